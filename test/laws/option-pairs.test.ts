import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Chance } from '../../shared/engine/random.ts';
import type { AnyRules } from '../../shared/engine/rules.ts';
import { cosmic } from '../../shared/games/cosmic/rules.ts';
import { shelf } from '../../shared/games/shelf.ts';
import { cosmicLaws } from './cosmic/cosmic.ts';
import { choosing, factorsOf, isAllowed, pairsIn, pairsOf, tablesOfOptions } from './option-pairs.ts';

const chanceOf = (seed: string): Chance => ({ seed, drawn: 0 });

/** By any two options, how many pairs of theirs may stand at a table. */
function pairsOfTwo(rules: AnyRules): number[] {
  const counts = new Map<string, number>();
  for (const row of pairsOf(rules).values()) {
    const options = Object.keys(row).join();
    counts.set(options, (counts.get(options) ?? 0) + 1);
  }
  return [...counts.values()];
}

test.each(Object.keys(shelf))('%s: every two choices that may stand together do, at tables that are allowed', (game) => {
  const { rules } = shelf[game]!;
  const seed = randomBytes(32).toString('hex');
  const left = pairsOf(rules);
  let tables = 0;
  for (const row of tablesOfOptions(rules, chanceOf(seed))) {
    expect(isAllowed(rules, row), `seed ${seed}`).toBe(true);
    for (const name of pairsIn(factorsOf(rules), row)) left.delete(name);
    tables++;
  }
  expect([...left.keys()], `seed ${seed}`).toEqual([]);
  // a table has one pair of any two options, so no fewer will do than the most that two of them have; chance costs some more
  const least = Math.max(...pairsOfTwo(rules));
  expect(tables, `seed ${seed}`).toBeGreaterThanOrEqual(least);
  expect(tables, `seed ${seed}`).toBeLessThan(2 * least);
});

test('what the rules forbid is not among the pairs, all else is', () => {
  const names = [...pairsOf(cosmic).keys()];
  expect(names).not.toContain('flares=no unlimited_flares=yes');
  expect(names).not.toContain('seats=3 first_player=3');
  const factors = factorsOf(cosmic);
  const everything = factors.flatMap((one, at) => factors.slice(at + 1).map((other) => one.choices.length * other.choices.length));
  // beside them only the first players that are not there: one of four seats, two of three
  expect(names).toHaveLength(everything.reduce((a, b) => a + b) - 1 - 3);
});

test('a table of a row has its choices and its seats, with anyone named who may be', () => {
  const row = { ...[...tablesOfOptions(cosmic, chanceOf('4'.repeat(64)))][0]!, aliens: 'named', seats: '3', first_player: '0' };
  for (let n = 1; n <= 30; n++) {
    const kit = choosing(row, cosmicLaws);
    const options = kit.options(chanceOf(String(n).padStart(64, '6')), 3);
    const { seats, ...chosen } = row;
    expect(options).toMatchObject(chosen);
    expect(kit.rules.seats).toEqual({ min: Number(seats), max: Number(seats) });
    expect(() => cosmic.checkOptions!(options, 3)).not.toThrow();
  }
});
