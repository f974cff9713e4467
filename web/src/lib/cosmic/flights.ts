import type { Told } from '$shared/engine/save.ts';
import type { Ships } from '$shared/games/cosmic/facts.ts';
import { besideAt, gateOf, type Orrery, type Point } from './orrery.ts';

/** Ships that a rule has just moved, from one place of the table to another. */
export interface Flight {
  key: number;
  seat: number;
  ships: number;
  from: string;
  to: string;
}

type Leg = Omit<Flight, 'key'>;

const legs: Record<string, (of: Told['of'], target: string | null) => Leg[]> = {
  sent: (of) => each(of, (place) => [place, of['side'] === 'offense' ? 'gate' : 'beside']),
  lost: (of) => each(of, (place) => [place, 'warp']),
  home: (of, target) => each(of, (place) => [target ? 'gate' : 'warp', place]),
  landed: (of) => [leg(of, 'gate', String(of['planet']))],
  resettled: (of) => [leg(of, 'gate', String(of['planet']))],
  retrieved: (of) => [{ seat: Number(of['seat']), ships: 1, from: 'warp', to: of['planet'] ? String(of['planet']) : 'gate' }],
};

const leg = (of: Told['of'], from: string, to: string): Leg => ({ seat: Number(of['seat']), ships: Number(of['ships']), from, to });

function each(of: Told['of'], way: (place: string) => [string, string]): Leg[] {
  return Object.entries(of['ships'] as Ships).map(([place, ships]) => {
    const [from, to] = way(place);
    return { seat: Number(of['seat']), ships, from, to };
  });
}

let made = 0;

export function flightsOf(told: readonly Told[], target: string | null): Flight[] {
  return told.flatMap(({ type, of }) => legs[type]?.(of, target) ?? []).map((one) => ({ ...one, key: ++made }));
}

/** Where a place is on the table; null if it is not drawn now. */
export function placeAt(sky: Orrery, place: string, target: string | null): Point | null {
  if (place === 'warp') return sky.warp;
  if (place === 'gate') return target ? gateOf(sky, target).at(0) : sky.warp;
  if (place === 'beside') return target ? besideAt(sky, target, 0) : null;
  return sky.planets[place] ?? null;
}
