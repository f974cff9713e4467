import type { Ability, Alien } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import type { PlanetId } from '../facts.ts';
import { hasDoneWell } from '../phases/resolution.ts';
import { canShed, defendingShips, shipsOutside } from '../ships/losses.ts';
import { shipsAsked } from '../ships/sending.ts';
import { shipsOf, type CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    'tick-tock': {
      asks: { planet: { act: true }; ships: { of: { planet: PlanetId }; act: true } };
      tells: { ticked: { seat: number; count: number } };
      loses: true;
    };
  }
}

const CLOCK = 'tick-tock';
const isLast = (stores: readonly { of: string; tokens: number }[] = []): boolean =>
  stores.some(({ of, tokens }) => of === CLOCK && tokens === 1);

/**
 * Patience. Before the game you lay ten tokens on your sheet, eight with four planets. Must: whenever a defense wins or two seats make a deal
 * you discard one, whoever they are; without a token you win at once. You may win by colonies too.
 */
const wind: Ability = {
  id: 'tick-tock.wind',
  at: ['setup.done'],
  as: 'any',
  quiet: true,
  must: true,
  when: (table, seat) => !table.store(seat, CLOCK),
  effect(table, { seat }) {
    table.openStore(seat, CLOCK).tokens = table.planetsEach * 2;
  },
};

const tick: Ability = {
  id: 'tick-tock.tick',
  at: ['resolve.result', 'deal.made'],
  as: 'any',
  must: true,
  when: (table, seat) =>
    (table.store(seat, CLOCK)?.tokens ?? 0) > 0 &&
    (table.encounter.outcome!.ending === 'deal-made' || table.encounter.outcome!.winner === 'defense'),
  // only the last one is worth a thought to the others
  aims: (table, seat) => (isLast(table.seat(seat).stores) ? table.seats.filter((other) => other !== seat) : []),
  threat: (board, seat, use) => (use.seat !== seat && isLast(board.seats[use.seat]!.stores) ? 2 : 0),
  effect: (table, { seat }) => spend(table, { seat }),
  always: { victory: ({ seat }, table) => table.store(seat, CLOCK)?.tokens === 0 },
};

function spend(table: CosmicTable, { seat }: { seat: number }): void {
  const clock = table.openStore(seat, CLOCK);
  clock.tokens--;
  table.stirred = true;
  table.tell('tick-tock.ticked', { seat, count: clock.tokens });
}

const MOST = 4;
const settlers = (table: CosmicTable, seat: number) => shipsAsked(table, seat, { min: 1, max: MOST, without: defendingShips(table, seat) });
const foreign = (table: CosmicTable, seat: number): PlanetId[] =>
  Object.keys(table.facts.planets).filter((planet) => table.homeOf(planet) !== seat && !table.ships(planet, seat));

/** The pile has just become the deck: you found a colony with one to four ships on a home planet of another, beside whoever is there. */
const wild: Ability = {
  id: 'tick-tock.wild',
  face: 'flare:tick-tock',
  flare: 'wild',
  at: ['on.deck-reshuffle'],
  as: 'any',
  when: (table, seat) => foreign(table, seat).length > 0 && shipsOutside(table, seat) > 0,
  can: canShed,
  *choose(table, seat) {
    const planets = foreign(table, seat);
    const [planet] = yield* table.ask({
      name: 'planet',
      seat,
      about: asks('tick-tock.planet', {}),
      options: planets.map((one) => ({ id: `planet:${one}` })),
      min: 1,
      max: 1,
      fallback: [`planet:${planets[0]!}`],
      clock: 'choose',
    });
    const ships = yield* table.ask({
      ...settlers(table, seat),
      about: asks('tick-tock.ships', { planet: planet!.slice('planet:'.length) }),
      clock: 'choose',
    });
    return [planet!, ...ships];
  },
  ships: ([, ...ships]) => ships,
  aims: (table, _, [planet]) => [table.homeOf(planet!.slice('planet:'.length))],
  hint: () => 1,
  effect(table, { seat, picks: [target, ...ships] }) {
    const planet = target!.slice('planet:'.length);
    table.lift(seat, shipsOf(ships));
    table.settle(planet, seat, ships.length);
    table.tell('landed', { seat, planet, ships: ships.length });
  },
};

/** As a main player who has won or made a deal: for a ship that goes to the warp you discard one more token. */
const faster: Ability = {
  id: 'tick-tock.super',
  face: 'flare:tick-tock',
  flare: 'super',
  at: ['resolve.result', 'deal.made'],
  as: 'main',
  when: (table, seat) => (table.store(seat, CLOCK)?.tokens ?? 0) > 0 && hasDoneWell(table, seat) && shipsOutside(table, seat) > 0,
  aims: tick.aims!,
  hint: () => 1,
  threat: tick.threat!,
  effect(table, { seat }) {
    table.then(['shed', { cause: CLOCK, seats: [seat], count: 1, gate: false, outside: true }], ['tick-tock.spend', { seat }]);
  },
};

export const tickTock: Alien = {
  id: 'tick-tock',
  alert: 'yellow',
  setup: true,
  abilities: [wind, tick],
  flare: [wild, faster],
  steps: { 'tick-tock.spend': spend },
};
