import { cosmicBot } from '../shared/games/cosmic/bot.ts';
import { cosmic } from '../shared/games/cosmic/rules.ts';
import { completeOptions, start, viewOf } from '../shared/engine/play.ts';
import { randomPicks } from '../shared/bots/random.ts';
import { Sitting } from '../shared/engine/sitting.ts';

/** The bot of Cosmic Encounter against three that play at random: the share of games in which it wins, alone or with others. */
export function measure(games: number): { winRate: number; alone: number } {
  const seats = 4;
  let won = 0;
  let alone = 0;
  for (let game = 0; game < games; game++) {
    const seed = (game + 1).toString(16).padStart(64, 'd');
    const chance = { seed: (game + 1).toString(16).padStart(64, 'b'), drawn: 0 };
    const mine = game % seats;
    const sitting = new Sitting(cosmic, start(cosmic, completeOptions(cosmic, {}, false), seats, seed).save);
    while (sitting.open.length) {
      const decision = sitting.open[0]!;
      const picks = decision.seat === mine ? cosmicBot(viewOf(sitting, mine), decision, chance) : randomPicks(decision, chance);
      sitting.answer(decision.id, picks);
    }
    const { winners } = cosmic.result(sitting.table as never)!;
    if (winners.includes(mine)) won++;
    if (winners.includes(mine) && winners.length === 1) alone++;
  }
  return { winRate: won / games, alone: alone / games };
}

if (import.meta.main) console.log(JSON.stringify(measure(Number(process.argv[2] ?? 200))));
