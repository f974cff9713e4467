import { isPassed, noOrders, fire } from '../shared/engine/orders.ts';
import type { Params } from '../shared/engine/json.ts';
import { completeOptions, start, viewOf } from '../shared/engine/play.ts';
import { Sitting } from '../shared/engine/sitting.ts';
import { cosmicBot } from '../shared/games/cosmic/bot/bot.ts';
import type { Facts } from '../shared/games/cosmic/facts.ts';
import { cosmic } from '../shared/games/cosmic/rules.ts';
import { paces } from '../shared/pace.ts';
import { drawWindow } from '../shared/short-window.ts';

const SEATS = 5;

const round = (value: number): number => Number(value.toFixed(2));

/**
 * How long quick windows last at a live table of five that has given no orders: how many there are in an encounter in which the usual orders ask somebody, and
 * how many that are held open beside those; what each lasts, and how long the others would take if they were no shorter.
 */
export function measureWindows(games: number, options: Params) {
  const seen = { asked: [] as number[], optIn: [] as number[] };
  let encounters = 0;
  let questions = 0;
  for (let game = 0; game < games; game++) {
    const seed = (game + 1).toString(16).padStart(64, 'e');
    const chance = { seed, drawn: 0 };
    const lot = { seed: (game + 1).toString(16).padStart(64, 'a'), drawn: 0 };
    const sitting = new Sitting(cosmic, start(cosmic, completeOptions(cosmic, { ...options, windows: 'quick' }, false), SEATS, seed).save);
    let last = '';
    while (sitting.open.length) {
      const decision = sitting.open[0]!;
      const frame = decision.id.split('.')[0]!;
      if (decision.brief && frame !== last) {
        const kind = decision.optIn ? 'optIn' : 'asked';
        seen[kind].push(drawWindow(paces.live.limit.respond, kind, lot) / 1000);
      }
      last = frame;
      if (!decision.brief && decision.clock !== 'gather' && !isPassed(noOrders, decision)) questions++;
      sitting.answer(decision.id, fire(noOrders, decision).picks ?? cosmicBot(viewOf(sitting, decision.seat), decision, chance));
    }
    encounters += (sitting.save.facts as Facts).encounters;
  }
  const about = (lengths: readonly number[]) => {
    const sum = lengths.reduce((all, one) => all + one, 0);
    return {
      windows: round(lengths.length / encounters),
      seconds: [Math.min(...lengths), round(sum / lengths.length), Math.max(...lengths)],
      secondsPerEncounter: round(sum / encounters),
    };
  };
  return { questions: round(questions / encounters), asked: about(seen.asked), optIn: about(seen.optIn) };
}

if (import.meta.main) console.log(JSON.stringify(measureWindows(Number(process.argv[2] ?? 40), { flares: 'yes' }), null, 1));
