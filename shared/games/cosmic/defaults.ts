import { isAttack, typeOf, valueOf, type Card } from './cards.ts';
import { homeSeat, type PlanetId, type Ships } from './facts.ts';
import type { CosmicTable } from './table.ts';

/** J-31: what happens to a seat that does not answer. Every answer here is legal and does it little harm; J-38: no seat ever leaves the game. */

/** One ship at a time off the largest stack while one of two or more is left; then single ships, the dearest last. */
export function takeShips(table: CosmicTable, seat: number, count: number, keepColonies = false): Ships {
  const left = new Map(table.colonies(seat).map((planet) => [planet, table.ships(planet, seat)]));
  const taken: Ships = {};
  const isHome = (planet: PlanetId) => homeSeat(planet) === seat;
  const numberOf = (planet: PlanetId) => Number(planet.slice(1));
  for (let i = 0; i < count; i++) {
    const planets = [...left.keys()].filter((planet) => left.get(planet)! > 0);
    if (!planets.length) break;
    const large = planets.filter((planet) => left.get(planet)! > 1);
    if (!large.length && keepColonies) break;
    const spare = planets.filter(isHome).length > table.hold;
    const dearness = (planet: PlanetId) => (isHome(planet) ? (spare ? 0 : 1) : 2);
    const pick = large.length
      ? large.sort((a, b) => left.get(b)! - left.get(a)! || Number(isHome(b)) - Number(isHome(a)) || numberOf(b) - numberOf(a))[0]!
      : planets.sort((a, b) => dearness(a) - dearness(b) || numberOf(b) - numberOf(a))[0]!;
    taken[pick] = (taken[pick] ?? 0) + 1;
    left.set(pick, left.get(pick)! - 1);
  }
  return taken;
}

/** The home colony with the fewest own ships, then the lowest number; without one, the same among foreign colonies. */
export function landing(table: CosmicTable, seat: number, colonies = table.colonies(seat)): PlanetId {
  const home = colonies.filter((planet) => homeSeat(planet) === seat);
  const pool = home.length ? home : colonies;
  return pool.reduce((best, planet) => (table.ships(planet, seat) < table.ships(best, seat) ? planet : best));
}

export const shipPicks = (ships: Ships): string[] =>
  Object.entries(ships).flatMap(([place, count]) => Array<string>(count).fill(place === 'gate' ? place : `planet:${place}`));

const worst = ['attack', 'negotiate', 'reinforcement', 'flare', 'artifact', 'morph'];
/** Worst card first. */
export function giveOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => worst.indexOf(typeOf(a.face)) - worst.indexOf(typeOf(b.face)) || valueOf(a.face) - valueOf(b.face));
}

/** The upper median of the attacks; without one a negotiate, else the morph. */
export function usualCard(cards: readonly Card[]): Card {
  const attacks = cards.filter(({ face }) => isAttack(face)).sort((a, b) => valueOf(a.face) - valueOf(b.face));
  return attacks[Math.floor(attacks.length / 2)] ?? cards.find(({ face }) => face === 'negotiate') ?? cards[0]!;
}
