import { hydrate } from 'svelte';
import { completeDrawings } from '$lib/parts/drawings/complete-drawings.ts';
import { tableOf } from './load.ts';
import TablePage from './TablePage.svelte';
import { BOARD, WAKING, type Waking } from './waking.ts';

/** Brings a table to life that the server has drawn. It stays one page, so the script that leads from page to page is spared. */
async function wake(drawn: Element): Promise<void> {
  const waking = JSON.parse(drawn.textContent) as Waking;
  const loaded = await tableOf(waking);
  hydrate(TablePage, { target: document.getElementById(BOARD)!, props: { ...waking, ...loaded } });
  completeDrawings();
}

// it comes in one file with what frames show of a table too, and there it has nothing to do
const drawn = document.getElementById(WAKING);
// what the board is made of fetches pieces that this one came with: it can't be waited for here
if (drawn) void wake(drawn);
