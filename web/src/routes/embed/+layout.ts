import { catalogueOf } from '$shared/text/catalogue.ts';
import type { LayoutLoad } from './$types';

/** A frame is drawn by the server alone; a small script of its own fetches it anew when something has happened. */
export const csr = false;

export const load: LayoutLoad = async ({ parent }) => {
  const { language } = await parent();
  return { catalogue: await catalogueOf(language, ['embed']) };
};
