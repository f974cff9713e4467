import { catalogueOf } from '$shared/text/catalogue.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent();
  return { ...data, catalogue: await catalogueOf(language, ['site']) };
};
