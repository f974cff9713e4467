import { late } from '../late.svelte.ts';
import { withTexts } from '../texts.svelte.ts';

/** What the table menu unfolds into. */
export const { parts: sheets } = late({
  Propose: withTexts('table', () => import('../vote/Propose.svelte')),
  Settings: () => import('../settings/Settings.svelte'),
});
