import { catalogueOf } from '$shared/text/catalogue.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => ({
  catalogue: await catalogueOf((await parent()).language, ['mail', 'play', 'reasons']),
});
