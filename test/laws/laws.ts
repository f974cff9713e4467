import { isDeepStrictEqual } from 'node:util';
import { randomPicks } from '../../shared/bots/random.ts';
import { faultOf, type Decision } from '../../shared/engine/decision.ts';
import { KEYFRAME_EVERY, saveAt } from '../../shared/engine/history/history.ts';
import { differences, type Patch } from '../../shared/engine/history/patch.ts';
import { copy, type Params } from '../../shared/engine/json.ts';
import { load, start, viewOf, waiting } from '../../shared/engine/play.ts';
import { below, type Chance } from '../../shared/engine/random.ts';
import { Refusal } from '../../shared/engine/refusal.ts';
import type { AnyRules } from '../../shared/engine/rules.ts';
import { toldTo, type Happening, type Save, type Viewer } from '../../shared/engine/save.ts';
import { Sitting } from '../../shared/engine/sitting.ts';
import { hasWayBack } from '../engine/way-back.ts';

/** What the laws need to know of a game beyond its rules. */
export interface LawKit {
  rules: AnyRules;
  /** Options of a random play. */
  options(chance: Chance, seats: number): Params;
  /** A save that this viewer cannot tell from `save`: everything hidden from it is permuted. Null where nothing is hidden. */
  otherWorld(save: Save, viewer: Viewer, chance: Chance): Save | null;
  /** Has an answer opened what was hidden? Then the two worlds part. It looks at the save before the answer, and what it returns at the one after. */
  opens(before: Save): (after: Save, happenings: readonly Happening[]) => boolean;
  /** Do these show what somebody had kept secret? Then there is no way back. */
  shows?(happenings: readonly Happening[]): boolean;
  /** What does not add up on this table, or null. */
  unsound?(save: Save): string | null;
  /** What an answer has changed that it may not, or null: it looks at the save before the answer, and what it returns at the one after. */
  compare?(before: Save): (after: Save, happenings: readonly Happening[]) => string | null;
  /** The same laws over tables that these are dealt to, whatever else is: aliens. */
  dealing?(names: readonly string[], kit: LawKit): LawKit;
  /** What should be dealt to a table of so many seats, so that what is wanted can come up. */
  seek?(wanted: ReadonlySet<string>, chance: Chance, seats: number): string[];
  /** Picks that bring up what random play seldom would; null leaves them to chance. */
  steer?(save: Save, decision: Decision, chance: Chance, wanted: ReadonlySet<string>): string[] | null;
  /** Once everything is dealt, and again after a while: changes of the deal that help to bring up what is wanted; null where nothing can be changed. */
  arrange?(save: Save, wanted: ReadonlySet<string>, chance: Chance): string[] | null;
  /** Makes such a change. */
  change?(save: Save, change: string): void;
  /** How far the game has come: what grows again and again as long as it goes on, such as the number of encounters. */
  progress?(save: Save): number;
  /** Names of everything that came up in play; the runner makes sure that all of `mustComeUp` did. */
  cameUp?(happenings: readonly Happening[]): string[];
  mustComeUp?: readonly string[];
}

/** All it takes to play a game again: it is what a failure file holds. */
export interface Record {
  game: string;
  seed: string;
  seats: number;
  options: Params;
  /** What had to be dealt. */
  dealt: readonly string[];
  answers: { id: string; picks: string[] }[];
  /** Changes of the deal, and after how many answers. */
  arranged: { after: number; changes: string[] }[];
}

export class LawBroken extends Error {
  readonly law: string;
  readonly record: Record;

  constructor(law: string, what: string, record: Record) {
    super(`${law}: ${what} (${record.game}, seed ${record.seed}, answer ${record.answers.length})`);
    this.law = law;
    this.record = record;
  }
}

export interface Played {
  decisions: number;
  save: Save;
  record: Record;
  cameUp: Set<string>;
  worlds: Worlds;
}

/** How often two worlds could be compared: of so many waits examined, what a viewer sees at them, and what an answer then tells it. */
export interface Worlds {
  examined: number;
  seen: number;
  told: number;
}

export const noWorlds = (): Worlds => ({ examined: 0, seen: 0, told: 0 });

export function addWorlds(all: Worlds, { examined, seen, told }: Worlds): void {
  all.examined += examined;
  all.seen += seen;
  all.told += told;
}

/** Of a hundred waits examined, at how many two worlds must be compared at least: what is seen, and what is told. */
const LEAST_SEEN = 90;
const LEAST_TOLD = 50;

/** Whether a law was broken says little where it was seldom applied. */
export function lackingWorlds({ examined, seen, told }: Worlds): string | null {
  if (examined < 100) return null;
  const share = (count: number) => Math.round((100 * count) / examined);
  if (share(seen) < LEAST_SEEN) return `two worlds were looked at in ${share(seen)} of 100 waits`;
  return share(told) < LEAST_TOLD ? `two worlds were told something in ${share(told)} of 100 waits` : null;
}

