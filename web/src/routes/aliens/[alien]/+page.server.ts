import { error } from '@sveltejs/kit';
import { playedBy, type KeptEncounter } from '$shared/games/cosmic/words/encounter.ts';
import { shelfOf } from '$lib/aliens/entries.ts';
import { wordsOf } from '$shared/games/words.ts';
import { catalogueOf, houseParts } from '$shared/text/catalogue.ts';
import type { PageServerLoad } from './$types';

const encounters = import.meta.glob<KeptEncounter>('$lib/aliens/encounters/*.json', { import: 'default' });
const kept = Object.fromEntries(Object.entries(encounters).map(([path, load]) => [/([a-z-]+)\.json$/.exec(path)![1]!, load]));

export const load: PageServerLoad = async ({ params, locals: { language } }) => {
  const { entries, wordsOn } = await shelfOf(language);
  const at = entries.findIndex(({ id }) => id === params.alien);
  const entry = entries[at];
  if (!entry) error(404);
  const named = (by: number) => {
    const { id, name } = entries.at((at + by) % entries.length)!;
    return { id, name };
  };
  const { id, alert, as, must, phases } = entry;
  const encounter = await kept[id]!();
  const cosmic = await wordsOf('cosmic');
  const words = { ...(await catalogueOf(language, [...houseParts, ...cosmic.texts])), ...wordsOn(id) };
  return {
    id,
    traits: { alert, as, must, phases },
    before: named(-1),
    after: named(1),
    played: playedBy(id, encounter, cosmic),
    words,
  };
};
