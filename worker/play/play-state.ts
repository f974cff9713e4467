import type { Decision } from '../../shared/engine/decision.ts';
import { type Hand, isUndoable, KEYFRAME_EVERY, saveAt } from '../../shared/engine/history/history.ts';
import { copy, type Params } from '../../shared/engine/json.ts';
import { fire, isPassed, noOrders, type Orders, plannedAnswer } from '../../shared/engine/orders.ts';
import { differences } from '../../shared/engine/history/patch.ts';
import { load, start, wake } from '../../shared/engine/play.ts';
import { commitment } from '../../shared/engine/random.ts';
import type { AnyRules } from '../../shared/engine/rules.ts';
import type { Happening, Save } from '../../shared/engine/save.ts';
import { Sitting } from '../../shared/engine/sitting.ts';
import { CODE } from '../code.ts';
import type { Beside, BesideDelta, Desk, Row, SeatSettings, SentRequest, StoredPlay, StoredRow } from '../state/records.ts';
import type { Store } from '../state/store.ts';
import { bankOf, clockNow, isBanked, sealedUntil, untilOf } from './deadlines.ts';
import { botWish } from './bots.ts';
import { holdsWindows, lodgeAnswer, lodgedFor, withoutClosed } from './lodged.ts';

/** Where a play stands. Never changed: an answer makes another one, which counts once it is stored. */
export interface PlayState {
  sitting: Sitting;
  beside: Beside;
  /** Hash of the seed. */
  commitment: string;
  /** The stored save is of an earlier release: the next row must carry the whole. */
  lifted: boolean;
  /** What bots do at moments that are passed by, by decision: given in the same stroke, and never stored. */
  wishes?: Wishes;
}

type Wishes = Readonly<Record<string, string[]>>;

/** A change worked out but not yet stored. */
export interface Entry extends StoredRow {
  /** Where the play stands after it. */
  play: PlayState;
}

/** What every entry needs to know of the moment. */
export interface EntryContext {
  /** Of the next row, if everyone may know of it. */
  seq: number;
  tick: number;
  now: number;
  desk: Desk;
  settings: ReadonlyMap<number, SeatSettings>;
}

/** The moment of the row after this one. */
export const contextAfter = (context: EntryContext, { seq, tick }: Pick<Row, 'seq' | 'tick'>): EntryContext => ({
  ...context,
  seq: seq + 1,
  tick: tick + 1,
});

export const isKeyframe = (seq: number): boolean => seq % KEYFRAME_EVERY === 0;

/** As it is stored. */
export const textOf = ({ sitting }: PlayState): string => JSON.stringify(sitting.save);

export function wakePlay(rules: AnyRules, { save, beside, since }: StoredPlay): PlayState {
  const patches = since.flatMap(({ patch }) => (patch ? [patch] : []));
  const { sitting, isLifted } = wake(rules, save, patches);
  return {
    sitting,
    beside: since.reduce((now, row) => (row.beside ? besideAfter(now, row.beside) : now), beside),
    commitment: commitment(sitting.save.chance.seed),
    lifted: isLifted,
  };
}

/** What a row has changed beside the save. Of the requests only the newest is told. */
export function besideBetween(before: Beside, after: Beside): BesideDelta {
  const was: Partial<Record<string, unknown>> = { ...before };
  const set = Object.fromEntries(Object.entries(after).filter(([name, value]) => name !== 'asked' && value !== was[name]));
  const gone = Object.keys(before).filter((name) => !(name in after));
  const seat = after.asked.findIndex((list, at) => list !== before.asked[at]);
  return { set, ...(gone.length && { gone }), ...(seat !== -1 && { asked: { seat, ...after.asked[seat]!.at(-1)! } }) };
}

function besideAfter(before: Beside, { set, gone = [], asked }: BesideDelta): Beside {
  const kept = Object.fromEntries(Object.entries(before).filter(([name]) => !gone.includes(name)));
  const after = { ...kept, ...set } as Beside;
  return asked ? withRequest(after, asked.seat, { id: asked.id, content: asked.content }) : after;
}

const put = <T>(list: readonly T[], seat: number, value: T): T[] => Object.assign([...list], { [seat]: value });

