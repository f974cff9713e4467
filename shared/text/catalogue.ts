import type { Language } from './language.ts';
import type { Catalogue } from './say.ts';

/** Of the site around the games: its pages, its gallery of aliens, what a host can choose, frames in pages of others. */
const siteParts = ['site', 'gallery', 'options', 'new', 'embed', 'embed-play', 'api', 'puzzle', 'readers', 'replay'] as const;

/** Of a table of any game: a seat page and what it shows now and then, mails. */
const tableParts = ['play', 'aside', 'talk', 'reasons', 'since', 'table', 'settings', 'mail'] as const;

/** The parts that speak of no game. */
export const houseParts = [...siteParts, ...tableParts] as const;

/**
 * A part that a page can ask for, a file in the texts of each language. A game has `<game>-board`, all that its table says from the start, and
 * `<game>-guide`, its rules told at length, in a folder of its own; what else it says is listed in its `words.ts`.
 */
export type Part = (typeof houseParts)[number] | `${string}-${string}`;

/** Where it lies among the texts of a language. */
export function placeOf(part: Part): [folder: string, file: string] {
  if (siteParts.some((one) => one === part)) return ['site', part];
  if (tableParts.some((one) => one === part)) return ['table', part];
  const game = part.slice(0, part.indexOf('-'));
  return [game, part.slice(game.length + 1)];
}

/** One import each, and by language a list of them, so that a page is sent only its own language and what it says. */
async function load(language: Language, part: Part | 'common'): Promise<Catalogue> {
  if (part === 'common') return theOnly(await import(`./${language}/common.ts`));
  const parts = (await import(`./parts/${language}.ts`)) as { load: (folder: string, file: string) => Promise<unknown> };
  return theOnly(await parts.load(...placeOf(part)));
}

const theOnly = (module: unknown): Catalogue => Object.values(module as Record<string, Catalogue>)[0]!;

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
