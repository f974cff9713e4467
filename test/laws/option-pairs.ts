import { refuseBarred } from '../../shared/engine/choices.ts';
import { below, shuffle, type Chance } from '../../shared/engine/random.ts';
import type { AnyRules, OptionSpec } from '../../shared/engine/rules.ts';
import type { LawKit } from './laws.ts';

/** Tables that together have every choice of every option beside every choice of every other, as far as the rules allow it. */

const SEATS = 'seats';
/** By option, and by `seats`, what is chosen. */
export type Row = Readonly<Record<string, string>>;
type Factor = Pick<OptionSpec, 'id' | 'choices'>;

/** All that is chosen at the form; whom a host names is left to chance, since all aliens meet elsewhere. */
export function factorsOf({ seats: { min, max }, options }: AnyRules): Factor[] {
  const counts = Array.from({ length: max - min + 1 }, (_, more) => String(min + more));
  return [{ id: SEATS, choices: counts }, ...options.filter(({ names }) => !names)];
}

export function isAllowed({ seats, options }: AnyRules, row: Row): boolean {
  try {
    refuseBarred(options, row, Number(row[SEATS] ?? seats.max));
    return true;
  } catch {
    return false;
  }
}

const pairOf = (row: Row, one: Factor, other: Factor): string => `${one.id}=${row[one.id]} ${other.id}=${row[other.id]}`;

/** Every two choices of a row. */
export function pairsIn(factors: readonly Factor[], row: Row): string[] {
  return factors.flatMap((one, at) => factors.slice(at + 1).map((other) => pairOf(row, one, other)));
}

/** Every two choices that may stand at one table. */
export function pairsOf(rules: AnyRules): Map<string, Row> {
  const factors = factorsOf(rules);
  const pairs = new Map<string, Row>();
  factors.forEach((one, at) => {
    for (const other of factors.slice(at + 1))
      for (const choice of one.choices)
        for (const beside of other.choices) {
          const row = { [one.id]: choice, [other.id]: beside };
          if (isAllowed(rules, row)) pairs.set(pairOf(row, one, other), row);
        }
  });
  return pairs;
}

/** How many tables are thought of before one is set. */
const CANDIDATES = 12;

/** Each table begins with a pair that no table has had yet, and has as many more of them as one of a dozen tables thought of by chance. */
export function* tablesOfOptions(rules: AnyRules, chance: Chance): Generator<Row> {
  const factors = factorsOf(rules);
  const left = new Map(shuffle(chance, [...pairsOf(rules)]));
  for (const [, pair] of left) {
    const gain = (row: Row) => pairsIn(factors, row).filter((name) => left.has(name)).length;
    const thought = Array.from({ length: CANDIDATES }, () => filled(rules, factors, pair, left, chance)).filter((row) => row !== null);
    if (!thought.length) throw new Error(`no table has ${JSON.stringify(pair)}`);
    const row = thought.reduce((best, one) => (gain(one) > gain(best) ? one : best));
    for (const name of pairsIn(factors, row)) left.delete(name);
    yield row;
  }
}

/** The rest of a table, factor by factor: whatever is allowed and has most of the pairs that are left. */
function filled(rules: AnyRules, factors: readonly Factor[], pair: Row, left: ReadonlyMap<string, Row>, chance: Chance): Row | null {
  let row = pair;
  for (const factor of shuffle(chance, [...factors])) {
    if (row[factor.id] !== undefined) continue;
    const set = factors.filter(({ id }) => row[id] !== undefined);
    const inOrder = (other: Factor): [Factor, Factor] =>
      factors.indexOf(factor) < factors.indexOf(other) ? [factor, other] : [other, factor];
    const gain = (next: Row) => set.filter((other) => left.has(pairOf(next, ...inOrder(other)))).length;
    const fitting = shuffle(chance, [...factor.choices])
      .map((choice): Row => ({ ...row, [factor.id]: choice }))
      .filter((next) => isAllowed(rules, next));
    if (!fitting.length) return null;
    row = fitting.reduce((best, next) => (gain(next) > gain(best) ? next : best));
  }
  return row;
}

/** The same laws over a table of this row; whoever is named for a seat is anyone who may sit there. */
export function choosing({ [SEATS]: count, ...chosen }: Row, kit: LawKit): LawKit {
  const seats = Number(count);
  return {
    ...kit,
    rules: { ...kit.rules, seats: { min: seats, max: seats } },
    options(chance) {
      const options: Record<string, string> = {};
      for (const { id, choices, names, only, seat = 0 } of kit.rules.options) {
        if (only && chosen[only.option] !== only.choice) continue;
        if (!names) options[id] = chosen[id]!;
        else {
          const fitting = choices.filter((choice) => isAllowed(kit.rules, { ...chosen, ...options, [id]: choice, [SEATS]: count! }));
          options[id] = seat < seats ? fitting[below(chance, fitting.length)]! : choices[0]!;
        }
      }
      return options;
    },
  };
}
