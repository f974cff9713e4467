import { redirect } from '@sveltejs/kit';
import { doorOf, pageOf } from '$lib/server/door.ts';
import type { Actions, PageServerLoad } from './$types';

/** For someone who has given up a seat: the way to look on, and to be forgotten. */
export const load: PageServerLoad = async ({ platform, params }) => {
  const { view } = await pageOf(platform, params.link, 'watch');
  const { left } = view.you;
  if (left === undefined) redirect(303, `/w/${params.link}`);
  return { link: params.link, title: view.title, game: view.game, isLent: view.plates[left]!.occupant === 'readers' };
};

export const actions: Actions = {
  default: async ({ platform, params }) => {
    const { door, secret } = doorOf(platform, params.link);
    const outcome = await door.seat(secret, { act: 'forget' }, 'watch');
    return { isForgotten: outcome.ok };
  },
};
