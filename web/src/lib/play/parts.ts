import { late } from './late.svelte.ts';
import { withTexts } from './texts.svelte.ts';

/** What a table of any game shows only now and then. */
export const { parts, ready, textsOf } = late({
  Ear: () => import('./explain/Ear.svelte'),
  Log: () => import('./rail/Log.svelte'),
  MenuSheet: withTexts(
    'settings',
    withTexts('aside', () => import('./bar/MenuSheet.svelte')),
  ),
  Notices: withTexts('table', () => import('./bar/Notices.svelte')),
  Proof: withTexts('aside', () => import('./rail/Proof.svelte')),
  Result: () => import('./rail/Result.svelte'),
  Since: withTexts('since', () => import('./rail/Since.svelte')),
  Undo: () => import('./decision/Undo.svelte'),
  Talk: withTexts('talk', () => import('./rail/Talk.svelte')),
});