/** What an answer does to the seat's standing with the clock: time over the limit is off the bank, and only public duties count as missed. */
function chargeClock(beside: Beside, decision: Decision, by: Hand, { desk, now }: EntryContext): Pick<Beside, 'missed' | 'spent'> {
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

interface Passed {
  happenings: Happening[];
  wishes: Wishes;
  /** What holds the window open that nobody is asked in. */
  held: Pick<Beside, 'held'>;
}

/**
 * Moments that the seats' standing orders pass by, answered in the same stroke: no row, no pause, nobody told of them. But a short window
 * takes its time where this desk holds it open: then the last that would pass stays open until it closes.
 * What a bot wishes to do at one, if bots may, stays open too, to be answered as a row of its own.
 */
function passMoments(sitting: Sitting, orders: readonly Orders[], desk: Desk, mayWish = true): Passed {
  const happenings: Happening[] = [];
  const wishes: Record<string, string[]> = {};
  for (let count = 0; count < MOST_PASSED; count++) {
    const decision = sitting.open.find((one) => !wishes[one.id] && isPassed(orders[one.seat]!, one));
    if (!decision) return { happenings, wishes, held: {} };
    const wish = mayWish && botWish(sitting, decision, orders[decision.seat]!, desk);
    if (wish) wishes[decision.id] = wish;
    else if (decision.brief && sitting.open.length === 1 && holdsWindows(desk)) return { happenings, wishes, held: { held: decision.id } };
    else happenings.push(...sitting.answer(decision.id, decision.fallback));
  }
  throw new Error(`${sitting.rules.game} passes moments without end`);
}

const quiet = { decision: null, picks: [], undoable: false, sealed: false, silent: false, until: null, restores: null };

export function deskRow({ seq, tick, now }: Pick<EntryContext, 'seq' | 'tick' | 'now'>, happenings: Row['happenings']): Row {
  return { ...quiet, seq, tick, at: now, by: 'desk', seat: null, code: CODE, happenings };
}

export function deal(rules: AnyRules, seed: string, context: EntryContext): Entry {
  const { save, happenings } = start(rules, context.desk.options, context.desk.seats.length, seed);
  return resumePlay(rules, save, happenings, context);
}

/** A play that goes on from this save. Every seat is asked at these moments, whatever is usual. */
export function resumePlay(
  rules: AnyRules,
  save: Save,
  told: readonly Happening[],
  context: EntryContext,
  ask: readonly string[] = [],
): Entry {
  const { seq, tick, now } = context;
  const sitting = new Sitting(rules, save);
  const asked: Orders = { ...noOrders, moments: Object.fromEntries(ask.map((id) => [id, ['any']])) };
  const orders = Array<Orders>(save.seats).fill(ask.length ? asked : noOrders);
  const { happenings: passed, held } = passMoments(sitting, orders, context.desk, false);
  const happenings = [...told, ...passed];
  const beside: Beside = {
    orders,
    asked: orders.map(() => []),
    until: untilOf(sitting.open, {}, context),
    missed: [],
    spent: [],
    acted: [],
    hushed: [],
    ...held,
  };
  return {
    play: { sitting, beside, commitment: commitment(save.chance.seed), lifted: false },
    row: { ...quiet, seq, tick, at: now, by: 'deal', seat: null, code: CODE, happenings },
    delta: { patch: null, keyframe: JSON.stringify(save) },
  };
}

function next(before: PlayState, sitting: Sitting, known: Beside, row: Row, wishes: Wishes = {}): Entry {
  const kept = withoutClosed(known, sitting);
  const beside = row.silent ? { ...kept, hushed: put(kept.hushed, row.seat!, (kept.hushed[row.seat!] ?? 0) + 1) } : kept;
  const whole = before.lifted || isKeyframe(row.seq);
  return {
    play: { sitting, beside, commitment: before.commitment, lifted: false, wishes },
    row,
    delta: { patch: differences(before.sitting.save, sitting.save), keyframe: whole ? JSON.stringify(sitting.save) : null },
  };
}

/** Does this sealed answer only lie there until others have given theirs? */
export function isSilent(decision: Decision, before: readonly Decision[], after: readonly Decision[], told: readonly Happening[]): boolean {
  const isWaiting = after.some(({ sealed }) => sealed) && after.every(({ id }) => before.some((one) => one.id === id));
  return decision.sealed === true && told.length === 0 && isWaiting;
}

/** One answer. Throws a `Refusal` if the decision can't be answered so. */
export function answer(before: PlayState, decision: Decision, picks: string[], by: Hand, context: EntryContext): Entry {
  const { rules, save } = before.sitting;
  const sitting = new Sitting(rules, copy(save));
  const told = sitting.answer(decision.id, picks);
  const { happenings: passed, wishes, held } = passMoments(sitting, before.beside.orders, context.desk);
  const happenings = [...told, ...passed];
  const silent = isSilent(decision, before.sitting.open, sitting.open, happenings);
  return next(
    before,
    sitting,
    {
      ...before.beside,
      ...chargeClock(before.beside, decision, by, context),
      until: untilOf(sitting.open, before.beside.until, context),
      ...held,
    },
    {
      seq: context.seq,
      tick: silent ? context.tick - 1 : context.tick,
      at: context.now,
      by,
      seat: decision.seat,
      decision: decision.id,
      picks,
      code: CODE,
      happenings,
      undoable: isUndoable(rules, before.sitting.table, sitting.table),
      sealed: decision.sealed === true,
      silent,
      until: before.beside.until[decision.id] ?? null,
      restores: null,
    },
    { ...before.wishes, ...wishes },
  );
}

const hasOrderFor = (all: readonly Orders[], decision: Decision): boolean => {
  const orders = all[decision.seat]!;
  return orders.forecasts.length > 0 || plannedAnswer(orders, decision) !== null || isPassed(orders, decision);
};

/** What seats have lodged in advance and what bots wish to do where they are not asked, given as long as something fits. */
export function applyForecasts(from: PlayState, context: EntryContext): { entries: Entry[]; play: PlayState } {
  const entries: Entry[] = [];
  let play = from;
  let next = context;
  for (;;) {
    const { orders: all } = play.beside;
    const { wishes = {} } = play;
    const asked = play.sitting.open.find((decision) => !lodgedFor(play, decision) && (wishes[decision.id] ?? hasOrderFor(all, decision)));
    if (!asked) return { entries, play };
    const wish = wishes[asked.id];
    const { picks, orders } = wish ? { picks: wish, orders: all[asked.seat]! } : fire(all[asked.seat]!, asked);
    play = withOrders(play, asked.seat, orders);
    if (!picks) continue;
    // where nobody else is asked there is no window to close, unless it is held open for all
    if (asked.brief && (holdsWindows(next.desk) || !(wish && play.sitting.open.every(({ id }) => wishes[id])))) {
      play = lodgeAnswer(play, asked, picks);
      continue;
    }
    const entry = answer(play, asked, picks, wish ? 'bot' : 'forecast', next);
    next = contextAfter(next, entry.row);
    entries.push(entry);
    play = entry.play;
  }
}

export function withOrders(play: PlayState, seat: number, orders: Orders): PlayState {
  if (orders === play.beside.orders[seat]) return play;
  return { ...play, beside: { ...play.beside, orders: play.beside.orders.with(seat, orders) } };
}

/** Requests of a seat that are remembered: more than a page can have on their way. */
const ASKED = 8;

function withRequest(beside: Beside, seat: number, asked: SentRequest): Beside {
  return { ...beside, asked: beside.asked.with(seat, [...beside.asked[seat]!, asked].slice(-ASKED)) };
}

export function withAsked(play: PlayState, seat: number, asked: SentRequest): PlayState {
  return { ...play, beside: withRequest(play.beside, seat, asked) };
}

/** The seat's person has given that row. When, is kept only of what everyone sees. */
export function withActed(play: PlayState, { seat, tick, at, sealed }: Row): PlayState {
  const { acted } = play.beside;
  const known = acted[seat!]?.at ?? null;
  return { ...play, beside: { ...play.beside, acted: put(acted, seat!, { seq: tick, at: sealed ? known : at }) } };
}

/** The seat has shown itself: what it missed is forgotten. */
export function forgiveMissed(play: PlayState, seat: number): PlayState {
  return { ...play, beside: { ...play.beside, missed: put(play.beside.missed, seat, 0) } };
}

/** Other options from here on. */
export function changeOptions(play: PlayState, options: Params): PlayState {
  const { rules, save } = play.sitting;
  const sitting = new Sitting(rules, { ...copy(save), options });
  return { ...play, sitting };
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

/** The row of a taking back; what the seat lodged goes too, or it would fire at once. */
function back(
  before: PlayState,
  row: Row,
  sitting: Sitting,
  known: Record<string, number>,
  context: EntryContext,
  of: Partial<Row>,
): Entry {
  const seat = row.seat!;
  const { orders } = before.beside;
  const withoutForecasts = { ...orders[seat]!, forecasts: [] };
  return next(
    before,
    sitting,
    { ...before.beside, until: untilOf(sitting.open, known, context), orders: orders.with(seat, withoutForecasts) },
    {
      ...quiet,
      seq: context.seq,
      tick: context.tick,
      at: context.now,
      by: 'undo',
      seat,
      code: CODE,
      happenings: [],
      sealed: row.sealed,
      ...of,
    },
  );
}

/** An answer taken back, and all that came after it. Its decision is open again with the time it had, sealed ones all with the same. */
export function takeBack(before: PlayState, row: Row, restores: number, sitting: Sitting, context: EntryContext): Entry {
  const again = sitting.open.filter(({ id, sealed }) => id === row.decision || (row.sealed && sealed));
  const known = row.until === null ? {} : Object.fromEntries(again.map(({ id }) => [id, row.until!]));
  return back(before, row, sitting, { ...before.beside.until, ...known }, context, { restores });
}

/** A sealed answer that waits for others taken back: theirs stay, and nobody is told. */
export function withdraw(before: PlayState, row: Row, context: EntryContext): Entry {
  const { rules, save } = before.sitting;
  const sitting = new Sitting(rules, copy(save));
  sitting.withdraw(row.decision!);
  const known = { ...before.beside.until, [row.decision!]: sealedUntil(before)! };
  return back(before, row, sitting, known, context, { decision: row.decision, tick: context.tick - 1, silent: true });
}
