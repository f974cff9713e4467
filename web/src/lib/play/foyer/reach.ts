import { late } from '../late.svelte.ts';
import { withTexts } from '../texts.svelte.ts';

/** How a seat is told that it is asked, offered right after sitting down. */
export const {
  parts: reach,
  ready: readyReach,
  textsOf: textsOfReach,
} = late({ Reach: withTexts('settings', () => import('../settings/Reach.svelte')) });
