import { besideOf } from '$lib/play/decision/beside.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ data, params, parent }) => ({ ...data, ...(await besideOf(params.link, await parent())) });
