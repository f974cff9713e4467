import type { RoomPage } from '$shared/protocol.ts';
import { catalogueOf, houseParts, type Part } from '$shared/text/catalogue.ts';
import { COMMON } from '$shared/text/cosmic-topic.ts';
import type { Language } from '$shared/text/language.ts';
import type { Catalogue } from '$shared/text/say.ts';
import type { Fetch } from './late.svelte.ts';

/**
 * What is said at a table: at once what every page of it says, and the rest with the parts of the page that say it.
 * Of a game with much to say, what is said only now and then comes by its topic: with the page, if it says it, or else when it is first to be said.
 */

const AGAIN = 3_000;
const SOON = 1_500;
/** Names an alien or a technology. */
const ENTRY = /^cosmic\.(?:alien|tech)\.[^.]+$/;

/** What is said on the topics of these messages. */
async function wordsAround(keys: readonly string[], language: Language): Promise<Catalogue> {
  const response = await fetch(`/words/cosmic/${language}?on=${keys.join()}`);
  if (!response.ok) throw new Error(`no words on ${keys.join()}`);
  return (await response.json()) as Catalogue;
}

/** What a page speaks from. */
class Spoken {
  readonly language: Language;
  readonly words: Record<string, string>;
  /** Counts what came later, so that whatever was said without it is said anew. */
  #version = $state(0);
  readonly #wanted = new Set<string>();
  readonly #learned = new Set<string>();
  #rest: Promise<void> | undefined;

  constructor(language: Language, words: Catalogue) {
    this.language = language;
    this.words = { ...words };
  }

  /** A message that has yet to come is empty until it does. */
  readonly catalogue: Catalogue = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, key: string) => {
        void this.#version;
        return this.words[key] ?? this.#want(key);
      },
      has: (_, key) => {
        void this.#version;
        return key in this.words;
      },
    },
  );

  #want(key: string): string | undefined {
    if (!key.startsWith('cosmic.') || this.#learned.has(key)) return undefined;
    this.#ask(key);
    return '';
  }

  foresee(): void {
    setTimeout(() => void this.learnRest(), SOON);
  }

  /** What may be said later is fetched before it is: all that is no alien's, and all of those that the page has words of. Tried once, and then on its own. */
  learnRest(): Promise<void> {
    const entries = Object.keys(this.words).filter((key) => ENTRY.test(key));
    this.#rest ??= this.#learn([COMMON, ...entries]).catch(() => {
      this.#rest = undefined;
      setTimeout(() => void this.learnRest(), AGAIN);
    });
    return this.#rest;
  }

  #ask(key: string): void {
    if (this.#wanted.size === 0) setTimeout(() => void this.#learnWanted());
    this.#wanted.add(key);
  }

  async #learnWanted(): Promise<void> {
    const keys = [...this.#wanted];
    try {
      await this.#learn(keys);
      for (const key of keys) this.#wanted.delete(key);
      if (this.#wanted.size) void this.#learnWanted();
    } catch {
      setTimeout(() => void this.#learnWanted(), AGAIN);
    }
  }

  async #learn(keys: readonly string[]): Promise<void> {
    Object.assign(this.words, await wordsAround(keys, this.language));
    for (const key of keys) this.#learned.add(key);
    this.#version++;
  }
}

let spoken: Spoken | undefined;
const learned: Part[] = [];

/** `all` is what a game says, on its board and away from it; `seldom` what of that this page is sure to say. */
export async function textsOf(language: Language, { view }: RoomPage, all: readonly Part[], seldom: Catalogue): Promise<Catalogue> {
  // the server draws every part
  if (import.meta.env.SSR) return catalogueOf(language, [...houseParts, ...all]);
  const aside: Part[] = view.play ? learned : ['aside', ...learned];
  spoken = new Spoken(language, { ...(await catalogueOf(language, ['play', `${view.game}-board`, ...aside])), ...seldom });
  if (view.game === 'cosmic') spoken.foresee();
  return spoken.catalogue;
}

/** Puts more into the catalogue that this page speaks from. */
export async function learn(part: Part): Promise<void> {
  if (import.meta.env.SSR || !spoken) return;
  learned.push(part);
  Object.assign(spoken.words, await catalogueOf(spoken.language, [part]));
}

/** A part that comes with its texts. */
export function withTexts<M>(part: Part, fetch: Fetch<M>): Fetch<M> {
  const both = async (): Promise<M> => (await Promise.all([fetch(), learn(part)]))[0];
  return Object.assign(both, { texts: [part, ...(fetch.texts ?? [])] });
}

/** A part that says what a page learns only once it is at rest: it waits for that. */
export const withAllTexts =
  <M>(fetch: Fetch<M>): Fetch<M> =>
  async () =>
    (await Promise.all([fetch(), spoken?.learnRest()]))[0];
