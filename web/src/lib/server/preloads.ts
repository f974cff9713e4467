import { textsOfReach } from '$lib/play/foyer/reach.ts';
import { textsOf } from '$lib/play/parts.ts';
import { newsOn, stageFor } from '$lib/play/stages.ts';
import { NARROW } from '$lib/play/screen.svelte.ts';
import type { RoomPage } from '$shared/protocol.ts';
import { placeOf, type Part } from '$shared/text/catalogue.ts';
import type { Language } from '$shared/text/language.ts';

/** What the pages were built into, written into the worker when it is bundled: for each source that a page fetches by itself the files in which it comes. */
declare const PARLEY_FILES: Record<string, string[]> | undefined;
const files = typeof PARLEY_FILES === 'undefined' ? {} : PARLEY_FILES;

/** Styles of what is seen only now and then, with the classes that say so: written into the worker like the files. */
declare const PARLEY_SELDOM: Record<string, string[]> | undefined;
const seldom = Object.entries(typeof PARLEY_SELDOM === 'undefined' ? {} : PARLEY_SELDOM);

export const isSeldom = (path: string): boolean => seldom.some(([file]) => path.includes(file));

/** The class by which what a component draws finds its styles. */
const MARK = /\b_\w{4}\b/g;

/** Links to those of which something is drawn here; whatever is shown later brings its style along. */
export function seldomStyles(html: string): string {
  const drawn = new Set(html.match(MARK));
  const shown = seldom.filter(([, classes]) => classes.some((one) => drawn.has(one)));
  return shown.map(([file]) => `<link rel="stylesheet" href="/_app/immutable/assets/${file}">`).join('');
}

const WAKE = 'src/lib/play/page/wake.ts';

/** The script that brings the page of a table to life, and links to all that it will fetch first, so that it comes at once and not one after the other. */
export async function scriptOf(page: RoomPage, language: Language): Promise<string> {
  const { game, play } = page.view;
  const stage = play && (await stageFor(game));
  const { board = [], narrow = [], wide = [], table = [] } = (stage && play && stage.firstParts?.(page, play)) ?? {};
  const news = newsOn(page);
  const house = [...table, ...news];
  const reach = !play && page.own ? (['Reach'] as const) : [];
  const texts: Part[] = [
    'play',
    `${game}-board`,
    ...(play ? [] : (['aside'] as const)),
    ...textsOf(...house),
    ...textsOfReach(...reach),
    ...(stage?.textsOf?.(...board) ?? []),
  ];
  const partsOf = (folder: string, names: readonly string[]): string[] => names.map((name) => sourceOf(folder, name));
  const all = filesOf([
    WAKE,
    ...(play ? [`src/lib/${game}/Stage.svelte`] : partsOf('play', ['Foyer', ...reach])),
    ...partsOf(game, board),
    ...partsOf('play', house),
    ...(news.includes('Since') ? [`../shared/games/${game}/words.ts`] : []),
    textFile('common', language),
    ...texts.map((part) => textFile(placeOf(part).join('/'), language)),
  ]);
  const only = (names: string[]): string[] => filesOf(partsOf(game, names)).filter((file) => !all.includes(file));
  const [wake] = all;
  const links = linksTo(all.slice(1)) + linksTo(only(narrow), NARROW) + linksTo(only(wide), `not all and ${NARROW}`);
  return `<script type="module" src="/${wake!}"></script>${links}`;
}

/** What a page of the site says, which its script would otherwise find out about only once it runs: what all of them say, and what home does. */
export const wordsOf = (isHome: boolean, language: Language): string =>
  linksTo(filesOf([textFile('common', language), ...(isHome ? [`home-${language}`] : [])]));

/** A part bears the name of its file, somewhere in the folder. */
const sources = new Map(
  Object.keys(files).map((source) => [source.replace(/^src\/lib\/(\w+)\/(?:.*\/)?(\w+)\.svelte$/, '$1/$2'), source] as const),
);
const sourceOf = (folder: string, name: string): string => sources.get(`${folder}/${name}`) ?? '';

const textFile = (place: string, language: Language): string => `../shared/text/${language}/${place}.ts`;

const filesOf = (sources: string[]): string[] => [...new Set(sources.flatMap((source) => files[source] ?? []))];

const linksTo = (paths: string[], media?: string): string =>
  paths.map((path) => `<link rel="modulepreload" href="/${path}"${media ? ` media="${media}"` : ''}>`).join('');
