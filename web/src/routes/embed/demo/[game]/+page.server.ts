import { error } from '@sveltejs/kit';
import { demoOf } from '$lib/embed/demo.ts';
import type { PageServerLoad } from './$types';

/** What a demo shows before anyone has touched it: no room is made or asked for it. */
export const load: PageServerLoad = ({ params, url, locals }) => {
  const demo = demoOf(params.game);
  if (!demo) error(404, 'no_such_game');
  locals.game = demo.game;
  return { ...demo, query: url.search };
};
