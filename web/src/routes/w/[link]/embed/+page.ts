import { catalogueOf } from '$shared/text/catalogue.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ data, parent }) => ({
  ...data,
  catalogue: await catalogueOf((await parent()).language, ['embed', 'site']),
});
