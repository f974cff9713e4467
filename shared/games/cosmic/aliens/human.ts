import type { Alien } from '../ability.ts';

/** Humanity. Must: in every reveal you take part in you add four to your side's total. If that is stopped, your side wins outright. */
export const human: Alien = {
  id: 'human',
  alert: 'yellow',
  abilities: [
    {
      id: 'human.add4',
      at: ['reveal.modify'],
      as: 'side',
      must: true,
      // nobody gains by stopping it but its own side
      aims: () => [],
      effect(table, { seat }) {
        table.encounter.plus.push({ side: table.sideOf(seat)!, by: 'human', amount: 4 });
      },
      stopped(table, { seat }) {
        table.encounter.assured = table.sideOf(seat);
      },
    },
  ],
};
