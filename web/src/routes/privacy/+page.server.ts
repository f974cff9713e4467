import { keepingOf } from '$shared/keeping.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = ({ platform }) => ({ keeping: keepingOf(platform?.env ?? {}) });
