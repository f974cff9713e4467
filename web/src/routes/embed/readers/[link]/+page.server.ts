import { readersActions, readershipOf } from '$lib/server/readers.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ platform, params, url, locals }) => {
  const readership = await readershipOf(platform, params.link);
  locals.game = readership.game;
  const { searchParams } = url;
  // what this browser has voted it says itself; nobody else knows
  const isVoted = searchParams.get('voted') === readership.poll?.id;
  return { readership, link: params.link, table: searchParams.get('table'), voted: isVoted ? searchParams.getAll('pick') : null };
};

export const actions: Actions = readersActions;
