import { aliens } from '$shared/games/cosmic/aliens/aliens.ts';
import { technologies } from '$shared/games/cosmic/technologies/technologies.ts';
import type { CosmicView } from '$shared/games/cosmic/view.ts';
import type { RoomPage } from '$shared/protocol.ts';
import { catalogueOf } from '$shared/text/catalogue.ts';
import { byTopic, COMMON, isForLater, topicOf, topicsIn } from '$shared/text/cosmic-topic.ts';
import type { Language } from '$shared/text/language.ts';
import type { Catalogue } from '$shared/text/say.ts';

/** What Cosmic says only now and then, by topic. */

/** Has it an entry of its own: an alien, a technology? */
const hasEntry = (id: string): boolean => Object.hasOwn(aliens, id) || Object.hasOwn(technologies, id);

const kept = new Map<Language, Map<string, Catalogue>>();

async function topicsOf(language: Language): Promise<Map<string, Catalogue>> {
  const all =
    kept.get(language) ??
    byTopic(await catalogueOf(language, ['cosmic-moments', 'cosmic-played-artifacts', 'cosmic-aliens', 'cosmic-technologies']), hasEntry);
  kept.set(language, all);
  return all;
}

async function wordsOn(topics: Iterable<string>, language: Language): Promise<Catalogue> {
  const all = await topicsOf(language);
  return Object.assign({}, ...[...topics].map((topic) => all.get(topic))) as Catalogue;
}

/** All that is said on the topics of these messages. */
export async function wordsAround(keys: readonly string[], language: Language): Promise<Catalogue> {
  const topics = new Set(keys.map((key) => topicOf(key, hasEntry)));
  if (keys.includes(COMMON)) for (const topic of (await topicsOf(language)).keys()) if (!hasEntry(topic)) topics.add(topic);
  return wordsOn(topics, language);
}

/** What a page says beyond its board from the start: it comes with it, the rest of its topics once it is at rest. */
export async function wordsFor(page: RoomPage, language: Language): Promise<Catalogue> {
  const { game, play } = page.view;
  const setUp = play ? {} : await wordsOfChoices(game, language);
  return game === 'cosmic' ? { ...setUp, ...(await wordsOfCosmic(page, language)) } : setUp;
}

/** The foyer names what was chosen, and what may be chosen otherwise until the start. */
async function wordsOfChoices(game: string, language: Language): Promise<Catalogue> {
  const isNamed = (key: string): boolean => key.startsWith(`${game}.option.`) && !key.endsWith('.help');
  return Object.fromEntries(Object.entries(await catalogueOf(language, ['options'])).filter(([key]) => isNamed(key)));
}

async function wordsOfCosmic(page: RoomPage, language: Language): Promise<Catalogue> {
  const board = await catalogueOf(language, ['play', 'cosmic-board']);
  const topics = topicsIn(page, hasEntry, (key) => key in board);
  // whoever chooses an alien reads the sheets of all it may choose
  const { choices = [] } = (page.view.play?.board ?? {}) as Partial<CosmicView>;
  const sheets = choices.map((alien) => `cosmic.power.${alien}.full`);
  const words = Object.entries(await wordsOn(topics, language));
  return Object.fromEntries(words.filter(([key]) => sheets.includes(key) || !isForLater(key, topics)));
}
