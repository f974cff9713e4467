import type { Alien } from '../ability.ts';

/** Foresee. Must: as a main player you see the other's encounter card, laid face up, before you choose yours. */
export const oracle: Alien = {
  id: 'oracle',
  alert: 'green',
  abilities: [
    {
      id: 'oracle.foresee',
      at: ['planning.select'],
      as: 'main',
      must: true,
      effect({ encounter }, { seat }) {
        encounter.foresees = seat;
      },
    },
  ],
};
