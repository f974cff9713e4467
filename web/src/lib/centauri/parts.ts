import { late } from '$lib/play/late.svelte.ts';
import { ready as readyOf } from '$lib/play/parts.ts';
import { isTalkable } from '$lib/play/room/talkable.ts';
import { withTexts } from '$lib/play/texts.svelte.ts';
import type { CentauriView } from '$shared/games/centauri/view.ts';
import type { RoomPage } from '$shared/protocol.ts';
import { unseenRound } from './revealed.ts';

const withGuide = <M>(module: Promise<M>): Promise<M> => withTexts('centauri-guide', withTexts('aside', module));

const { parts, ready: fetched } = late({
  Brief: () => withGuide(import('./explain/Brief.svelte')),
  Breakdown: () => import('./rail/Breakdown.svelte'),
  Explained: () => withGuide(import('./explain/Explained.svelte')),
  Text: () => withTexts('aside', import('./desk/TextView.svelte')),
});
export { parts };

/** What a page shows from the start. */
export async function ready(page: RoomPage): Promise<void> {
  const { play, you } = page.view;
  if (!play) return;
  const isReveal = unseenRound(play.board as CentauriView, you.seat, page.own?.looked ?? Infinity) !== null;
  await Promise.all([
    fetched(...(isReveal ? (['Breakdown'] as const) : [])),
    readyOf('Log', ...(isTalkable(page) ? (['Talk'] as const) : []), ...(play.result ? (['Result'] as const) : [])),
  ]);
}
