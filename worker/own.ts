import { Refusal } from '../shared/engine/refusal.ts';
import type { Own, OwnInput } from '../shared/protocol.ts';
import { isZone } from '../shared/quiet.ts';
import type { Key, OwnRecord } from './store.ts';
import type { Ears } from './talk.ts';
import type { RoomState } from './view.ts';

/** What a seat keeps for itself, and what it has seen. */

/** Of a seat that has left nothing yet. */
export const nothingOwn: OwnRecord = {
  seen: 0,
  lastHere: null,
  language: 'en',
  zone: 'UTC',
  quiet: null,
  notes: '',
  muted: [],
  mail: null,
  push: [],
  told: [],
  reminded: [],
};

export const ownOf = ({ owns }: RoomState, seat: number): OwnRecord => owns.get(seat) ?? nothingOwn;

/** Whoever sits in for someone plays the seat, but is shown nothing that its person keeps. */
export const isPerson = ({ role, kind }: Key): boolean => role === 'seat' && kind !== 'substitute';

/** Seats that this viewer has muted. */
export const mutedBy = (state: RoomState, key: Key): readonly number[] => (isPerson(key) ? ownOf(state, key.seat!).muted : []);

/** Whoever takes a seat over, or sits in, does not hear what was whispered there before. */
export function earsOf(state: RoomState, key: Key): Ears {
  if (key.role !== 'seat') return { muted: [], since: 0 };
  const { since, away } = state.desk.seats[key.seat!]!;
  return { muted: mutedBy(state, key), since: isPerson(key) ? (since ?? 0) : (away?.since ?? Infinity) };
}

/** The last row that the seat has seen: what its last page showed, or its own last answer if that was later. */
export function seenBy(state: RoomState, seat: number): number {
  return Math.max(ownOf(state, seat).seen, state.standing?.beside.acted[seat]?.seq ?? 0);
}

/** A seat's own things, for that seat or the mail link of it. */
export function ownFor(state: RoomState, key: Key): Own | null {
  const isMail = key.role === 'mail' && key.seat !== null;
  if (!isPerson(key) && !isMail) return null;
  const { language, zone, quiet, notes, muted, mail, push } = ownOf(state, key.seat!);
  return {
    seen: seenBy(state, key.seat!),
    language,
    zone,
    quiet,
    // the link in a mail is for mail alone
    notes: isMail ? '' : notes,
    muted: isMail ? [] : muted,
    mail: mail && { address: mail.address, isConfirmed: mail.isConfirmed, when: mail.when, isFailing: mail.isFailing },
    pushed: push.length,
  };
}

/** When each seat last had a page open or did something. */
export function lastHere(state: RoomState, here: readonly boolean[], now: number): (number | null)[] {
  return state.desk.seats.map((_, seat) => {
    if (here[seat]) return now;
    const last = Math.max(ownOf(state, seat).lastHere ?? 0, state.standing?.beside.acted[seat]?.at ?? 0);
    return last || null;
  });
}

/** The record with what was asked for; only what was said changes. */
export function changedOwn(state: RoomState, seat: number, { language, zone, quiet, notes, muted, seen }: OwnInput): OwnRecord {
  if (zone !== undefined && !isZone(zone)) throw new Refusal('bad_zone');
  if (muted?.some((one) => one === seat || !state.desk.seats[one])) throw new Refusal('bad_seat');
  const own = ownOf(state, seat);
  return {
    ...own,
    ...(language !== undefined && { language }),
    ...(zone !== undefined && { zone }),
    ...(quiet !== undefined && { quiet: quiet && quiet.from !== quiet.to ? quiet : null }),
    ...(notes !== undefined && { notes }),
    ...(muted !== undefined && { muted: [...new Set(muted)].sort((a, b) => a - b) }),
    // what has been seen stays seen, and nothing is seen that has not happened
    ...(seen !== undefined && { seen: Math.max(own.seen, Math.min(seen, state.tick)) }),
  };
}

/** The last open page of the seat is closed: all there was has been shown there. */
export function leftOwn(state: RoomState, seat: number, now: number): OwnRecord {
  return { ...ownOf(state, seat), seen: state.tick, lastHere: now };
}
