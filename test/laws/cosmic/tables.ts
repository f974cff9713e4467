import type { Params } from '../../../shared/engine/json.ts';
import { completeOptions, start } from '../../../shared/engine/play.ts';
import { below, shuffle, type Chance } from '../../../shared/engine/random.ts';
import { aliens } from '../../../shared/games/cosmic/aliens/aliens.ts';
import type { Face } from '../../../shared/games/cosmic/cards/cards.ts';
import { cosmic } from '../../../shared/games/cosmic/rules.ts';
import type { CosmicTable } from '../../../shared/games/cosmic/table.ts';
import type { LawKit } from '../laws.ts';

/** Tables of Cosmic Encounter at which certain aliens sit. */

/** The named aliens go to seats drawn by lot, one each; the others get as many sheets as they were dealt, of the rest. */
function seat(table: CosmicTable, names: readonly string[]): void {
  const { facts } = table;
  const order = table.shuffle([...table.seats]);
  const rest = table.shuffle([...facts.unused, ...facts.seats.flatMap(({ dealt }) => dealt)].filter((id) => !names.includes(id)));
  const taken = [...names];
  order.forEach((at, nth) => {
    const own = facts.seats[at]!;
    const next = () => rest.findIndex((id) => !taken.some((other) => table.isBanned(id, other)));
    own.dealt = nth < names.length ? [names[nth]!] : own.dealt.map(() => rest.splice(Math.max(0, next()), 1)[0]!);
    taken.push(...own.dealt);
  });
  facts.unused = rest;
  facts.retired = facts.retired.filter((id) => !names.includes(id));
  const flares = names.filter((id) => aliens[id]!.flare).map((id): Face => `flare:${id}`);
  facts.flares = [...new Set([...(facts.flares.length ? flares : []), ...facts.flares])].slice(0, facts.flares.length);
}

/** The same laws over tables that these aliens are dealt to; one with something before the game is never hidden. */
export function dealing(names: readonly string[], kit: LawKit): LawKit {
  const setup = kit.rules.steps['setup']!;
  return {
    ...kit,
    rules: {
      ...kit.rules,
      steps: {
        ...kit.rules.steps,
        setup(table, args) {
          void setup(table, args);
          seat(table as CosmicTable, names);
        },
      },
    },
    options: (chance, seats) =>
      orRandomAliens(
        {
          ...kit.options(chance, seats),
          ...(names.some((id) => aliens[id]!.setup) && { hidden_powers: 'no' }),
          // most of what seldom comes up is on their flares, or is a choice that concerns them alone
          ...(below(chance, 2) === 0 && { flares: 'yes' }),
          ...Object.fromEntries(ownChoices(names).filter(() => below(chance, 2) === 0)),
        },
        seats,
      ),
  };
}

/** Some aliens may not be named together, or beside what else was chosen: then they are dealt by lot. */
export function orRandomAliens(options: Params, seats: number): Params {
  try {
    cosmic.checkOptions!(options, seats);
    return options;
  } catch {
    return { ...options, aliens: 'random' };
  }
}

const ownChoices = (names: readonly string[]): [option: string, choice: string][] =>
  names.flatMap((name) => (aliens[name]!.options ?? []).map(({ id, choices }): [string, string] => [id, choices.at(-1)!]));

/** The same laws over tables with flares in the deck. */
export const flaring = (kit: LawKit): LawKit => ({
  ...kit,
  options: (chance, seats) => ({ ...kit.options(chance, seats), flares: 'yes' }),
});

/** Bans may depend on what was chosen for a table: here everything is as usual. */
const usual = cosmic.table(start(cosmic, completeOptions(cosmic, {}, false), cosmic.seats.max, '0'.repeat(64)).save as never);
const isBanned = (one: string, other: string): boolean => usual.isBanned(one, other);

/** In most games the aliens of which something has not come up yet, as many as have a seat. */
export function seek(wanted: ReadonlySet<string>, chance: Chance, seats: number): string[] {
  const lacking = new Set([...wanted].map((name) => name.split(' ')[1]!.split('.')[0]!).filter((id) => aliens[id]));
  if (below(chance, 5) === 0) return [];
  const sought: string[] = [];
  for (const id of shuffle(chance, [...lacking])) if (!sought.some((other) => isBanned(id, other))) sought.push(id);
  return sought.slice(0, seats);
}

const pairOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** Every two aliens that may meet. */
export function pairs(): Set<string> {
  const ids = Object.keys(aliens);
  const meeting = ids.flatMap((one, at) => ids.slice(at + 1).flatMap((other) => (isBanned(one, other) ? [] : [pairOf(one, other)])));
  return new Set(meeting);
}

export const pairsAt = (names: readonly string[]): string[] =>
  names.flatMap((one, at) => names.slice(at + 1).map((other) => pairOf(one, other)));

/** Tables, each with the most seats, at which every two aliens that may meet do, in an order by the seed. */
export function* tablesOfPairs(chance: Chance): Generator<string[]> {
  const ids = Object.keys(aliens);
  const left = new Set(shuffle(chance, [...pairs()]));
  for (const pair of left) {
    const names = pair.split(' ');
    while (names.length < cosmic.seats.max) {
      const gain = (id: string) => names.filter((other) => left.has(pairOf(id, other))).length;
      const fitting = shuffle(chance, ids).filter((id) => !names.some((other) => other === id || isBanned(id, other)));
      const best = fitting.reduce<string | null>((most, id) => (most !== null && gain(most) >= gain(id) ? most : id), null);
      if (best === null) break;
      names.push(best);
    }
    for (const met of pairsAt(names)) left.delete(met);
    yield names;
  }
}
