import type { Alien } from '../ability.ts';

/** Magic. As a main player you may switch the two chosen encounter cards before they are turned up: each fights with the other's. */
export const sorcerer: Alien = {
  id: 'sorcerer',
  alert: 'green',
  abilities: [
    {
      id: 'sorcerer.switch',
      at: ['planning.selected'],
      as: 'main',
      effect({ encounter: { selected } }) {
        [selected.offense, selected.defense] = [selected.defense, selected.offense];
      },
    },
  ],
};
