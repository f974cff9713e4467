import type { Decision } from '$shared/engine/decision.ts';
import type { GameWords } from '$shared/games/words.ts';
import type { Saying, Word } from '$shared/text/say.ts';

/** What was picked, in words: each option once, with how often. */
export function picksSaid(picks: readonly string[], decision: Decision, board: unknown, words: GameWords): Word {
  if (picks.length === 0) return { say: { key: 'puzzle.nothing' } };
  const list = [...new Set(picks)].map((pick): Saying => {
    const what = words.option(pick, decision, board);
    const count = picks.filter((one) => one === pick).length;
    return count > 1 ? { key: 'puzzle.times', of: { what: { say: what }, count } } : what;
  });
  return { list };
}

/** The same choice, whatever order it was made in where that does not matter. */
export function isSameChoice({ ordered }: Decision, one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = ordered ? [one, other] : [one.toSorted(), other.toSorted()];
  return a.length === b.length && a.every((pick, at) => pick === b[at]);
}
