import { late } from '$lib/play/late.svelte.ts';
import { ready as readyOf } from '$lib/play/parts.ts';
import { isTalkable } from '$lib/play/talkable.ts';
import { saying } from '$lib/play/texts.ts';
import type { RoomPage } from '$shared/protocol.ts';

const { parts, ready: fetched } = late({
  Breakdown: () => import('./Breakdown.svelte'),
  Text: () => saying('aside', import('./TextView.svelte')),
});
export { parts };

/** What a page shows from the start. */
export async function ready(page: RoomPage): Promise<void> {
  if (page.view.play)
    await Promise.all([
      fetched(),
      readyOf('Log', ...(isTalkable(page) ? (['Talk'] as const) : []), ...(page.view.play.result ? (['Result'] as const) : [])),
    ]);
}
