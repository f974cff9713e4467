import { wordsOf } from '$shared/games/words.ts';
import { catalogueOf } from '$shared/text/catalogue.ts';
import type { Language } from '$shared/text/language.ts';

/** All that a readers' seat says; drawn by the server alone, so it may be much. */
export async function textsOfReaders(game: string, language: Language) {
  const words = await wordsOf(game);
  return {
    words,
    catalogue: await catalogueOf(language, ['embed', 'readers', 'puzzle', 'play', 'aside', 'reasons', 'site', ...words.texts]),
  };
}
