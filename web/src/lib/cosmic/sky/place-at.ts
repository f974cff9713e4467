import { besideAt, gateOf, type Orrery, type Point } from './orrery.ts';

/** Where a place is on the table; null if it is not drawn now. */
export function placeAt(sky: Orrery, place: string, target: string | null): Point | null {
  if (place === 'warp') return sky.warp;
  if (place === 'gate') return target ? gateOf(sky, target).at(0) : sky.warp;
  if (place === 'beside') return target ? besideAt(sky, target, 0) : null;
  return sky.planets[place] ?? null;
}
