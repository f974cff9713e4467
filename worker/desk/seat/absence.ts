import { Refusal } from '../../../shared/engine/refusal.ts';
import type { Away } from '../../../shared/protocol.ts';
import type { Env } from '../../env.ts';
import { deadlineOf, withDeadlines } from '../../play/deadlines.ts';
import { forgiveMissed } from '../../play/play-state.ts';
import { hashOf, type LinkIssue, substituteSecret } from '../../state/links.ts';
import type { Desk, SeatRecord } from '../../state/records.ts';
import { type RoomState, stageOf } from '../../state/room-state.ts';
import { type Act, announce, keysTo } from '../act.ts';
import { closeLink } from '../lobby.ts';
import { checkName } from './names.ts';

/** Seats whose person is away. Every step but the giving up can be taken back by the person's coming back. */

/** Decisions in a row that the clock may answer before the seat's bot plays on. */
export const MISSED_MOST = 2;

/**
 * Who sleeps goes by the pace there was. For as long as that pace would have let them miss their decisions, the clock relieves
 * nobody who sat down before it was changed and has not answered in public since: so no change of pace brings a hand to light.
 */
export function isSpared({ desk: { spared, seats }, play }: RoomState, seat: number, now: number): boolean {
  if (!spared || now >= spared.until) return false;
  return Math.max(seats[seat]!.since ?? 0, play?.beside.acted[seat]?.at ?? 0) < spared.since;
}

/** Whoever plays the seat is somebody: its person, or who sits in. The host’s word alone, by which the bot may play, makes nobody absent. */
export const isAttended = ({ occupant, away }: SeatRecord): boolean => occupant === 'person' && (away?.by !== 'bot' || away.host === true);

const withAway = (desk: Desk, seat: number, away: Away | undefined): Desk => ({
  ...desk,
  seats: desk.seats.with(seat, { ...desk.seats[seat]!, away }),
});

/** No invitation for a substitute is open any more; one for the person stays. */
function withoutSubstitute(desk: Desk, seat: number): Desk {
  const turn = desk.links.seats[seat]!;
  return turn.for === 'substitute' ? { ...desk, links: { ...desk.links, seats: desk.links.seats.with(seat, closeLink(turn)) } } : desk;
}

function personAt({ desk }: RoomState, seat: number): void {
  if (!desk.seats[seat]) throw new Refusal('bad_seat');
  if (desk.seats[seat].occupant !== 'person') throw new Refusal('no_person');
}

/** Gone by own wish, by the clock or by the vote of the others. The host's word alone makes nobody absent. */
export const isAbsent = ({ away }: SeatRecord): boolean => away !== undefined && !away.host;

/** Who lets the bot play, or asks for a substitute: the clock, the others by a vote, the host. */
type Asker = 'clock' | 'vote' | 'host';

/** The bot plays for its person; a substitute there was gives way to it. Where the host has said so, the others may say it too. */
export function relieve(state: RoomState, seat: number, now: number, asker: Asker): Act {
  personAt(state, seat);
  const was = state.desk.seats[seat]!.away;
  const isVoted = asker === 'vote' && was?.host === true;
  if (was?.by === 'bot' && !isVoted) throw new Refusal('already_away');
  const away: Away = { ...(!isVoted && was), by: 'bot', name: '', since: now, ...(asker === 'host' && !was && { host: true }) };
  return {
    desk: withAway(state.desk, seat, away),
    told: [announce('away', { seat })],
    cut: [{ role: 'seat', seat, kind: 'substitute' }],
    grant: [],
  };
}

/** The person leaves the seat to its bot for a while. Whoever sits in for them already goes on doing so. */
export function leaveSeat(state: RoomState, seat: number, now: number): Act {
  if (stageOf(state) !== 'playing') throw new Refusal('game_not_running');
  if (state.desk.seats[seat]!.away) throw new Refusal('already_away');
  const act = relieve(state, seat, now, 'clock');
  return { ...act, desk: withAway(act.desk, seat, { ...act.desk.seats[seat]!.away!, wished: true }), told: [announce('leaves', { seat })] };
}

