import { late } from '../late.svelte.ts';
import { saying } from '../texts.svelte.ts';

/** How a seat is told that it is asked, offered right after sitting down. */
export const { parts: reach, ready: readyReach } = late({ Reach: () => saying('settings', import('../settings/Reach.svelte')) });
