import { coverOf } from '$lib/covers.ts';
import { catalogueOf } from '$shared/text/catalogue.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent();
  const { game } = data.room.view;
  const parts = ['site', 'play', 'aside', 'reasons', 'options', `${game}-board`] as const;
  const [catalogue, Cover] = await Promise.all([catalogueOf(language, parts), coverOf(game)]);
  return { ...data, catalogue: { ...catalogue, ...data.names }, Cover };
};
