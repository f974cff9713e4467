import { catalogueOf } from '$shared/text/catalogue.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent();
  const catalogue = await catalogueOf(language, ['site', 'play', 'aside', 'reasons', 'options', `${data.room.view.game}-board`]);
  return { ...data, catalogue: { ...catalogue, ...data.names } };
};
