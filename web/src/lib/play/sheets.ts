import { late } from './late.svelte.ts';
import { saying } from './texts.ts';

/** What the table menu unfolds into. */
export const { parts: sheets } = late({
  Propose: () => saying('table', import('./Propose.svelte')),
  Settings: () => import('./Settings.svelte'),
});