/**
 * Nobody who plays at random wants to win, so games of Cosmic Encounter get long: every encounter ends them with about the same small chance, whatever came
 * before. Of 950 such games all ended: half within 1,800 answers, one in a hundred after more than 13,000, the longest after 32,000.
 */
const MOST_ANSWERS = 100_000;
/** Answers without progress: the longest of 18,700 encounters took 862. */
const MOST_IN_PLACE = 6_000;
/** After so many answers a game has shown what it has to show: one wait in so many of those else examined still is. */
const LONG = 6_000;
const SELDOM = 20;
/** Answers after which the deal may be changed again. */
export const ARRANGE_AGAIN = 50;
/** What is hardest to bring up is tried over and over, for it is what a run waits for at its end. */
const FEW = 10;
const ARRANGE_FEW_AGAIN = 15;
const viewersOf = (save: Save): Viewer[] => [...Array(save.seats).keys(), 'watch'];

/**
 * Plays one random game to its end under all the laws. `care`: one wait in so many is examined in full; `wanted`: names that should come up;
 * `names`: what is dealt to the table, if not what is sought.
 */
export function playUnderLaws(
  any: LawKit,
  seed: string,
  care = 1,
  wanted: ReadonlySet<string> = new Set(any.mustComeUp),
  names?: readonly string[],
): Played {
  const { min, max } = any.rules.seats;
  const chance: Chance = { seed, drawn: 0 };
  const seats = Math.max(min + below(chance, max - min + 1), names?.length ?? 0);
  const dealt = names ?? any.seek?.(wanted, chance, seats) ?? [];
  const kit = kitDealing(any, dealt);
  const { rules } = kit;
  const options = kit.options(chance, seats);
  const record: Record = { game: rules.game, seed, seats, options, dealt, answers: [], arranged: [] };
  const missing = new Set(wanted);
  const cameUp = new Set<string>();
  const worlds = noWorlds();
  const demand = (law: string, holds: boolean, what: () => string) => {
    if (!holds) throw new LawBroken(law, what(), record);
  };
  const see = (happenings: readonly Happening[]): void => {
    for (const name of kit.cameUp?.(happenings) ?? []) {
      cameUp.add(name);
      missing.delete(name);
    }
  };

  try {
    const first = start(rules, options, seats, seed);
    see(first.happenings);
    let sitting = new Sitting(rules, first.save);
    let keyframe = copy(sitting.save);
    let patches: { patch: Patch }[] = [];
    let before = keyframe;
    let next = 0;
    const reached = { progress: 0, after: 0 };
    while (sitting.open.length) {
      demand('the game ends', record.answers.length < MOST_ANSWERS, () => 'it does not');
      const progress = kit.progress?.(sitting.save) ?? record.answers.length;
      if (progress > reached.progress) Object.assign(reached, { progress, after: record.answers.length });
      demand('the game goes on', record.answers.length - reached.after < MOST_IN_PLACE, () => `it stays at ${progress}`);
      const changes = record.answers.length < next ? null : kit.arrange?.(sitting.save, missing, chance);
      if (changes) {
        record.arranged.push({ after: record.answers.length, changes });
        next = record.answers.length + (missing.size > FEW ? ARRANGE_AGAIN : ARRANGE_FEW_AGAIN);
        sitting = rearrange(kit, sitting.save, changes);
        [keyframe, patches] = [copy(sitting.save), []];
      }
      const isLong = record.answers.length >= LONG;
      const isExamined = below(chance, isLong ? care * SELDOM : care) === 0;
      if (isExamined) examine(kit, sitting, chance, demand, worlds);
      const decision = sitting.open[below(chance, sitting.open.length)]!;
      const picks = kit.steer?.(sitting.save, decision, chance, missing) ?? randomPicks(decision, chance);
      if (isExamined) {
        before = copy(sitting.save);
        compareTellings(kit, sitting.save, decision, picks, chance, demand, worlds);
      }
      record.answers.push({ id: decision.id, picks });
      const compared = kit.compare?.(sitting.save);
      const happenings = sitting.answer(decision.id, picks);
      see(happenings);
      const wrong = rules.unsound(sitting.table) ?? kit.unsound?.(sitting.save) ?? compared?.(sitting.save, happenings) ?? null;
      demand('everything adds up', !wrong, () => wrong!);
      if (isExamined) demandSameFromTop(rules, before, sitting, happenings, record.answers.at(-1)!, demand);

      if (isExamined && care === 1 && !isLong) {
        patches.push({ patch: differences(before, sitting.save) });
        // each row by itself after every answer, all of them together before the next keyframe
        const isFull = patches.length === KEYFRAME_EVERY;
        const rebuilt = isFull ? saveAt(keyframe, patches) : saveAt(before, patches.slice(-1));
        demand('history rebuilds the save', isDeepStrictEqual(rebuilt, sitting.save), () => decision.id);
        if (isFull) [keyframe, patches] = [copy(sitting.save), []];
      }
      if (isExamined) demandUndo(kit, before, sitting.save, record.answers.at(-1)!, happenings, demand);
    }
    demand('the game ends', rules.result(sitting.table) !== null, () => 'nobody is asked and there is no result');
    const again = replay(any, record);
    demand('same seed and answers, same save', JSON.stringify(again) === JSON.stringify(sitting.save), () => 'the replay differs');
    return { decisions: record.answers.length, save: sitting.save, record, cameUp, worlds };
  } catch (error) {
    if (error instanceof LawBroken) throw error;
    throw new LawBroken('no step fails', (error as Error).stack ?? String(error), record);
  }
}

