import { catalogueOf } from '$shared/text/catalogue.ts';
import type { PageLoad } from './$types';

export const csr = true;

export const load: PageLoad = async ({ data, parent }) => ({
  ...data,
  catalogue: await catalogueOf((await parent()).language, ['embed', 'embed-play', 'reasons', 'site']),
});
