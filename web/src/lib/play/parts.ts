import type { Part } from '$shared/text/catalogue.ts';
import { late } from './late.svelte.ts';
import { learn } from './texts.ts';

/** A part that comes with its texts. */
async function saying<M>(part: Part, module: Promise<M>): Promise<M> {
  await learn(part);
  return module;
}

/** What a table of any game shows only now and then. */
export const { parts, ready } = late({
  Foyer: () => import('./Foyer.svelte'),
  Log: () => import('./Log.svelte'),
  MenuSheet: () => saying('settings', import('./MenuSheet.svelte')),
  Notices: () => saying('table', import('./Notices.svelte')),
  Proof: () => import('./Proof.svelte'),
  Propose: () => saying('table', import('./Propose.svelte')),
  Result: () => import('./Result.svelte'),
  Settings: () => import('./Settings.svelte'),
  Since: () => saying('table', import('./Since.svelte')),
  Talk: () => import('./Talk.svelte'),
});
