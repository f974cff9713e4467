import { late } from '$lib/play/late.svelte.ts';
import type { CometView } from '$shared/games/comet/view.ts';
import type { RoomPage } from '$shared/protocol.ts';

const { parts, ready: fetched } = late({
  Chronicle: () => import('./Chronicle.svelte'),
  Ending: () => import('./Ending.svelte'),
  Listed: () => import('./Listed.svelte'),
  Text: () => import('./TextView.svelte'),
});
export { parts };

/** What a page shows from the start. */
export async function ready({ view }: RoomPage): Promise<void> {
  const isOver = (view.play?.board as CometView | undefined)?.over ?? false;
  await fetched(...(isOver ? (['Ending', 'Chronicle'] as const) : view.you.seat === null ? (['Chronicle'] as const) : []));
}
