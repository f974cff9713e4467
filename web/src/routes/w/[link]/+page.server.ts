import { pageOf } from '$lib/server/door.ts';
import { watchHead } from '$lib/server/previews.ts';
import { wordsFor } from '$lib/server/topics.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ platform, params, locals, url }) => {
  const room = await pageOf(platform, params.link, 'watch');
  locals.game = room.view.game;
  locals.head = await watchHead(room, params.link, url.origin, locals.language);
  locals.isOver = room.view.stage === 'over';
  return { room, spoken: await wordsFor(room, locals.language) };
};
