import { tableOf } from '$lib/play/load.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ data, params, parent }) => ({
  ...data,
  ...(await tableOf(data.room, data.spoken, params.link, await parent())),
});
