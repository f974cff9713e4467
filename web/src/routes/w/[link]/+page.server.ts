import { watchHead } from '$lib/server/previews/previews.ts';
import { wakingOf } from '$lib/server/waking.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
  const waking = await wakingOf(event, 'w');
  const { locals, url } = event;
  locals.head = await watchHead(waking.room, waking.link, url.origin, waking.language);
  return { waking };
};
