import { error, type Handle } from '@sveltejs/kit';
import { languages, preferred } from '$shared/text/language.ts';
import { themes } from '$lib/theme.ts';

const STYLESHEET = /<link [^>]*rel="stylesheet"[^>]*>/g;

/** The page of every table could draw any game: is this the style of one that is not played here? */
function isIdle(path: string, game: string | undefined): boolean {
  const [, of] = /\/(centauri|comet|cosmic)-style\./.exec(path) ?? [];
  return of !== undefined && game !== undefined && of !== game;
}

export const handle: Handle = async ({ event, resolve }) => {
  const { request, cookies } = event;
  // a form of another site can't be sent in a reader's name; browsers without this header send no such forms with cookies of ours
  if (request.method !== 'GET' && request.method !== 'HEAD' && request.headers.get('sec-fetch-site') === 'cross-site') error(403);

  event.locals.language = languages.find((one) => one === cookies.get('language')) ?? preferred(request.headers.get('accept-language'));
  event.locals.theme = themes.find((one) => one === cookies.get('theme')) ?? 'auto';

  return resolve(event, {
    transformPageChunk: ({ html }) =>
      html
        .replace('%parley.language%', event.locals.language)
        .replace('%parley.theme%', event.locals.theme)
        .replace(STYLESHEET, (link) => (isIdle(link, event.locals.game) ? '' : link)),
    // a page is small: what it needs is fetched with it, at once
    preload: ({ type, path }) => type === 'js' || (type === 'css' && !isIdle(path, event.locals.game)),
  });
};
