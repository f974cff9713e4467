import { noOrders } from '../../../shared/engine/orders.ts';
import { Refusal } from '../../../shared/engine/refusal.ts';
import { withOrders } from '../../play/play-state.ts';
import type { Desk } from '../../state/records.ts';
import { type RoomState, stageOf } from '../../state/room-state.ts';
import { isAttended } from './absence.ts';
import { type Act, announce, BOT, keysTo } from '../act.ts';
import { actInLobby, closeLink } from '../lobby.ts';

/** The seat that is lent to the readers of a page. Its hand is open there, so everyone at the table has to agree. */

export function lentSeat({ seats }: Pick<Desk, 'seats'>): number | null {
  const seat = seats.findIndex(({ occupant }) => occupant === 'readers');
  return seat === -1 ? null : seat;
}

/** Those whose agreement it takes: everyone who is not away, whether or not they have missed something. */
export const everyone = ({ desk }: Pick<RoomState, 'desk'>): number[] =>
  desk.seats.flatMap((seated, seat) => (isAttended(seated) ? [seat] : []));

/** Those who were away when it was agreed may be against it once they know of it. */
export function mayObject({ seats, lent }: Desk, seat: number): boolean {
  const { occupant, since } = seats[seat]!;
  return lentSeat({ seats }) !== null && occupant === 'person' && !!lent?.unasked?.some((one) => one.seat === seat && one.since === since);
}

/** May it be proposed? One seat at a table; a person's too, but nobody agrees to that in the person's stead. */
export function checkLend(state: RoomState, seat: number): void {
  const { desk } = state;
  const stage = stageOf(state);
  if (!desk.seats[seat]) throw new Refusal('bad_seat');
  if (stage === 'over' || stage === 'cancelled') throw new Refusal('game_over');
  if (lentSeat(desk) !== null) throw new Refusal('already_lent');
  if (desk.seats[seat].away) throw new Refusal('person_away');
}

/** It was agreed: whoever had a way to this seat has none any more. Its person looks on; what they wished to be asked binds no reader. */
export function lendSeat(state: RoomState, seat: number, agreed: readonly number[]): Act {
  checkLend(state, seat);
  const { desk, play } = state;
  const { occupant } = desk.seats[seat]!;
  // someone is back since it was proposed
  if (everyone(state).some((one) => !agreed.includes(one))) throw new Refusal('not_agreed');
  const unasked = desk.seats.flatMap((seated, at) =>
    seated.occupant === 'person' && !isAttended(seated) ? [{ seat: at, since: seated.since }] : [],
  );
  return {
    desk: {
      ...desk,
      own: desk.own === seat ? null : desk.own,
      heir: desk.heir === seat ? null : desk.heir,
      seats: desk.seats.with(seat, { name: '', occupant: 'readers', since: null }),
      links: { ...desk.links, seats: desk.links.seats.with(seat, closeLink(desk.links.seats[seat]!)) },
      lent: { n: (desk.lent?.n ?? 0) + 1, ...(unasked.length && { unasked }) },
    },
    told: [announce('lent', { seat })],
    ...(occupant === 'person' && { retire: seat }),
    cut: keysTo(seat),
    grant: [],
    clear: seat,
    ...(play && { play: withOrders(play, seat, noOrders) }),
  };
}

/** Someone sits down who has not agreed: what was proposed is void. */
export function voidLending(act: Act): Act {
  const [proposed] = act.desk.votes.filter(({ motion }) => motion.kind === 'lend');
  if (proposed?.motion.kind !== 'lend') return act;
  return {
    ...act,
    desk: { ...act.desk, votes: act.desk.votes.filter(({ motion }) => motion.kind !== 'lend') },
    told: [...act.told, announce('vote-void', { kind: 'lend', subject: proposed.motion.seat })],
  };
}

/** The host takes the seat back: its bot plays on; before the start it is free again. */
export function recallSeat(state: RoomState, host: string): Act {
  const { desk } = state;
  const seat = lentSeat(desk);
  if (seat === null) throw new Refusal('not_lent');
  const told = [announce('recalled', { seat })];
  if (stageOf(state) === 'lobby') return { ...actInLobby(desk, host, { act: 'free', seat }, true), told };
  return { desk: { ...desk, seats: desk.seats.with(seat, BOT) }, told, cut: [], grant: [] };
}

/** One person's word is enough: the hand is open to readers no longer, and its bot plays on. */
export function objectToLending({ desk }: RoomState, by: number): Act {
  const seat = lentSeat(desk);
  if (seat === null) throw new Refusal('not_lent');
  if (!mayObject(desk, by)) throw new Refusal('not_objecting');
  return { desk: { ...desk, seats: desk.seats.with(seat, BOT) }, told: [announce('objected', { seat: by })], cut: [], grant: [] };
}
