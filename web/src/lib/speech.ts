import { getContext, setContext } from 'svelte';
import { pieces, say, type Piece, type Saying, type Speaker, type Word } from '$shared/text/say.ts';
import type { Language } from '$shared/text/language.ts';

/** Who speaks on this page: every component under it says its texts through this. */
export interface Speech {
  say(key: string, of?: Record<string, Word>): string;
  pieces(saying: Saying): Piece[];
  has(key: string): boolean;
  readonly language: Language;
}

const SPEECH = Symbol('speech');

/** `speaker` is asked anew at each saying, so that a new name or language shows at once. */
export function setSpeech(speaker: () => Speaker): Speech {
  return setContext<Speech>(SPEECH, {
    say: (key, of) => say(speaker(), key, of),
    pieces: (saying) => pieces(speaker(), saying),
    has: (key) => key in speaker().catalogue,
    get language() {
      return speaker().language;
    },
  });
}

export const speech = (): Speech => getContext<Speech>(SPEECH);
