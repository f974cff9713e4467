import type { Alien } from '../ability.ts';

/** Replicate. As a main player you may take your encounter card back when cards are discarded, after any compensation. */
export const clone: Alien = {
  id: 'clone',
  alert: 'green',
  abilities: [
    {
      id: 'clone.keep',
      at: ['resolve.discard'],
      as: 'main',
      when: (table, seat) => table.encounter.selected[table.sideOf(seat)!] !== null,
      effect(table, { seat }) {
        const { selected } = table.encounter;
        const side = table.sideOf(seat)!;
        table.toHand(seat, selected[side]!.face);
        selected[side] = null;
      },
    },
  ],
};
