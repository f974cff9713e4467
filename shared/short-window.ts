import { below, type Chance } from './engine/random.ts';

/** A short window lasts at least and at most this share of the usual time, in thousandths; less, where it is held open though nobody may be asked. */
const shares = { asked: { least: 200, most: 333 }, optIn: { least: 100, most: 143 } };

/** How long a short window lasts, drawn from this chance. */
export function drawWindow(limit: number, kind: keyof typeof shares, chance: Chance): number {
  const { least, most } = shares[kind];
  return Math.round((limit * (least + below(chance, most - least + 1))) / 1000);
}
