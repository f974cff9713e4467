import { error, type Handle, type HandleServerError } from '@sveltejs/kit';
import { ownHead } from '$lib/server/previews/previews.ts';
import { languages, preferredLanguage } from '$shared/text/language.ts';
import { withDrawings, withShownDrawings } from '$lib/server/shown-drawings.ts';
import { isSeldom, seldomStyles, wordsOf } from '$lib/server/preloads.ts';
import { themes } from '$lib/theme.ts';
import icon from '../static/icon.svg?raw';

/** Links that are somebody's own: a messenger that looks at one is told nothing of it. */
const OWN = /^\/[hpm]\//;

/** What the server draws alone: puzzles, and games looked at again. */
const DRAWN = /^\/(?:puzzle\/|[pw]\/[^/]+\/replay$)/;

/** Marks pages that have their script; a frame that is only drawn runs none but its own. */
const MARKING = /<script>[^<]*<\/script>/;

/** What a board explains when it is pressed; where no script runs there is nothing to explain it. */
const EXPLAINING = / aria-haspopup="dialog"( role="button" tabindex="0")?/g;

/** In the page itself it costs no request. */
const ICON = `data:image/svg+xml,${icon
  .trim()
  .replaceAll('"', "'")
  .replace(/[%#<>]/g, encodeURIComponent)}`;

const STYLESHEET = /<link [^>]*rel="stylesheet"[^>]*>/g;

/** The page of every table could draw any game: is this the style of one that is not played here, or of what is linked only where it is drawn? */
function isIdle(path: string, game: string | undefined): boolean {
  const [, of] = /\/board-(\w+)\./.exec(path) ?? [];
  return game !== undefined && ((of !== undefined && of !== game) || isSeldom(path));
}

export const handle: Handle = async ({ event, resolve }) => {
  const { request, cookies } = event;
  // a form of another site can't be sent in a reader's name; browsers without this header send no such forms with cookies of ours
  if (request.method !== 'GET' && request.method !== 'HEAD' && request.headers.get('sec-fetch-site') === 'cross-site') error(403);

  // in a frame whoever put it there chooses; what the reader has chosen is for pages of ours
  const query = event.url.searchParams;
  const isFrame = event.url.pathname.startsWith('/embed/');
  const isDrawn = isFrame || DRAWN.test(event.url.pathname);
  const wished = isFrame
    ? { language: query.get('lang'), theme: query.get('theme') }
    : { language: cookies.get('language'), theme: cookies.get('theme') };
  event.locals.language = languages.find((one) => one === wished.language) ?? preferredLanguage(request.headers.get('accept-language'));
  event.locals.theme = themes.find((one) => one === wished.theme) ?? 'auto';
  if (OWN.test(event.url.pathname)) event.locals.head = await ownHead(event.locals.language);

  return resolve(event, {
    transformPageChunk: ({ html }) => {
      const { language, theme, game, script } = event.locals;
      const isSite = !script && html.includes('kit.start(');
      const end = html.indexOf('</head>');
      const head = html
        .slice(0, end)
        .replace('%parley.language%', language)
        .replace('%parley.theme%', theme)
        .replace('%parley.icon%', ICON)
        .replace(MARKING, (marking) => (script || isSite ? marking : ''))
        .replace(STYLESHEET, (link) => (isIdle(link, game) ? '' : link));
      const styles = game === undefined ? '' : seldomStyles(html);
      const links = isSite ? wordsOf(event.route.id === '/', language) : '';
      const own = (event.locals.head ?? '') + styles + (script ?? links);
      const body = html.slice(end);
      if (!isDrawn) return head + own + withShownDrawings(body);
      return head + own + withDrawings(body).replace(EXPLAINING, (_, span) => (span ? '' : ' disabled'));
    },
    // a page is small: what it needs is fetched with it, at once
    preload: ({ type, path }) => type === 'js' || (type === 'css' && !isIdle(path, event.locals.game)),
  });
};

/** What failed, and on which kind of page: the path itself may be a link, rightly or wrongly typed, and has no place in a log. */
export const handleError: HandleServerError = ({ error: failure, event, status }) => {
  if (status !== 404) console.error('page', event.request.method, event.route.id, failure);
};
