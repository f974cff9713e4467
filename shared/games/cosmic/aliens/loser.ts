import type { Ability, Alien } from '../abilities/ability.ts';
import { enable } from '../abilities/flares.ts';
import { asIf, chances, hurtsMain, ownCard } from '../bot/odds.ts';
import type { Sight } from '../bot/sight.ts';
import { isAttack, isEncounterCard } from '../cards/cards.ts';
import { otherSide, sides, type Side } from '../facts.ts';
import { forcesOf, sideOf } from '../totals/forces.ts';
import { forfeit } from '../phases/resolution.ts';
import { partKey } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    loser: { uses: { upset: never } };
  }
}

/**
 * Upset. As a main player you may declare an upset before cards are chosen: both main players must choose an attack if they have one, which a morph
 * is not, and last of all winner and loser change places. Two negotiates still make a deal.
 */
const upset: Ability = {
  id: 'loser.upset',
  at: ['planning.before-select'],
  as: 'main',
  hint: (board, seat) => best(board, seat, true) - best(board, seat, false) - 0.1,
  threat: (board, seat, use) => (hurtsMain(board, seat, use) ? 1 : 0),
  lasts: {
    inverts: true,
    selection({ cards }) {
      for (const side of sides) {
        const attacks = cards[side].filter(({ face }) => isAttack(face));
        if (attacks.length) cards[side] = attacks;
      }
    },
  },
};

/** Before cards are chosen: both sides lose, and no card is played. */
const wild: Ability = {
  id: 'loser.wild',
  face: 'flare:loser',
  flare: 'wild',
  at: ['planning.before-select'],
  as: 'main',
  // it costs the other side more, and this one is likely to lose anyway
  hint(board, seat) {
    const side = sideOf(board.encounter!, seat)!;
    const ships = (of: Side) => forcesOf(board, of).reduce((sum, one) => sum + one.ships, 0);
    return best(board, seat, false) < 0.25 && ships(otherSide(side)) >= ships(side) ? 1 : 0;
  },
  effect: (table) => forfeit(table, { ending: 'both-lost', winner: null }),
};

/** With both cards down you may still declare an upset, whatever they are. */
const late = enable(upset, {
  at: ['planning.selected'],
  as: 'main',
  when: (table, seat) => !table.encounter.used.includes(partKey(seat, upset.id)),
  hint(board, seat) {
    const card = ownCard(board, seat);
    const { win = 1, talk = 0 } = card ? chances(board, sideOf(board.encounter!, seat)!, card) : {};
    return 0.8 - talk - 2 * win;
  },
});

export const loser: Alien = { id: 'loser', alert: 'green', abilities: [upset], flare: [wild, late] };

/** How likely its best card wins, with or without an upset. */
function best(board: Sight, seat: number, isUpset: boolean): number {
  const side = sideOf(board.encounter!, seat)!;
  const cards = [...new Set((board.hand ?? []).map(({ face }) => face).filter(isEncounterCard))];
  const attacks = cards.filter(isAttack);
  const odds = (isUpset && attacks.length ? attacks : cards).map((face) => chances(board, side, face, isUpset ? asIf(upset, seat) : []));
  return Math.max(0, ...odds.map(({ win }) => win));
}
