import { error } from '@sveltejs/kit';
import { momentsOf } from '$lib/server/puzzle.ts';
import type { PageServerLoad } from './$types';

/** Where a moment of a finished game is chosen to be put to others; by the form without a script, at once with one. */
export const load: PageServerLoad = async ({ platform, params, url, locals }) => {
  const made = await momentsOf(platform, params.link, 'seat', url.searchParams, locals.language);
  if (made.reason === 'no_such_link') error(404, made.reason);
  return { made, origin: url.origin, back: `/p/${params.link}` };
};
