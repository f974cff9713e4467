import { Refusal } from '../../../shared/engine/refusal.ts';
import { skeletonOf } from '../../../shared/look-alikes.ts';
import { isPlayerName } from '../../../shared/player-name.ts';
import type { SeatRecord } from '../../state/records.ts';

/** What people at a table are called. */

/** Refuses what is no name, or looks like that of anyone else who sits or sits in; `own` is the seat that is to bear it. */
export function checkName(name: string, seats: readonly SeatRecord[], own: number | null): void {
  if (!isPlayerName(name)) throw new Refusal('bad_name');
  const taken = seats.flatMap((seated, seat) => [...(seat === own ? [] : [seated.name]), seated.away?.name ?? '']);
  if (taken.some((other) => other !== '' && skeletonOf(other) === skeletonOf(name))) throw new Refusal('name_taken');
}
