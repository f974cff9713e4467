import { expect, test } from 'vitest';
import { testFlare } from '../flares/test-flare.ts';
import { lay } from '../game.ts';

const ships = { A: { warp: 4 }, B: { warp: 2 }, C: { warp: 4 } };
// one of its own returns when it regroups
const warped = (hands = {}) =>
  lay({ aliens: { A: 'warpish' }, ships, hands: { A: ['a10', '+2'], B: ['a15'], C: ['KZ', 'a06'], ...hands } });
const duel = { aim: 'b1', send: ['a1', 'a1'] };
const fought = (hands = {}) => warped(hands).fight({ ...duel, cards: ['a10', 'a15'] });

test('R-49 Warpish counts at the end', () => {
  expect(fought().rest().told('outcome')[0]).toEqual({ ending: 'won', winner: 'offense', totals: [10 + 2 + 9, 15 + 4] });
  const hands = { A: ['a10'], B: ['a15'], C: ['N', 'flare:vacuum'] };
  const game = lay({ aliens: { A: 'warpish' }, ships, flares: ['vacuum'], hands }).fight({ ...duel, cards: ['a10', 'a15'] });
  game.answer('C.reveal.modify', '#flare:vacuum').rest();
  expect([game.told('released'), game.told('outcome')[0]]).toEqual([
    [{ owner: 2, ships: 2 }],
    { ending: 'won', winner: 'defense', totals: [19, 19] },
  ]);
});

test('zapped, nothing is added', () => {
  expect(fought().answer('C.on.power-use', '#KZ').rest().told('outcome')[0]!['totals']).toEqual([12, 19]);
});

test('not with a negotiate, not as an ally, and not over an empty warp', () => {
  const talk = warped({ A: ['N'] }).fight({ ...duel, cards: ['N', 'a15'] });
  expect(talk.rest().told('used')).toEqual([]);
  const ally = lay({ aliens: { C: 'warpish' }, ships, hands: { A: ['a10'], B: ['a15'] } });
  ally.fight({ ...duel, invite: [['C'], []], join: [['C', 'side:offense', 'c1']], cards: ['a10', 'a15'] }).rest();
  expect(ally.told('used')).toEqual([]);
  const empty = lay({ aliens: { A: 'warpish' }, hands: { A: ['a10'], B: ['a15'] } });
  expect(
    empty
      .fight({ ...duel, cards: ['a10', 'a15'] })
      .rest()
      .told('used'),
  ).toEqual([]);
});

test('cards that become negotiates lead to a deal all the same', () => {
  const game = fought({ C: ['Emotion', 'a06'] })
    .answer('C.reveal.modify', '#Emotion')
    .rest();
  expect(game.told('outcome')[0]).toMatchObject({ ending: 'deal' });
});

const flares = ['warpish'];
const flared = (aliens: Record<string, string>, ships: Record<string, Record<string, number>>, more: string[] = []) =>
  lay({ aliens, flares, ships, hands: { A: ['a10', 'flare:warpish'], B: ['a08', ...more] } }).fight({
    aim: 'b1',
    send: ['a1', 'a1'],
    cards: ['a10', 'a08'],
  });
const play = ['A.reveal.modify', '#flare:warpish'] as const;

test('wild: one more for each of its own ships in the warp, not for those of others', () => {
  const game = flared({}, { A: { warp: 4 }, B: { warp: 1 } }).answer(...play);
  game.rest();
  // one ship came home when it regrouped
  expect(game.told('outcome')).toMatchObject([{ totals: [10 + 2 + 3, 8 + 4] }]);
  expect(game.hand('A')).toContain('flare:warpish');
});

test('wild: not with an empty warp, not against a negotiate, not for an ally; card-zapped, nothing is added', () => {
  expect(
    flared({}, { B: { warp: 3 } })
      .rest()
      .told('played'),
  ).toEqual([]);
  const talk = lay({ flares, ships: { A: { warp: 4 } }, hands: { A: ['a10', 'flare:warpish'], B: ['N'] } });
  expect(
    talk
      .fight({ aim: 'b1', send: ['a1'], cards: ['a10', 'N'] })
      .rest()
      .told('played'),
  ).toEqual([]);
  const ally = lay({ flares, ships: { C: { warp: 4 } }, hands: { A: ['a10'], B: ['a08'], C: ['N', 'flare:warpish'] } });
  ally.fight({ aim: 'b1', send: ['a1'], invite: [['C'], []], join: [['C', 'side:offense', 'c1']], cards: ['a10', 'a08'] });
  expect(ally.find('C.reveal.modify').options).toEqual([{ id: 'word:pass' }]);
  const zapped = flared({}, { A: { warp: 4 } }, ['CZ'])
    .answer(...play)
    .answer('B.on.card-play', '#CZ')
    .rest();
  expect([zapped.told('outcome'), zapped.pile]).toMatchObject([[{ totals: [12, 12] }], expect.arrayContaining(['flare:warpish'])]);
});

const master = { A: 'warpish' };

test('super: one less for the opponent for each of its ships in the warp, beside what the power adds', () => {
  const game = flared(master, { A: { warp: 2 }, B: { warp: 3 }, C: { warp: 1 } })
    .answer(...play)
    .rest();
  expect(game.told('outcome')).toMatchObject([{ totals: [10 + 2 + 5, 8 + 4 - 3] }]);
  expect(game.hand('A')).toContain('flare:warpish');
});

test('super: not with an opponent without a ship in the warp; card-zapped, nothing is taken off', () => {
  expect(
    flared(master, { C: { warp: 3 } })
      .rest()
      .told('played'),
  ).toEqual([]);
  const zapped = flared(master, { B: { warp: 3 } }, ['CZ'])
    .answer(...play)
    .answer('B.on.card-play', '#CZ')
    .rest();
  expect(zapped.told('outcome')).toMatchObject([{ totals: [15, 12] }]);
});

testFlare('warpish', { wild: ['main', 'reveal.modify'], super: ['main', 'reveal.modify'] });
