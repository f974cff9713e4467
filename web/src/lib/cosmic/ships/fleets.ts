import { homeIn, type PlanetId } from '$shared/games/cosmic/facts.ts';
import type { CosmicView } from '$shared/games/cosmic/view.ts';
import { visitorsOf } from '../encounter.ts';
import { besideAt, gateOf, isCrowded, NUMBER, stackAt, TILE, trackAt, type Box, type Orrery, type Point } from '../sky/orrery.ts';

/** Ships of one seat in one place of the board. */
export interface Fleet {
  seat: number;
  ships: number;
  /** A planet, the gate, or beside the planet that is defended. */
  place: PlanetId | 'gate' | 'beside';
  at: Point;
}

/** Every stack where it belongs, and moved aside where another one, a number or a plate would be in its way. */
export function fleetsOf(sky: Orrery, { planets, homes, encounter, goal }: CosmicView, plates: readonly Box[]): Fleet[] {
  const target = encounter?.planet ?? null;
  const hasVisitors = (planet: PlanetId) => visitorsOf(homeIn(homes, planet), planets[planet] ?? []).length > 0;
  const fleets: Fleet[] = Object.entries(planets).flatMap(([place, ships]) => {
    const home = homeIn(homes, place);
    const visitors = visitorsOf(home, ships);
    const crowd = { isTarget: place === target, isCrowded: isCrowded(place, hasVisitors) };
    const seats = ships[home] ? [home, ...visitors] : visitors;
    return seats.map((seat) => ({ seat, ships: ships[seat]!, place, at: stackAt(sky, place, seat, visitors, crowd) }));
  });
  if (target) {
    const gate = gateOf(sky, target);
    const { gate: sent, defenders } = encounter!;
    fleets.push(...sent.map((one, nth) => ({ ...one, place: 'gate' as const, at: gate.at(nth, sent.length) })));
    fleets.push(...defenders.map((one, nth) => ({ ...one, place: 'beside' as const, at: besideAt(sky, target, nth, defenders.length) })));
  }
  spread(sky, fleets, [...Object.values(sky.planets).map(numberRoom), goalRoom(sky, goal), ...plates.map(plateRoom)]);
  return fleets;
}

const ROUNDS = 60;
const isHome = ({ homes }: Orrery, { seat, place }: Fleet): boolean =>
  place !== 'gate' && place !== 'beside' && homeIn(homes, place) === seat;

/** Ships at home stay; the others give way until none touch, or as far as there is room. */
function spread(sky: Orrery, fleets: readonly Fleet[], fixed: readonly Room[]): void {
  const moving = fleets.filter((fleet) => !isHome(sky, fleet));
  for (let round = 0; round < ROUNDS; round++) {
    let isStill = true;
    for (const one of moving) {
      for (const other of fleets) {
        const way = one === other ? null : wayOut(one.at, other.at, TILE);
        if (!way) continue;
        isStill = false;
        const share = isHome(sky, other) ? 1 : 0.5;
        one.at = { x: one.at.x + way.x * share, y: one.at.y + way.y * share };
        if (share < 1) other.at = { x: other.at.x - way.x * share, y: other.at.y - way.y * share };
      }
      for (const way of [...fixed.map(({ middle, room }) => wayOut(one.at, middle, room)), wayOutOfWarp(one.at, sky)]) {
        if (!way) continue;
        isStill = false;
        one.at = { x: one.at.x + way.x, y: one.at.y + way.y };
      }
      one.at = {
        x: Math.min(sky.width - TILE.x / 2, Math.max(TILE.x / 2, one.at.x)),
        y: Math.min(sky.height - TILE.y / 2, Math.max(TILE.y / 2, one.at.y)),
      };
    }
    if (isStill) return;
  }
}

/** How far from the middle of a thing the middle of a stack must be. */
interface Room {
  middle: Point;
  room: Point;
}
const numberRoom = (middle: Point): Room => ({ middle, room: NUMBER });
function goalRoom({ warp, scale }: Orrery, goal: number): Room {
  const { x, y } = trackAt(goal, goal);
  const mark = 10 * scale;
  return { middle: { x: warp.x + x * scale, y: warp.y + y * scale }, room: { x: TILE.x / 2 + mark, y: TILE.y / 2 + mark } };
}
const plateRoom = ({ left, right, top, bottom }: Box): Room => ({
  middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
  room: { x: (right - left + TILE.x) / 2, y: (bottom - top + TILE.y) / 2 },
});

const DISC = 92;

/** The way on which a stack hides none of the numbers in the warp any more; null if it does not. */
function wayOutOfWarp({ x, y }: Point, { warp, scale }: Orrery): Point | null {
  const [dx, dy] = [x - warp.x, y - warp.y];
  const far = Math.hypot(dx, dy);
  const short = DISC * scale + (Math.abs(dx) * TILE.x + Math.abs(dy) * TILE.y) / (2 * far) - far;
  return short > 0.01 ? { x: (dx / far) * short, y: (dy / far) * short } : null;
}

/** The shortest way by which one leaves the other this much room; null if it does. */
function wayOut(one: Point, other: Point, room: Point): Point | null {
  const [dx, dy] = [one.x - other.x, one.y - other.y];
  const [x, y] = [room.x - Math.abs(dx), room.y - Math.abs(dy)];
  // what is a hair's breadth in the way is not
  if (x <= 0.01 || y <= 0.01) return null;
  return x < y ? { x: dx < 0 ? -x : x, y: 0 } : { x: 0, y: dy < 0 ? -y : y };
}

/** Where a badge fits at the rim of a planet without hiding how many ships stand there. */
export function badgeAt({ planets, radius }: Orrery, planet: PlanetId, fleets: readonly Fleet[]): Point {
  const { x, y } = planets[planet]!;
  const far = radius * 0.8;
  const rims = [
    [1, -1],
    [-1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right, down]) => ({ x: x + far * right!, y: y + far * down! }));
  const hidden = (rim: Point) => fleets.filter(({ at }) => wayOut(rim, at, BADGE)).length;
  return rims.reduce((best, rim) => (hidden(rim) < hidden(best) ? rim : best));
}
/** Half a stack and half a badge. */
const BADGE = { x: 28, y: 24 };
