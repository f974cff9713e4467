import { error } from '@sveltejs/kit';
import { guides } from '$lib/play/guides.ts';
import { catalogueOf } from '$shared/text/catalogue.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params, parent }) => {
  const { language } = await parent();
  const guide = Object.hasOwn(guides, params.game) ? guides[params.game] : undefined;
  if (!guide) error(404);
  const [Guide, catalogue] = await Promise.all([guide.load(), catalogueOf(language, ['site', ...guide.parts])]);
  return { game: params.game, lead: guide.lead, Guide, catalogue };
};
