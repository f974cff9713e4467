import { track, type Tracked } from '$shared/games/cosmic/words/track.ts';
import type { Traits } from '$shared/games/cosmic/words/traits.ts';

/** The gallery of aliens: what is told of each, and what a reader wants to see of them. */

/** An alien in the reader's language. */
export interface Entry extends Traits {
  id: string;
  name: string;
  epithet: string;
  power: string;
  short: string;
  full: string;
}

/** Within a list any of its words will do; an empty one asks for nothing. */
export interface Wishes {
  find: string;
  alert: string[];
  phase: string[];
  role: string[];
  choice: string;
  sort: string;
}

export const alerts = ['green', 'yellow', 'red'] as const;
export const roles = ['any', 'main', 'offense', 'defense', 'side', 'ally', 'bystander', 'not-main', 'not-offense'] as const;
export const choices = ['any', 'must', 'may'] as const;
export const sorts = ['name', 'phase'] as const;

/** As an address says them. */
export const wishesIn = (query: URLSearchParams): Wishes => ({
  find: query.get('find') ?? '',
  alert: query.getAll('alert'),
  phase: query.getAll('phase'),
  role: query.getAll('role'),
  choice: choices.find((one) => one === query.get('choice')) ?? 'any',
  sort: sorts.find((one) => one === query.get('sort')) ?? 'name',
});

/** The address that says them, and nothing that goes without saying. */
export function addressOf({ find, alert, phase, role, choice, sort }: Wishes): string {
  const query = new URLSearchParams();
  if (find.trim()) query.set('find', find.trim());
  for (const [name, words] of Object.entries({ alert, phase, role })) for (const word of words) query.append(name, word);
  if (choice !== 'any') query.set('choice', choice);
  if (sort !== 'name') query.set('sort', sort);
  return query.size ? `/aliens?${query}` : '/aliens';
}

export const isActing = ({ phases }: Entry, phase: string): boolean => phases === 'any' || phases.some((one) => one === phase);
export const isIn = ({ as }: Entry, role: string): boolean => as.some((one) => one === role);
const isChoice = ({ must }: Entry, choice: string): boolean => choice === 'any' || must === 'part' || must === choice;

/** Letters as they are looked for. */
const plain = (text: string): string => text.toLocaleLowerCase().replaceAll('ё', 'е').replaceAll(/['ʼ]/g, '’');

function isFound({ name, epithet, power, short, full }: Entry, find: string): boolean {
  const text = plain([name, epithet, power, short, full].join(' '));
  return plain(find)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Where in an encounter it first acts; one that acts at any time comes last. */
const firstOf = ({ phases }: Entry): number => (phases === 'any' ? track.length : track.indexOf(phases[0] as Tracked));

/** Entries come by name. */
export function filterEntries(entries: readonly Entry[], { find, alert, phase, role, choice, sort }: Wishes): Entry[] {
  const some = (words: readonly string[], is: (word: string) => boolean): boolean => words.length === 0 || words.some(is);
  const found = entries.filter(
    (entry) =>
      isFound(entry, find.trim()) &&
      some(alert, (word) => word === entry.alert) &&
      some(phase, (word) => isActing(entry, word)) &&
      some(role, (word) => isIn(entry, word)) &&
      isChoice(entry, choice),
  );
  return sort === 'phase' ? found.toSorted((one, other) => firstOf(one) - firstOf(other)) : found;
}
