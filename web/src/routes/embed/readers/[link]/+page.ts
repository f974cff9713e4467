import { textsOfReaders } from '$lib/readers/load.ts';
import type { PageLoad } from './$types';

/** Drawn by the server alone; a small script of its own votes, and fetches it anew when something else is asked. */
export const csr = false;

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent();
  return { ...data, ...(await textsOfReaders(data.readership.game, language)) };
};
