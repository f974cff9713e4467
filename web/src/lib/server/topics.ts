import { aliens } from '$shared/games/cosmic/aliens/aliens.ts';
import type { RoomPage } from '$shared/protocol.ts';
import { catalogueOf } from '$shared/text/catalogue.ts';
import { byTopic, COMMON, topicOf, topicsIn } from '$shared/text/cosmic-topic.ts';
import type { Language } from '$shared/text/language.ts';
import type { Catalogue } from '$shared/text/say.ts';

/** What Cosmic says only now and then, by topic. */

const isAlien = (id: string): boolean => Object.hasOwn(aliens, id);

const kept = new Map<Language, Map<string, Catalogue>>();

async function topicsOf(language: Language): Promise<Map<string, Catalogue>> {
  const all = kept.get(language) ?? byTopic(await catalogueOf(language, ['cosmic-moments', 'cosmic-aliens']), isAlien);
  kept.set(language, all);
  return all;
}

async function wordsOn(topics: Iterable<string>, language: Language): Promise<Catalogue> {
  const all = await topicsOf(language);
  return Object.assign({}, ...[...topics].map((topic) => all.get(topic))) as Catalogue;
}

/** All that is said on the topics of these messages. */
export async function wordsAround(keys: readonly string[], language: Language): Promise<Catalogue> {
  const topics = new Set(keys.map((key) => topicOf(key, isAlien)));
  if (keys.includes(COMMON)) for (const topic of (await topicsOf(language)).keys()) if (!isAlien(topic)) topics.add(topic);
  return wordsOn(topics, language);
}

/** What a page says beyond its board from the start: it comes with it. */
export async function wordsFor(page: RoomPage, language: Language): Promise<Catalogue> {
  if (page.view.game !== 'cosmic') return {};
  const board = await catalogueOf(language, ['play', 'cosmic-board']);
  return wordsOn(
    topicsIn(page, isAlien, (key) => key in board),
    language,
  );
}
