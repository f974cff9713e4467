import { describe, expect, test } from 'vitest';
import { boards, sides } from '../../../shared/games/comet/map/board.ts';
import { abilities } from '../../../shared/games/comet/abilities/abilities.ts';
import { gold, leaders, silver, terrains, wholeDeck } from '../../../shared/games/comet/cards.ts';

test('a hundred silver cards, fifty gold ones of which ten are advantages, ten leaders', () => {
  expect(wholeDeck(silver)).toHaveLength(100);
  expect(wholeDeck(gold)).toHaveLength(50);
  expect(wholeDeck(gold.filter(({ kind }) => kind === 'advantage'))).toHaveLength(10);
  expect(leaders).toHaveLength(10);
});

test('an explorer and a guardian for every terrain', () => {
  const guides = (cards: readonly (typeof gold)[number][], scope: string) =>
    new Set(
      cards.flatMap(({ ability }) =>
        (ability?.effects ?? []).flatMap((one) => ('scope' in one && one.scope === scope ? [one.terrain] : [])),
      ),
    );
  expect(guides(silver, 'one_companion')).toEqual(new Set(terrains));
  expect(guides(gold, 'all_companions')).toEqual(new Set(terrains));
});

test('every effect has code that does it', () => {
  const elsewhere = ['occupied_nests', 'hand_limit', 'retrieve_discard', 'copy_move', 'vicuna_set', 'lizard_family', 'per_species'];
  const codes = [...silver, ...gold, ...leaders].flatMap(({ ability }) => (ability?.effects ?? []).map(({ code }) => code));
  expect([...new Set(codes)].filter((code) => !(code in abilities) && !elsewhere.includes(code))).toEqual([]);
});

describe.each(sides)('side %s', (side) => {
  const board = boards[side];
  const isNest = (hex: number) => board.hexes[hex]!.kind === 'nest';

  /** Steps to the cave, walking through nests or not. */
  function distances(throughNests: boolean): number[] {
    const found = board.hexes.map(() => Infinity);
    found[board.cave] = 0;
    const queue = [board.cave];
    for (const hex of queue) {
      if (hex !== board.cave && isNest(hex) && !throughNests) continue;
      for (const next of board.neighbours[hex]!) {
        if (found[next] !== Infinity) continue;
        found[next] = found[hex]! + 1;
        queue.push(next);
      }
    }
    return found;
  }

  test('one cave, at least two nests of each number from 2 to 12, none side by side', () => {
    expect(board.hexes.filter(({ kind }) => kind === 'cave')).toHaveLength(1);
    expect([...board.nests.keys()].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const nests of board.nests.values()) expect(nests.length).toBeGreaterThanOrEqual(2);
    for (const hex of board.hexes.keys()) if (isNest(hex)) expect(board.neighbours[hex]!.some(isNest)).toBe(false);
  });

  test('every distance is true, and every nest bears it', () => {
    const around = distances(false);
    const through = distances(true);
    for (const [hex, { distance, nest }] of board.hexes.entries()) {
      expect(around[hex]).toBe(distance);
      if (nest !== undefined) expect([nest, through[hex]]).toEqual([distance, distance]);
    }
  });

  test('two terrains or more at the way out of every nest', () => {
    for (const hex of board.hexes.keys()) {
      if (isNest(hex)) expect(new Set(board.neighbours[hex]!.map((next) => board.hexes[next]!.terrain)).size).toBeGreaterThanOrEqual(2);
    }
  });
});
