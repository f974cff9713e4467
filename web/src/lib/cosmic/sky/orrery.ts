import { homeIn, planetId, type PlanetId } from '$shared/games/cosmic/facts.ts';

/** Where everything stands on the table: pure geometry, in the pixels of the board. */

export interface Point {
  x: number;
  y: number;
}

/** A planet: where it is, the way outward from the middle and the way along the orbit. */
export interface Spot extends Point {
  out: Point;
  along: Point;
}

export interface Orrery {
  width: number;
  height: number;
  centre: Point;
  rx: number;
  ry: number;
  /** Radius of a world. */
  radius: number;
  /** From one planet of a system to the next. */
  spacing: number;
  /** How much smaller than drawn the warp is. */
  scale: number;
  warp: Point;
  planets: Record<PlanetId, Spot>;
  /** Planets that came later, and in whose home system they are. */
  homes: Record<PlanetId, number>;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Wanted {
  width: number;
  height: number;
  seats: number;
  each: number;
  /** Planets that came later, and in whose home system they are. */
  homes?: Record<PlanetId, number> | undefined;
  /** Who sits at the bottom. */
  you: number;
  /** What stands in the way: the plates in the corners. */
  plates?: readonly Box[];
  /** The planet that allies defend, and how many of them. */
  defended?: { planet: PlanetId; allies: number } | null;
}

const SAMPLES = 720;
const TURN = Math.PI * 2;
/** From one sample to the next, where the ellipse is a circle. */
const CHORDS = Array.from({ length: SAMPLES }, (_, i): Point => {
  const [from, to] = [(i * TURN) / SAMPLES, ((i + 1) * TURN) / SAMPLES];
  return { x: Math.cos(to) - Math.cos(from), y: Math.sin(to) - Math.sin(from) };
});

/** How closely planets of a system may stand, and how flat and narrow the ellipse may become, to keep clear of the plates. */
const gaps = [1, 0.95, 0.9, 0.85];
const flats = [1, 0.95, 0.9, 0.85, 0.8, 0.75];
const narrows = [1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.68, 0.64, 0.6];
const CLEAR = 4;

/** The widest orrery in which no plate comes near a world or its ships, and all of them are on the board. */
export function orreryOf(wanted: Wanted): Orrery {
  let sky: Orrery | null = null;
  for (const narrow of narrows) {
    for (const flat of flats) {
      for (const gap of gaps) {
        sky = laidOut(wanted, { gap, flat, narrow });
        if (isClear(sky, wanted)) return sky;
      }
    }
  }
  return sky!;
}

function isClear(sky: Orrery, { width, height, plates = [], defended = null }: Wanted): boolean {
  const worlds = Object.entries(sky.planets).flatMap(([planet, spot]) => [
    around(spot, sky.radius, sky.radius),
    around(stackAt(sky, planet, homeIn(sky.homes, planet), []), 17, 15),
  ]);
  const allies = Array.from({ length: defended?.allies ?? 0 }, (_, n) =>
    around(besideAt(sky, defended!.planet, n, defended!.allies), 17, 15),
  );
  const isInside = ({ left, right, top, bottom }: Box): boolean => left >= 0 && top >= 0 && right <= width && bottom <= height;
  return allies.every(isInside) && [...worlds, ...allies].every((one) => plates.every((plate) => !touch(one, plate)));
}

const around = ({ x, y }: Point, wide: number, high: number): Box => ({ left: x - wide, right: x + wide, top: y - high, bottom: y + high });
const touch = (one: Box, other: Box): boolean =>
  one.left < other.right + CLEAR && other.left < one.right + CLEAR && one.top < other.bottom + CLEAR && other.top < one.bottom + CLEAR;

/**
 * Seats evenly around an ellipse, clockwise from the viewer at the bottom; planets at equal arc length, left to right for their owner.
 * Even by the way along it, not by the angle: so no two systems come closer than others.
 */
function laidOut(
  { width, height, seats, each, homes = {}, you }: Wanted,
  { gap, flat, narrow }: Record<'gap' | 'flat' | 'narrow', number>,
): Orrery {
  const low = Math.min(1, Math.max(0.72, height / 590));
  const centre = { x: width / 2, y: height / 2 - 4 };
  const rx = Math.max(180, Math.min(width / 2 - 92 * low - 8, height * 1.02)) * narrow;
  const ry = (height / 2 - 60 * low) * flat;
  const on = (angle: number): Point => ({ x: centre.x + rx * Math.cos(angle), y: centre.y + ry * Math.sin(angle) });
  const lengths = [0];
  for (const [i, { x, y }] of CHORDS.entries()) lengths.push(lengths[i]! + Math.hypot(rx * x, ry * y));
  const length = lengths[SAMPLES]!;
  const angleAt = (far: number): number => {
    const wanted = ((far % length) + length) % length;
    const at = lengths.findIndex((one) => one >= wanted);
    const before = lengths[Math.max(0, at - 1)]!;
    const part = at === 0 ? 0 : (wanted - before) / (lengths[at]! - before);
    return ((Math.max(0, at - 1) + part) * TURN) / SAMPLES;
  };
  const spacing = Math.min(88, (length * 0.87) / (seats * each)) * gap;
  const planets: Record<PlanetId, Spot> = {};
  for (let seat = 0; seat < seats; seat++) {
    const place = (seat - you + seats) % seats;
    const middle = lengths[SAMPLES / 4]! + (place * length) / seats;
    for (let n = 1; n <= each; n++) {
      const at = angleAt(middle - (n - (each + 1) / 2) * spacing);
      const slope = Math.hypot(ry * Math.cos(at), rx * Math.sin(at));
      const out = { x: (ry * Math.cos(at)) / slope, y: (rx * Math.sin(at)) / slope };
      planets[planetId(seat, n)] = { ...on(at), out, along: { x: -out.y, y: out.x } };
    }
  }
  const radius = Math.min(31.5, spacing * 0.39) * Math.max(0.86, low);
  // within the orbit of its system; its ships stand beside it, where no other planet is
  for (const [planet, seat] of Object.entries(homes)) {
    const { out, along, ...middle } = planets[planetId(seat, Math.ceil(each / 2))]!;
    planets[planet] = { ...by(middle, out, -(2 * radius + WITHIN * low)), out: along, along: out };
  }
  return {
    width,
    height,
    centre,
    rx,
    ry,
    spacing,
    radius,
    scale: low,
    warp: { x: centre.x, y: centre.y - 4 },
    planets,
    homes,
  };
}

/** From the rim of a planet to that of one within its orbit. */
const WITHIN = 30;

export const by = (from: Point, way: Point, far: number): Point => ({ x: from.x + way.x * far, y: from.y + way.y * far });

/** What visitors must leave room for: the gate that points at their planet, visitors of the planets beside it. */
export interface Crowd {
  isTarget: boolean;
  isCrowded: boolean;
}

/** Are there visitors on a planet beside this one? */
export const isCrowded = (planet: PlanetId, hasVisitors: (planet: PlanetId) => boolean): boolean =>
  [-1, 1].some((step) => hasVisitors(`${planet.charAt(0)}${Number(planet.slice(1)) + step}`));

/** Home ships stand outward, visitors inward, side by side; on both sides of a gate. */
export function stackAt(
  { planets, homes, radius, spacing }: Orrery,
  planet: PlanetId,
  seat: number,
  visitors: readonly number[],
  { isTarget, isCrowded }: Crowd = { isTarget: false, isCrowded: false },
): Point {
  const spot = planets[planet]!;
  const isHome = homeIn(homes, planet) === seat;
  // clear of the number in the middle of a small world
  const near = Math.max(radius + 2, apart(spot.out, NUMBER));
  if (isHome) return by(spot, spot.out, near);
  // two in a row if they fit, further rows further in, so that nobody stands on the next planet
  const most = spacing > 2 * TILE.x || !isCrowded ? 2 : 1;
  const place = visitors.indexOf(seat);
  const row = Math.floor(place / most);
  const inRow = Math.min(most, visitors.length - row * most);
  const base = by(spot, spot.out, -(near + row * apart(spot.out, TILE)));
  // beside the beam, and further in than the next world reaches
  if (isTarget && !isCrowded) {
    let beside = by(by(base, spot.out, -radius), spot.along, (place % 2 ? -1 : 1) * (BEAM + TILE.x / 2));
    const isOnWorld = (at: Point): boolean => Object.values(planets).some((world) => isNear(at, world, radius));
    for (let steps = 0; steps < 6 && isOnWorld(beside); steps++) beside = by(beside, spot.out, -TILE.y / 3);
    return beside;
  }
  return by(base, spot.along, ((place % most) - (inRow - 1) / 2) * apart(spot.along, TILE));
}

/** A stack with all its edges, and half of it with half a number. */
export const TILE = { x: 36, y: 29 };
const BEAM = 28;
export const NUMBER = { x: 23, y: 20 };

/** Does a stack here touch a world of this radius there? */
const isNear = (at: Point, world: Point, radius: number): boolean =>
  Math.abs(at.x - world.x) < TILE.x / 2 + radius && Math.abs(at.y - world.y) < TILE.y / 2 + radius;

/** How far two boxes of this size must be from each other, in this direction, not to touch. */
const apart = (way: Point, size: Point): number => Math.min(size.x / Math.abs(way.x || 1e-9), size.y / Math.abs(way.y || 1e-9));

/** Allies of the defense: behind its own ships, two in a row. */
export function besideAt({ planets, radius }: Orrery, planet: PlanetId, place: number, of = 1): Point {
  const { out, along, ...spot } = planets[planet]!;
  const row = Math.floor(place / 2);
  const inRow = Math.min(2, of - row * 2);
  const base = by(spot, out, Math.max(radius + 2, apart(out, NUMBER)) + (row + 1) * apart(out, TILE));
  return by(base, along, ((place % 2) - (inRow - 1) / 2) * apart(along, TILE));
}

export interface Gate {
  /** The outline of the beam, and the ribs across it. */
  beam: string;
  ribs: string[];
  /** The place of the nth of so many stacks. */
  at(place: number, of?: number): Point;
}

const pair = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The beam from the warp to its target. */
export function gateOf({ warp, planets, radius, scale }: Orrery, planet: PlanetId): Gate {
  const target = planets[planet]!;
  const far = Math.hypot(target.x - warp.x, target.y - warp.y);
  const way = { x: (target.x - warp.x) / far, y: (target.y - warp.y) / far };
  const across = { x: -way.y, y: way.x };
  const [near, end] = [112 * scale, far - radius - 13];
  const corner = (along: number, side: number): Point => by(by(warp, way, along), across, side * (26 + (along - near) * 0.012));
  const step = (end - near) / 5;
  const ribs = [1, 2, 3, 4].map((n) => {
    const along = near + n * step;
    return `M${pair(corner(along, -1))}Q${pair(by(by(warp, way, along + 14), across, 0))} ${pair(corner(along, 1))}`;
  });
  return {
    beam: `M${pair(corner(near, -1))}L${pair(corner(end, -1))}L${pair(corner(end, 1))}L${pair(corner(near, 1))}z`,
    ribs,
    at(place, of = 1) {
      const first = near + 28 * scale;
      const gap = Math.min(42, (end - first - 20) / Math.max(1, of - 1));
      if (of === 1 || gap >= apart(way, TILE)) return by(by(warp, way, first + place * gap), across, place % 2 ? -6 : 6);
      // a short beam: two beside each other
      const rows = Math.ceil(of / 2);
      const along = (near + end) / 2 + (Math.floor(place / 2) - (rows - 1) / 2) * apart(way, TILE);
      return by(by(warp, way, along), across, ((place % 2) - 0.5) * apart(across, TILE));
    },
  };
}

/** A place on the track of colonies around the warp: 0 lower left, the goal lower right. */
export function trackAt(count: number, goal: number, shift = 0, radius = 107): Point {
  const angle = ((130 + (Math.min(count, goal) * 280) / goal + shift) * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

const inWarp: Point[] = [
  { x: -25, y: -38 },
  { x: 25, y: -31 },
  { x: -27, y: 11 },
  { x: 25, y: 17 },
  { x: -2, y: 52 },
];
export const warpAt = (place: number): Point => inWarp[place]!;

/** Stars that never move: a handful of fixed numbers, no chance. */
export function starsOf(width: number, height: number, count = 110): string {
  let seed = 7;
  const next = (below: number): number => {
    seed = (seed * 16807) % 2147483647;
    return seed % Math.max(1, Math.round(below));
  };
  return Array.from({ length: count }, () => `M${next(width)} ${next(height)}h.01`).join('');
}