const kitDealing = (kit: LawKit, names: readonly string[]): LawKit => (names.length ? kit.dealing!(names, kit) : kit);

/** The table after changes of its deal. */
export function rearrange(kit: LawKit, save: Save, changes: readonly string[]): Sitting {
  for (const change of changes) kit.change!(save, change);
  return new Sitting(kit.rules, save);
}

/** The game that a record tells of, up to its last answer or as far as is said. */
export function replay(any: LawKit, { options, seats, seed, dealt, answers, arranged }: Record, upTo = answers.length): Save {
  const kit = kitDealing(any, dealt);
  let sitting = new Sitting(kit.rules, start(kit.rules, options, seats, seed).save);
  answers.slice(0, upTo).forEach(({ id, picks }, at) => {
    for (const { after, changes } of arranged) if (after === at) sitting = rearrange(kit, sitting.save, changes);
    sitting.answer(id, picks);
  });
  return sitting.save;
}

/** What can be taken back has shown nobody anything and used no chance: answered again in the same way, it comes to the same. */
function demandUndo(
  kit: LawKit,
  before: Save,
  after: Save,
  { id, picks }: Record['answers'][number],
  happenings: readonly Happening[],
  demand: Demand,
): void {
  if (!hasWayBack(kit.rules, before, after)) return;
  demand('nothing that used chance can be taken back', before.chance.drawn === after.chance.drawn, () => id);
  demand('nothing that was shown can be taken back', !kit.shows?.(happenings), () => `${id}: ${happenings.map(({ type }) => type).join()}`);
  const again = new Sitting(kit.rules, copy(before));
  again.answer(id, picks);
  demand('what was taken back can be answered again', isDeepStrictEqual(again.save, after), () => id);
}

/** A sitting goes on where its step waits; one that was put away with the answer runs that step from its top. */
function demandSameFromTop(
  rules: AnyRules,
  before: Save,
  after: Sitting,
  happenings: readonly Happening[],
  { id, picks }: Record['answers'][number],
  demand: Demand,
): void {
  const save = copy(before);
  save.agenda.at(-1)!.answers[id.slice(id.indexOf('.') + 1)] = picks;
  const again = new Sitting(rules, save);
  const isSame =
    isDeepStrictEqual(again.save, after.save) &&
    isDeepStrictEqual(again.open, after.open) &&
    isDeepStrictEqual(again.table.happenings, happenings);
  demand('to go on comes to the same as to begin again', isSame, () => id);
}

type Demand = (law: string, holds: boolean, what: () => string) => void;

function examine(kit: LawKit, sitting: Sitting, chance: Chance, demand: Demand, worlds: Worlds): void {
  const { rules } = kit;
  const text = JSON.stringify(sitting.save);
  const loaded = load(rules, text);
  demand('a save survives JSON', isDeepStrictEqual(loaded, sitting.save), () => 'something is lost');
  const reloaded = new Sitting(rules, loaded);
  demand('a save survives JSON', isDeepStrictEqual(reloaded.open, sitting.open), () => 'other decisions after loading');
  demand('a waiting step has changed nothing', JSON.stringify(reloaded.save) === text, () => sitting.save.agenda.at(-1)!.step);

  for (const decision of sitting.open) {
    demand('each fallback is legal', faultOf(decision, decision.fallback) === null, () => decision.id);
    demand('option ids are unique', new Set(decision.options.map(({ id }) => id)).size === decision.options.length, () => decision.id);
    for (const [kind, picks] of badPicks(decision, chance)) {
      demand(
        'nothing but what is offered is accepted',
        isRefused(reloaded, text, decision.id, picks),
        () => `${decision.id}, ${kind}: ${picks.join(' ')}`,
      );
    }
    const after = new Sitting(rules, load(rules, text));
    after.answer(decision.id, decision.fallback);
  }
  demand('a stale answer is refused', isRefused(reloaded, text, '0.nothing', []), () => 'accepted');

  worlds.examined++;
  const viewer = viewersOf(sitting.save)[below(chance, sitting.save.seats + 1)]!;
  const other = otherWorld(kit, sitting.save, viewer, chance);
  if (!other) return;
  worlds.seen++;
  const twin = new Sitting(rules, other);
  const here = JSON.stringify(viewOf(sitting, viewer));
  const there = JSON.stringify(viewOf(twin, viewer));
  demand('two worlds look the same', here === there, () => `viewer ${viewer}\n${here}\n${there}`);
  demand('two worlds wait alike', isDeepStrictEqual(waiting(sitting.open), waiting(twin.open)), () => `viewer ${viewer}`);
}

