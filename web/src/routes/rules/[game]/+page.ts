import { error } from '@sveltejs/kit';
import { guides } from '$lib/play/guides.ts';
import { catalogueOf } from '$shared/text/catalogue.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params: { game }, parent }) => {
  const { language } = await parent();
  const guide = guides.get(game);
  if (!guide) error(404);
  const [{ default: Guide, texts = [] }, catalogue] = await Promise.all([
    guide(),
    catalogueOf(language, ['site', `${game}-board`, `${game}-guide`]),
  ]);
  return { game, Guide, catalogue: texts.length ? { ...catalogue, ...(await catalogueOf(language, texts)) } : catalogue };
};
