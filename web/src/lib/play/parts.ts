import { late } from './late.svelte.ts';
import { saying } from './texts.ts';

/** What a table of any game shows only now and then. */
export const { parts, ready } = late({
  Log: () => import('./Log.svelte'),
  MenuSheet: () => saying('settings', saying('aside', import('./MenuSheet.svelte'))),
  Notices: () => saying('table', import('./Notices.svelte')),
  Proof: () => saying('aside', import('./Proof.svelte')),
  Result: () => import('./Result.svelte'),
  Since: () => saying('since', import('./Since.svelte')),
  Talk: () => saying('talk', import('./Talk.svelte')),
});
