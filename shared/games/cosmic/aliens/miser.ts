import type { Ability, Alien } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import { HAND, holdsEncounterCard, isEncounterCard, type Card, type Face } from '../cards/cards.ts';
import { payerOf } from '../phases/resolution.ts';
import { worthOf } from '../ships/defaults.ts';
import { ASIDE, type CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    miser: {
      uses: { renew: never };
      asks: { hoard: { words: 'first' | 'second' }; aside: { act: true } };
      tells: { renewed: { seat: number; faces: Face[] } };
    };
  }
}

const HOARD = 'miser';
const hoardOf = (table: CosmicTable, seat: number): readonly Card[] => table.store(seat, HOARD)?.cards ?? [];

/**
 * Hoard. Before the game you get two hands of eight and lay one of them on your sheet as your hoard. Whenever you may play a card you may play one of the
 * hoard instead, and one that comes back comes back there. A hoard without an encounter card you may show and discard for a new one
 * of eight; that is no use and can't be stopped.
 */
const deal: Ability = {
  id: 'miser.deal',
  at: ['setup.done'],
  as: 'any',
  quiet: true,
  must: true,
  when: (table, seat) => !table.store(seat, HOARD),
  effect(table, { seat }) {
    for (let i = 0; i < HAND; i++) table.toStore(seat, HOARD, table.facts.deck.pop()!);
    table.next('miser.choose', { seat });
  },
};

const hoard: Ability = {
  id: 'miser.hoard',
  at: ['on.card-source'],
  as: 'any',
  source: {
    cards: hoardOf,
    take: (table, seat, id) => table.fromStore(seat, HOARD, id),
    put: (table, seat, face) => void table.toStore(seat, HOARD, face),
  },
};

const renew: Ability = {
  id: 'miser.renew',
  at: ['anytime'],
  as: 'any',
  quiet: true,
  can: (table, seat) => !holdsEncounterCard(hoardOf(table, seat)),
  effect(table, { seat }) {
    const faces = table.emptyStore(seat, HOARD);
    table.tell('miser.renewed', { seat, faces });
    table.discard(faces.map((face) => ({ seat, face })));
    table.next('draw', { seat, count: HAND, into: HOARD });
  },
};

interface Choosing {
  seat: number;
}

/** D-S2: which of the two hands becomes the hoard; if it is not said, the one with fewer encounter cards. */
function* choose(table: CosmicTable, { seat }: Choosing) {
  const { hand } = table.seat(seat);
  const encounters = (cards: readonly Card[]) => cards.filter(({ face }) => isEncounterCard(face)).length;
  const fewer = encounters(hand) < encounters(hoardOf(table, seat)) ? 'word:first' : 'word:second';
  const [pick] = yield* table.ask({
    name: 'hoard',
    seat,
    about: asks('miser.hoard', {}),
    options: [{ id: 'word:first' }, { id: 'word:second' }],
    min: 1,
    max: 1,
    fallback: [fewer],
    clock: 'choose',
  });
  if (pick !== 'word:first') return;
  const first = hand.splice(0);
  for (const face of table.emptyStore(seat, HOARD)) table.toHand(seat, face);
  for (const { face } of first) table.toStore(seat, HOARD, face);
}

/** When you draw a new hand or pay compensation: this flare and up to two more cards are out of reach meanwhile. */
const wild: Ability = {
  id: 'miser.wild',
  face: 'flare:miser',
  flare: 'wild',
  at: ['on.hand-refill', 'resolve.compensation'],
  as: 'any',
  when: (table, seat) => (table.occasion('on.hand-refill')?.seat ?? payerOf(table)) === seat,
  hint: () => 1,
  aims: () => [],
  effect(table, use) {
    table.toStore(use.seat, ASIDE, use.face!);
    use.away = true;
    table.next('miser.aside', { seat: use.seat });
  },
};

const MORE = 2;

function* setAside(table: CosmicTable, { seat }: Choosing) {
  const { hand } = table.seat(seat);
  const picks = hand.length
    ? yield* table.ask({
        name: 'cards',
        seat,
        about: asks('miser.aside', {}),
        options: hand.map(({ id }) => ({ id: `card:${id}` })),
        min: 0,
        max: Math.min(MORE, hand.length),
        fallback: [],
        clock: 'choose',
      })
    : [];
  for (const pick of picks) table.toStore(seat, ASIDE, table.fromHand(seat, pick.slice('card:'.length)));
}

/** As the offense when it regroups: a card from the deck for the hoard. */
const added: Ability = {
  id: 'miser.super',
  face: 'flare:miser',
  flare: 'super',
  at: ['regroup.start'],
  as: 'offense',
  hint: () => 1,
  aims: () => [],
  effect: (table, { seat }) => table.next('draw', { seat, count: 1, into: HOARD }),
};

export const miser: Alien = {
  id: 'miser',
  alert: 'green',
  setup: true,
  abilities: [deal, hoard, renew],
  flare: [wild, added],
  steps: { 'miser.choose': choose, 'miser.aside': setAside },
  replies: {
    // the two best cards are kept
    aside: (board, { options, max }) =>
      [...options]
        .sort((a, b) => worthIn(board.hand!, b.id) - worthIn(board.hand!, a.id))
        .slice(0, max)
        .map(({ id }) => id),
  },
};

const worthIn = (hand: readonly Card[], option: string): number => worthOf(hand.find(({ id }) => `card:${id}` === option)!.face);
