import { wordsOf } from '$shared/games/words.ts';
import type { Puzzle } from '$shared/protocol.ts';
import { catalogueOf } from '$shared/text/catalogue.ts';
import type { Language } from '$shared/text/language.ts';

/** All that a puzzle says; drawn by the server alone, so it may be much. */
export async function textsOfPuzzle({ game }: Puzzle, language: Language) {
  const words = await wordsOf(game);
  return { words, catalogue: await catalogueOf(language, ['embed', 'puzzle', 'play', 'reasons', 'site', ...words.texts]) };
}
