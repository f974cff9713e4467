import { completeOptions } from '../shared/engine/play.ts';
import { shuffle } from '../shared/engine/random.ts';
import { cosmic } from '../shared/games/cosmic/rules.ts';
import { dealing } from '../test/laws/cosmic/tables.ts';
import { kits } from '../test/laws/kits.ts';
import { playAtRandom } from './speed.ts';

const EIGHT = ['clone', 'human', 'macron', 'mite', 'oracle', 'parasite', 'sorcerer', 'zombie'];

/** Random play of five seats with any aliens dealt, against five of those eight, in turns: what is not at the table shall cost it little. */
export function manyAliens(seconds: number) {
  const seats = cosmic.seats.max;
  const kit = { ...kits['cosmic']!, options: () => completeOptions(cosmic, { aliens: 'random' }, false) };
  const all = { decisions: 0, ms: 0 };
  const eight = { decisions: 0, ms: 0 };
  for (let game = 1; all.ms + eight.ms < seconds * 1000; game++) {
    const seed = game.toString(16).padStart(64, '9');
    const few = dealing(shuffle({ seed, drawn: 0 }, [...EIGHT]).slice(0, seats), kit);
    for (const [sum, one] of [[all, kit] as const, [eight, few] as const]) {
      const { decisions, ms } = playAtRandom(one, seed, seats);
      sum.decisions += decisions;
      sum.ms += ms;
    }
  }
  const perSecond = ({ decisions, ms }: typeof all) => Math.round((1000 * decisions) / ms);
  return { perSecond: perSecond(all), baseline: perSecond(eight), ratio: Number((perSecond(all) / perSecond(eight)).toFixed(2)) };
}

if (import.meta.main) console.log(JSON.stringify(manyAliens(Number(process.argv[2] ?? 6))));
