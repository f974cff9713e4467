import type { Component } from 'svelte';
import type { Part } from '$shared/text/catalogue.ts';

/** Fetches a part, and the texts that come with it. */
export type Fetch<M> = (() => Promise<M>) & { texts?: readonly Part[] };

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each part knows its own properties
type Fetches = Record<string, Fetch<{ default: Component<any, any, any> }>>;
type LateParts<F extends Fetches> = { readonly [P in keyof F]: Awaited<ReturnType<F[P]>>['default'] | undefined };

export interface Late<F extends Fetches> {
  parts: LateParts<F>;
  ready: (...names: (keyof F)[]) => Promise<void>;
  textsOf: (...names: (keyof F)[]) => Part[];
}

const AGAIN = 3_000;

class LatePart {
  readonly #fetch: Fetches[string];
  #drawing = $state.raw<Component>();
  #coming: Promise<void> | undefined;

  constructor(fetch: Fetches[string]) {
    this.#fetch = fetch;
  }

  /** What draws it; the first look at it has it fetched. */
  get drawing(): Component | undefined {
    if (!this.#drawing) this.#want();
    return this.#drawing;
  }

  /** Cut off, it tries again by itself. */
  #want(): void {
    this.ready().catch(() => setTimeout(() => this.#want(), AGAIN));
  }

  ready(): Promise<void> {
    this.#coming ??= this.#fetch().then(
      (module) => void (this.#drawing = module.default),
      (error: unknown) => {
        this.#coming = undefined;
        throw error;
      },
    );
    return this.#coming;
  }
}

/**
 * Parts of a page that are fetched when they are first wanted: `{#if isWanted && parts.Sheet}<parts.Sheet />{/if}`.
 * `ready` waits for those that a page shows from the start; on the server, which draws them all for readers without a script, for all.
 * A part bears the name of its file: by that the server names what a page is going to fetch first.
 */
export function late<F extends Fetches>(fetches: F): Late<F> {
  const all = Object.fromEntries(Object.entries(fetches).map(([name, fetch]) => [name, new LatePart(fetch)]));
  const parts = Object.defineProperties({}, Object.fromEntries(Object.keys(all).map((name) => [name, { get: () => all[name]!.drawing }])));
  return {
    parts: parts as LateParts<F>,
    ready: async (...names) => {
      await Promise.all((import.meta.env.SSR ? Object.keys(all) : names).map((name) => all[name as string]!.ready()));
    },
    textsOf: (...names) => names.flatMap((name) => fetches[name]?.texts ?? []),
  };
}
