import { late } from '$lib/play/late.svelte.ts';
import { saying } from '$lib/play/texts.svelte.ts';
import type { CometView } from '$shared/games/comet/view.ts';
import type { RoomPage } from '$shared/protocol.ts';

const playing = () => import('./playing.ts');

const explaining = <M>(module: Promise<M>): Promise<M> => saying('comet-guide', saying('aside', module));

const { parts, ready: fetched } = late({
  Acts: async () => ({ default: (await playing()).Acts }),
  Brief: () => explaining(import('./explain/Brief.svelte')),
  Chronicle: () => saying('talk', import('./seats/Chronicle.svelte')),
  Ending: () => import('./seats/Ending.svelte'),
  Explained: () => explaining(import('./explain/Explained.svelte')),
  GoldRow: async () => ({ default: (await playing()).GoldRow }),
  Hand: async () => ({ default: (await playing()).Hand }),
  Listed: () => import('./desk/Listed.svelte'),
  Mine: async () => ({ default: (await playing()).Mine }),
  Text: () => saying('aside', import('./desk/TextView.svelte')),
  Walkers: async () => ({ default: (await playing()).Walkers }),
});
export { parts };

/** What a page shows from the start. */
export async function ready({ view }: RoomPage): Promise<void> {
  const board = view.play?.board as CometView | undefined;
  const wanted: (keyof typeof parts)[] = board && !board.over ? ['Acts', 'GoldRow', 'Hand', 'Mine', 'Walkers'] : [];
  if (board?.over) wanted.push('Ending');
  if (board?.over || view.you.seat === null) wanted.push('Chronicle');
  await fetched(...wanted);
}
