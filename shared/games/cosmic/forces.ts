import { valueOf } from './cards.ts';
import type { Side } from './facts.ts';
import type { CosmicView, EncounterView } from './view.ts';

/** What the sides of an encounter bring, as far as anyone can know. */

export function sideOf({ offense, defense, allies }: EncounterView, seat: number): Side | null {
  if (seat === offense || allies.offense.includes(seat)) return 'offense';
  return seat === defense || allies.defense.includes(seat) ? 'defense' : null;
}

export const mainOf = ({ offense, defense }: EncounterView, side: Side): number | null => (side === 'offense' ? offense : defense);

/** Does this power work, as everyone can see? */
export const isAwake = ({ seats, encounter }: CosmicView, seat: number): boolean =>
  seats[seat]!.up && !(encounter?.zapped.includes(seat) ?? false);

const MASS = 4;
export const HUMANITY = 4;

export interface Force {
  seat: number;
  ships: number;
  /** What each ship will count for, as far as anyone can know. */
  each: number;
}

export function forcesOf(board: CosmicView, side: Side): Force[] {
  const encounter = board.encounter!;
  const { gate, defenders, defense, planet, revealed, worth } = encounter;
  const stacks =
    side === 'offense'
      ? gate
      : [...(defense !== null && planet ? [{ seat: defense, ships: board.planets[planet]![defense]! }] : []), ...defenders];
  return stacks
    .filter(({ ships }) => ships > 0)
    .map(({ seat, ships }) => {
      const known = worth.find((one) => one.seat === seat)?.each;
      const each = known ?? (!revealed && board.seats[seat]!.alien === 'macron' && isAwake(board, seat) ? MASS : 1);
      return { seat, ships, each };
    });
}

/** Seats on this side that will add four for being human. */
export function humansOn(board: CosmicView, side: Side): number[] {
  const encounter = board.encounter!;
  if (encounter.plus.some((one) => one.by === 'human')) return [];
  return board.seats.flatMap(({ alien }, seat) =>
    alien === 'human' && isAwake(board, seat) && sideOf(encounter, seat) === side ? [seat] : [],
  );
}

/** All but the card: ships, reinforcements and powers, as far as anyone can know. */
export function soFar(board: CosmicView, side: Side): number {
  const { plus, table } = board.encounter!;
  const ships = forcesOf(board, side).reduce((sum, { ships, each }) => sum + ships * each, 0);
  const added = plus.reduce((sum, one) => sum + (one.side === side ? one.amount : 0), 0);
  const reinforced = table.reduce((sum, one) => sum + (one.side === side ? valueOf(one.face) : 0), 0);
  return ships + added + reinforced + humansOn(board, side).length * HUMANITY;
}
