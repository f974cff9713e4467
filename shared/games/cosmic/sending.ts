import type { Question } from '../../engine/decision.ts';
import { shipPicks, takeShips } from './defaults.ts';
import type { Ships } from './facts.ts';
import { shipsIn, type CosmicTable } from './table.ts';

interface Sending {
  min: number;
  max: number;
  /** Ships waiting in the gate may be picked too. */
  gate?: boolean;
  fallback?: Ships;
}

/** Ships picked from colonies, home or foreign, in any mix. */
export function shipsAsked(table: CosmicTable, seat: number, { min, max, gate = false, fallback }: Sending): Omit<Question, 'about'> {
  const options = table.colonies(seat).map((planet) => ({ id: `planet:${planet}`, times: table.ships(planet, seat) }));
  const waiting = gate ? (table.stack(table.encounter.gate, seat)?.ships ?? 0) : 0;
  if (waiting) options.push({ id: 'gate', times: waiting });
  const all = options.reduce((sum, { times }) => sum + times, 0);
  const least = Math.min(min, all);
  return {
    name: `ships:${seat}`,
    seat,
    options,
    min: least,
    max: Math.min(max, all),
    fallback: shipPicks(fallback ?? withGate(table, seat, least, waiting)),
    clock: 'turn',
  };
}

/** Gate ships first, then the usual ones. */
export function withGate(table: CosmicTable, seat: number, count: number, waiting: number): Ships {
  const gate = Math.min(count, waiting);
  const ships = takeShips(table, seat, count - gate);
  return gate ? { gate, ...ships } : ships;
}

/** D-L2: four ships without emptying a colony; if there are none, one. */
export function usualLaunch(table: CosmicTable, seat: number, most: number): Ships {
  const spare = takeShips(table, seat, most, true);
  return shipsIn(spare) ? spare : takeShips(table, seat, 1);
}

/** How many ships this seat may send into the encounter: four, unless a power says exactly so many. */
export const mostShips = (table: CosmicTable, seat: number): number => table.encounter.limits.find((one) => one.seat === seat)?.ships ?? 4;
