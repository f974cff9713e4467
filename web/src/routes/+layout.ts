import { catalogueOf } from '$shared/text/catalogue.ts';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ data }) => ({ ...data, catalogue: await catalogueOf(data.language, []) });
