import { isUndoable, KEYFRAME_EVERY, saveAt, type Hand } from '../shared/engine/history.ts';
import { copy, type Params } from '../shared/engine/json.ts';
import { fire, noOrders, passes, type Orders } from '../shared/engine/orders.ts';
import { load, start } from '../shared/engine/play.ts';
import { commitment } from '../shared/engine/random.ts';
import type { AnyRules } from '../shared/engine/rules.ts';
import type { Happening, Save } from '../shared/engine/save.ts';
import type { Decision } from '../shared/engine/decision.ts';
import { Sitting } from '../shared/engine/sitting.ts';
import { paceOf } from '../shared/pace.ts';
import { afterQuiet } from '../shared/quiet.ts';
import { CODE } from './code.ts';
import { differences } from '../shared/engine/patch.ts';
import type { Asked, Beside, Desk, Link, OwnRecord, Row, Store } from './store.ts';

/** Where a play stands. Never changed: an answer makes another one, which counts once it is stored. */
export interface Standing {
  sitting: Sitting;
  text: string;
  beside: Beside;
  /** Hash of the seed. */
  commitment: string;
  /** The stored save is of an earlier release: the next row must carry the whole. */
  lifted: boolean;
}

/** A change worked out but not yet stored. */
export interface Step {
  standing: Standing;
  row: Row;
  link: Link;
}

/** What every step needs to know of the moment. */
export interface Moment {
  seq: number;
  now: number;
  desk: Desk;
  owns: ReadonlyMap<number, OwnRecord>;
}

export const isKeyframe = (seq: number): boolean => seq % KEYFRAME_EVERY === 0;

export function standingOf(rules: AnyRules, stored: { save: string; beside: Beside }): Standing {
  const save = load(rules, stored.save);
  const text = JSON.stringify(save);
  return {
    sitting: new Sitting(rules, save),
    text,
    beside: stored.beside,
    commitment: commitment(save.chance.seed),
    lifted: text !== stored.save,
  };
}

/** Deadlines of timers stand beside those of decisions, under a name no decision has. */
const timerName = (timer: string): string => `timer ${timer}`;
const TIMERS_KEPT = 6;

/** While all is paused the clock stands still where it was. */
export const clockNow = ({ paused }: Desk, now: number): number => paused?.since ?? now;

/** A decision keeps the deadline it has, those of one timer share theirs, a new one gets its own by the pace of the room. */
function untilOf(open: readonly Decision[], known: Record<string, number>, moment: Moment): Record<string, number> {
  const until = Object.fromEntries(
    Object.entries(known)
      .filter(([name]) => name.startsWith('timer '))
      .slice(-TIMERS_KEPT),
  );
  for (const decision of open) {
    const { id, timer } = decision;
    const name = timer === undefined ? id : timerName(timer);
    until[id] = until[name] = until[name] ?? known[id] ?? deadlineOf(decision, moment);
  }
  return until;
}

/**
 * A full limit from now; in a game over days not in the seat's quiet hours. Sealed questions spare the quiet hours of everyone,
 * or their common end would tell who is still being asked.
 */
export function deadlineOf({ seat, clock, sealed }: Decision, { desk, owns, now }: Omit<Moment, 'seq'>): number {
  const { limit, postal } = paceOf(desk.pace);
  const at = clockNow(desk, now) + limit[clock];
  if (!postal || clock === 'bargain') return at;
  const spared = sealed ? [...owns.values()] : [owns.get(seat)];
  return Math.max(at, ...spared.map((own) => (own ? afterQuiet(at, own.quiet, own.zone) : at)));
}

/** What a seat has left of its bank. */
export function bankOf({ pace }: Desk, beside: Beside | null, seat: number): number {
  return Math.max(0, paceOf(pace).bank - (beside?.spent[seat] ?? 0));
}

/** The bank is for what everyone sees a seat think over: nothing may tell how long it thought in secret, and a bargain has its minute. */
export const isBanked = ({ sealed, clock }: Decision): boolean => !sealed && clock !== 'bargain';

const put = <T>(list: readonly T[], seat: number, value: T): T[] => Object.assign([...list], { [seat]: value });

