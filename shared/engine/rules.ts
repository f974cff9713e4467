import type { Decision, PickFault } from './decision.ts';
import type { Json, Params } from './json.ts';
import type { Save, Viewer } from './save.ts';
import type { Asked, Table } from './table.ts';

/** A named piece of the rules. It asks first and acts after; each answer runs it again from its top. */
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- a step without questions is a plain function
export type Step<T> = (table: T, args: never) => void | Asked;

/** One line of the host's form for a new game. Texts are found by `<game>.option.<id>` and `…<id>.<choice>`. */
export type OptionSpec = {
  id: string;
  choices: readonly string[];
  default: string;
  /** Another default where the pace is postal. */
  postal?: string;
  /** Another default beside this choice of an option before it. */
  beside?: { option: string; choice: string; default: string };
  /** Follows the pace if that is changed in the middle of a game. */
  follows?: true;
  /** It matters only beside this choice of an option before it, and is left out elsewhere. */
  only?: { option: string; choice: string };
  /** Texts of its choices but the default are found by `<names>.<choice>`. */
  names?: string;
  /** It is about this seat, and is nothing at a table without it. */
  seat?: number;
  /** Choices that are not allowed beside others. */
  bars?: readonly Bar[];
  /** What is to be known of a choice beside others. */
  notes?: readonly Note[];
  /** Why its choice, unless it is the default, may not be that of another option with the same `names`. */
  once?: string;
  /** The group of the form that it belongs to, where `groups` of the rules does not name it. */
  group?: string;
};

/** A choice that is not allowed where all the rest of this holds. */
export interface Bar {
  choice: string;
  /** By option, what is chosen there. */
  beside: Readonly<Record<string, string>>;
  /** The reason, in words at `reason.<why>`. */
  why: string;
  /** The rules allow it, but it is of no use there. */
  idle?: true;
  /** What would put it right, in words at `<game>.remedy.<option>.<choice>`. */
  remedy?: { option: string; choice: string };
}

/** A word on a choice where all the rest of this holds, at `<game>.note.<note>`. */
export interface Note {
  choice: string;
  /** By option, what is chosen there. */
  beside: Readonly<Record<string, string>>;
  note: string;
  of?: Params;
}

export interface OptionGroup {
  id: string;
  options: readonly string[];
}

/** Choices that go well together, offered before all others; what is not named here is as usual. Texts are found by `<game>.preset.<id>`. */
export interface Preset {
  id: string;
  options: Readonly<Record<string, string>>;
}

/** What holds where nothing is chosen, given what was chosen before. */
export function defaultOf(
  { default: plain, postal, beside }: OptionSpec,
  isPostal: boolean,
  choiceOf: (option: string) => unknown,
): string {
  if (beside && choiceOf(beside.option) === beside.choice) return beside.default;
  return isPostal ? (postal ?? plain) : plain;
}

export interface Standing {
  seat: number;
  place: number;
  points: number;
}

export interface Result {
  winners: number[];
  /** A key that says what decided. */
  decided: string;
  standings: Standing[];
}

/** Lifts a save of an earlier release to the next one. Numbered by its place in the list, never changed, never removed. */
export type Migration = (save: Save) => void;

/** What a seat will be asked next, so that it can lodge its answers in advance. */
export type Foreseen = Pick<Decision, 'about' | 'options' | 'max' | 'groups'> & {
  /** The reason if answers to all of it lack what a group demands. */
  lacking?: string;
};

/** All that a game is to the outside. */
export interface Rules<Facts = unknown, View = unknown, T extends Table<Facts> = Table<Facts>> {
  game: string;
  /** The present meaning of the rules; written into a save at its start, so that older plays keep theirs. */
  version: number;
  seats: { min: number; max: number };
  options: readonly OptionSpec[];
  /** The first is what holds where nothing is chosen. */
  presets?: readonly Preset[];
  /** By heading, the options that the form lists under it; the last has the rest. Texts are found by `<game>.group.<id>`. */
  groups?: readonly OptionGroup[];
  /** Throws a `Refusal` if these options do not fit that many seats. */
  checkOptions?(options: Params, seats: number): void;
  table(save: Save<Facts>): T;
  /** Facts before anything was dealt. */
  facts(seats: number, options: Params): Facts;
  /** The step a play begins with. */
  first: string;
  steps: Record<string, Step<T>>;
  /** What is looked at whenever a step is through. */
  after?(table: T): void;
  /** What this viewer may know, built from nothing, field by field. */
  view(table: T, viewer: Viewer): View;
  /** The hidden things this viewer has been shown: if an answer adds to anyone's, it can't be undone. What everyone is shown, `watch` alone need name. */
  knowledge(table: T, viewer: Viewer): string[];
  result(table: T): Result | null;
  /** What in the facts no play of this game can come to, such as a card that is missing; null if all is well. */
  unsound(table: T): string | null;
  /** A reason, closer than the fault itself, why these picks are refused. */
  explain?(table: T, decision: Decision, picks: readonly string[], fault: PickFault): string | null;
  /** Why nothing more is asked of this seat, if it has played to its end before the others. */
  retired?(table: T, seat: number): string | null;
  /** What this seat will be asked next, if it may lodge answers in advance. */
  foresee?(table: T, seat: number): Foreseen | null;
  migrations: readonly Migration[];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a shelf of games of different facts
export type AnyRules = Rules<any, any, any>;
export type { Json };
