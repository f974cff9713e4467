import type { Decision } from '../engine/decision.ts';
import type { Told } from '../engine/save.ts';
import type { Saying, Word } from '../text/say.ts';

/** A line of the log; one with `only` is for the eyes of the viewer alone. */
export interface Line extends Saying {
  only?: true;
}

/** What stands beside a question: how to answer it, and what happens if nobody does. */
export type Beside = '' | '.help' | '.fallback';

/** How any game speaks, for what is told away from its board: a mail, a page to confirm a choice, what happened since one left. */
export interface GameWords {
  lines(told: Told): Line[];
  question(decision: Pick<Decision, 'about'>, beside?: Beside): Saying;
  /** An option, with the board of the seat that is asked. */
  option(option: string, decision: Decision, board: unknown): Saying;
}

/** A question whose parameters go into its message as they are. */
function plainQuestion({ about: { key, of = {} } }: Pick<Decision, 'about'>, beside: Beside = ''): Saying {
  const words: Record<string, Word> = {};
  for (const [name, value] of Object.entries(of)) if (typeof value === 'string' || typeof value === 'number') words[name] = value;
  return { key: key + beside, of: words };
}

/** One import each, so that a page is sent only its own game. */
const loaders: Record<string, () => Promise<GameWords>> = {
  centauri: async () => {
    const words = await import('./centauri/words.ts');
    return {
      lines: words.logLines,
      question: plainQuestion,
      option: (option, _decision, board) => words.labelOf(option, board as Parameters<typeof words.labelOf>[1]),
    };
  },
  comet: async () => {
    const words = await import('./comet/words.ts');
    return {
      lines: words.logLines,
      question: plainQuestion,
      option: (option, { seat }, board) => words.labelOf(option, board as Parameters<typeof words.labelOf>[1], seat),
    };
  },
  cosmic: async () => {
    const [words, chronicle] = await Promise.all([import('./cosmic/words.ts'), import('./cosmic/chronicle.ts')]);
    return {
      lines: chronicle.logLines,
      question: ({ about }, beside = '') => words.questionOf(about, beside),
      option: (option, decision, board) => words.labelOf(option, board as Parameters<typeof words.labelOf>[1], decision),
    };
  },
};

export async function wordsOf(game: string): Promise<GameWords> {
  const load = loaders[game];
  if (!load) throw new Error(`no words of ${game}`);
  return load();
}
