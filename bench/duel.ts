import { randomPicks } from '../shared/bots/random.ts';
import type { Bot } from '../shared/bots/bot.ts';
import type { Params } from '../shared/engine/json.ts';
import { completeOptions, start, viewOf } from '../shared/engine/play.ts';
import type { AnyRules } from '../shared/engine/rules.ts';
import { below } from '../shared/engine/random.ts';
import { Sitting } from '../shared/engine/sitting.ts';

/** Games of one bot against seats that play at random; the bot changes its seat from game to game. A shared win counts by its share. */
export function duel(rules: AnyRules, bot: Bot, seats: number, games: number, options: Params = {}): { won: number; perGame: number } {
  let won = 0;
  const from = performance.now();
  for (let game = 0; game < games; game++) {
    const seed = (game + 1).toString(16).padStart(64, 'd');
    const chance = { seed: (game + 1).toString(16).padStart(64, 'b'), drawn: 0 };
    const mine = game % seats;
    const sitting = new Sitting(rules, start(rules, completeOptions(rules, options, false), seats, seed).save);
    while (sitting.open.length) {
      const decision = sitting.open[below(chance, sitting.open.length)]!;
      const picks = decision.seat === mine ? bot(viewOf(sitting, mine), decision, chance) : randomPicks(decision, chance);
      sitting.answer(decision.id, picks);
    }
    const { winners } = rules.result(sitting.table)!;
    if (winners.includes(mine)) won += 1 / winners.length;
  }
  return { won: won / games, perGame: (performance.now() - from) / games };
}