/** A world in which everyone could have answered as it did. */
function otherWorld(kit: LawKit, save: Save, viewer: Viewer, chance: Chance): Save | null {
  const other = kit.otherWorld(copy(save), viewer, chance);
  return other && mayHaveAnswered(kit.rules, other) ? other : null;
}

function mayHaveAnswered(rules: AnyRules, save: Save): boolean {
  const { answers } = save.agenda.at(-1)!;
  if (!Object.keys(answers).length) return true;
  const again = copy(save);
  const frame = again.agenda.at(-1)!;
  frame.answers = {};
  // some are asked only once others have answered
  for (let count = -1; count < Object.keys(frame.answers).length;) {
    count = Object.keys(frame.answers).length;
    for (const decision of new Sitting(rules, copy(again)).open) {
      const name = decision.id.slice(decision.id.indexOf('.') + 1);
      if (!answers[name]) continue;
      if (faultOf(decision, answers[name])) return false;
      frame.answers[name] = answers[name];
    }
  }
  return true;
}

/** The same answer in two worlds tells the viewer the same, as long as nothing is opened. */
function compareTellings(
  kit: LawKit,
  save: Save,
  decision: Decision,
  picks: string[],
  chance: Chance,
  demand: Demand,
  worlds: Worlds,
): void {
  const viewer = viewersOf(save)[below(chance, save.seats + 1)]!;
  const other = otherWorld(kit, save, viewer, chance);
  if (!other) return;
  const here = new Sitting(kit.rules, copy(save));
  const there = new Sitting(kit.rules, other);
  const twin = there.open.find(({ id }) => id === decision.id);
  if (!twin || faultOf(twin, picks)) return;
  const [opens, opensThere] = [kit.opens(here.save), kit.opens(there.save)];
  const happened = here.answer(decision.id, picks);
  const happenedThere = there.answer(decision.id, picks);
  if (opens(here.save, happened) || opensThere(there.save, happenedThere)) return;
  worlds.told++;
  const told = JSON.stringify(toldTo(viewer, happened));
  const toldThere = JSON.stringify(toldTo(viewer, happenedThere));
  demand('two worlds tell the same', told === toldThere, () => `viewer ${viewer}\n${told}\n${toldThere}`);
  const seen = JSON.stringify(viewOf(here, viewer));
  const seenThere = JSON.stringify(viewOf(there, viewer));
  demand('two worlds stay alike', seen === seenThere, () => `viewer ${viewer}\n${seen}\n${seenThere}`);
}

/** Is it refused, and nothing changed by it? Then the same sitting can be asked again. */
function isRefused(sitting: Sitting, text: string, id: string, picks: string[]): boolean {
  try {
    sitting.answer(id, picks);
  } catch (error) {
    return error instanceof Refusal && JSON.stringify(sitting.save) === text;
  }
  return false;
}

/** Picks that must be refused, each in its own way. */
function badPicks(decision: Decision, chance: Chance): [string, string[]][] {
  const good = randomPicks(decision, chance);
  const bad: [string, string[]][] = [['an unknown option', [...good.slice(1), 'no:such']]];
  if (decision.min > 0) bad.push(['too few', good.slice(0, decision.min - 1)]);
  const option = decision.options[0];
  if (option) bad.push(['too many', Array(decision.max + 1).fill(option.id)]);
  const [pick] = good;
  const times = decision.options.find(({ id }) => id === pick)?.times ?? 1;
  if (pick) bad.push(['too often', [...good, ...Array(times).fill(pick)]]);
  const aside = decision.groups?.find((group) => group.aside)?.id;
  const along = decision.options.find(({ group }) => group !== undefined && group === aside);
  if (along && decision.min > 0) bad.push(['nothing but what goes with others', [along.id]]);
  const blocked = decision.blocked?.[0];
  if (blocked) bad.push(['blocked', [...good.slice(1), blocked.id]]);
  return bad;
}
