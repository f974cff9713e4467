import type { Decision } from '../../shared/engine/decision.ts';
import { limitOf, paceOf } from '../../shared/pace.ts';
import { afterQuiet } from '../../shared/quiet.ts';
import type { DueList, NewDue } from '../clock/due-list.ts';
import { standInOf } from '../desk/seat/absence.ts';
import { lodgedFor } from '../play/lodged.ts';
import type { SeatSettings } from '../state/records.ts';
import { type RoomState, stageOf } from '../state/room-state.ts';
import { nextAt } from './mail/time.ts';
import { newsOf } from './webhook.ts';

/** When a seat is to be told of what, while it is not at the table. Worked out from how the room stands; sent elsewhere. */

const MINUTE = 60_000;

/** Nobody is mailed about what must be answered sooner than a mail is read. */
const LEAST_FOR_MAIL = 10 * MINUTE;

/** How long is waited for what else may come, before a seat is told; a short decision is told of sooner. */
const PAUSE = { postal: MINUTE, live: 20_000 };

/** The part of its time after which a decision is recalled to mind. */
const REMINDER = 0.8;

/** Eight in the morning. */
const DIGEST_AT = 8 * 60;

/** Something that a seat has not been told of yet, and by what ways it is to be. */
export interface Untold {
  /** A decision's id, or the name of what happened to the seat. */
  id: string;
  letter: 'turn' | 'away' | 'result';
  mail: boolean;
  push: boolean;
  pause: number;
}

/** Mail may go there at all. */
export const isWritten = ({ mail }: SeatSettings): boolean => mail !== null && mail.isConfirmed && !mail.isFailing && mail.when !== 'none';
const isWrittenEach = (own: SeatSettings): boolean => isWritten(own) && own.mail!.when === 'each';

/** What the seat is asked; nothing while the table is paused, someone else plays for its person, or all is over. */
function decisionsOf(state: RoomState, seat: number): Decision[] {
  const { desk, play } = state;
  const { occupant, away } = desk.seats[seat]!;
  if (stageOf(state) !== 'playing' || desk.paused || occupant !== 'person' || away) return [];
  return play!.sitting.open.filter(
    (decision) => decision.seat === seat && !decision.lapse && !decision.idle && !lodgedFor(play!, decision),
  );
}

/** What beside decisions a seat is told, once: who plays for it, and that at once if that one sees the hand; that all is over. */
function turnsOf(state: RoomState, seat: number): { id: string; letter: 'away' | 'result'; isUrgent?: true }[] {
  const { away, occupant } = state.desk.seats[seat]!;
  if (occupant !== 'person') return [];
  const stage = stageOf(state);
  if (stage === 'over' || stage === 'cancelled') return [{ id: 'result', letter: 'result' }];
  const standIn = stage === 'playing' ? standInOf(state.desk, seat) : null;
  if (!standIn) return [];
  if (standIn === 'bot') return [{ id: 'away', letter: 'away' }];
  const nth = standIn === 'wanted' ? state.desk.links.seats[seat]!.n : away!.since;
  return [{ id: `${standIn} ${nth}`, letter: 'away', isUrgent: true }];
}

export function untoldOf(state: RoomState, seat: number): Untold[] {
  const own = state.settings.get(seat)!;
  const base = paceOf(state.desk.pace).postal ? PAUSE.postal : PAUSE.live;
  const hasPush = own.push.length > 0;
  const decisions = decisionsOf(state, seat).map((decision): Untold => {
    const limit = limitOf(state.desk.pace, decision);
    return {
      id: decision.id,
      letter: 'turn',
      mail: isWrittenEach(own) && limit >= LEAST_FOR_MAIL,
      push: hasPush,
      pause: Math.min(base, limit / 6),
    };
  });
  const turns = turnsOf(state, seat).map(({ id, letter, isUrgent }): Untold => ({
    id,
    letter,
    mail: isWritten(own),
    push: hasPush,
    pause: isUrgent ? 0 : base,
  }));
  return [...decisions, ...turns].filter(({ id, mail, push }) => (mail || push) && !own.told.includes(id));
}

/** What a seat has been told of and is still so. */
export function stillTold(state: RoomState, seat: number, ids: readonly string[]): string[] {
  const open = [...(state.play?.sitting.open ?? []), ...turnsOf(state, seat)];
  return ids.filter((id) => open.some((one) => one.id === id));
}

/** When the seat is to be reminded of this decision. */
function remindAt({ desk, play }: RoomState, decision: Decision): number {
  return play!.beside.until[decision.id]! - (1 - REMINDER) * limitOf(desk.pace, decision);
}

/** Decisions the seat knows of and is reminded of, at that time or later. */
export function remindersOf(state: RoomState, seat: number): { id: string; at: number }[] {
  const own = state.settings.get(seat)!;
  if (!isWrittenEach(own) && own.push.length === 0) return [];
  return decisionsOf(state, seat)
    .filter(
      (decision) =>
        limitOf(state.desk.pace, decision) >= LEAST_FOR_MAIL && own.told.includes(decision.id) && !own.reminded.includes(decision.id),
    )
    .map((decision) => ({ id: decision.id, at: remindAt(state, decision) }));
}

/** Decisions so late that being told of them now is reminder enough. */
export function lateOf(state: RoomState, seat: number, now: number): string[] {
  return decisionsOf(state, seat)
    .filter((decision) => remindAt(state, decision) <= now)
    .map(({ id }) => id);
}

/** All that the room is to be woken for because somebody is to be told something. */
export function planNotices(state: RoomState, clock: DueList, now: number): NewDue[] {
  const lines: NewDue[] = [];
  for (const [seat, own] of state.settings) {
    if ((!isWritten(own) && own.push.length === 0) || state.desk.seats[seat]!.occupant !== 'person') continue;
    const awake = (at: number): number => afterQuiet(at, own.quiet, own.zone);
    const subject = String(seat);
    const untold = untoldOf(state, seat);
    if (untold.length) {
      const soonest = now + Math.min(...untold.map(({ pause }) => pause));
      const at = Math.min(clock.find('notice', subject) ?? soonest, soonest);
      lines.push({ kind: 'notice', subject, at: awake(at) });
    }
    for (const { id, at } of remindersOf(state, seat)) lines.push({ kind: 'reminder', subject: id, at: awake(at) });
    if (own.mail?.when === 'daily' && isWritten(own) && stageOf(state) === 'playing' && !state.desk.paused) {
      lines.push({ kind: 'digest', subject, at: awake(nextAt(DIGEST_AT, own.mail.digest ?? 0, own.zone)) });
    }
  }
  if (newsOf(state)) lines.push({ kind: 'news', subject: 'table', at: clock.find('news', 'table') ?? now + PAUSE.live });
  return lines;
}
