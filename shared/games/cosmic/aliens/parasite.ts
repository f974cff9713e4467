import type { Ability, Alien } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import { isNewColony } from '../bot/odds.ts';
import { sides, type PlanetId, type Side } from '../facts.ts';
import { freeShips } from '../ships/losses.ts';
import { shipsAsked } from '../ships/sending.ts';
import { shipsOf, type CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    parasite: { uses: { infest: 'offense' | 'defense' }; asks: { planet: { act: true }; ship: { of: { planet: PlanetId }; act: true } } };
  }
}

/** Home planets of those who have just lost their powers, oneself not among them. */
const weakenedHomes = (table: CosmicTable, seat: number): PlanetId[] =>
  (table.occasion('on.power-lost')?.seats ?? []).filter((other) => other !== seat).flatMap((other) => table.homePlanets(other));

const settler = (table: CosmicTable, seat: number) => shipsAsked(table, seat, { min: 1, max: 1 });

/** Somebody else has too few home colonies left for its power: one of your ships settles on one of its home planets, beside whoever is there. */
const wild: Ability = {
  id: 'parasite.wild',
  face: 'flare:parasite',
  flare: 'wild',
  at: ['on.power-lost'],
  as: 'any',
  when: (table, seat) => weakenedHomes(table, seat).length > 0 && freeShips(table, seat) > 0,
  can: (table, seat) => settler(table, seat).max > 0,
  *choose(table, seat) {
    const planets = weakenedHomes(table, seat);
    const [planet] = yield* table.ask({
      name: 'planet',
      seat,
      about: asks('parasite.planet', {}),
      options: planets.map((one) => ({ id: `planet:${one}` })),
      min: 1,
      max: 1,
      fallback: [`planet:${planets.find((one) => !table.ships(one, seat)) ?? planets[0]!}`],
      clock: 'choose',
    });
    const ship = yield* table.ask({
      ...settler(table, seat),
      about: asks('parasite.ship', { planet: planet!.slice('planet:'.length) }),
      clock: 'choose',
    });
    return [planet!, ...ship];
  },
  ships: ([, ...ship]) => ship,
  aims: (table, seat) => (table.occasion('on.power-lost')?.seats ?? []).filter((other) => other !== seat),
  hint: () => 1,
  effect(table, { seat, picks: [target, ...ship] }) {
    const planet = target!.slice('planet:'.length);
    table.lift(seat, shipsOf(ship));
    table.settle(planet, seat, 1);
    table.tell('landed', { seat, planet, ships: 1 });
  },
};

/** As an ally: you may send as many ships as you like. */
const swarm: Ability = {
  id: 'parasite.super',
  face: 'flare:parasite',
  flare: 'super',
  at: ['alliance.join'],
  as: 'not-main',
  aims: () => [],
  lasts: {
    sending(sending, { seat }, table) {
      if (sending.seat === seat && !table.isMain(seat)) sending.max = Infinity;
    },
  },
};

/** Infest. When it is your turn to ally you may join a side that has not invited you. Stopped, you need an invitation. */
export const parasite: Alien = {
  id: 'parasite',
  alert: 'green',
  abilities: [
    {
      id: 'parasite.infest',
      at: ['alliance.join'],
      as: 'not-main',
      when: ({ encounter }, seat) => !sides.every((side) => encounter.invited[side].includes(seat)),
      ways: ({ encounter }, seat) => sides.filter((side) => !encounter.invited[side].includes(seat)),
      aims: (table, _, [side]) => [table.main(side === 'offense' ? 'defense' : 'offense')],
      effect({ encounter }, { seat, picks }) {
        encounter.invited[picks[0] as Side].push(seat);
      },
    },
  ],
  flare: [wild, swarm],
  replies: {
    planet: (board, { seat, options, fallback }) => {
      const fresh = options.find(({ id }) => isNewColony(board, seat, id.slice('planet:'.length)));
      return fresh ? [fresh.id] : fallback;
    },
  },
};
