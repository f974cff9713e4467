import { hydrate } from 'svelte';
import { completeDrawings } from '$lib/parts/drawings/complete-drawings.ts';
import { tableOf } from './load.ts';
import TablePage from './TablePage.svelte';
import { BOARD, WAKING, type Waking } from './waking.ts';

/** Brings a table to life that the server has drawn. It stays one page, so the script that leads from page to page is spared. */
async function wake(): Promise<void> {
  const waking = JSON.parse(document.getElementById(WAKING)!.textContent) as Waking;
  const loaded = await tableOf(waking);
  hydrate(TablePage, { target: document.getElementById(BOARD)!, props: { ...waking, ...loaded } });
  completeDrawings();
}

// what the board is made of fetches pieces that this one came with: it can't be waited for here
void wake();
