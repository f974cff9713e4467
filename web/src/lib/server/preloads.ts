import type { Language } from '$shared/text/language.ts';

/** What the pages were built into, written into the worker when it is bundled: a file for each source that a page fetches by itself, with what that needs. */
declare const PARLEY_PIECES: Record<string, string[]> | undefined;
const pieces = typeof PARLEY_PIECES === 'undefined' ? {} : PARLEY_PIECES;

/** Styles of what is seen only now and then, with the classes that say so: written into the worker like the pieces. */
declare const PARLEY_SELDOM: Record<string, string[]> | undefined;
const seldom = Object.entries(typeof PARLEY_SELDOM === 'undefined' ? {} : PARLEY_SELDOM);

export const isSeldom = (path: string): boolean => seldom.some(([file]) => path.includes(file));

/** Links to those of which something is drawn here; whatever is shown later brings its style along. */
export const seldomStyles = (html: string): string =>
  seldom
    .filter(([, classes]) => classes.some((one) => html.includes(one)))
    .map(([file]) => `<link rel="stylesheet" href="/_app/immutable/assets/${file}">`)
    .join('');

const WAKE = 'src/lib/play/page/wake.ts';

/** The script that brings the page of a table to life, and links to all that it will fetch first, so that it comes at once and not one after the other. */
export function scriptOf(game: string, language: Language, isOver: boolean): string {
  const texts = ['common', 'table/play', `${game}/board`].map((part) => textOf(part, language));
  const sources = [WAKE, `src/lib/${game}/Stage.svelte`, ...(isOver ? [] : [`src/lib/${game}/playing.ts`]), ...texts];
  const [wake] = pieces[WAKE] ?? [];
  return `<script type="module" src="/${wake!}"></script>${linksTo(sources)}`;
}

/** What a page of the site says, which its script would otherwise find out about only once it runs: what all of them say, and what home does. */
export const textsOf = (isHome: boolean, language: Language): string =>
  linksTo([textOf('common', language), ...(isHome ? [`home-${language}`] : [])]);

const textOf = (part: string, language: Language): string => `../shared/text/${language}/${part}.ts`;

function linksTo(sources: readonly string[]): string {
  const files = new Set(sources.flatMap((source) => pieces[source] ?? []));
  return [...files].map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
}
