import { textsOfPuzzle } from '$lib/puzzle/load.ts';
import type { PageLoad } from './$types';

/** Drawn by the server alone: it is a form, and what was played comes as its answer. */
export const csr = false;

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent();
  return { ...data, ...(await textsOfPuzzle(data.puzzle, language)) };
};
