import { dealSeed } from '../../shared/engine/random.ts';
import { Refusal } from '../../shared/engine/refusal.ts';
import { freshSeed } from '../state/links.ts';
import type { Desk } from '../state/records.ts';

/**
 * What a deal comes of: a number of the room's own, whose fingerprint everyone is shown as soon as the table is set, and random bytes that the
 * seats add when all they know is that fingerprint. Nobody is shown any of the bytes before the start, and from then on none can be changed.
 */
export interface RoomChance {
  seed: string;
  /** By seat, fixed at the start; empty for who added nothing, such as a bot. */
  given: string[] | null;
}

export const freshChance = (): RoomChance => ({ seed: freshSeed(), given: null });

/** The seat adds its bytes, once. */
export function addBytes(desk: Desk, seat: number, bytes: string): Desk {
  const seated = desk.seats[seat]!;
  if (seated.adds !== undefined && seated.adds !== bytes) throw new Refusal('duplicate_request');
  return { ...desk, seats: desk.seats.with(seat, { ...seated, adds: bytes }) };
}

/** All that was added is fixed now. */
export function fixChance(desk: Desk): Desk {
  return desk.chance ? { ...desk, chance: { ...desk.chance, given: desk.seats.map(({ adds }) => adds ?? '') } } : desk;
}

/** The seed of the deal. Rooms of the first release have no number of their own: it is drawn when they start. */
export const seedOf = ({ chance }: Desk): string => (chance?.given ? dealSeed(chance.seed, chance.given) : freshSeed());
