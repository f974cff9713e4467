import type { Ability, Alien } from '../ability.ts';
import { fightsWith } from '../totals.ts';
import { sides } from '../facts.ts';
import type { CosmicTable } from '../table.ts';

/**
 * Mass. Must: you send exactly one ship, as the offense or as an ally; your ships count four each in your side's total.
 * For compensation and rewards each of your ships counts as two; that is no use and can't be stopped.
 */
const limit: Ability = {
  id: 'macron.limit',
  at: ['launch.send', 'alliance.join'],
  as: 'any',
  must: true,
  when: ({ encounter }, seat) => encounter.phase !== 'launch' || encounter.offense === seat,
  // who would stop the power stops its weight
  aims: () => [],
  effect({ encounter }, { seat }) {
    encounter.limits.push({ seat, ships: 1 });
  },
};

const mass: Ability = {
  id: 'macron.mass',
  at: ['reveal.modify'],
  as: 'side',
  must: true,
  when: ({ encounter }) => sides.every((side) => fightsWith(encounter, side) === 'attack'),
  effect({ encounter }, { seat }) {
    encounter.worth.push({ seat, each: 4 });
  },
};

export const macron: Alien = { id: 'macron', alert: 'green', abilities: [limit, mass] };

export const countsDouble = (table: CosmicTable, seat: number): boolean => table.seat(seat).alien === macron.id && table.isUp(seat);
