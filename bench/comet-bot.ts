import { comet } from '../shared/games/comet/rules.ts';
import { cometBot } from '../shared/games/comet/bot.ts';
import { duel } from './duel.ts';

/** The bot of Comet against random play, on both boards: the share of games it wins, by the number of seats. */
export function measure(games: number): Record<number, number> {
  const share = (seats: number) =>
    ['A', 'B'].reduce((sum, side) => sum + duel(comet, cometBot, seats, Math.ceil(games / 2), { side }).won, 0) / 2;
  return { 2: share(2), 3: share(3), 4: share(4) };
}

if (import.meta.main) console.log(JSON.stringify(measure(Number(process.argv[2] ?? 100))));
