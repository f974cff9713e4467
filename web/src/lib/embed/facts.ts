import type { Saying } from '$shared/text/say.ts';

/** The part of a turn that is being played, with its icon. */
export interface Phase {
  icon: string;
  saying: Saying;
}

/** Where a game stands, for the head of a frame; a game need say nothing. */
interface Facts {
  /** In a word or two. */
  line?(board: unknown): Saying | null;
  phase?(board: unknown): Phase | null;
}

const facts = import.meta.glob<Facts>('../*/embed/facts.ts', { eager: true });
const factsOf = (game: string): Facts | undefined => facts[`../${game}/embed/facts.ts`];

export const lineOf = (game: string, board: unknown): Saying | null => factsOf(game)?.line?.(board) ?? null;
export const phaseOf = (game: string, board: unknown): Phase | null => factsOf(game)?.phase?.(board) ?? null;
