import type { Alien } from '../ability.ts';
import type { CosmicTable } from '../table.ts';

/**
 * Immortality. Must: ships of yours that would go to the warp return to your colonies instead, except to a planet they were driven from.
 * Besides, ships of anyone may be freed from the warp as a part of a deal of yours; that is no use and can't be stopped.
 */
export const zombie: Alien = {
  id: 'zombie',
  alert: 'green',
  abilities: [
    {
      id: 'zombie.immortal',
      at: ['on.ships-losing'],
      as: 'any',
      must: true,
      when: (table, seat) => table.loss.parts.some((part) => part.seat === seat && !part.saved),
      aims: () => [],
      effect(table, { seat }) {
        for (const part of table.loss.parts) if (part.seat === seat) part.saved = true;
      },
    },
  ],
};

/** May a deal between these two free ships? The sheet must be up; a zap does not matter. */
export const mayRelease = (table: CosmicTable, mains: readonly number[]): boolean =>
  mains.some((seat) => table.seat(seat).alien === zombie.id && table.isUp(seat));
