import { catalogueOf, partOf } from '$shared/text/catalogue.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent();
  return { ...data, catalogue: await catalogueOf(language, ['site', 'play', 'aside', 'reasons', partOf(data.room.view.game)]) };
};
