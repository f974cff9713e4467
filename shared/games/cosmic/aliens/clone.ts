import type { Ability, Alien } from '../abilities/ability.ts';
import { ownCard } from '../bot/odds.ts';
import { isAttack, typeOf, valueOf } from '../cards/cards.ts';

declare module '../abilities/own.ts' {
  interface Own {
    clone: { uses: { keep: never } };
  }
}

/** When an artifact of yours has taken effect you take it back; it is not played again in this encounter. */
const wild: Ability = {
  id: 'clone.wild',
  face: 'flare:clone',
  flare: 'wild',
  at: ['on.card-resolved'],
  as: 'any',
  when: ({ use }, seat) => use.seat === seat && typeOf(use.face!) === 'artifact',
  aims: () => [],
  hint: () => 1,
  effect({ facts }, { seat }) {
    facts.uses.at(-2)!.goesTo = seat;
  },
};

/** As a main player you collect twice the compensation. */
const twice: Ability = {
  id: 'clone.super',
  face: 'flare:clone',
  flare: 'super',
  at: ['resolve.compensation'],
  as: 'main',
  when: ({ encounter }, seat) => encounter.compensation?.taker === seat,
  aims: ({ encounter }) => [encounter.compensation!.payer],
  hint: () => 1,
  threat: ({ encounter }, seat) => (encounter!.compensation?.payer === seat ? 1 : 0),
  effect({ encounter }) {
    encounter.compensation!.cards *= 2;
  },
};

/** Replicate. As a main player you may take your encounter card back when cards are discarded, after any compensation. */
export const clone: Alien = {
  id: 'clone',
  alert: 'green',
  abilities: [
    {
      id: 'clone.keep',
      at: ['resolve.discard'],
      stage: 'before',
      as: 'main',
      mild: true,
      hint(board, seat) {
        const card = ownCard(board, seat);
        return card && (!isAttack(card) || valueOf(card) >= 7) ? 1 : 0;
      },
      when: (table, seat) => table.encounter.selected[table.sideOf(seat)!] !== null,
      effect: (table, { seat }) => table.next('take-back', { side: table.sideOf(seat)! }),
    },
  ],
  flare: [wild, twice],
};
