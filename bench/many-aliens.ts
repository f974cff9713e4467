import { completeOptions } from '../shared/engine/play.ts';
import { shuffle } from '../shared/engine/random.ts';
import { cosmic } from '../shared/games/cosmic/rules.ts';
import { dealing } from '../test/laws/cosmic/tables.ts';
import { kits } from '../test/laws/kits.ts';
import type { LawKit } from '../test/laws/laws.ts';
import { dealt, processorMs } from './speed.ts';

const EIGHT = ['clone', 'human', 'macron', 'mite', 'oracle', 'parasite', 'sorcerer', 'zombie'];
const SEATS = cosmic.seats.max;
/** Games between two looks at the clock, and batches of each arm before it counts: both run code that is compiled by then. */
const BATCH = 10;
const WARM = 4;

const all: LawKit = { ...kits['cosmic']!, options: () => completeOptions(cosmic, { aliens: 'random' }, false) };
/** Five of the eight, by the seed, with the same options. */
const eight = (seed: string): LawKit => ({
  ...dealing(shuffle({ seed, drawn: 0 }, [...EIGHT]).slice(0, SEATS), all),
  options: all.options,
});

/** Random play of five seats with any aliens dealt, against five of those eight, in turns: what is not at the table shall cost it little. */
export function manyAliens(seconds: number) {
  const many = { kitOf: () => all, decisions: 0, ms: 0 };
  const few = { kitOf: eight, decisions: 0, ms: 0 };
  for (let batch = 0; many.ms + few.ms < seconds * 1000; batch++) {
    // who begins finds another heap than who follows
    for (const arm of batch % 2 ? [many, few] : [few, many]) {
      const { decisions, ms } = playBatch(batch, arm.kitOf);
      if (batch < WARM) continue;
      arm.decisions += decisions;
      arm.ms += ms;
    }
  }
  const perSecond = ({ decisions, ms }: { decisions: number; ms: number }) => Math.round((1000 * decisions) / ms);
  return { perSecond: perSecond(many), baseline: perSecond(few), ratio: Number((perSecond(many) / perSecond(few)).toFixed(2)) };
}

function playBatch(batch: number, kitOf: (seed: string) => LawKit) {
  const seeds = Array.from({ length: BATCH }, (_, game) => (batch * BATCH + game).toString(16).padStart(64, '9'));
  const games = seeds.map((seed) => dealt(kitOf(seed), seed, SEATS));
  const from = processorMs();
  let decisions = 0;
  for (const play of games) decisions += play().decisions;
  return { decisions, ms: processorMs() - from };
}

if (import.meta.main) console.log(JSON.stringify(manyAliens(Number(process.argv[2] ?? 6))));
