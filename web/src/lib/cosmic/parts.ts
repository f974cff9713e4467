import { late, type Fetch } from '$lib/play/late.svelte.ts';
import type { Play, FirstParts } from '$lib/play/stages.ts';
import { withAllTexts, withTexts } from '$lib/play/texts.svelte.ts';
import type { CosmicView } from '$shared/games/cosmic/view.ts';
import type { RoomPage } from '$shared/protocol.ts';
import { hasChoices, isCounted, isWork } from './desk/options.ts';
import { hasPieces } from './research/places.ts';

/** A part that says what the board does not. */
const aside = <M>(fetch: Fetch<M>): Fetch<M> => withTexts('cosmic-aside', fetch);

/** What explains says all there is to say. */
const withGuide = <M>(fetch: Fetch<M>): Fetch<M> => withAllTexts(withTexts('cosmic-guide', withResearch(withTexts('aside', aside(fetch)))));

/** A part of a table with technologies. */
const withResearch = <M>(fetch: Fetch<M>): Fetch<M> => withTexts('cosmic-research', fetch);

export const { parts, ready, textsOf } = late({
  Aliens: aside(() => import('./cards/Aliens.svelte')),
  Answered: () => import('./desk/Answered.svelte'),
  Bargain: aside(() => import('./deal/Bargain.svelte')),
  BargainButtons: aside(() => import('./deal/BargainButtons.svelte')),
  Brief: withGuide(() => import('./explain/Brief.svelte')),
  Choices: () => import('./desk/Choices.svelte'),
  Chronicle: () => import('./reveal/Chronicle.svelte'),
  FlareAsk: () => import('./cards/FlareAsk.svelte'),
  FlareCard: () => import('./cards/FlareCard.svelte'),
  Flares: () => import('./seats/Flares.svelte'),
  Explained: withGuide(() => import('./explain/Explained.svelte')),
  Next: () => import('./reveal/Next.svelte'),
  Notes: aside(() => import('./seats/Notes.svelte')),
  PieceList: withResearch(() => import('./research/PieceList.svelte')),
  Pieces: () => import('./research/Pieces.svelte'),
  Played: () => import('./sky/Played.svelte'),
  Offers: aside(() => import('./deal/Offers.svelte')),
  Options: () => import('./desk/Options.svelte'),
  Orders: aside(() => import('./orders/Orders.svelte')),
  Research: withResearch(() => import('./research/Research.svelte')),
  Ring: () => import('./sky/Ring.svelte'),
  Reveal: () => import('./reveal/Reveal.svelte'),
  Scene: () => import('./sky/Scene.svelte'),
  Sky: () => import('./sky/Sky.svelte'),
  Strip: () => import('./desk/Strip.svelte'),
  Systems: () => import('./sky/Systems.svelte'),
  TextView: aside(withTexts('aside', () => import('./desk/TextView.svelte'))),
  TechLine: withResearch(() => import('./research/TechLine.svelte')),
  Tray: withResearch(() => import('./research/Tray.svelte')),
});

/** What a page shows from the start. */
export function firstParts(_: RoomPage, play: Play): FirstParts<keyof typeof parts> {
  const view = play.board as CosmicView;
  const { encounter, choices, techs, winners, flares, uses } = view;
  const board: (keyof typeof parts)[] = [];
  if (play.decisions.length) board.push('Options');
  if (play.decisions.some(hasChoices)) board.push('Choices');
  if (play.decisions.some(isCounted)) board.push('Strip');
  if (flares) board.push('FlareCard', 'FlareAsk');
  if (uses.length) board.push('Played', 'Answered');
  if (encounter?.flares.length) board.push('Flares');
  if (choices) board.push('Aliens');
  if (techs) board.push('TechLine', 'Tray');
  if (hasPieces(view)) board.push('PieceList');
  if (play.decisions.some(isWork)) board.push('Research');
  if (encounter?.bargain) board.push('Bargain', 'BargainButtons', 'Offers');
  if (encounter?.revealed) board.push('Reveal');
  const wide: (keyof typeof parts)[] = ['Sky', 'Chronicle', ...(hasPieces(view) ? (['Pieces'] as const) : [])];
  return { board, narrow: ['Scene', 'Systems'], wide, table: winners ? ['Result'] : [] };
}
