import { expect, it } from 'vitest';
import type { Told } from '$shared/engine/save.ts';
import { flightsOf } from '$lib/cosmic/ships/flights.ts';

const flown = (told: object[], target: string | null) =>
  flightsOf(told as Told[], target).map(({ seat, ships, from, to }) => `${seat}: ${ships} from ${from} to ${to}`);

it.each([
  [
    'ships of the offense to the gate',
    { type: 'sent', of: { seat: 1, side: 'offense', ships: { 'red-1': 2, 'red-2': 1 } } },
    'blue-1',
    ['1: 2 from red-1 to gate', '1: 1 from red-2 to gate'],
  ],
  [
    'ships of the defense beside the planet',
    { type: 'sent', of: { seat: 2, side: 'defense', ships: { 'red-1': 4 } } },
    'blue-1',
    ['2: 4 from red-1 to beside'],
  ],
  [
    'lost ships to the warp',
    { type: 'lost', of: { seat: 0, ships: { gate: 3 }, cause: 'encounter' } },
    'blue-1',
    ['0: 3 from gate to warp'],
  ],
  ['ships home from the gate', { type: 'home', of: { seat: 0, ships: { 'red-3': 1 } } }, 'blue-1', ['0: 1 from gate to red-3']],
  ['ships home, where no gate is aimed', { type: 'home', of: { seat: 0, ships: { 'red-3': 1 } } }, null, ['0: 1 from warp to red-3']],
  [
    'ships that stay where they crashed',
    { type: 'stayed', of: { seat: 2, planet: 'blue-1', ships: 1 } },
    'blue-1',
    ['2: 1 from gate to blue-1'],
  ],
  ['settlers', { type: 'landed', of: { seat: 3, planet: 'blue-1', ships: 4 } }, 'blue-1', ['3: 4 from gate to blue-1']],
  ['one out of the warp', { type: 'retrieved', of: { seat: 3, planet: null } }, null, ['3: 1 from warp to gate']],
  ['none, where no ship moves', { type: 'drew', of: { seat: 3, count: 2 } }, null, []],
])('a rule moves %s', (_, told, target, flights) => expect(flown([told], target)).toEqual(flights));

it('every flight has a key of its own', () => {
  const home = { type: 'home', of: { seat: 0, ships: { 'red-3': 1, 'red-4': 1 } } };
  const keys = [...flightsOf([home, home] as unknown as Told[], null), ...flightsOf([home] as unknown as Told[], null)].map(
    ({ key }) => key,
  );
  expect(new Set(keys).size).toBe(6);
});
