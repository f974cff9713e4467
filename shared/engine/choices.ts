import type { Params } from './json.ts';
import { Refusal } from './refusal.ts';
import { type Bar, defaultOf, type OptionSpec, type Preset } from './rules.ts';

/** What can be chosen beside what, for the form of a new table and for the room that opens it. */

/** A choice that is not allowed at this table, or of no use there, and why. */
export type Barred = Omit<Bar, 'beside'> & { option: string };

/** The choices that are out as long as the others stand. An option that follows another yields to it. */
export function listBarred(specs: readonly OptionSpec[], options: Params, seats: number): Barred[] {
  const isThere = ({ only, seat = 0 }: OptionSpec) => seat < seats && (!only || options[only.option] === only.choice);
  const there = specs.filter(isThere);
  const chosen = new Map(there.map(({ id }) => [id, options[id]]));
  return there.flatMap((spec, at): Barred[] => {
    const { id: option, choices, bars = [], once, names, default: usual } = spec;
    const seatless = choices.filter((choice) => namesSeat(choice) && Number(choice) >= seats);
    const taken = once ? there.slice(0, at).filter((other) => other.names === names && chosen.get(other.id) !== usual) : [];
    return [
      ...seatless.map((choice) => ({ option, choice, why: `bad_${option}` })),
      ...taken.map((other) => ({ option, choice: String(chosen.get(other.id)), why: once! })),
      ...bars.flatMap(({ beside, ...bar }) =>
        Object.entries(beside).every(([other, choice]) => chosen.get(other) === choice) ? [{ option, ...bar }] : [],
      ),
    ];
  });
}

/** Where a seat is to be named, the choice is its number. */
export const namesSeat = (choice: string): boolean => /^\d$/.test(choice);

/** Throws the reason if something is chosen that is not allowed. */
export function refuseBarred(specs: readonly OptionSpec[], options: Params, seats: number): void {
  const fault = listBarred(specs, options, seats).find(({ option, choice, idle }) => !idle && options[option] === choice);
  if (fault) throw new Refusal(fault.why);
}

/** What a preset chooses, of what this game has. */
export function presetChoices(
  specs: readonly OptionSpec[],
  presets: readonly Preset[],
  id: string | null | undefined,
): Record<string, string> {
  const { options = {} } = presets.find((preset) => preset.id === id) ?? {};
  return Object.fromEntries(
    Object.entries(options).filter(([option, choice]) => specs.find((spec) => spec.id === option)?.choices.includes(choice)),
  );
}

/** What holds at a table for which this was chosen: where nothing was, or what was is out, as usual. */
export function resolveChoices(
  specs: readonly OptionSpec[],
  chosen: Readonly<Record<string, string>>,
  seats: number,
  postal: boolean,
): Record<string, string> {
  const options: Record<string, string> = {};
  for (const spec of specs) {
    const { id, only, seat = 0 } = spec;
    if (seat >= seats || (only && options[only.option] !== only.choice)) continue;
    options[id] = chosen[id] ?? defaultOf(spec, postal, (option) => options[option]);
  }
  for (const { option, choice } of listBarred(specs, options, seats)) {
    if (options[option] === choice) options[option] = specs.find(({ id }) => id === option)!.default;
  }
  return options;
}
