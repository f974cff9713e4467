import { error } from '@sveltejs/kit';
import { stages } from '$lib/play/stages.ts';
import { catalogueOf, partOf } from '$shared/text/catalogue.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ data, params, parent }) => {
  const { language } = await parent();
  const { game } = data.room.view;
  const stage = stages[game];
  if (!stage) error(404);
  const [Stage, catalogue] = await Promise.all([stage(), catalogueOf(language, ['play', partOf(game)])]);
  return { ...data, link: params.link, Stage, catalogue };
};
