import { shelfOf } from '$lib/aliens/entries.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals: { language } }) => {
  const { entries, wordsOn } = await shelfOf(language);
  return { entries, words: wordsOn() };
};
