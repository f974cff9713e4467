import { expect, it } from 'vitest';
import type { LogEntry } from '$shared/protocol.ts';
import { lastRevealed } from '$lib/cosmic/reveal/revealed.ts';

const log = (...rows: [type: string, of: object][][]): LogEntry[] =>
  rows.map((told, at) => ({ seq: at + 1, at: 0, by: 'seat', told: told.map(([type, of]) => ({ type, of })) }) as unknown as LogEntry);

const encounter = (number: number): [string, object][] => [
  ['encounter', { number, offense: number % 2, ofTurn: 1 }],
  ['defense', { seat: 2, planet: null }],
  ['aimed', { planet: 'blue-1' }],
];
const revealed: [string, object] = ['revealed', { offense: 'attack:8', defense: 'negotiate' }];
const outcome: [string, object] = ['outcome', { totals: [12, 4], ending: 'attack', winner: 'offense' }];

it('is none before something was decided', () => {
  expect(lastRevealed([])).toBeNull();
  expect(lastRevealed(log(encounter(1), [revealed]))).toBeNull();
});

it('says who met where with which cards, what they came to, and what came of it', () => {
  const lost: [string, object] = ['lost', { seat: 2, ships: { 'blue-1': 4 }, cause: 'encounter' }];
  const used: [string, object] = ['used', { seat: 2, ability: 'zombie.rise', picks: [] }];
  expect(lastRevealed(log(encounter(1), [revealed], [outcome, used, lost], [['drew', { seat: 0, count: 1 }]]))).toMatchObject({
    number: 1,
    seq: 3,
    offense: 1,
    defense: 2,
    planet: 'blue-1',
    faces: { offense: 'attack:8', defense: 'negotiate' },
    totals: [12, 4],
    winner: 'offense',
    next: [{ type: 'lost' }, { type: 'drew' }],
  });
});

it('keeps the last one while the next encounter is under way, and what happens there is not told of it', () => {
  const last = lastRevealed(log(encounter(1), [revealed, outcome], encounter(2), [revealed]));
  expect(last).toMatchObject({ number: 1, next: [] });
});
