import { late } from '$lib/play/late.svelte.ts';
import { withTexts } from '$lib/play/texts.svelte.ts';
import type { CometView } from '$shared/games/comet/view.ts';
import type { RoomPage } from '$shared/protocol.ts';

const playing = () => import('./playing.ts');

const withGuide = <M>(module: Promise<M>): Promise<M> => withTexts('comet-guide', withTexts('aside', module));

const { parts, ready: fetched } = late({
  Acts: async () => ({ default: (await playing()).Acts }),
  Brief: () => withGuide(import('./explain/Brief.svelte')),
  Chronicle: () => withTexts('talk', import('./seats/Chronicle.svelte')),
  Ending: () => import('./seats/Ending.svelte'),
  Explained: () => withGuide(import('./explain/Explained.svelte')),
  GoldRow: async () => ({ default: (await playing()).GoldRow }),
  Hand: async () => ({ default: (await playing()).Hand }),
  Listed: () => import('./desk/Listed.svelte'),
  Mine: async () => ({ default: (await playing()).Mine }),
  Text: () => withTexts('aside', import('./desk/TextView.svelte')),
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
