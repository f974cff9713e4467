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
  return {
    desk: {
      ...desk,
      own: desk.own === seat ? null : desk.own,
      heir: desk.heir === seat ? null : desk.heir,
      seats: desk.seats.with(seat, { name: '', occupant: 'readers', since: null }),
      links: { ...desk.links, seats: desk.links.seats.with(seat, closeLink(desk.links.seats[seat]!)) },
      lent: { n: (desk.lent?.n ?? 0) + 1 },
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
