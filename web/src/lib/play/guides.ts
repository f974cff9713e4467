import type { Component } from 'svelte';
import type { Part } from '$shared/text/catalogue.ts';

/** The rules of a game, told at length: what draws them, and the texts they need. */
export interface GuideOf {
  parts: Part[];
  lead: string;
  load: () => Promise<Component>;
}

/** Each is fetched only by those who read it. */
export const guides: Record<string, GuideOf> = {
  centauri: {
    parts: ['centauri', 'centauri-guide'],
    lead: 'guide.lead',
    load: async () => (await import('$lib/centauri/Guide.svelte')).default,
  },
  comet: {
    parts: ['comet', 'comet-guide'],
    lead: 'guide.comet.lead',
    load: async () => (await import('$lib/comet/Guide.svelte')).default,
  },
  cosmic: {
    parts: ['cosmic', 'cosmic-guide'],
    lead: 'guide.cosmic.lead',
    load: async () => (await import('$lib/cosmic/Guide.svelte')).default,
  },
};
