import { late } from '$lib/play/late.svelte.ts';
import { ready as readyOf } from '$lib/play/parts.ts';
import { withAllTexts, withTexts } from '$lib/play/texts.svelte.ts';
import type { CosmicView } from '$shared/games/cosmic/view.ts';
import type { RoomPage } from '$shared/protocol.ts';
import { hasChoices, isWork } from './desk/options.ts';

/** A part that says what the board does not. */
const aside = <M>(module: Promise<M>): Promise<M> => withTexts('cosmic-aside', module);

/** What explains says all there is to say. */
const withGuide = <M>(module: Promise<M>): Promise<M> =>
  withAllTexts(withTexts('cosmic-guide', withTexts('cosmic-research', withTexts('aside', aside(module)))));

/** A part of a table with technologies. */
const withResearch = <M>(module: Promise<M>): Promise<M> => withTexts('cosmic-research', module);

const { parts, ready: fetched } = late({
  Aliens: () => aside(import('./cards/Aliens.svelte')),
  Answered: () => import('./desk/Answered.svelte'),
  Bargain: () => aside(import('./deal/Bargain.svelte')),
  BargainButtons: () => aside(import('./deal/BargainButtons.svelte')),
  Brief: () => withGuide(import('./explain/Brief.svelte')),
  Choices: () => import('./desk/Choices.svelte'),
  Chronicle: () => import('./reveal/Chronicle.svelte'),
  FlareAsk: () => import('./cards/FlareAsk.svelte'),
  FlareCard: () => import('./cards/FlareCard.svelte'),
  Flares: () => import('./seats/Flares.svelte'),
  Explained: () => withGuide(import('./explain/Explained.svelte')),
  Next: () => import('./reveal/Next.svelte'),
  Notes: () => aside(import('./seats/Notes.svelte')),
  PieceList: () => withResearch(import('./research/PieceList.svelte')),
  Pieces: () => import('./research/Pieces.svelte'),
  Played: () => import('./sky/Played.svelte'),
  Offers: () => aside(import('./deal/Offers.svelte')),
  Options: () => import('./desk/Options.svelte'),
  Orders: () => aside(import('./orders/Orders.svelte')),
  Research: () => withResearch(import('./research/Research.svelte')),
  Ring: () => import('./sky/Ring.svelte'),
  Reveal: () => import('./reveal/Reveal.svelte'),
  Scene: () => import('./sky/Scene.svelte'),
  Sky: () => import('./sky/Sky.svelte'),
  Strip: () => import('./desk/Strip.svelte'),
  Systems: () => import('./sky/Systems.svelte'),
  Tray: () => withResearch(import('./research/Tray.svelte')),
  Text: () => aside(withTexts('aside', import('./desk/TextView.svelte'))),
});
export { parts };

/** What a page shows from the start. */
export async function ready({ view }: RoomPage): Promise<void> {
  if (!view.play) return;
  if (import.meta.env.SSR) return fetched();
  const { encounter, choices, techs, winners, flares, uses } = view.play.board as CosmicView;
  const wanted: (keyof typeof parts)[] = matchMedia('(max-width: 767px)').matches ? ['Scene', 'Systems'] : ['Sky', 'Chronicle'];
  if (view.play.decisions.length) wanted.push('Options');
  if (view.play.decisions.some(hasChoices)) wanted.push('Choices');
  if (flares) wanted.push('FlareCard', 'FlareAsk');
  if (uses.length) wanted.push('Played');
  if (encounter?.flares.length) wanted.push('Flares');
  if (choices) wanted.push('Aliens');
  if (techs) wanted.push('Tray', 'Pieces');
  if (view.play.decisions.some(isWork)) wanted.push('Research');
  if (encounter?.bargain) wanted.push('Bargain', 'BargainButtons', 'Offers');
  if (encounter?.revealed) wanted.push('Reveal');
  await Promise.all([fetched(...wanted), winners && readyOf('Result')]);
}
