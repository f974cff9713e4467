import all from '$lib/parts/drawings/drawings.svg?raw';

const PLACE = '%parley.drawings%';
/** What is fetched whole by a page that is at rest: the drawings of all pages, and those of a game. */
const PART = /<div class="sprite[^>]* data-part[^]*?<\/div>/g;
const SYMBOL = /<symbol id="([^"]+)"[^]*?<\/symbol>\s*/g;
const SHOWN = /href="#([^"]+)"/g;

/** The page with all drawings that it may come to show. */
export const withDrawings = (body: string): string => body.replace(' data-part', '').replace(PLACE, () => all);

/** The page with the drawings alone that are seen on it. */
export function withShownDrawings(body: string): string {
  const shown = new Set([...body.matchAll(SHOWN)].map(([, id]) => id));
  const onlyShown = (symbol: string, id: string): string => (shown.has(id) ? symbol : '');
  return body.replace(PLACE, () => all).replace(PART, (part) => part.replace(SYMBOL, onlyShown));
}
