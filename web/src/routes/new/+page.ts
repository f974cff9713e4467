import type { OutlineRow } from '$shared/games/outline.ts';
import { catalogueOf } from '$shared/text/catalogue.ts';
import type { Params } from '$shared/engine/json.ts';
import type { PageLoad } from './$types';

type Outline = (options: Params, seats: number) => OutlineRow[];
const outlines = import.meta.glob<Outline>('../../../../shared/games/*/outline.ts', { import: 'outline' });

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent();
  const [catalogue, outline] = await Promise.all([
    catalogueOf(language, ['site', 'play', 'reasons', 'options', 'new']),
    outlines[`../../../../shared/games/${data.game}/outline.ts`]?.(),
  ]);
  return { ...data, catalogue, outline };
};
