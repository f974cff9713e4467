import type { ClockKind, Decision } from './decision.ts';
import { copy, type Params } from './json.ts';
import { applyPatches, type Patch } from './history/patch.ts';
import { Refusal } from './refusal.ts';
import { type AnyRules, defaultOf, type Result } from './rules.ts';
import type { Happening, Save, Viewer } from './save.ts';
import { Sitting } from './sitting.ts';

/** Everything the outside knows of a game. Every function leaves the save it is given as it was. */

/** The options as the rules know them: what is missing gets its default, what is unknown is refused. */
export function completeOptions(rules: AnyRules, given: Params, postal: boolean): Params {
  const options: Params = {};
  for (const spec of rules.options) {
    if (spec.only && options[spec.only.option] !== spec.only.choice) continue;
    const choice = given[spec.id] ?? defaultOf(spec, postal, (option) => options[option]);
    if (typeof choice !== 'string' || !spec.choices.includes(choice)) throw new Refusal(`bad_${spec.id}`);
    options[spec.id] = choice;
  }
  return options;
}

export interface Answered {
  save: Save;
  happenings: Happening[];
}

/** A play from its first step to its first question. The seed is 32 bytes in hex, from the platform's own source. */
export function start(rules: AnyRules, options: Params, seats: number, seed: string): Answered {
  if (!Number.isInteger(seats) || seats < rules.seats.min || seats > rules.seats.max) throw new Refusal('bad_player_count');
  rules.checkOptions?.(options, seats);
  const save: Save = {
    game: rules.game,
    rules: rules.version,
    migrated: rules.migrations.length,
    seats,
    options,
    chance: { seed, drawn: 0 },
    facts: rules.facts(seats, options),
    agenda: [{ id: 1, step: rules.first, args: null, answers: {} }],
    frames: 1,
  };
  const { table } = new Sitting(rules, save);
  return { save, happenings: table.happenings };
}

/** Every decision now open; derived by running the top frame, never stored. */
export function pending(rules: AnyRules, save: Save): Decision[] {
  return new Sitting(rules, copy(save)).open;
}

export function answer(rules: AnyRules, save: Save, id: string, picks: readonly string[]): Answered {
  const sitting = new Sitting(rules, copy(save));
  const happenings = sitting.answer(id, picks);
  return { save: sitting.save, happenings };
}

export function result(rules: AnyRules, save: Save): Result | null {
  return rules.result(rules.table(save));
}

/** What everyone may know of a wait: a public duty names its seat, a sealed one only its clock. */
export interface Waiting {
  clock: ClockKind;
  /** How long it lasts in all, where the table has a rule of its own for it. */
  seconds?: number;
  seat?: number;
  about?: string;
}

/** Who is being waited for. Sealed questions are one nameless line, whoever is still thinking. */
export function waiting(open: readonly Decision[]): Waiting[] {
  const list: Waiting[] = open
    .filter(({ sealed, lapse }) => !sealed && !lapse)
    .map(({ clock, seconds, seat, about }) => ({ clock, ...(seconds !== undefined && { seconds }), seat, about: about.key }));
  const sealed = open.find((decision) => decision.sealed);
  if (sealed) list.push({ clock: sealed.clock });
  return list;
}

/** What a viewer may know: the board, its own decisions, who is awaited, and the end. */
export interface PlayView {
  board: unknown;
  decisions: Decision[];
  waiting: Waiting[];
  result: Result | null;
}

export function view(rules: AnyRules, save: Save, viewer: Viewer): PlayView {
  return viewOf(new Sitting(rules, copy(save)), viewer);
}

/** The same of a sitting that is at hand anyway. */
export function viewOf({ rules, table, open }: Sitting, viewer: Viewer): PlayView {
  return {
    board: rules.view(table, viewer),
    decisions: open.filter((decision) => decision.seat === viewer),
    waiting: waiting(open),
    result: rules.result(table),
  };
}

/** A stored save that no play can have come to. Whatever has happened to it, nobody plays on with it. */
export class CorruptGame extends Refusal {
  /** What is wrong with it, for those who run the service. */
  readonly fault: string;

  constructor(fault: string) {
    super('corrupt_game');
    this.fault = fault;
  }
}

/**
 * A stored save with what has changed since, ready to be played on, and whether it had to be lifted to this release.
 * Throws `CorruptGame` if nobody can play on with it.
 */
export function wake(rules: AnyRules, stored: string, since: readonly Patch[] = []): { sitting: Sitting; isLifted: boolean } {
  try {
    const save = applyPatches(JSON.parse(stored) as Save, ...since);
    const { migrated } = save;
    lift(rules, save);
    const fault = rules.unsound(rules.table(save));
    if (fault) throw new CorruptGame(fault);
    return { sitting: new Sitting(rules, save), isLifted: save.migrated !== migrated };
  } catch (error) {
    if (error instanceof CorruptGame || error instanceof LaterRelease) throw error;
    // why it can't be parsed would quote it, hands and all
    throw new CorruptGame(error instanceof SyntaxError ? 'it is no JSON' : String(error));
  }
}

/** The code has gone back behind the save: with the right code it can be played on. */
class LaterRelease extends Error {}

/** A stored save, lifted over the migrations it has not seen yet. */
export function load(rules: AnyRules, text: string): Save {
  const save = JSON.parse(text) as Save;
  lift(rules, save);
  return save;
}

function lift(rules: AnyRules, save: Save): void {
  if (save.game !== rules.game) throw new Error(`a save of ${save.game}, not of ${rules.game}`);
  if (save.migrated > rules.migrations.length) throw new LaterRelease(`a save of a later release: migration ${save.migrated}`);
  while (save.migrated < rules.migrations.length) {
    rules.migrations[save.migrated]!(save);
    save.migrated++;
  }
}
