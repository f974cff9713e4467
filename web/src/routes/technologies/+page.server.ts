import { techShelfOf } from '$lib/aliens/technologies.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals: { language } }) => techShelfOf(language);
