import { centauriBot } from '../games/centauri/bot.ts';
import { cometBot } from '../games/comet/bot.ts';
import { cosmicBot } from '../games/cosmic/bot.ts';
import type { Bot } from './bot.ts';

/** The bot of every game on the shelf. */
const bots: Record<string, Bot> = { centauri: centauriBot, comet: cometBot, cosmic: cosmicBot };

/** The bot that takes an empty seat in this game. */
export function botOf(game: string): Bot {
  const bot = bots[game];
  if (!bot) throw new Error(`no bot for ${game}`);
  return bot;
}
