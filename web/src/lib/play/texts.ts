import { catalogueOf, partOf, type Part } from '$shared/text/catalogue.ts';
import type { Language } from '$shared/text/language.ts';
import type { Catalogue } from '$shared/text/say.ts';

/** What is said at a table: at once what every page of it says, and the rest with the parts of the page that say it. */

/** Games with much to say, and what they say aside from the board. */
const boards: Record<string, Part> = { cosmic: 'cosmic-board' };

/** What is said only in parts that are fetched when they are wanted. */
const spokenAside: Part[] = ['aside', 'talk', 'reasons', 'since', 'table', 'settings'];

let spoken: { language: Language; catalogue: Catalogue } | undefined;
const learned = new Set<Part>();

export async function textsOf(language: Language, game: string, isLobby: boolean): Promise<Catalogue> {
  // the server draws every part, and the foyer says how the game was set up
  const isWhole = import.meta.env.SSR || isLobby;
  const aside: Part[] = import.meta.env.SSR ? spokenAside : isLobby ? ['aside', ...learned] : [...learned];
  const catalogue = await catalogueOf(language, ['play', isWhole ? partOf(game) : (boards[game] ?? partOf(game)), ...aside]);
  if (!import.meta.env.SSR) spoken = { language, catalogue };
  return catalogue;
}

/** Puts more into the catalogue that this page speaks from. */
export async function learn(part: Part): Promise<void> {
  if (import.meta.env.SSR || !spoken) return;
  learned.add(part);
  Object.assign(spoken.catalogue, await catalogueOf(spoken.language, [part]));
}

/** A part that comes with its texts. */
export async function saying<M>(part: Part, module: Promise<M>): Promise<M> {
  await learn(part);
  return module;
}
