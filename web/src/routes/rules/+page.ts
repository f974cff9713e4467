import { catalogueOf } from '$shared/text/catalogue.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
  const { language } = await parent();
  return { catalogue: await catalogueOf(language, ['site']) };
};
