import { escapeMarkup } from '../escape-markup.ts';

/** What whoever puts a table into a page can choose. */
export interface Wish {
  /** The moment to show; null shows the table as it moves. */
  at: number | null;
  theme: string;
  lang: string;
  /** Its readers can open their own seats in it. */
  plays?: boolean;
  /** The secret of an invitation, by which they can take free ones. */
  join?: string | null;
  /** The secret of the readers' link of a seat that is lent to them, to be shown instead of the table. */
  readers?: string | null;
  /** The game to be tried against bots, instead of the table. */
  demo?: string | null;
}

/** How large a frame is: as wide as its column and just high enough for a board; of a fixed size; or with room to play in. */
export const sizes = {
  column: { width: '100%', height: 400 },
  fixed: { width: 640, height: 400 },
  tall: { width: '100%', height: 780 },
} as const;
export type Size = keyof typeof sizes;
export const sizeNames = Object.keys(sizes) as Size[];

/** The address of the frame: only what was chosen stands in it. */
export function frameUrl(origin: string, link: string, { at, theme, lang, plays, join, demo, readers }: Wish): string {
  const query = new URLSearchParams();
  if (join) query.set('join', join);
  else if (plays) query.set('play', '');
  if (at !== null) query.set('at', String(at));
  if (theme !== 'auto') query.set('theme', theme);
  if (lang !== 'auto') query.set('lang', lang);
  const [room, secret = ''] = link.split('.');
  if (readers) {
    // onlookers' own link leads out of it
    query.set('table', secret);
    return `${origin}/embed/readers/${room}.${readers}?${query}`;
  }
  return `${origin}/embed/${demo ? `demo/${demo}` : link}${query.size ? `?${query}` : ''}`;
}

/** The picture of what is shown, for where no script runs; a demo has none. */
function pictureCode(origin: string, page: string, { at }: Wish): string {
  const src = `${origin}/picture/${page}.png${at === null ? '' : `?at=${at}`}`;
  return `<noscript><br><img src="${src}" alt="" width="1200" height="630" style="max-width:100%;height:auto"></noscript>`;
}

/** Sizes itself; what stands inside is shown where no script runs. */
export function lineCode(origin: string, link: string, wish: Wish, words: string, size: Size = 'column'): string {
  const { theme, lang, demo } = wish;
  const { width } = sizes[size];
  const style = typeof width === 'number' ? ` style="max-width:${width}px"` : '';
  const chosen = Object.entries({ theme, lang }).map(([name, value]) => (value === 'auto' ? '' : ` ${name}="${escapeMarkup(value)}"`));
  const element = demo ? 'parley-demo' : 'parley-table';
  const what = demo ? `game="${demo}"${chosen.join('')}` : `src="${escapeMarkup(frameUrl(origin, link, wish))}"`;
  const page = link.startsWith('puzzle/') ? link : `w/${link}`;
  const elsewhere = demo ? `${origin}/?game=${demo}` : `${origin}/${page}`;
  return (
    `<${element} ${what}${style}><a href="${elsewhere}">${escapeMarkup(words)}</a>${demo ? '' : pictureCode(origin, page, wish)}</${element}>` +
    `<script async src="${origin}/embed.js"></script>`
  );
}

/** The secret of an invitation to this room, in whatever way its link was copied; null if it is none. */
export function joinSecret(text: string, room: string): string | null {
  const [, of, secret] = /(?:^|\/)([a-z0-9]{12})\.([A-Za-z0-9_-]{22})$/.exec(text.trim()) ?? [];
  return of === room ? secret! : null;
}

export const frameCode = (
  origin: string,
  link: string,
  wish: Wish,
  title: string,
  { width, height }: { width: number | string; height: number } = sizes.column,
): string =>
  `<iframe src="${escapeMarkup(frameUrl(origin, link, wish))}" width="${width}" height="${height}" title="${escapeMarkup(title)}" loading="lazy" style="border:0"></iframe>`;

/** The same frame at another moment. */
export function atMoment(frame: URL, moment: number): string {
  const query = new URLSearchParams(frame.searchParams);
  query.set('at', String(moment));
  return `?${query}`;
}
