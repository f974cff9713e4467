import { framedActions, framedPuzzleOf } from '$lib/server/puzzle.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ platform, params, locals }) => {
  const puzzle = await framedPuzzleOf(platform, params.puzzle);
  locals.game = puzzle.game;
  return { puzzle };
};

export const actions: Actions = framedActions;
