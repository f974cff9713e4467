import type { Option } from '../../../engine/decision.ts';
import type { Flagship, PlanetId, Ships } from '../facts.ts';
import type { Board } from '../table/board.ts';

/**
 * A ship that is something of its own. It counts among the ships of its owner wherever it is; who picks ships picks it by its name (`ship:<id>`).
 * Where nobody picks it, it is the last to leave a place and the first to leave the warp.
 */

const SHIP = 'ship:';
export const isFlagship = (place: string): boolean => place.startsWith(SHIP);
export const flagshipPick = ({ id }: Flagship): string => SHIP + id;

/** On its way from one place to another, within one step; or to a colony of its owner, until it has landed. */
const AIR = 'air';
const HOME = 'home';

export const STORE = 'store:';

/** Ships of a seat at a place of any kind. */
export function shipsAt(table: Board, seat: number, place: string): number {
  const { encounter, homing, planets } = table.facts;
  if (place === 'warp' || place === 'out') return table.seat(seat)[place];
  if (place === 'gate') return table.stack(encounter?.gate ?? [], seat)?.ships ?? 0;
  if (place === 'beside') return table.stack(encounter?.defenders ?? [], seat)?.ships ?? 0;
  if (place === HOME) return homing.filter((one) => one.seat === seat).length;
  if (place.startsWith(STORE)) return table.store(seat, place.slice(STORE.length))?.ships[seat] ?? 0;
  return planets[place]?.[seat] ?? 0;
}

/** Is there no ship of its owner where it should be? */
export const isLoose = (table: Board, { seat, at }: Flagship): boolean => shipsAt(table, seat, at) < 1;

/** Does it take part in the encounter? */
export function isFighting({ facts: { encounter } }: Board, { seat, at }: Flagship): boolean {
  if (!encounter) return false;
  return at === 'gate' || at === 'beside' || (at === encounter.planet && seat === encounter.defense);
}

export const flagshipOf = ({ facts }: Board, pick: string): Flagship => facts.flagships.find((one) => flagshipPick(one) === pick)!;

/** Flagships of a seat that have left their place and not come to another. */
const inAir = (table: Board, seat: number): Flagship[] =>
  table.facts.flagships.filter((one) => one.seat === seat && (one.at === AIR || isLoose(table, one)));

/** Takes it up by its name. */
export function takeUp(flagship: Flagship): void {
  flagship.at = AIR;
}

/** Those that are in the air come to this place, with whatever else of its owner comes there. */
export function putDown(table: Board, seat: number, place: string): Flagship[] {
  const coming = table.facts.flagships.length ? inAir(table, seat) : [];
  for (const flagship of coming) flagship.at = place;
  return coming;
}

export const takeHome = (table: Board, seat: number): void => void putDown(table, seat, HOME);

/** Flagships of a seat that are about to land. */
export const comingHome = ({ facts }: Board, seat: number): Flagship[] =>
  facts.flagships.filter((one) => one.seat === seat && one.at === HOME);

/** Flagships of a seat that are at a place. */
export const flagshipsAt = ({ facts }: Board, seat: number, place: string): Flagship[] =>
  facts.flagships.filter((one) => one.seat === seat && one.at === place);

/** One ship off one of these planets: any of those that are like each other, or a flagship. */
export const singleShips = (table: Board, seat: number, planets: readonly PlanetId[]): Option[] =>
  planets.flatMap((planet) => {
    const named = flagshipsAt(table, seat, planet);
    const others = table.facts.planets[planet]![seat]! > named.length ? [{ id: `planet:${planet}` }] : [];
    return [...others, ...named.map((one) => ({ id: flagshipPick(one) }))];
  });

/** Ships by their places alone: a flagship is among those of the place where it is. */
export function plainShips(table: Board, ships: Ships): Ships {
  if (!table.facts.flagships.length) return ships;
  const plain: Ships = {};
  for (const place in ships) {
    const at = isFlagship(place) ? flagshipOf(table, place).at : place;
    plain[at] = (plain[at] ?? 0) + ships[place]!;
  }
  return plain;
}
