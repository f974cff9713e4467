import { Refusal } from '../../shared/engine/refusal.ts';
import type { Desk } from '../state/records.ts';
import { type RoomState, stageOf } from '../state/room-state.ts';
import { type Act, announce, BOT, keysTo } from './act.ts';
import { actInLobby, closeLink } from './lobby.ts';

/** The seat that is lent to the readers of a page. Its hand is open there, so everyone at the table has to agree. */

export function lentSeat({ seats }: Pick<Desk, 'seats'>): number | null {
  const seat = seats.findIndex(({ occupant }) => occupant === 'readers');
  return seat === -1 ? null : seat;
}

/** Those whose agreement it takes: every person whom no bot plays for, whether or not they have missed something. */
export const everyone = ({ desk }: Pick<RoomState, 'desk'>): number[] =>
  desk.seats.flatMap(({ occupant, away }, seat) => (occupant === 'person' && away?.by !== 'bot' ? [seat] : []));

/** May it be proposed? One seat, and none that belongs to a person; before the start only while nobody is there to be asked but the host. */
export function checkLend(state: RoomState, seat: number): void {
  const { desk } = state;
  const stage = stageOf(state);
  if (!desk.seats[seat]) throw new Refusal('bad_seat');
  if (stage === 'over' || stage === 'cancelled') throw new Refusal('game_over');
  if (lentSeat(desk) !== null) throw new Refusal('already_lent');
  if (desk.seats[seat].occupant === 'person') throw new Refusal('seat_has_person');
  if (stage === 'lobby' && everyone(state).some((one) => one !== desk.own)) throw new Refusal('agree_in_play');
}

/** It was agreed: whoever had a way to this seat has none any more. */
export function lendSeat(state: RoomState, seat: number, agreed: readonly number[]): Act {
  checkLend(state, seat);
  const { desk } = state;
  // someone has sat down, or is back, since it was proposed
  if (everyone(state).some((one) => !agreed.includes(one))) throw new Refusal('agree_in_play');
  return {
    desk: {
      ...desk,
      seats: desk.seats.with(seat, { name: '', occupant: 'readers', since: null }),
      links: { ...desk.links, seats: desk.links.seats.with(seat, closeLink(desk.links.seats[seat]!)) },
      lent: { n: (desk.lent?.n ?? 0) + 1 },
    },
    told: [announce('lent', { seat })],
    cut: keysTo(seat),
    grant: [],
    clear: seat,
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
