/** What stands on the table only as long as the game goes on. */
export { default as Acts } from './Acts.svelte';
export { default as GoldRow } from './GoldRow.svelte';
export { default as Hand } from './Hand.svelte';
export { default as Mine } from './Mine.svelte';
export { default as Walkers } from './Walkers.svelte';
