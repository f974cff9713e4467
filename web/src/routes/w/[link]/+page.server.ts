import { pageOf } from '$lib/server/door.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ platform, params, locals }) => {
  const room = await pageOf(platform, params.link, 'watch');
  locals.game = room.view.game;
  return { room };
};
