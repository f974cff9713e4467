import { neighboursOf } from '$shared/games/cosmic/systems.ts';
import type { CosmicView } from '$shared/games/cosmic/view.ts';
import type { Fleet } from '../ships/fleets.ts';
import { by, TILE, warpAt, type Box, type Orrery, type Point } from '../sky/orrery.ts';

/** What technologies have put on the board beside planets and stacks. */
export interface Piece {
  /** The technology it is of. */
  id: string;
  seat: number;
  at: Point;
}

/** Those that stand in a gap, between two planets. */
export function inGaps(board: CosmicView, sky: Orrery): Piece[] {
  return board.seats.flatMap(({ techs = [] }, seat) =>
    techs.flatMap(({ tech, at }) => {
      const sides = at === undefined ? [] : neighboursOf(board, at).map((planet) => sky.planets[planet]!);
      if (tech === undefined || !sides.length) return [];
      const [one, other] = [sides[0]!, sides.at(-1)!];
      const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
      return [{ id: tech, seat, at: by(middle, one.out, -sky.radius * 0.75) }];
    }),
  );
}

/** Ships with names: where they hide least, beside the stack that they are counted in. Those at work or out of the game are not on the board. */
export function namedShips(board: CosmicView, sky: Orrery, fleets: readonly Fleet[], plates: readonly Box[]): Piece[] {
  return (board.flagships ?? []).flatMap(({ id, seat, at: place }) => {
    const stack =
      fleets.find((fleet) => fleet.seat === seat && fleet.place === place)?.at ?? (place === 'warp' ? lostAt(board, sky, seat) : null);
    if (!stack) return [];
    const world = sky.planets[place];
    const beside = [
      [0, -1],
      [0, 1],
      [1, 0],
      [-1, 0],
    ].map(([x, y]) => ({ x: stack.x + x! * NEXT.x, y: stack.y + y! * NEXT.y }));
    // on the other side of its planet first
    const places = world ? [{ x: 2 * world.x - stack.x, y: 2 * world.y - stack.y }, ...beside] : beside;
    const hidden = (at: Point): number =>
      fleets.filter((fleet) => isNear(at, fleet.at, NEXT)).length +
      Object.values(sky.planets).filter((planet) => isNear(at, planet, ROOM)).length +
      plates.filter((plate) => isNear(at, middleOf(plate), roomOf(plate))).length +
      (isNear(at, { x: sky.width / 2, y: sky.height / 2 }, { x: sky.width / 2 - SHIP.x, y: sky.height / 2 - SHIP.y }) ? 0 : 9);
    return [{ id, seat, at: places.reduce((best, at) => (hidden(at) < hidden(best) ? at : best)) }];
  });
}

/** Half of a ship with a name, and how far from a stack and from the number of a planet it stands clear. */
const SHIP = { x: 24, y: 14 };
const NEXT = { x: SHIP.x + TILE.x / 2, y: SHIP.y + TILE.y / 2 };
const ROOM = { x: SHIP.x + 5, y: SHIP.y + 5 };
const isNear = (one: Point, other: Point, room: Point): boolean =>
  Math.abs(one.x - other.x) < room.x - 0.01 && Math.abs(one.y - other.y) < room.y - 0.01;
const middleOf = ({ left, right, top, bottom }: Box): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
const roomOf = ({ left, right, top, bottom }: Box): Point => ({ x: (right - left) / 2 + SHIP.x, y: (bottom - top) / 2 + SHIP.y });

/** Where the lost ships of a seat stand. */
function lostAt({ seats }: CosmicView, { warp, scale }: Orrery, seat: number): Point {
  return by(warp, warpAt(seats.slice(0, seat).filter((one) => one.warp > 0).length), scale);
}
