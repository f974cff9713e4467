import { late } from '../late.svelte.ts';

/** The table before it has begun; apart from the other parts, for the bar above it holds some of those. */
export const { parts: foyer, ready: readyFoyer } = late({ Foyer: () => import('./Foyer.svelte') });
