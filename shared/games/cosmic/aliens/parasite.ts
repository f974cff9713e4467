import type { Alien } from '../ability.ts';
import { sides, type Side } from '../facts.ts';

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
};
