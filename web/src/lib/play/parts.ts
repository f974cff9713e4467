import { late } from './late.svelte.ts';
import { saying } from './texts.svelte.ts';

/** What a table of any game shows only now and then. */
export const { parts, ready } = late({
  Ear: () => import('./explain/Ear.svelte'),
  Log: () => import('./rail/Log.svelte'),
  MenuSheet: () => saying('settings', saying('aside', import('./bar/MenuSheet.svelte'))),
  Notices: () => saying('table', import('./bar/Notices.svelte')),
  Proof: () => saying('aside', import('./rail/Proof.svelte')),
  Result: () => import('./rail/Result.svelte'),
  Since: () => saying('since', import('./rail/Since.svelte')),
  Undo: () => import('./decision/Undo.svelte'),
  Talk: () => saying('talk', import('./rail/Talk.svelte')),
});
