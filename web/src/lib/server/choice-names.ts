import { rulesOf } from '$shared/games/shelf.ts';
import { wordsOf } from '$shared/games/words.ts';
import { catalogueOf } from '$shared/text/catalogue.ts';
import type { Language } from '$shared/text/language.ts';
import type { Catalogue } from '$shared/text/say.ts';

type Shown = (option: string, choice: string) => boolean;

/** What the choices that are shown are called, of those that are named elsewhere, without the rest of what is said there. */
export async function choiceNames(game: string, isShown: Shown, language: Language): Promise<Catalogue> {
  const keys = rulesOf(game).options.flatMap(({ id, names, choices }) =>
    names ? choices.filter((choice) => isShown(id, choice)).map((choice) => `${names}.${choice}`) : [],
  );
  const words = keys.length ? await catalogueOf(language, (await wordsOf(game)).texts) : {};
  return Object.fromEntries(keys.flatMap((key) => (words[key] ? [[key, words[key]]] : [])));
}
