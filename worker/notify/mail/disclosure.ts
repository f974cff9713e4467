import type { Decision, Option } from '../../../shared/engine/decision.ts';

/** What of a seat's board may stand in a mail, whatever the game: nothing that a watcher is not shown too. */

const WORD = /[^\p{L}\p{N}_]+/u;

function gather(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') for (const word of value.split(WORD)) words.add(word);
  else if (Array.isArray(value)) for (const one of value) gather(one, words);
  else if (value !== null && typeof value === 'object') {
    for (const [name, one] of Object.entries(value)) {
      gather(name, words);
      gather(one, words);
    }
  }
}

function wordsIn(value: unknown): Set<string> {
  const words = new Set<string>();
  gather(value, words);
  return words;
}

/** Words that stand in the seat's own board and in no watcher's. */
export function privateWords(own: unknown, watched: unknown): ReadonlySet<string> {
  const known = wordsIn(watched).add('');
  return new Set([...wordsIn(own)].filter((word) => !known.has(word)));
}

const isOpen = (value: unknown, kept: ReadonlySet<string>): boolean => ![...wordsIn(value)].some((word) => kept.has(word));

/** The question itself gives nothing away. */
export const isOpenQuestion = ({ about }: Decision, kept: ReadonlySet<string>): boolean => isOpen(about.of ?? null, kept);

const MOST_LINKS = 8;

/** The options that a mail may list as links: one pick is asked, they are few, and none of them shows anything private. */
export function openOptions({ options, min, max, groups }: Decision, kept: ReadonlySet<string>): Option[] {
  if (min !== 1 || max !== 1 || groups?.length || options.length > MOST_LINKS) return [];
  return options.every(({ id }) => isOpen(id, kept)) ? options : [];
}