/** What an answer does to the seat's standing with the clock: time over the limit is off the bank, and only public duties count as missed. */
function timed(beside: Beside, decision: Decision, by: Hand, { desk, now }: Moment): Pick<Beside, 'missed' | 'spent'> {
  const { id, seat } = decision;
  let { missed, spent } = beside;
  if (by === 'bot' || !isBanked(decision)) return { missed, spent };
  const over = Math.min(clockNow(desk, now) - beside.until[id]!, bankOf(desk, beside, seat));
  if (over > 0) spent = put(spent, seat, (spent[seat] ?? 0) + over);
  const count = by === 'clock' ? (missed[seat] ?? 0) + 1 : 0;
  if (count !== (missed[seat] ?? 0)) missed = put(missed, seat, count);
  return { missed, spent };
}

const MOST_PASSED = 1_000;

/** Moments that the seats' standing orders pass by, answered in the same stroke: no row, no pause, nobody told of them. */
function passed(sitting: Sitting, orders: readonly Orders[]): Happening[] {
  const happenings: Happening[] = [];
  for (let count = 0; count < MOST_PASSED; count++) {
    const decision = sitting.open.find(({ seat, moment }) => moment && passes(orders[seat]!, moment));
    if (!decision) return happenings;
    happenings.push(...sitting.answer(decision.id, decision.fallback));
  }
  throw new Error(`${sitting.rules.game} passes moments without end`);
}

const quiet = { decision: null, picks: [], undoable: false, sealed: false, until: null, restores: null };

export function deskRow({ seq, now }: Pick<Moment, 'seq' | 'now'>, happenings: Row['happenings']): Row {
  return { ...quiet, seq, at: now, by: 'desk', seat: null, code: CODE, happenings };
}

export function dealt(rules: AnyRules, seed: string, moment: Moment): Step {
  const { save, happenings } = start(rules, moment.desk.options, moment.desk.seats.length, seed);
  return resumed(rules, save, happenings, moment);
}

/** A play that goes on from this save. */
export function resumed(rules: AnyRules, save: Save, told: readonly Happening[], moment: Moment): Step {
  const { seq, now } = moment;
  const sitting = new Sitting(rules, save);
  const orders = Array<Orders>(save.seats).fill(noOrders);
  const happenings = [...told, ...passed(sitting, orders)];
  const text = JSON.stringify(save);
  const beside: Beside = {
    orders,
    asked: orders.map(() => []),
    until: untilOf(sitting.open, {}, moment),
    missed: [],
    spent: [],
    acted: [],
  };
  return {
    standing: { sitting, text, beside, commitment: commitment(save.chance.seed), lifted: false },
    row: { ...quiet, seq, at: now, by: 'deal', seat: null, code: CODE, happenings },
    link: { patch: null, keyframe: text },
  };
}

function next(before: Standing, sitting: Sitting, beside: Beside, row: Row): Step {
  const text = JSON.stringify(sitting.save);
  const whole = before.lifted || isKeyframe(row.seq);
  return {
    standing: { sitting, text, beside, commitment: before.commitment, lifted: false },
    row,
    link: { patch: differences(before.sitting.save, sitting.save), keyframe: whole ? text : null },
  };
}

/** One answer. Throws a `Refusal` if the decision can't be answered so. */
export function answered(before: Standing, decision: Decision, picks: string[], by: Hand, moment: Moment): Step {
  const { rules, save } = before.sitting;
  const sitting = new Sitting(rules, copy(save));
  const told = sitting.answer(decision.id, picks);
  const happenings = [...told, ...passed(sitting, before.beside.orders)];
  return next(
    before,
    sitting,
    { ...before.beside, ...timed(before.beside, decision, by, moment), until: untilOf(sitting.open, before.beside.until, moment) },
    {
      seq: moment.seq,
      at: moment.now,
      by,
      seat: decision.seat,
      decision: decision.id,
      picks,
      code: CODE,
      happenings,
      undoable: isUndoable(rules, save, sitting.save),
      sealed: decision.sealed === true,
      until: before.beside.until[decision.id] ?? null,
      restores: null,
    },
  );
}

const hasOrderFor = (orders: readonly Orders[], { seat, moment }: Decision): boolean =>
  orders[seat]!.forecasts.length > 0 || (moment !== undefined && passes(orders[seat]!, moment));

