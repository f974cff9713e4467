import { homeSeat, planetId, type PlanetId } from '$shared/games/cosmic/facts.ts';

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
  /** How much smaller than drawn the warp is. */
  scale: number;
  warp: Point;
  planets: Record<PlanetId, Spot>;
}

interface Wanted {
  width: number;
  height: number;
  seats: number;
  each: number;
  /** Who sits at the bottom. */
  you: number;
}

const SAMPLES = 1440;
const TURN = Math.PI * 2;

/**
 * Seats evenly around an ellipse, clockwise from the viewer at the bottom; planets at equal arc length, left to right for their owner.
 * Even by the way along it, not by the angle: so no two systems come closer than others.
 */
export function orreryOf({ width, height, seats, each, you }: Wanted): Orrery {
  const low = Math.min(1, Math.max(0.72, height / 590));
  const centre = { x: width / 2, y: height / 2 - 4 };
  const rx = Math.max(180, Math.min(width / 2 - 92 * low - 8, height * 1.02));
  const ry = height / 2 - 60 * low;
  const on = (angle: number): Point => ({ x: centre.x + rx * Math.cos(angle), y: centre.y + ry * Math.sin(angle) });
  const lengths = [0];
  for (let i = 1; i <= SAMPLES; i++) {
    const [a, b] = [on(((i - 1) * TURN) / SAMPLES), on((i * TURN) / SAMPLES)];
    lengths.push(lengths[i - 1]! + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const around = lengths[SAMPLES]!;
  const angleAt = (length: number): number => {
    const wanted = ((length % around) + around) % around;
    const at = lengths.findIndex((one) => one >= wanted);
    const before = lengths[Math.max(0, at - 1)]!;
    const part = at === 0 ? 0 : (wanted - before) / (lengths[at]! - before);
    return ((Math.max(0, at - 1) + part) * TURN) / SAMPLES;
  };
  const spacing = Math.min(88, (around * 0.87) / (seats * each));
  const planets: Record<PlanetId, Spot> = {};
  for (let seat = 0; seat < seats; seat++) {
    const place = (seat - you + seats) % seats;
    const middle = lengths[SAMPLES / 4]! + (place * around) / seats;
    for (let n = 1; n <= each; n++) {
      const at = angleAt(middle - (n - (each + 1) / 2) * spacing);
      const slope = Math.hypot(ry * Math.cos(at), rx * Math.sin(at));
      const out = { x: (ry * Math.cos(at)) / slope, y: (rx * Math.sin(at)) / slope };
      planets[planetId(seat, n)] = { ...on(at), out, along: { x: -out.y, y: out.x } };
    }
  }
  return {
    width,
    height,
    centre,
    rx,
    ry,
    radius: Math.min(31.5, spacing * 0.39) * Math.max(0.86, low),
    scale: low,
    warp: { x: centre.x, y: centre.y - 4 },
    planets,
  };
}

export const by = (from: Point, way: Point, far: number): Point => ({ x: from.x + way.x * far, y: from.y + way.y * far });

/** Home ships stand outward, visitors inward, side by side. */
export function stackAt({ planets, radius }: Orrery, planet: PlanetId, seat: number, visitors: readonly number[]): Point {
  const spot = planets[planet]!;
  const isHome = homeSeat(planet) === seat;
  if (isHome) return by(spot, spot.out, radius + 2);
  // two in a row, further rows further in, so that nobody stands on the next planet
  const place = visitors.indexOf(seat);
  const row = Math.floor(place / 2);
  const inRow = Math.min(2, visitors.length - row * 2);
  const base = by(spot, spot.out, -(radius + 2 + row * 25));
  return by(base, spot.along, ((place % 2) - (inRow - 1) / 2) * 37);
}

/** Allies of the defense, beside the planet. */
export function besideAt({ planets, radius }: Orrery, planet: PlanetId, place: number): Point {
  const spot = planets[planet]!;
  return by(by(spot, spot.out, radius * 0.55 + 22 * place), spot.along, -(radius + 14));
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
      const gap = Math.min(42, (end - near - 44) / Math.max(1, of - 1));
      return by(by(warp, way, near + 24 + place * gap), across, of > 1 && gap < 34 ? (place % 2 ? -13 : 13) : place % 2 ? -6 : 6);
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
