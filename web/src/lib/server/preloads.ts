import type { Language } from '$shared/text/language.ts';

/** What the pages were built into, written into the worker when it is bundled: a file for each source that a page fetches by itself, with what that needs. */
declare const PARLEY_PIECES: Record<string, string[]> | undefined;
const pieces = typeof PARLEY_PIECES === 'undefined' ? {} : PARLEY_PIECES;

const WAKE = 'src/lib/play/page/wake.ts';

/** The script that brings the page of a table to life, and links to all that it will fetch first, so that it comes at once and not one after the other. */
export function scriptOf(game: string, language: Language, isOver: boolean): string {
  const texts = ['common', 'table/play', `${game}/board`].map((part) => `../shared/text/${language}/${part}.ts`);
  const sources = [WAKE, `src/lib/${game}/Stage.svelte`, ...(isOver ? [] : [`src/lib/${game}/playing.ts`]), ...texts];
  const files = new Set(sources.flatMap((source) => pieces[source] ?? []));
  const [wake] = pieces[WAKE] ?? [];
  return `<script type="module" src="/${wake!}"></script>${[...files].map((file) => `<link rel="modulepreload" href="/${file}">`).join('')}`;
}
