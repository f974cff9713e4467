import type { Bot } from '../bots/bot.ts';
import type { AnyRules } from '../engine/rules.ts';
import { centauriBot } from './centauri/bot.ts';
import { course as centauriCourse } from './centauri/course.ts';
import { centauri } from './centauri/rules.ts';
import { summary as centauriSummary } from './centauri/words/summary.ts';
import { cometBot } from './comet/bot/bot.ts';
import { course as cometCourse } from './comet/course.ts';
import { comet } from './comet/rules.ts';
import { summary as cometSummary } from './comet/words/summary.ts';
import { cosmicBot } from './cosmic/bot/bot.ts';
import { course as cosmicCourse } from './cosmic/course.ts';
import { cosmic } from './cosmic/rules.ts';
import { summary as cosmicSummary } from './cosmic/words/summary.ts';
import type { GameCourse } from './course.ts';
import type { Summary, SummaryColumn } from './summary.ts';

/** All that must be said of a game: its words, its texts and its pages are found by its name. */
export interface Game {
  rules: AnyRules;
  /** Takes an empty seat. */
  bot: Bot;
  /** A game need not have one. */
  summary?(board: unknown): SummaryColumn[];
  /** What stands out when it is looked at again; likewise. */
  course?: GameCourse;
}

/** Every game that can be played, the shortest last: it is offered to a host who has picked none. */
export const shelf: Record<string, Game> = {
  cosmic: { rules: cosmic, bot: cosmicBot, summary: cosmicSummary, course: cosmicCourse },
  comet: { rules: comet, bot: cometBot, summary: cometSummary, course: cometCourse },
  centauri: { rules: centauri, bot: centauriBot, summary: centauriSummary, course: centauriCourse },
};

function gameOf(game: string): Game {
  const found = Object.hasOwn(shelf, game) ? shelf[game] : undefined;
  if (!found) throw new Error(`no game ${game}`);
  return found;
}

export const rulesOf = (game: string): AnyRules => gameOf(game).rules;
export const botOf = (game: string): Bot => gameOf(game).bot;
export const summaryOf = (game: string): Summary => gameOf(game).summary ?? (() => []);
export const courseOf = (game: string): GameCourse | null => gameOf(game).course ?? null;
