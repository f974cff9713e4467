import type { Told, ToldOf } from '$shared/engine/save.ts';
import type { Ships } from '$shared/games/cosmic/facts.ts';
import type { CoreHappenings } from '$shared/games/cosmic/happenings.ts';

/** Ships that a rule has just moved, from one place of the table to another. */
export interface Flight {
  key: number;
  seat: number;
  ships: number;
  from: string;
  to: string;
}

type Leg = Omit<Flight, 'key'>;

const legs: { [Type in keyof CoreHappenings]?: (of: CoreHappenings[Type], target: string | null) => Leg[] } = {
  sent: (of) => each(of, (place) => [place, of.side === 'offense' ? 'gate' : 'beside']),
  stayed: ({ seat, ships, planet }) => [{ seat, ships, from: 'gate', to: planet }],
  lost: (of) => each(of, (place) => [place, 'warp']),
  home: (of, target) => each(of, (place) => [target ? 'gate' : 'warp', place]),
  landed: ({ seat, ships, planet }) => [{ seat, ships, from: 'gate', to: planet }],
  resettled: ({ seat, ships, planet }) => [{ seat, ships, from: 'gate', to: planet }],
  retrieved: ({ seat, planet }) => [{ seat, ships: 1, from: 'warp', to: planet ?? 'gate' }],
};

function each({ seat, ships }: { seat: number; ships: Ships }, way: (place: string) => [string, string]): Leg[] {
  return Object.entries(ships).map(([place, count]) => {
    const [from, to] = way(place);
    return { seat, ships: count, from, to };
  });
}

const legsOf = <Type extends keyof CoreHappenings>(type: Type, of: CoreHappenings[Type], target: string | null): Leg[] =>
  legs[type]?.(of, target) ?? [];

let made = 0;

export function flightsOf(told: readonly Told[], target: string | null): Flight[] {
  return (told as unknown as ToldOf<CoreHappenings>[])
    .flatMap(({ type, of }) => legsOf(type, of, target))
    .map((one) => ({ ...one, key: ++made }));
}
