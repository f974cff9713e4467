import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { shelf } from '../../shared/games/shelf.ts';
import { kits } from './kits.ts';
import { LawBroken, playUnderLaws } from './laws.ts';

const GAMES = 150;

test('every game on the shelf stands under the laws', () => {
  expect(Object.keys(kits)).toEqual(expect.arrayContaining(Object.keys(shelf)));
});

for (const [game, kit] of Object.entries(kits)) {
  test(`${game}: ${GAMES} random games obey the laws`, { timeout: 300_000 }, () => {
    const cameUp = new Set<string>();
    for (let i = 0; i < GAMES; i++) {
      const seed = randomBytes(32).toString('hex');
      try {
        const played = playUnderLaws(kit, seed, 1 + (i % 4) * 5);
        for (const name of played.cameUp) cameUp.add(name);
      } catch (error) {
        if (error instanceof LawBroken) console.error(JSON.stringify(error.record));
        throw error;
      }
    }
    expect((kit.mustComeUp ?? []).filter((name) => !cameUp.has(name))).toEqual([]);
  });
}
