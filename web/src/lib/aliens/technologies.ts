import { technologies } from '$shared/games/cosmic/technologies/technologies.ts';
import { techTraitsOf, type TechTraits } from '$shared/games/cosmic/words/traits.ts';
import { catalogueOf } from '$shared/text/catalogue.ts';
import type { Language } from '$shared/text/language.ts';
import { say, type Catalogue } from '$shared/text/say.ts';

/** What the server tells of technologies, so that no page has to carry their rules. */

export interface TechEntry {
  id: string;
  traits: TechTraits;
  name: string;
  full: string;
}

const PAGE = /^(gallery|game|cosmic\.(phase|techs))\b/;

/** Those that take the fewest ships first; X before all. */
export async function techShelfOf(language: Language): Promise<{ entries: TechEntry[]; words: Catalogue }> {
  const catalogue = await catalogueOf(language, ['gallery', 'cosmic-board', 'cosmic-research', 'cosmic-technologies']);
  const speaker = { language, catalogue, names: [] };
  const entries = Object.keys(technologies).map((id) => ({
    id,
    traits: techTraitsOf(id),
    name: say(speaker, `cosmic.tech.${id}`),
    full: say(speaker, `cosmic.tech.${id}.full`),
  }));
  const number = ({ traits: { research } }: TechEntry) => (research === 'X' ? 0 : research);
  return {
    entries: entries.sort((one, other) => number(one) - number(other) || one.name.localeCompare(other.name, language)),
    words: Object.fromEntries(Object.entries(catalogue).filter(([key]) => PAGE.test(key))),
  };
}
