import { getContext, setContext } from 'svelte';

const HERE = Symbol('here');

/** Says where this page is, for forms that lead away and back again. */
export const setHere = (path: () => string): (() => string) => setContext(HERE, path);
export const here = (): (() => string) => getContext<() => string>(HERE);
