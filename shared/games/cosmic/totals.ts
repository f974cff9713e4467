import { isAttack, valueOf, type Face } from './cards.ts';
import { otherSide, sides, type Encounter, type Outcome, type Side } from './facts.ts';
import type { CosmicTable } from './table.ts';

/** Everything that is read from the facts of an encounter to find its outcome. Nothing here changes anything. */

/** The card a side fights with: a morph is a copy of the other printed card; calmed attacks are negotiates. */
export function cardOf({ selected, calmed }: Encounter, side: Side): Face {
  const printed = selected[side]!.face;
  const copied = printed === 'morph' ? selected[otherSide(side)]!.face : printed;
  return calmed && isAttack(copied) ? 'negotiate' : copied;
}

export const fightsWith = (encounter: Encounter, side: Side): 'attack' | 'negotiate' =>
  isAttack(cardOf(encounter, side)) ? 'attack' : 'negotiate';

/** Ships of each seat on a side: the gate's stacks; or those of the defense on the planet and its allies' stacks. */
export function shipsOnSide(table: CosmicTable, side: Side): { seat: number; ships: number }[] {
  const { gate, defenders, defense, planet } = table.encounter;
  if (side === 'offense') return gate;
  return [{ seat: defense!, ships: table.ships(planet!, defense!) }, ...defenders];
}

/** Card, ships each by its worth, and whatever adds to the side. */
export function totalOf(table: CosmicTable, side: Side): number {
  const { encounter } = table;
  const worth = (seat: number) => encounter.worth.find((one) => one.seat === seat)?.each ?? 1;
  const ships = shipsOnSide(table, side).reduce((sum, one) => sum + one.ships * worth(one.seat), 0);
  const reinforced = encounter.table.reduce((sum, one) => sum + (one.side === side ? valueOf(one.face) : 0), 0);
  const plus = encounter.plus.reduce((sum, one) => sum + (one.side === side ? one.amount : 0), 0);
  return valueOf(cardOf(encounter, side)) + ships + reinforced + plus;
}

/** Attack against attack: the higher total, a tie to the defense. Attack beats negotiate. Two negotiates: a deal. An assured win beats all. */
export function outcomeOf(table: CosmicTable): Outcome {
  const { encounter } = table;
  if (encounter.assured) return { ending: 'won', winner: encounter.assured };
  const [offense, defense] = sides.map((side) => fightsWith(encounter, side));
  if (offense === 'negotiate' && defense === 'negotiate') return { ending: 'deal', winner: null };
  if (offense !== defense) return { ending: 'won', winner: offense === 'attack' ? 'offense' : 'defense' };
  return { ending: 'won', winner: totalOf(table, 'offense') > totalOf(table, 'defense') ? 'offense' : 'defense' };
}

/** The main player who is due compensation: it revealed a negotiate against an attack and lost. */
export function compensated(encounter: Encounter): Side | null {
  const winner = encounter.outcome?.winner;
  if (!winner || !encounter.revealed) return null;
  const loser = otherSide(winner);
  return fightsWith(encounter, loser) === 'negotiate' && fightsWith(encounter, winner) === 'attack' ? loser : null;
}
