import { randomPicks } from '../shared/bots/random.ts';
import { load, start, viewOf } from '../shared/engine/play.ts';
import { differences } from '../shared/engine/history/patch.ts';
import { copy } from '../shared/engine/json.ts';
import { below } from '../shared/engine/random.ts';
import { Sitting } from '../shared/engine/sitting.ts';
import type { LawKit } from '../test/laws/laws.ts';

/** Random play in memory on one core, against the machine's own pace: JSON round trips of the same save, between one game and the next. */

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
const median = (list: number[]): number => list.sort((a, b) => a - b)[Math.floor(list.length / 2)]!;

export function decisionSpeed(kit: LawKit, seconds: number) {
  const seats = kit.rules.seats.max;
  const sizes = { save: [] as number[], view: [] as number[], update: [] as number[] };
  const played = { count: 0, ms: 0 };
  const tripped = { count: 0, ms: 0 };
  let sample = '';
  for (let game = 1; played.ms < seconds * 1000; game++) {
    const seed = game.toString(16).padStart(64, 'c');
    const { decisions, ms, save } = playAtRandom(kit, seed, seats);
    sample ||= JSON.stringify(save);
    played.count += decisions;
    played.ms += ms;
    // a quarter of the time goes to the baseline
    while (tripped.ms < played.ms / 4) {
      const from = processorMs();
      for (let trip = 0; trip < 20; trip++) JSON.stringify(load(kit.rules, sample));
      tripped.ms += processorMs() - from;
      tripped.count += 20;
    }
    if (game <= 5) measure(kit, seed, sizes);
  }
  const perSecond = (1000 * played.count) / played.ms;
  const baseline = (1000 * tripped.count) / tripped.ms;
  return {
    perSecond: Math.round(perSecond),
    baseline: Math.round(baseline),
    ratio: Number((perSecond / baseline).toFixed(2)),
    saveBytes: median(sizes.save),
    viewBytes: median(sizes.view),
    updateBytes: median(sizes.update),
  };
}

/** Processor time of this process: what others do on the machine does not count. */
export const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

type Played = Pick<LawKit, 'rules' | 'options'>;

/** One game from its first question to its end. */
function playAtRandom(kit: Played, seed: string, seats: number) {
  const play = dealt(kit, seed, seats);
  const from = processorMs();
  const { decisions, save } = play();
  return { decisions, ms: processorMs() - from, save };
}

/** A game that has been dealt, to be played to its end. */
export function dealt({ rules, options }: Played, seed: string, seats: number) {
  const chance = { seed, drawn: 0 };
  const { save } = start(rules, options(chance, seats), seats, seed);
  return () => {
    const sitting = new Sitting(rules, save);
    let decisions = 0;
    for (; sitting.open.length; decisions++) {
      const decision = sitting.open[below(chance, sitting.open.length)]!;
      sitting.answer(decision.id, randomPicks(decision, chance));
    }
    return { decisions, save: sitting.save };
  };
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
