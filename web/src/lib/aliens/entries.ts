import { aliens } from '$shared/games/cosmic/aliens/aliens.ts';
import { traitsOf } from '$shared/games/cosmic/words/traits.ts';
import { catalogueOf } from '$shared/text/catalogue.ts';
import { topicOf } from '$shared/text/cosmic-topic.ts';
import type { Language } from '$shared/text/language.ts';
import { say, type Catalogue } from '$shared/text/say.ts';
import type { Entry } from './gallery.ts';

/** What the server tells of aliens, so that no page has to carry their rules or the words of all of them. */

const PAGE = /^(gallery|game|cosmic\.(phase|sheet|power\.as|type))\./;

const isAlien = (id: string): boolean => Object.hasOwn(aliens, id);

export interface Shelf {
  /** By name. */
  entries: Entry[];
  /** What the gallery says, and what is said of one alien. */
  wordsOn: (alien?: string) => Catalogue;
}

export async function shelfOf(language: Language): Promise<Shelf> {
  const catalogue = await catalogueOf(language, ['gallery', 'cosmic-board', 'cosmic-aside', 'cosmic-aliens']);
  const speaker = { language, catalogue, names: [] };
  const entries = Object.keys(aliens).map((id): Entry => ({
    id,
    ...traitsOf(id)!,
    name: say(speaker, `cosmic.alien.${id}`),
    epithet: say(speaker, `cosmic.epithet.${id}`),
    power: say(speaker, `cosmic.power.${id}`),
    short: say(speaker, `cosmic.power.${id}.short`),
    full: say(speaker, `cosmic.power.${id}.full`),
  }));
  return {
    entries: entries.sort((one, other) => one.name.localeCompare(other.name, language)),
    wordsOn: (alien) =>
      Object.fromEntries(Object.entries(catalogue).filter(([key]) => PAGE.test(key) || (alien && topicOf(key, isAlien) === alien))),
  };
}
