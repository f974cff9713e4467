import { Refusal } from '../../../shared/engine/refusal.ts';
import type { Own, OwnInput } from '../../../shared/protocol.ts';
import { isZone } from '../../../shared/quiet.ts';

import type { Key, SeatSettings } from '../../state/records.ts';
import type { RoomState } from '../../state/room-state.ts';

/** What a seat keeps for itself, and what it has seen. */

/** Of a seat that has left nothing yet. */
export const noSettings: SeatSettings = {
  seen: 0,
  looked: 0,
  heard: 0,
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

/** A record of an earlier release may lack what is kept since. */
export const settingsOf = ({ settings }: RoomState, seat: number): SeatSettings => ({ ...noSettings, ...settings.get(seat) });

/** Whoever sits in for someone plays the seat, but is shown nothing that its person keeps. */
export const isPerson = ({ role, kind }: Key): boolean => role === 'seat' && kind !== 'substitute';

/** Seats that this viewer has muted. */
export const mutedBy = (state: RoomState, key: Key): readonly number[] => (isPerson(key) ? settingsOf(state, key.seat!).muted : []);

/** Whoever takes a seat over, or sits in, does not hear what was whispered there before. */
export function earsOf(state: RoomState, key: Key): Ears {
  if (key.role !== 'seat') return { muted: [], since: 0 };
  const { since, away } = state.desk.seats[key.seat!]!;
  return { muted: mutedBy(state, key), since: isPerson(key) ? (since ?? 0) : (away?.since ?? Infinity) };
}

/** The last row that the seat has seen: what its last page showed, or its own last answer if that was later. */
export function seenBy(state: RoomState, seat: number): number {
  return Math.max(settingsOf(state, seat).seen, state.play?.beside.acted[seat]?.seq ?? 0);
}

/** A seat's own things, for that seat or the mail link of it. */
export function settingsFor(state: RoomState, key: Key): Own | null {
  const isMail = key.role === 'mail' && key.seat !== null;
  if (!isPerson(key) && !isMail) return null;
  const { looked, heard, language, zone, quiet, notes, muted, mail, push } = settingsOf(state, key.seat!);
  return {
    seen: seenBy(state, key.seat!),
    looked,
    heard,
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

/** When this seat last had a page open or did something that was no secret; 0 if never. */
const lastSeen = (state: RoomState, seat: number): number =>
  Math.max(settingsOf(state, seat).lastHere ?? 0, state.play?.beside.acted[seat]?.at ?? 0);

/** The same of every seat, while some are there. */
export function lastHere(state: RoomState, here: readonly boolean[], now: number): (number | null)[] {
  return state.desk.seats.map((_, seat) => (here[seat] ? now : lastSeen(state, seat) || null));
}

/** The record with what was asked for; only what was said changes. */
export function changeSettings(state: RoomState, seat: number, input: OwnInput): SeatSettings {
  const { language, zone, quiet, notes, muted, seen, looked, heard } = input;
  if (zone !== undefined && !isZone(zone)) throw new Refusal('bad_zone');
  if (muted?.some((one) => one === seat || !state.desk.seats[one])) throw new Refusal('bad_seat');
  const own = settingsOf(state, seat);
  return {
    ...own,
    ...(language !== undefined && { language }),
    ...(zone !== undefined && { zone }),
    ...(quiet !== undefined && { quiet: quiet && quiet.from !== quiet.to ? quiet : null }),
    ...(notes !== undefined && { notes }),
    ...(muted !== undefined && { muted: [...new Set(muted)].sort((a, b) => a - b) }),
    // what has been seen stays seen, and nothing is seen that has not happened
    ...(seen !== undefined && { seen: Math.max(own.seen, Math.min(seen, state.tick)) }),
    ...(looked !== undefined && { looked: Math.max(own.looked, looked) }),
    ...(heard !== undefined && { heard: Math.max(own.heard, heard) }),
  };
}

/** How exactly it is noted when a seat was last there: a row is not to be written whenever a page is closed. */
const LATELY = 60_000;

/** The last open page of the seat is closed: all there was has been shown there. Null if that is known already. */
export function noteLeaving(state: RoomState, seat: number, now: number): SeatSettings | null {
  if (seenBy(state, seat) >= state.tick && now - lastSeen(state, seat) < LATELY) return null;
  return { ...settingsOf(state, seat), seen: state.tick, lastHere: now };
}

/** What a viewer does not hear: whom it has muted, and what was said between two before it sat down. */
export interface Ears {
  muted: readonly number[];
  since: number;
}
