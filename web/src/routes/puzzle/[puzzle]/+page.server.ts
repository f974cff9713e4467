import { puzzleHead } from '$lib/server/previews/previews.ts';
import { puzzleActions, puzzleOf } from '$lib/server/puzzle.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ platform, params, locals, url }) => {
  const puzzle = await puzzleOf(platform, params.puzzle);
  locals.game = puzzle.game;
  locals.head = await puzzleHead(puzzle, url.origin, locals.language);
  return { puzzle };
};

export const actions: Actions = puzzleActions;
