import { watchHead } from '$lib/server/previews/previews.ts';
import { wakingOf } from '$lib/server/waking.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const seen = await wakingOf(event, 'w');
  const { locals, url } = event;
  const { room, link, language } = seen.waking;
  locals.head = await watchHead(room, link, url.origin, language);
  return seen;
};
