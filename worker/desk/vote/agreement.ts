import { Refusal } from '../../../shared/engine/refusal.ts';
import { isShorter } from '../../../shared/pace.ts';
import type { Motion, Vote } from '../../../shared/protocol.ts';
import type { RoomState } from '../../state/room-state.ts';
import { isAttended } from '../seat/absence.ts';
import { everyone } from '../seat/lend.ts';

/** What takes something from those who are not there to speak: the end of the game, and time. */

/** Seats with a person, or a substitute, who has not missed the last decision. */
export function presentSeats({ desk, play }: RoomState): number[] {
  return desk.seats.flatMap((seated, seat) => (isAttended(seated) && !play?.beside.missed[seat] ? [seat] : []));
}

/** All who are present must agree to end without a result, and to a shorter pace. */
export const isGrave = ({ desk }: RoomState, motion: Motion): boolean =>
  motion.kind === 'cancel' || (motion.kind === 'pace' && isShorter(motion.pace, desk.pace));

/**
 * Two persons must be in favour, and who sits in for one is no second: whoever has but missed something is not overruled by one
 * other. Where the clock has relieved all others, or bots have their seats, one is enough.
 */
export function checkAgreeing(state: RoomState, agreeing: readonly number[]): void {
  const themselves = (seats: readonly number[]) => seats.filter((seat) => state.desk.seats[seat]!.away?.by !== 'substitute');
  if (themselves(agreeing).length < Math.min(2, themselves(everyone(state)).length)) throw new Refusal('too_few_voters');
}

/** Whoever is back since it was proposed has to agree as well. */
export function checkAgreed(state: RoomState, { motion, yes }: Vote): void {
  if (!isGrave(state, motion)) return;
  if (presentSeats(state).some((seat) => !yes.includes(seat))) throw new Refusal('not_agreed');
  checkAgreeing(state, yes);
}
