import type { Decision } from '../../shared/engine/decision.ts';
import { limitOf, paceOf } from '../../shared/pace.ts';
import { afterQuiet } from '../../shared/quiet.ts';
import { drawWindow } from '../../shared/short-window.ts';
import { hashOf } from '../state/links.ts';
import type { Beside, Desk } from '../state/records.ts';
import { holdsWindows } from './lodged.ts';
import { type EntryContext, type PlayState } from './play-state.ts';

/** Until when decisions are waited for. */

/** Deadlines of timers stand beside those of decisions, under a name no decision has. */
const timerName = (timer: string): string => `timer ${timer}`;

const TIMERS_KEPT = 6;

/** While all is paused the clock stands still where it was. */
export const clockNow = ({ paused }: Desk, now: number): number => paused?.since ?? now;

/** A decision keeps the deadline it has, those of one timer share theirs, a new one gets its own by the pace of the room. */
export function untilOf(open: readonly Decision[], known: Record<string, number>, context: EntryContext): Record<string, number> {
  // what is open is put in again below, so that it is the last to be forgotten
  const isOpen = (name: string): boolean => open.some(({ timer }) => timer !== undefined && timerName(timer) === name);
  const closed: string[] = [];
  for (const name in known) if (name.startsWith('timer ') && !isOpen(name)) closed.push(name);
  const until: Record<string, number> = {};
  for (const name of closed.slice(-TIMERS_KEPT)) until[name] = known[name]!;
  for (const decision of open) {
    const { id, timer } = decision;
    const name = timer === undefined ? id : timerName(timer);
    until[id] = until[name] = until[name] ?? known[name] ?? known[id] ?? deadlineOf(decision, context);
  }
  return until;
}

/**
 * How long it may take. What a short window lasts is drawn from the room's own number for that window: no hand, no answer and
 * no order has a part in it, and a room that was put to sleep draws the same again.
 */
function timeFor(decision: Pick<Decision, 'id' | 'clock' | 'seconds' | 'brief' | 'optIn'>, desk: Desk): number {
  const { id, brief, optIn } = decision;
  const { pace, chance, nonce } = desk;
  const limit = limitOf(pace, decision);
  if (!brief) return limit;
  const seed = hashOf(`${chance?.seed ?? nonce} window ${frameOf(id)}`);
  return drawWindow(limit, optIn && holdsWindows(desk) ? 'optIn' : 'asked', { seed, drawn: 0 });
}

/** The questions of one window are put by one frame. */
const frameOf = (id: string): string => id.slice(0, id.indexOf('.'));

/**
 * A full limit from now; in a game over days not in the seat's quiet hours. Sealed questions spare the quiet hours of everyone,
 * or their common end would tell who is still being asked.
 */
export function deadlineOf(decision: Decision, { desk, settings, now }: Omit<EntryContext, 'seq' | 'tick'>): number {
  const { seat, clock, sealed } = decision;
  const { postal } = paceOf(desk.pace);
  const at = clockNow(desk, now) + timeFor(decision, desk);
  if (!postal || isRuled(clock)) return at;
  const spared = sealed ? [...settings.values()] : [settings.get(seat)];
  return Math.max(at, ...spared.map((own) => (own ? afterQuiet(at, own.quiet, own.zone) : at)));
}

/** What a seat has left of its bank. */
export function bankOf({ pace }: Desk, beside: Beside | null, seat: number): number {
  return Math.max(0, paceOf(pace).bank - (beside?.spent[seat] ?? 0));
}

/** The bank is for what everyone sees a seat think over: nothing may tell how long it thought in secret, and a bargain has its minute. */
export const isBanked = ({ sealed, clock }: Decision): boolean => !sealed && !isRuled(clock);

/** How long it takes is a rule: no pace, vote or quiet hour changes it. */
const isRuled = (clock: Decision['clock']): boolean => clock === 'bargain' || clock === 'gather';

const withUntils = (play: PlayState, until: Record<string, number>): PlayState => ({
  ...play,
  beside: { ...play.beside, until },
});

/** Another deadline for what is open; a bargain keeps its minute. */
export function withDeadlines(play: PlayState, of: (decision: Decision, until: number) => number): PlayState {
  const until = { ...play.beside.until };
  for (const decision of play.sitting.open) {
    const { id, timer, clock } = decision;
    if (isRuled(clock)) continue;
    until[id] = of(decision, until[id]!);
    if (timer !== undefined) until[timerName(timer)] = until[id];
  }
  return withUntils(play, until);
}

/** Every deadline that much later. */
export function postpone(play: PlayState, by: number): PlayState {
  return withUntils(play, Object.fromEntries(Object.entries(play.beside.until).map(([name, at]) => [name, at + by])));
}

/** What a bargain's minute is lengthened by where one of the two loses the connection; once in each. */
const GRACE = 15_000;

/** The minute that this seat bargains in, a little longer; null if there is none, or it was lengthened before. */
export function lengthenBargain(play: PlayState, seat: number): PlayState | null {
  const { until, graced: before } = play.beside;
  const open = play.sitting.open.filter(({ clock, parties }) => clock === 'bargain' && parties?.includes(seat));
  const [timer] = open.flatMap(({ timer: one }) => (one === undefined ? [] : [one]));
  if (timer === undefined || before === timer) return null;
  const later = { ...until };
  for (const { id } of open) later[id]! += GRACE;
  later[timerName(timer)]! += GRACE;
  return { ...play, beside: { ...play.beside, until: later, graced: timer } };
}

/** The common deadline of the sealed questions that are open, if there are any. */
export function sealedUntil({ sitting: { open }, beside: { until } }: PlayState): number | null {
  const all = open.flatMap(({ id, sealed }) => (sealed ? [until[id]!] : []));
  return all.length ? Math.max(...all) : null;
}
