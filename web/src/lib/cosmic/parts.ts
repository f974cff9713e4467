import { late } from '$lib/play/late.svelte.ts';
import { ready as readyOf } from '$lib/play/parts.ts';
import { saying } from '$lib/play/texts.ts';
import type { CosmicView } from '$shared/games/cosmic/view.ts';
import type { RoomPage } from '$shared/protocol.ts';

/** A part that says what the board does not. */
const aside = <M>(module: Promise<M>): Promise<M> => saying('cosmic-aside', module);

const { parts, ready: fetched } = late({
  Aliens: () => aside(import('./Aliens.svelte')),
  Bargain: () => aside(import('./Bargain.svelte')),
  BargainButtons: () => aside(import('./BargainButtons.svelte')),
  Chronicle: () => import('./Chronicle.svelte'),
  Next: () => import('./Next.svelte'),
  Notes: () => aside(import('./Notes.svelte')),
  Offers: () => aside(import('./Offers.svelte')),
  Options: () => import('./Options.svelte'),
  Orders: () => aside(import('./Orders.svelte')),
  Power: () => aside(import('./Power.svelte')),
  Reveal: () => import('./Reveal.svelte'),
  Scene: () => import('./Scene.svelte'),
  Sky: () => import('./Sky.svelte'),
  Strip: () => import('./Strip.svelte'),
  Systems: () => import('./Systems.svelte'),
  Text: () => saying('aside', import('./TextView.svelte')),
});
export { parts };

/** What a page shows from the start. */
export async function ready({ view }: RoomPage): Promise<void> {
  if (!view.play) return;
  if (import.meta.env.SSR) return fetched();
  const { encounter, choices, winners } = view.play.board as CosmicView;
  const wanted: (keyof typeof parts)[] = matchMedia('(max-width: 767px)').matches ? ['Scene', 'Systems'] : ['Sky', 'Chronicle'];
  if (view.play.decisions.length) wanted.push('Options');
  if (choices) wanted.push('Aliens');
  if (encounter?.bargain) wanted.push('Bargain', 'BargainButtons', 'Offers');
  if (encounter?.revealed) wanted.push('Reveal');
  await Promise.all([fetched(...wanted), winners && readyOf('Result')]);
}
