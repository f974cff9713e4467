import { late, type Fetch } from '$lib/play/late.svelte.ts';
import { isTalkable } from '$lib/play/room/talkable.ts';
import type { Play, FirstParts } from '$lib/play/stages.ts';
import { withTexts } from '$lib/play/texts.svelte.ts';
import type { CentauriView } from '$shared/games/centauri/view.ts';
import type { RoomPage } from '$shared/protocol.ts';
import { unseenRound } from './revealed.ts';

const withGuide = <M>(fetch: Fetch<M>): Fetch<M> => withTexts('centauri-guide', withTexts('aside', fetch));

export const { parts, ready, textsOf } = late({
  Brief: withGuide(() => import('./explain/Brief.svelte')),
  Breakdown: () => import('./rail/Breakdown.svelte'),
  Explained: withGuide(() => import('./explain/Explained.svelte')),
  TextView: withTexts('aside', () => import('./desk/TextView.svelte')),
});

/** What a page shows from the start. */
export function firstParts(page: RoomPage, { board, result }: Play): FirstParts<keyof typeof parts> {
  const isReveal = unseenRound(board as CentauriView, page.view.you.seat, page.own?.looked ?? Infinity) !== null;
  return {
    board: isReveal ? ['Breakdown'] : [],
    table: ['Log', ...(isTalkable(page) ? (['Talk'] as const) : []), ...(result ? (['Result'] as const) : [])],
  };
}
