import type { CentauriView } from '$shared/games/centauri/view.ts';
import type { CosmicView } from '$shared/games/cosmic/view.ts';
import type { Saying } from '$shared/text/say.ts';

/** Where a game stands, in a word or two for the head of a frame; null where there is nothing to tell. */
const lines: Record<string, (board: never) => Saying | null> = {
  centauri: ({ round, over }: CentauriView) => (over ? null : { key: 'centauri.round', of: { round: Math.max(1, round) } }),
  cosmic: ({ encounter }: CosmicView) => (encounter ? { key: 'cosmic.line.short', of: { number: encounter.number, isYours: 'no' } } : null),
};

export const lineOf = (game: string, board: unknown): Saying | null => lines[game]?.(board as never) ?? null;

/** The part of a turn that is being played, with its icon. */
export function phaseOf(game: string, board: unknown): { icon: string; saying: Saying } | null {
  const phase = game === 'cosmic' ? (board as CosmicView).encounter?.phase : undefined;
  return phase ? { icon: phase, saying: { key: `cosmic.phase.${phase}` } } : null;
}
