import type { Technology } from '../abilities/ability.ts';
import { beatenBy, doomedShips, splitLoss } from '../ships/losses.ts';

declare module '../abilities/own.ts' {
  interface Own {
    'collapsium-hulls': { uses: { hold: never } };
  }
}

const MARGIN = 5;

/** As the defense, beaten attack against attack by five or less: one of your ships holds out on the planet, beside whoever lands. */
export const collapsiumHulls: Technology = {
  id: 'collapsium-hulls',
  research: 4,
  kind: 'lasting',
  abilities: [
    {
      id: 'tech:collapsium-hulls.hold',
      tech: 'collapsium-hulls',
      at: ['on.ships-losing'],
      stage: 'stay',
      during: 'resolution',
      as: 'defense',
      when(table, seat) {
        const margin = beatenBy(table, seat);
        return margin !== null && margin <= MARGIN;
      },
      hint: () => 1,
      effect(table, { seat }) {
        splitLoss(table.loss, doomedShips(table, seat)!, 1).to = table.encounter.planet!;
      },
    },
  ],
};
