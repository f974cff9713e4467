import { late } from './late.svelte.ts';

/** What a table of any game shows only now and then. */
export const { parts, ready } = late({
  Foyer: () => import('./Foyer.svelte'),
  Log: () => import('./Log.svelte'),
  MenuSheet: () => import('./MenuSheet.svelte'),
  Proof: () => import('./Proof.svelte'),
  Result: () => import('./Result.svelte'),
  Talk: () => import('./Talk.svelte'),
});
