import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { shelf } from '../../shared/games/shelf.ts';
import { kits } from './kits.ts';
import { addWorlds, lackingWorlds, LawBroken, noWorlds, playUnderLaws } from './laws.ts';

/** A first look in the quick gate; `npm test` lets the fuzzer play each game at length and demand that everything came up. */
const SECONDS = 3;

test('every game on the shelf stands under the laws', () => {
  expect(Object.keys(kits)).toEqual(expect.arrayContaining(Object.keys(shelf)));
});

test.each(Object.keys(kits))('%s: random games obey the laws', { timeout: 120_000 }, (game) => {
  const until = performance.now() + SECONDS * 1000;
  const worlds = noWorlds();
  for (let i = 0; i < 5 || performance.now() < until; i++) {
    const seed = randomBytes(32).toString('hex');
    try {
      addWorlds(worlds, playUnderLaws(kits[game]!, seed, 1 + (i % 4) * 5).worlds);
    } catch (error) {
      if (error instanceof LawBroken) console.error(JSON.stringify(error.record));
      throw error;
    }
  }
  expect(worlds.examined).toBeGreaterThan(100);
  expect(lackingWorlds(worlds)).toBeNull();
});
