import type { Language } from './language.ts';
import type { Catalogue } from './say.ts';

/** The parts that speak of no game: the site around the games, its gallery of aliens, a seat page and what it shows now and then, what a host can choose, mails. */
export const houseParts = [
  'site',
  'gallery',
  'play',
  'aside',
  'talk',
  'reasons',
  'options',
  'new',
  'since',
  'table',
  'settings',
  'mail',
  'embed',
  'embed-play',
  'api',
  'puzzle',
  'readers',
] as const;

/**
 * A part that a page can ask for, a file in the folder of each language. A game has `<game>-board`, all that its table says from the start, and
 * `<game>-guide`, its rules told at length; what else it says is listed in its `words.ts`.
 */
export type Part = (typeof houseParts)[number] | `${string}-${string}`;

/** One import each, so that a page is sent only its own language and game. */
async function load(language: Language, part: Part | 'common'): Promise<Catalogue> {
  const file = (await import(`./${language}/${part}.ts`)) as Record<string, Catalogue>;
  return Object.values(file)[0]!;
}

/** Catalogues that were asked for: putting one together anew for every page would cost more than drawing many of its parts. */
const kept = new Map<string, Catalogue>();

/** The common messages of a language and those of the parts asked for. */
export async function catalogueOf(language: Language, wanted: readonly Part[]): Promise<Catalogue> {
  const id = [language, ...wanted].join();
  const known = kept.get(id);
  if (known) return known;
  const loaded = await Promise.all(['common' as const, ...wanted].map((part) => load(language, part)));
  const catalogue = Object.assign({}, ...loaded) as Catalogue;
  kept.set(id, catalogue);
  return catalogue;
}
