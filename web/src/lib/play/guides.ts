import type { Component } from 'svelte';
import type { Part } from '$shared/text/catalogue.ts';

/** The rules of a game, told at length; `texts` are those it needs beside its own and those of the board. */
export interface GuideModule {
  default: Component;
  texts?: Part[];
}

const PATH = /([^/]+)\/Guide\.svelte$/;

/** Each is fetched only by those who read it. */
export const guides = new Map(
  Object.entries(import.meta.glob<GuideModule>('../*/Guide.svelte')).map(([path, load]) => [PATH.exec(path)![1]!, load]),
);
