import { sides, type LossPart } from '../facts.ts';
import type { Board } from '../table/board.ts';
import { plainShips } from './flagships.ts';

/** Ships of a seat that are to go somewhere. */
export type Pledge = Pick<LossPart, 'seat' | 'ships'>;

/** A ship serves once: what is about to be lost, or was named for something announced, pays for nothing else. Everyone can see these. */
export function namedShips({ facts: { losses, uses } }: Board, seat: number): Pledge[] {
  const all: Pledge[] = [];
  // those that have gone are no longer where they were
  for (const { parts } of losses) for (const part of parts) if (part.seat === seat && !part.from) all.push(part);
  for (const use of uses) if (use.seat === seat && use.ships) all.push({ seat, ships: use.ships });
  return all;
}

/** And so does what is promised in a deal; which ships that are, their owner alone knows. */
export function promisedShips(table: Board, seat: number): Pledge[] {
  const all = namedShips(table, seat);
  const plan = table.facts.encounter?.bargain?.plan;
  for (const side of plan ? sides : []) if (table.main(side) === seat) all.push({ seat, ships: plan![side].ships });
  return all;
}

/** So many of these are at a place, a flagship where it is. */
export function countAt(table: Board, pledges: readonly Pledge[], place: string): number {
  return pledges.reduce((sum, { ships }) => sum + (plainShips(table, ships)[place] ?? 0), 0);
}
