import { isAttack, isEncounterCard, typeOf, valueOf, type Card, type CardType, type Face } from '../cards/cards.ts';
import type { PlanetId, Ships } from '../facts.ts';
import { isFlagship } from './flagships.ts';
import type { CosmicTable } from '../table.ts';

/** J-31: what happens to a seat that does not answer. Every answer here is legal and does it little harm; J-38: no seat ever leaves the game. */

/** Planets that came later stand behind all others. */
const LAST = 9;

interface Taking {
  /** No colony is given up. */
  keepsColonies?: boolean;
  /** Ships that can be taken; if not said, all on colonies. */
  of?: Ships;
}

/** One ship at a time off the largest stack while one of two or more is left; then single ships, the dearest last. */
export function takeShips(table: CosmicTable, seat: number, count: number, { keepsColonies = false, of }: Taking = {}): Ships {
  const stacks = table.colonies(seat).map((planet) => ({
    planet,
    ships: of ? (of[planet] ?? 0) : table.ships(planet, seat),
    isHome: table.homeOf(planet) === seat,
    number: Number(planet.slice(1)) || LAST,
  }));
  let home = stacks.filter(({ isHome }) => isHome).length;
  const taken: Ships = {};
  for (let i = 0; i < count; i++) {
    const isSpare = home > table.hold;
    let pick: (typeof stacks)[number] | undefined;
    for (const one of stacks) if (one.ships > 0 && (!pick || isBefore(one, pick, isSpare))) pick = one;
    if (!pick || (pick.ships === 1 && keepsColonies)) break;
    taken[pick.planet] = (taken[pick.planet] ?? 0) + 1;
    if (--pick.ships === 0 && pick.isHome) home--;
  }
  return taken;
}

interface StackRank {
  ships: number;
  isHome: boolean;
  number: number;
}

/** Does a ship leave this stack sooner than that one? */
function isBefore(one: StackRank, other: StackRank, isSpare: boolean): boolean {
  const isLarge = one.ships > 1 || other.ships > 1;
  const dearness = ({ isHome }: StackRank) => (isHome ? (isSpare ? 0 : 1) : 2);
  const order = isLarge ? other.ships - one.ships || Number(other.isHome) - Number(one.isHome) : dearness(one) - dearness(other);
  return (order || other.number - one.number) < 0;
}

/** The home colony with the fewest own ships, then the lowest number; without one, the same among foreign colonies. */
export function landingPlace(
  table: CosmicTable,
  seat: number,
  colonies: readonly PlanetId[] = table.colonies(seat),
  coming: Ships = {},
): PlanetId {
  const home = colonies.filter((planet) => table.homeOf(planet) === seat);
  const pool = home.length ? home : colonies;
  const shipsOn = (planet: PlanetId) => table.ships(planet, seat) + (coming[planet] ?? 0);
  return pool.reduce((best, planet) => (shipsOn(planet) < shipsOn(best) ? planet : best));
}

export const shipPicks = (ships: Ships): string[] =>
  Object.entries(ships).flatMap(([place, count]) =>
    Array<string>(count).fill(place === 'gate' || isFlagship(place) ? place : `planet:${place}`),
  );

const worst = ['attack', 'negotiate', 'reinforcement', 'flare', 'artifact', 'morph'];
/** Worst card first, the last encounter card only if nothing else will do. */
export function giveOrder(cards: readonly Card[]): Card[] {
  const sorted = [...cards].sort(
    (a, b) => worst.indexOf(typeOf(a.face)) - worst.indexOf(typeOf(b.face)) || valueOf(a.face) - valueOf(b.face),
  );
  const kept = sorted.findLast(({ face }) => isEncounterCard(face));
  return kept ? [...sorted.filter((card) => card !== kept), kept] : sorted;
}

const worths: Partial<Record<CardType, number>> = { morph: 20, artifact: 14, flare: 14, negotiate: 8, reinforcement: 6 };
/** What a card is worth to who may take it: an attack as much as it says. */
export const worthOf = (face: Face): number => worths[typeOf(face)] ?? valueOf(face);

/** The upper median of the attacks; without one a negotiate, else the morph. */
export function usualCard(cards: readonly Card[]): Card {
  const attacks = cards.filter(({ face }) => isAttack(face)).sort((a, b) => valueOf(a.face) - valueOf(b.face));
  return attacks[Math.floor(attacks.length / 2)] ?? cards.find(({ face }) => face === 'negotiate') ?? cards[0]!;
}
