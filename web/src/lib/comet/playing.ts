/** What stands on the table only as long as the game goes on. */
export { default as Acts } from './desk/Acts.svelte';
export { default as GoldRow } from './cards/GoldRow.svelte';
export { default as Hand } from './cards/Hand.svelte';
export { default as Mine } from './desk/Mine.svelte';
export { default as Walkers } from './land/Walkers.svelte';
