import { error } from '@sveltejs/kit';
import { catalogueOf } from '$shared/text/catalogue.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params, parent }) => {
  const { language } = await parent();
  if (params.game !== 'centauri') error(404);
  return { catalogue: await catalogueOf(language, ['site', 'centauri', 'centauri-guide']) };
};
