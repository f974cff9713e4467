import { error, type Handle } from '@sveltejs/kit';
import { languages, preferred } from '$shared/text/language.ts';
import { themes } from '$lib/theme.ts';

export const handle: Handle = async ({ event, resolve }) => {
  const { request, cookies } = event;
  // a form of another site can't be sent in a reader's name; browsers without this header send no such forms with cookies of ours
  if (request.method !== 'GET' && request.method !== 'HEAD' && request.headers.get('sec-fetch-site') === 'cross-site') error(403);

  event.locals.language = languages.find((one) => one === cookies.get('language')) ?? preferred(request.headers.get('accept-language'));
  event.locals.theme = themes.find((one) => one === cookies.get('theme')) ?? 'auto';

  return resolve(event, {
    transformPageChunk: ({ html }) =>
      html.replace('%parley.language%', event.locals.language).replace('%parley.theme%', event.locals.theme),
    // a page is small: what it needs is fetched with it, at once
    preload: ({ type }) => type === 'js' || type === 'css',
  });
};
