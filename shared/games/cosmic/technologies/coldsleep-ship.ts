import type { Ability, Technology } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import { shipsOn, techOf } from '../cards/techs.ts';
import type { PlanetId } from '../facts.ts';
import { takeShips } from '../ships/defaults.ts';
import { STORE } from '../ships/flagships.ts';
import { shipsAsked } from '../ships/sending.ts';
import { shipsIn, shipsOf, type CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    'coldsleep-ship': {
      uses: { land: never };
      asks: { planet: { act: true }; ships: { of: { planet: PlanetId }; act: true }; wake: { words: 'yes' | 'no' } };
    };
  }
}

const ID = 'coldsleep-ship';
const MOST = 4;

/** Planets of other systems on which it has no colony. */
const targets = (table: CosmicTable, seat: number): PlanetId[] =>
  Object.keys(table.facts.planets).filter((planet) => table.homeOf(planet) !== seat && !table.ships(planet, seat));

const crewOf = (table: CosmicTable, seat: number): number => shipsOn(table, seat, techOf(table, seat, ID)?.id ?? '');

/** When anyone regroups: up to four ships of your colonies found a colony on any planet of another system on which you have none. */
const land: Ability = {
  id: 'tech:coldsleep-ship.land',
  tech: ID,
  at: ['regroup.start'],
  as: 'any',
  when: (table, seat) => targets(table, seat).length > 0 && (table.hasColony(seat) || crewOf(table, seat) > 0),
  *choose(table, seat) {
    const planets = targets(table, seat);
    const [target] = yield* table.ask({
      name: 'planet',
      seat,
      about: asks('coldsleep-ship.planet', {}),
      options: planets.map((planet) => ({ id: `planet:${planet}` })),
      min: 1,
      max: 1,
      fallback: [`planet:${planets[0]!}`],
      clock: 'choose',
    });
    const crew = crewOf(table, seat);
    // without a colony those at work on it, all of them
    if (!table.hasColony(seat)) return [target!, ...Array<string>(crew).fill(STORE + techOf(table, seat, ID)!.id)];
    const spare = takeShips(table, seat, 2, { keepsColonies: true });
    const ships = yield* table.ask({
      ...shipsAsked(table, seat, { min: 1, max: MOST, ...(shipsIn(spare) ? { fallback: spare } : {}) }),
      name: 'ships',
      about: asks('coldsleep-ship.ships', { planet: target!.slice('planet:'.length) }),
      clock: 'choose',
    });
    return [target!, ...ships];
  },
  aims: (table, _, [target]) => [table.homeOf(target!.slice('planet:'.length))],
  hint: () => 1,
  threat: ({ seats, goal }, seat, use) => (use.seat !== seat && seats[use.seat]!.foreign >= goal - 1 ? 1 : 0),
  effect(table, { seat, picks: [target, ...picks] }) {
    const planet = target!.slice('planet:'.length);
    const ships = shipsOf(picks);
    table.lift(seat, ships);
    table.settle(planet, seat, shipsIn(ships));
    table.tell('landed', { seat, planet, ships: shipsIn(ships) });
  },
};

export const coldsleepShip: Technology = {
  id: ID,
  research: 9,
  kind: 'one-shot',
  abilities: [land],
  steps: { 'coldsleep-ship.wake': wake },
  replies: {
    // ships that leave no colony empty
    ships: (_, { fallback }) => fallback,
    wake: () => ['word:yes'],
  },
  completed(table, seat) {
    if (!table.hasColony(seat) && targets(table, seat).length) table.next('coldsleep-ship.wake', { seat });
  },
};

/** Who has no colony to which those at work on it could go back may use it at once. */
function* wake(table: CosmicTable, { seat }: { seat: number }) {
  const [pick] = yield* table.ask({
    name: 'wake',
    seat,
    about: asks('coldsleep-ship.wake', {}),
    options: [{ id: 'word:yes' }, { id: 'word:no' }],
    min: 1,
    max: 1,
    fallback: ['word:yes'],
    clock: 'choose',
  });
  if (pick === 'word:yes') table.next('use', { seat, ability: land.id, at: 'regroup.start' });
}
