import type { Ability, Alien } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import { ownCard } from '../bot/odds.ts';
import { isAttack, typeOf, valueOf } from '../cards/cards.ts';
import { payerOf } from '../phases/resolution.ts';
import type { CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    clone: { uses: { keep: never }; asks: { more: { of: { count: number }; words: 'card'; act: true } } };
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

/** As a main player you collect up to twice the compensation. */
const twice: Ability = {
  id: 'clone.super',
  face: 'flare:clone',
  flare: 'super',
  at: ['resolve.compensation'],
  as: 'main',
  when: (table, seat) => table.encounter.compensation?.taker === seat && payerOf(table) !== null,
  aims: ({ encounter }) => [encounter.compensation!.payer],
  hint: () => 1,
  threat: ({ encounter }, seat) => (encounter!.compensation?.payer === seat ? 1 : 0),
  effect: (table) => table.next('clone.more'),
};

const CARD = 'word:card';

/** How many more, as far as the hand goes; if it is not said, all. */
function* more(table: CosmicTable) {
  const { compensation } = table.encounter;
  const { taker, payer, cards } = compensation!;
  const count = Math.min(cards, table.seat(payer).hand.length - cards);
  if (count <= 0) return;
  const picks = yield* table.ask({
    name: 'more',
    seat: taker,
    about: asks('clone.more', { count }),
    options: [{ id: CARD, times: count }],
    min: 0,
    max: count,
    fallback: Array<string>(count).fill(CARD),
    clock: 'choose',
  });
  compensation!.cards += picks.length;
}

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
  steps: { 'clone.more': more },
  replies: { more: (_, { fallback }) => fallback },
};
