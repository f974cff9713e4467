import { pageOf } from '$lib/server/door.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ platform, params }) => ({ room: await pageOf(platform, params.link, 'seat') });
