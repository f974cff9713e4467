import type { Side } from '../facts.ts';
import type { CosmicView, EncounterView } from '../view.ts';

/** Who stands where in an encounter, as everyone can see. */

export function sideOf({ offense, defense, allies }: Pick<EncounterView, 'offense' | 'defense' | 'allies'>, seat: number): Side | null {
  if (seat === offense || allies.offense.includes(seat)) return 'offense';
  return seat === defense || allies.defense.includes(seat) ? 'defense' : null;
}

/** Allies of a side that are still there: once the cards are up, those whose ships are. */
export function alliesOf({ allies, revealed, gate, defenders }: EncounterView, side: Side): number[] {
  const stacks = side === 'offense' ? gate : defenders;
  return allies[side].filter((ally) => !revealed || stacks.some(({ seat }) => seat === ally));
}

export const mainOf = ({ offense, defense }: EncounterView, side: Side): number | null => (side === 'offense' ? offense : defense);

/** Does this power work, as everyone can see? */
export const isAwake = ({ seats, encounter }: CosmicView, seat: number): boolean =>
  seats[seat]!.up && !(encounter?.zapped.includes(seat) ?? false);

/** Ships of each seat on a side. */
export function forcesOf({ planets, encounter }: CosmicView, side: Side): { seat: number; ships: number }[] {
  const { gate, defenders, defense, planet } = encounter!;
  const own = defense !== null && planet ? [{ seat: defense, ships: planets[planet]![defense]! }] : [];
  return (side === 'offense' ? gate : [...own, ...defenders]).filter(({ ships }) => ships > 0);
}
