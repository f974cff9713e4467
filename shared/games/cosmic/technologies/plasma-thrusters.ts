import type { Technology } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import type { PlanetId } from '../facts.ts';
import { singleShips } from '../ships/flagships.ts';
import { shipsOf, type CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    'plasma-thrusters': {
      uses: { guard: never };
      asks: { from: { of: { planet: PlanetId }; act: true } };
      tells: { guarded: { seat: number; planet: PlanetId } };
    };
  }
}

/** Its other colonies, from which a ship can come to the planet that is aimed at. */
const elsewhere = (table: CosmicTable, seat: number): PlanetId[] =>
  table.colonies(seat).filter((planet) => planet !== table.encounter.planet);

/**
 * As the offense or as an ally you may send one ship more than you otherwise could. As the defense, once the gate is aimed, you may bring a ship from
 * another colony to the planet, if you have a colony there.
 */
export const plasmaThrusters: Technology = {
  id: 'plasma-thrusters',
  research: 6,
  kind: 'lasting',
  abilities: [
    {
      // it only allows more: nobody has to be asked
      id: 'tech:plasma-thrusters.boost',
      tech: 'plasma-thrusters',
      at: ['launch.send', 'alliance.join'],
      as: 'any',
      must: true,
      when: (table, seat) => (table.encounter.phase === 'launch' ? table.encounter.offense === seat : !table.isMain(seat)),
      aims: () => [],
      lasts: {
        sending(sending, { seat }) {
          if (sending.seat === seat) sending.over++;
        },
      },
    },
    {
      id: 'tech:plasma-thrusters.guard',
      tech: 'plasma-thrusters',
      at: ['launch.aimed'],
      as: 'defense',
      when: (table, seat) => table.ships(table.encounter.planet!, seat) > 0 && elsewhere(table, seat).length > 0,
      *choose(table, seat) {
        const planets = elsewhere(table, seat);
        const largest = planets.reduce((best, planet) => (table.ships(planet, seat) > table.ships(best, seat) ? planet : best));
        const options = singleShips(table, seat, planets);
        const [usual] = singleShips(table, seat, [largest]);
        if (options.length === 1) return [usual!.id];
        return yield* table.ask({
          name: 'from',
          seat,
          about: asks('plasma-thrusters.from', { planet: table.encounter.planet! }),
          options,
          min: 1,
          max: 1,
          fallback: [usual!.id],
          clock: 'choose',
        });
      },
      hint: ({ planets }, seat) => (Object.values(planets).some((ships) => ships[seat]! > 1) ? 1 : 0),
      effect(table, { seat, picks: [from] }) {
        const planet = table.encounter.planet!;
        table.lift(seat, shipsOf([from!]));
        table.move(planet, seat, 1);
        table.tell('plasma-thrusters.guarded', { seat, planet });
      },
    },
  ],
  replies: {
    // a flagship, else one off the largest stack
    from: (_, { options, fallback }) => {
      const flagship = options.find(({ id }) => id.startsWith('ship:'));
      return flagship ? [flagship.id] : fallback;
    },
  },
};
