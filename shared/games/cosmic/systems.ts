import { homeIn, homeSeat, type PlanetId } from './facts.ts';

/** A home system as a row of planets: by number, and what came later behind them. The last is not next to the first. */

interface Planets {
  planets: Record<PlanetId, number[]>;
  homes?: Record<PlanetId, number>;
}

const LATER = 9;
const rank = (planet: PlanetId): number => Number(planet.slice(1)) || LATER;

export const systemOf = ({ planets, homes }: Planets, seat: number): PlanetId[] =>
  Object.keys(planets)
    .filter((planet) => homeIn(homes, planet) === seat)
    .sort((a, b) => rank(a) - rank(b));

/** The gaps of a system, each by the planet before it. */
export const gapsOf = (board: Planets, seat: number): PlanetId[] => systemOf(board, seat).slice(0, -1);

/** The planets on either side of the gap behind this one; where one of them has gone, the gap has closed to the next. */
export function neighboursOf(board: Planets, gap: PlanetId): PlanetId[] {
  const system = systemOf(board, gap in board.planets ? homeIn(board.homes, gap) : homeSeat(gap));
  const before = system.filter((planet) => rank(planet) <= rank(gap)).at(-1);
  const behind = system.find((planet) => rank(planet) > rank(gap));
  return [before, behind].filter((planet) => planet !== undefined);
}
