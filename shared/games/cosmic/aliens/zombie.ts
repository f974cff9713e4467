import type { Alien } from '../abilities/ability.ts';
import { hurtsMain } from '../bot/odds.ts';
import type { LossPart } from '../facts.ts';
import { splitLoss } from '../ships/losses.ts';
import type { CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    zombie: { options: { zombie_compensation: { choices: 'no' | 'yes' } } };
  }
}

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
      stage: 'return',
      as: 'any',
      must: true,
      when: (table, seat) => lostBy(table, seat).length > 0,
      aims: () => [],
      threat: (board, seat, use) => (hurtsMain(board, seat, use) ? 1 : 0),
      effect(table, { seat }) {
        for (const part of lostBy(table, seat)) part.to = 'home';
      },
      always: {
        frees: (mains, { seat }) => mains.includes(seat),
        // house rule: ships that were brought home count as lost all the same
        counting: (ships, seat, why, held, table) =>
          why === 'compensation' && seat === held.seat && table.is('zombie_compensation') ? ships + table.encounter.saved[seat]! : ships,
      },
    },
  ],
  flare: [
    // when you lose ships to the warp, one of them returns to a colony of yours
    {
      id: 'zombie.wild',
      face: 'flare:zombie',
      flare: 'wild',
      at: ['on.ships-losing'],
      stage: 'rescue',
      as: 'any',
      when: (table, seat) => lostBy(table, seat).length > 0,
      aims: () => [],
      hint: () => 1,
      effect(table, { seat }) {
        splitLoss(table.loss, lostBy(table, seat)[0]!, 1).to = 'home';
      },
    },
    // as a main player, before seats join: each that allies with you may bring one ship more, out of the warp
    {
      id: 'zombie.super',
      face: 'flare:zombie',
      flare: 'super',
      at: ['alliance.join'],
      as: 'main',
      aims: () => [],
      hint: ({ encounter, seats }, seat) => {
        const invited = encounter!.invited[seat === encounter!.offense ? 'offense' : 'defense'];
        return invited.filter((one) => seats[one]!.warp > 0).length;
      },
      lasts: {
        sending(sending, { seat }, table) {
          if (sending.side === table.sideOf(seat) && !table.isMain(sending.seat)) sending.warp = { ships: 1, beyond: true };
        },
      },
    },
  ],
  options: [{ id: 'zombie_compensation', choices: ['no', 'yes'], default: 'no' }],
};

const lostBy = ({ loss }: CosmicTable, seat: number): LossPart[] => loss.parts.filter((part) => part.seat === seat && part.to === 'warp');
