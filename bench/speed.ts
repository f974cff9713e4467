import { randomPicks } from '../shared/bots/random.ts';
import { load, start, viewOf } from '../shared/engine/play.ts';
import { differences } from '../shared/engine/patch.ts';
import { copy } from '../shared/engine/json.ts';
import { below } from '../shared/engine/random.ts';
import { Sitting } from '../shared/engine/sitting.ts';
import type { LawKit } from '../test/laws/laws.ts';

/** Random play in memory on one core, against the machine's own pace: JSON round trips of the same save. */

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
const median = (list: number[]): number => list.sort((a, b) => a - b)[Math.floor(list.length / 2)]!;

export function decisionSpeed(kit: LawKit, seconds: number) {
  const { rules } = kit;
  const seats = rules.seats.max;
  const sizes = { save: [] as number[], view: [] as number[], update: [] as number[] };
  let decisions = 0;
  let spent = 0;
  let sample = '';
  for (let game = 1; spent < seconds * 1000; game++) {
    const seed = game.toString(16).padStart(64, 'c');
    const chance = { seed, drawn: 0 };
    const { save } = start(rules, kit.options(chance, seats), seats, seed);
    const from = performance.now();
    const sitting = new Sitting(rules, save);
    while (sitting.open.length) {
      const decision = sitting.open[below(chance, sitting.open.length)]!;
      sitting.answer(decision.id, randomPicks(decision, chance));
      decisions++;
    }
    spent += performance.now() - from;
    if (game <= 5) measure(kit, seed, sizes);
    sample ||= JSON.stringify(sitting.save);
  }
  const perSecond = (decisions / spent) * 1000;
  const baseline = roundTrips(kit, sample);
  return {
    perSecond: Math.round(perSecond),
    baseline: Math.round(baseline),
    ratio: Number((perSecond / baseline).toFixed(2)),
    saveBytes: median(sizes.save),
    viewBytes: median(sizes.view),
    updateBytes: median(sizes.update),
  };
}

function roundTrips(kit: LawKit, text: string): number {
  const from = performance.now();
  let count = 0;
  for (; performance.now() - from < 500; count++) JSON.stringify(load(kit.rules, text));
  return (count / (performance.now() - from)) * 1000;
}

/** Bytes of a save, of a seat's view and of the update it gets, at each wait of one game. */
function measure(kit: LawKit, seed: string, sizes: Record<'save' | 'view' | 'update', number[]>): void {
  const chance = { seed, drawn: 0 };
  const seats = kit.rules.seats.max;
  const sitting = new Sitting(kit.rules, start(kit.rules, kit.options(chance, seats), seats, seed).save);
  let before = copy(viewOf(sitting, 0));
  while (sitting.open.length) {
    const decision = sitting.open[below(chance, sitting.open.length)]!;
    sitting.answer(decision.id, randomPicks(decision, chance));
    const after = copy(viewOf(sitting, 0));
    sizes.save.push(bytes(sitting.save));
    sizes.view.push(bytes(after));
    sizes.update.push(bytes(differences(before, after)));
    before = after;
  }
}
