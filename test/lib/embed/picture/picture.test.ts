import { expect, it } from 'vitest';
import { pictureOf } from '$lib/embed/picture/picture.ts';
import { randomPicks } from '$shared/bots/random.ts';
import { answer, pending, start, view } from '$shared/engine/play.ts';
import type { Viewer } from '$shared/engine/save.ts';
import type { Save } from '$shared/engine/save.ts';
import { kits } from '../../../laws/kits.ts';

/** What a picture shows of a position, held against what others could have seen there. */

const SEED = '5c'.repeat(32);
const LOOKS = 25;

for (const [name, game, seats] of [
  ['centauri', 'centauri', 4],
  ['comet', 'comet', 3],
  ['cosmic', 'cosmic', 5],
] as const) {
  const kit = kits[name]!;
  const { rules } = kit;
  const names = ['Anna', 'Ben', 'Cleo', 'Dan', 'Eve'].slice(0, seats);
  const draw = (save: Save, viewer: Viewer): string =>
    pictureOf({ game, title: 'Friday', under: '', names, board: view(rules, save, viewer).board });

  /** Moments of a random game, from the deal on. */
  function* moments(): Generator<Save> {
    const chance = { seed: SEED, drawn: 0 };
    let { save } = start(rules, kit.options(chance, seats), seats, SEED);
    for (let nth = 0; nth < 40 * LOOKS; nth++) {
      if (nth % 40 === 0) yield save;
      const [decision] = pending(rules, save);
      if (!decision) return;
      ({ save } = answer(rules, save, decision.id, randomPicks(decision, chance)));
    }
  }

  it(`the picture of ${game} is the same whatever the hands are, and whoever it is drawn for`, () => {
    const chance = { seed: SEED, drawn: 1_000_000 };
    let parted = 0;
    for (const save of moments()) {
      const drawn = draw(save, 'watch');
      const other = kit.otherWorld(structuredClone(save), 'watch', chance);
      if (other) {
        if (JSON.stringify(other) !== JSON.stringify(save)) parted++;
        expect(draw(other, 'watch')).toBe(drawn);
      }
      // a puzzle is drawn from the board of its seat
      for (let seat = 0; seat < seats; seat++) expect(draw(save, seat)).toBe(drawn);
    }
    expect(parted).toBeGreaterThan(0);
  });

  it(`the picture of ${game} moves as the game does`, () => {
    expect(new Set([...moments()].map((save) => draw(save, 'watch'))).size).toBeGreaterThan(3);
  });
}