/** What seats have lodged in advance, given as long as something fits. */
export function forecasts(from: Standing, moment: Moment): { steps: Step[]; standing: Standing } {
  const steps: Step[] = [];
  let standing = from;
  let seq = moment.seq;
  for (;;) {
    const { orders: all } = standing.beside;
    const lodged = standing.sitting.open.find((decision) => hasOrderFor(all, decision));
    if (!lodged) return { steps, standing };
    const { picks, orders } = fire(all[lodged.seat]!, lodged);
    standing = withOrders(standing, lodged.seat, orders);
    if (!picks) continue;
    const step = answered(standing, lodged, picks, 'forecast', { ...moment, seq: seq++ });
    steps.push(step);
    standing = step.standing;
  }
}

export function withOrders(standing: Standing, seat: number, orders: Orders): Standing {
  return { ...standing, beside: { ...standing.beside, orders: standing.beside.orders.with(seat, orders) } };
}

/** Requests of a seat that are remembered: more than a page can have on their way. */
const ASKED = 8;

export function withAsked(standing: Standing, seat: number, asked: Asked): Standing {
  const all = standing.beside.asked;
  return { ...standing, beside: { ...standing.beside, asked: all.with(seat, [...all[seat]!, asked].slice(-ASKED)) } };
}

/** The seat's person has given that row. */
export function withActed(standing: Standing, seat: number, acted: { seq: number; at: number }): Standing {
  return { ...standing, beside: { ...standing.beside, acted: put(standing.beside.acted, seat, acted) } };
}

const withUntils = (standing: Standing, until: Record<string, number>): Standing => ({
  ...standing,
  beside: { ...standing.beside, until },
});

/** Another deadline for what is open; a bargain keeps its minute. */
export function withDeadlines(standing: Standing, of: (decision: Decision, until: number) => number): Standing {
  const until = { ...standing.beside.until };
  for (const decision of standing.sitting.open) {
    const { id, timer, clock } = decision;
    if (clock === 'bargain') continue;
    until[id] = of(decision, until[id]!);
    if (timer !== undefined) until[timerName(timer)] = until[id];
  }
  return withUntils(standing, until);
}

/** Every deadline that much later. */
export function postponed(standing: Standing, by: number): Standing {
  return withUntils(standing, Object.fromEntries(Object.entries(standing.beside.until).map(([name, at]) => [name, at + by])));
}

/** The seat has shown itself: what it missed is forgotten. */
export function forgiven(standing: Standing, seat: number): Standing {
  return { ...standing, beside: { ...standing.beside, missed: put(standing.beside.missed, seat, 0) } };
}

/** Other options from here on. */
export function reoptioned(standing: Standing, options: Params): Standing {
  const { rules, save } = standing.sitting;
  const sitting = new Sitting(rules, { ...copy(save), options });
  return { ...standing, sitting, text: JSON.stringify(sitting.save) };
}

/** The save as it was after row `seq`, lifted to this release; null before the deal. */
export function sittingAt(rules: AnyRules, store: Store, seq: number): Sitting | null {
  const chain = store.chainTo(seq);
  if (!chain) return null;
  const save = saveAt(
    JSON.parse(chain.keyframe),
    chain.patches.map((patch) => ({ patch })),
  );
  return new Sitting(rules, load(rules, JSON.stringify(save)));
}

/** An answer taken back. Its decision is open again with the time it had; what the seat lodged goes too, or it would fire at once. */
export function takenBack(before: Standing, row: Row, restores: number, sitting: Sitting, moment: Moment): Step {
  const seat = row.seat!;
  const withoutForecasts = { ...before.beside.orders[seat]!, forecasts: [] };
  const known = row.until === null ? before.beside.until : { ...before.beside.until, [row.decision!]: row.until };
  return next(
    before,
    sitting,
    { ...before.beside, until: untilOf(sitting.open, known, moment), orders: before.beside.orders.with(seat, withoutForecasts) },
    { ...quiet, seq: moment.seq, at: moment.now, by: 'undo', seat, code: CODE, happenings: [], sealed: row.sealed, restores },
  );
}
