import { late, type Fetch } from '$lib/play/late.svelte.ts';
import type { Play, FirstParts } from '$lib/play/stages.ts';
import { withTexts } from '$lib/play/texts.svelte.ts';
import type { CometView } from '$shared/games/comet/view.ts';
import type { RoomPage } from '$shared/protocol.ts';

const withGuide = <M>(fetch: Fetch<M>): Fetch<M> => withTexts('comet-guide', withTexts('aside', fetch));

export const { parts, ready, textsOf } = late({
  Acts: () => import('./desk/Acts.svelte'),
  Brief: withGuide(() => import('./explain/Brief.svelte')),
  Chronicle: withTexts('talk', () => import('./seats/Chronicle.svelte')),
  Ending: () => import('./seats/Ending.svelte'),
  Explained: withGuide(() => import('./explain/Explained.svelte')),
  GoldRow: () => import('./cards/GoldRow.svelte'),
  Hand: () => import('./cards/Hand.svelte'),
  Listed: () => import('./desk/Listed.svelte'),
  Mine: () => import('./desk/Mine.svelte'),
  TextView: withTexts('aside', () => import('./desk/TextView.svelte')),
  Walkers: () => import('./land/Walkers.svelte'),
});

/** What a page shows from the start. */
export function firstParts({ view }: RoomPage, play: Play): FirstParts<keyof typeof parts> {
  const { over } = play.board as CometView;
  const board: (keyof typeof parts)[] = over ? ['Ending'] : ['Acts', 'GoldRow', 'Hand', 'Mine', 'Walkers'];
  return { board: over || view.you.seat === null ? [...board, 'Chronicle'] : board };
}
