import type { Component } from 'svelte';

/** The pictures of the games, each fetched only where it is shown. */
const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte');

export const coverOf = async (game: string): Promise<Component | null> => (await covers[`./${game}/Cover.svelte`]?.())?.default ?? null;
