import { tableOf } from '$lib/play/page/load.ts';
import type { PageLoad } from './$types';

/** The page is brought to life by a script of its own: lib/play/page/wake.ts. */
export const csr = false;

export const load: PageLoad = async ({ data: { waking } }) => ({ waking, loaded: await tableOf(waking) });
