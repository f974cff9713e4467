import type { Ability, Alien } from '../abilities/ability.ts';
import { enable } from '../abilities/flares.ts';
import { hurtsMain, isNewColony } from '../bot/odds.ts';
import { beatenBy, doomedShips, splitLoss } from '../ships/losses.ts';
import type { CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    spiff: { uses: { crash: never } };
  }
}

const MARGIN = 10;
const LESS = 5;

function keepOne(table: CosmicTable, { seat }: { seat: number }): void {
  splitLoss(table.loss, doomedShips(table, seat)!, 1).to = table.encounter.planet!;
}

/**
 * Crash Land. As the offense, beaten attack against attack by ten or more, you may land one of the ships that would go to the warp
 * on the planet it was sent to, beside whoever is there. The encounter is lost all the same.
 */
const crash: Ability = {
  id: 'spiff.crash',
  at: ['on.ships-losing'],
  during: 'resolution',
  stage: 'stay',
  as: 'offense',
  when: (table, seat) => (beatenBy(table, seat) ?? 0) >= MARGIN,
  threat: (board, seat, use) => (hurtsMain(board, seat, use) && isNewColony(board, use.seat, board.encounter!.planet!) ? 1 : 0),
  effect: keepOne,
};

/** As a beaten defense: one of your ships remains on the planet, beside whoever lands. */
const wild: Ability = {
  id: 'spiff.wild',
  face: 'flare:spiff',
  flare: 'wild',
  at: ['on.ships-losing'],
  stage: 'stay',
  as: 'defense',
  when: (table, seat) => doomedShips(table, seat) !== undefined,
  hint: () => 1,
  effect: keepOne,
};

/** A defeat by five or more is enough to crash. */
const soft = enable(crash, {
  as: 'offense',
  when(table, seat) {
    const margin = beatenBy(table, seat) ?? 0;
    return margin >= LESS && margin < MARGIN;
  },
  hint: () => 1,
});

export const spiff: Alien = { id: 'spiff', alert: 'green', abilities: [crash], flare: [wild, soft] };