/** The person plays again, with a full limit for what is open: bot and substitute step back. */
export function restore(state: RoomState, seat: number, now: number, asker: 'person' | 'host' = 'person'): Act {
  const { desk, play, settings } = state;
  if (!desk.seats[seat]?.away) throw new Refusal('not_away');
  const fresh =
    play &&
    withDeadlines(forgiveMissed(play, seat), (decision, until) =>
      decision.seat === seat && !decision.sealed ? Math.max(until, deadlineOf(decision, { desk, settings, now })) : until,
    );
  return {
    desk: withoutSubstitute(withAway(desk, seat, undefined), seat),
    told: [announce(asker === 'host' ? 'restored' : 'back', { seat })],
    cut: [
      { role: 'seat', seat, kind: 'substitute' },
      { role: 'invite', seat, kind: 'substitute' },
    ],
    grant: [],
    ...(fresh && { play: fresh }),
  };
}

/**
 * Someone else may sit in for the person; until someone does, the bot plays. Whoever sits in sees the hand, so it takes more than
 * the host's word: the person is away by own wish or by the clock, or the others have voted for it.
 */
export function seekSubstitute(state: RoomState, seat: number, env: Env, now: number, asker: Asker): Act {
  personAt(state, seat);
  const { desk } = state;
  const was = desk.seats[seat]!.away;
  if (asker !== 'vote' && !isAbsent(desk.seats[seat]!)) throw new Refusal('not_absent');
  const turn: LinkIssue = { n: desk.links.seats[seat]!.n + 1, on: true, for: 'substitute' };
  const secret = substituteSecret(env, desk.room, seat, turn);
  if (!secret) throw new Refusal('not_set_up');
  const away: Away = { since: was?.since ?? now, by: 'bot', name: '', ...(was?.wished && { wished: true }) };
  return {
    desk: { ...withAway(desk, seat, away), links: { ...desk.links, seats: desk.links.seats.with(seat, turn) } },
    told: [announce('substitute-wanted', { seat })],
    cut: [
      { role: 'invite', seat },
      { role: 'seat', seat, kind: 'substitute' },
    ],
    grant: [{ hash: hashOf(secret), role: 'invite', seat, kind: 'substitute' }],
  };
}

/** Someone sits in for the person and has a key of their own until that person is back. */
export function sitIn(state: RoomState, seat: number, name: string, secret: string, now: number): Act {
  const { desk } = state;
  checkName(name, desk.seats, null);
  return {
    desk: withoutSubstitute(withAway(desk, seat, { ...desk.seats[seat]!.away, by: 'substitute', name, since: now }), seat),
    told: [announce('substitute', { seat, name })],
    cut: [{ role: 'invite', seat, kind: 'substitute' }],
    grant: [{ hash: hashOf(secret), role: 'seat', seat, kind: 'substitute' }],
    ...(state.play && { play: forgiveMissed(state.play, seat) }),
  };
}

/** Gives the seat up for good; its bot plays on under the same name. */
export function resign(state: RoomState, seat: number): Act {
  personAt(state, seat);
  const { desk } = state;
  const { name } = desk.seats[seat]!;
  return {
    desk: {
      ...desk,
      own: desk.own === seat ? null : desk.own,
      heir: desk.heir === seat ? null : desk.heir,
      seats: desk.seats.with(seat, { name, occupant: 'bot', since: null }),
      links: { ...desk.links, seats: desk.links.seats.with(seat, closeLink(desk.links.seats[seat]!)) },
    },
    told: [announce('resigned', { seat })],
    retire: seat,
    cut: keysTo(seat),
    grant: [],
    clear: seat,
  };
}

/** An invitation to sit in for this seat's person is open. */
export const isSubstituteWanted = ({ links }: Desk, seat: number): boolean => {
  const turn = links.seats[seat]!;
  return turn.on && turn.for === 'substitute';
};

/** Who plays for an absent person, as that person is told: the bot, if they have not asked for it, but always that someone is to see their hand. */
export function standInOf(desk: Desk, seat: number): 'bot' | 'wanted' | 'substitute' | null {
  const { away } = desk.seats[seat]!;
  if (away?.by === 'substitute') return 'substitute';
  if (away && isSubstituteWanted(desk, seat)) return 'wanted';
  return away && !away.wished ? 'bot' : null;
}
