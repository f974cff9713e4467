import { expect, test } from 'vitest';
import { completeOptions, start } from '../../../shared/engine/play.ts';
import type { Facts } from '../../../shared/games/cosmic/facts.ts';
import { cosmic } from '../../../shared/games/cosmic/rules.ts';
import { shipsOutside } from '../../../shared/games/cosmic/ships/losses.ts';
import { shipsAsked } from '../../../shared/games/cosmic/ships/sending.ts';
import { unsoundShips } from '../../../shared/games/cosmic/soundness.ts';
import { cosmicLaws } from '../../laws/cosmic/cosmic.ts';
import { unsoundPromises } from '../../laws/cosmic/promises.ts';
import { lay } from '../game.ts';

const begun = () => lay().fight({ aim: 'b1', send: ['a1', 'a1'] });

test('ships that go to the warp are out of reach, and no longer so once they have gone', () => {
  const { table } = begun();
  table.facts.losses.push({ cause: 'defeat', parts: [{ seat: 0, ships: { a2: 3, gate: 2 }, to: 'warp' }] });
  const left = () => shipsAsked(table, 0, { min: 0, max: 20, gate: true }).options.map(({ id, times }) => `${id} ${times}`);
  expect([left(), shipsOutside(table, 0)]).toEqual([['planet:a1 2', 'planet:a2 1', 'planet:a3 4', 'planet:a4 4', 'planet:a5 4'], 15]);
  table.loss.parts[0]!.from = { a2: 3, a1: 2 };
  expect([left()[1], left().at(-1), shipsOutside(table, 0)]).toEqual(['planet:a2 4', 'gate 2', 18]);
});

test('fewer than none in a place is unsound', () => {
  const { table } = begun();
  expect(unsoundShips(table)).toBe(null);
  table.facts.planets['a2']![0] = -1;
  table.facts.planets['a3']![0] = 9;
  expect(unsoundShips(table)).toContain('-1');
});

test.each(['losses', 'uses', 'a deal'])('ships of one place that are promised twice are unsound (%s)', (by) => {
  const { table } = begun();
  table.facts.losses.push({ cause: 'defeat', parts: [{ seat: 0, ships: { a2: 3 }, to: 'warp' }] });
  expect(unsoundPromises(table)).toBe(null);
  if (by === 'losses') table.facts.losses.push({ cause: 'void', parts: [{ seat: 0, ships: { a2: 2 }, to: 'warp' }] });
  if (by === 'uses')
    table.facts.uses.push({ seat: 0, ability: 'kamikaze.wild', face: null, picks: [], aimed: [], stopped: false, ships: { a2: 2 } });
  if (by === 'a deal') {
    const none = { cards: [], ships: {} };
    table.encounter.bargain = { plan: { offense: { cards: [], ships: { a2: 2 } }, defense: none } } as unknown as NonNullable<
      typeof table.encounter.bargain
    >;
  }
  expect(unsoundPromises(table)).toBe('seat 0 has promised 5 of 4 ships at a2');
});

test('every random game is held to that', () => {
  const { save } = start(cosmic, completeOptions(cosmic, {}, false), 4, 'c0'.repeat(32));
  expect(cosmicLaws.unsound!(save)).toBe(null);
  (save.facts as Facts).losses.push({ cause: 'defeat', parts: [{ seat: 0, ships: { a1: 5 }, to: 'warp' }] });
  expect(cosmicLaws.unsound!(save)).toBe('seat 0 has promised 5 of 4 ships at a1');
});
