import { Refusal } from '../shared/engine/refusal.ts';
import type { Away } from '../shared/protocol.ts';
import { tell, type Act } from './desk.ts';
import type { Env } from './env.ts';
import { hashOf, substituteSecret } from './links.ts';
import { deadlineOf, forgiven, withDeadlines } from './standing.ts';
import type { Desk } from './store.ts';
import { stageOf, type RoomState } from './view.ts';

/** Seats whose person is away. Every step but the giving up can be taken back by the person's coming back. */

/** Decisions in a row that the clock may answer before the seat's bot plays on. */
export const MISSED_MOST = 2;

const withAway = (desk: Desk, seat: number, away: Away | undefined): Desk => ({
  ...desk,
  seats: desk.seats.with(seat, { ...desk.seats[seat]!, away }),
});

function personAt({ desk }: RoomState, seat: number): void {
  if (!desk.seats[seat]) throw new Refusal('bad_seat');
  if (desk.seats[seat].occupant !== 'person') throw new Refusal('no_person');
}

/** The bot plays for its person; a substitute there was gives way to it. */
export function relieved(state: RoomState, seat: number, now: number): Act {
  personAt(state, seat);
  if (state.desk.seats[seat]!.away?.by === 'bot') throw new Refusal('already_away');
  return {
    desk: withAway(state.desk, seat, { ...state.desk.seats[seat]!.away, by: 'bot', name: '', since: now }),
    told: [tell('away', { seat })],
    cut: [{ role: 'seat', seat, kind: 'substitute' }],
    grant: [],
  };
}

/** The person leaves the seat to its bot for a while. Whoever sits in for them already goes on doing so. */
export function left(state: RoomState, seat: number, now: number): Act {
  if (stageOf(state) !== 'playing') throw new Refusal('game_not_running');
  if (state.desk.seats[seat]!.away) throw new Refusal('already_away');
  const act = relieved(state, seat, now);
  return { ...act, desk: withAway(act.desk, seat, { ...act.desk.seats[seat]!.away!, wished: true }), told: [tell('leaves', { seat })] };
}

/** The person plays again, with a full limit for what is open: bot and substitute step back. */
export function restored(state: RoomState, seat: number, now: number): Act {
  const { desk, standing, owns } = state;
  if (!desk.seats[seat]?.away) throw new Refusal('not_away');
  const links = { ...desk.links, seats: desk.links.seats.with(seat, { ...desk.links.seats[seat]!, on: false }) };
  const fresh =
    standing &&
    withDeadlines(forgiven(standing, seat), (decision, until) =>
      decision.seat === seat && !decision.sealed ? Math.max(until, deadlineOf(decision, { desk, owns, now })) : until,
    );
  return {
    desk: { ...withAway(desk, seat, undefined), links },
    told: [tell('back', { seat })],
    cut: [
      { role: 'seat', seat, kind: 'substitute' },
      { role: 'invite', seat },
    ],
    grant: [],
    ...(fresh && { standing: fresh }),
  };
}

/** Someone else may sit in for the person; until someone does, the bot plays. */
export function offered(state: RoomState, seat: number, env: Env, now: number): Act {
  personAt(state, seat);
  const { desk } = state;
  const turn = { n: desk.links.seats[seat]!.n + 1, on: true };
  const secret = substituteSecret(env, desk.room, seat, turn);
  if (!secret) throw new Refusal('not_set_up');
  const away: Away = { since: now, ...desk.seats[seat]!.away, by: 'bot', name: '' };
  return {
    desk: { ...withAway(desk, seat, away), links: { ...desk.links, seats: desk.links.seats.with(seat, turn) } },
    told: [tell('substitute-wanted', { seat })],
    cut: [
      { role: 'invite', seat },
      { role: 'seat', seat, kind: 'substitute' },
    ],
    grant: [{ hash: hashOf(secret), role: 'invite', seat, kind: 'substitute' }],
  };
}

/** Someone sits in for the person and has a key of their own until that person is back. */
export function satIn(state: RoomState, seat: number, name: string, secret: string, now: number): Act {
  const { desk } = state;
  const links = { ...desk.links, seats: desk.links.seats.with(seat, { ...desk.links.seats[seat]!, on: false }) };
  return {
    desk: { ...withAway(desk, seat, { ...desk.seats[seat]!.away, by: 'substitute', name, since: now }), links },
    told: [tell('substitute', { seat, name })],
    cut: [{ role: 'invite', seat }],
    grant: [{ hash: hashOf(secret), role: 'seat', seat, kind: 'substitute' }],
    ...(state.standing && { standing: forgiven(state.standing, seat) }),
  };
}

/** Gives the seat up for good; its bot plays on under the same name. */
export function resigned(state: RoomState, seat: number): Act {
  personAt(state, seat);
  const { desk } = state;
  const { name } = desk.seats[seat]!;
  return {
    desk: {
      ...desk,
      own: desk.own === seat ? null : desk.own,
      heir: desk.heir === seat ? null : desk.heir,
      seats: desk.seats.with(seat, { name, occupant: 'bot', since: null }),
    },
    told: [tell('resigned', { seat })],
    cut: [
      { role: 'seat', seat },
      { role: 'invite', seat },
      { role: 'mail', seat },
    ],
    grant: [],
  };
}
