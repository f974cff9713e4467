import { coverOf } from '$lib/covers.ts';
import { catalogueOf } from '$shared/text/catalogue.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ data, parent }) => ({
  ...data,
  Cover: await coverOf(data.game),
  catalogue: await catalogueOf((await parent()).language, ['embed', 'embed-play', 'site']),
});
