import { readdirSync, readFileSync } from 'node:fs';
import { randomPicks } from '../../shared/bots/random.ts';
import { start } from '../../shared/engine/play.ts';
import type { Save } from '../../shared/engine/save.ts';
import { Sitting } from '../../shared/engine/sitting.ts';
import type { LawKit } from '../laws/laws.ts';

/** Waiting saves of every released step name, one file each: test/saves/<game>/<release>-<step>.json. */
export const folderOf = (game: string): URL => new URL(`./${game}/`, import.meta.url);

export function keptSaves(game: string): { file: string; text: string }[] {
  const folder = folderOf(game);
  return readdirSync(folder).map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));
}

export const stepOf = (save: Save): string => save.agenda.at(-1)!.step;

/** Plays at random to the end. */
export function finish(sitting: Sitting, onWait: (sitting: Sitting) => void = () => undefined): void {
  const chance = { seed: 'f1'.repeat(32), drawn: 0 };
  while (sitting.open.length) {
    onWait(sitting);
    const decision = sitting.open[chance.drawn % sitting.open.length]!;
    sitting.answer(decision.id, randomPicks(decision, chance));
  }
}

/** A waiting save for every step that random play comes to wait at. */
export function waitingSaves(kit: LawKit, games: number): Map<string, Save> {
  const saves = new Map<string, Save>();
  for (let game = 1; game <= games; game++) {
    const seed = game.toString(16).padStart(64, 'e');
    const chance = { seed, drawn: 0 };
    const seats = kit.rules.seats.min + (game % (kit.rules.seats.max - kit.rules.seats.min + 1));
    const sitting = new Sitting(kit.rules, start(kit.rules, kit.options(chance, seats), seats, seed).save);
    finish(sitting, ({ save }) => {
      if (!saves.has(stepOf(save)) && game % 3 === save.frames % 3) saves.set(stepOf(save), structuredClone(save));
    });
  }
  return saves;
}
