import type { Decision } from '../engine/decision.ts';
import type { Told } from '../engine/save.ts';
import type { Part } from '../text/catalogue.ts';
import type { LogLine, Saying, Word } from '../text/say.ts';

/** What stands beside a question: how to answer it, and what happens if nobody does. */
export type QuestionPart = '' | '.help' | '.fallback';

/** How any game speaks, for what is told away from its board: a mail, a page to confirm a choice, what happened since one left. */
export interface GameWords {
  /** All the parts of the texts that speak of the game while it is played. */
  texts: readonly Part[];
  lines(told: Told): LogLine[];
  question(decision: Pick<Decision, 'about'>, beside?: QuestionPart): Saying;
  /** An option, with the board of the seat that is asked. */
  option(option: string, decision: Decision, board: unknown): Saying;
  /** What stands over a group of options. */
  group(group: string, board: unknown): Saying;
}

/** What a game's `words.ts` exports as `words`; most games need say no more. */
export type OwnWords = Pick<GameWords, 'lines' | 'option' | 'group'> & Partial<GameWords>;

/** A question whose parameters go into its message as they are. */
function plainQuestion({ about: { key, of = {} } }: Pick<Decision, 'about'>, beside: QuestionPart = ''): Saying {
  const words: Record<string, Word> = {};
  for (const [name, value] of Object.entries(of)) if (typeof value === 'string' || typeof value === 'number') words[name] = value;
  return { key: key + beside, of: words };
}

/** Each game's are found in its folder and come apart, so that a page is sent only its own game. */
export async function wordsOf(game: string): Promise<GameWords> {
  const { words } = (await import(`./${game}/words.ts`)) as { words: OwnWords };
  return { texts: [`${game}-board`], question: plainQuestion, ...words };
}
