import type { Json } from '../../../engine/json.ts';
import type { Ability, Alien } from '../abilities/ability.ts';
import { augment } from '../abilities/flares.ts';
import { asks } from '../abilities/own.ts';
import { HAND, isEncounterCard } from '../cards/cards.ts';
import { throwAway } from '../cards/throw-away.ts';
import { otherSide } from '../facts.ts';
import { handOver } from '../phases/resolution.ts';
import { giveOrder, worthOf } from '../ships/defaults.ts';
import type { CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    mutant: { uses: { refill: never }; asks: { source: { of: { cards: number }; words: 'deck' | 'rest' }; discard: { act: true } } };
  }
}

const DECK = 'word:deck';
const REST = 'word:rest';

/** Where a card can come from: the deck, as long as there are cards for it, and the hands of all others. */
function sources(table: CosmicTable, seat: number): string[] {
  const { deck, discard } = table.facts;
  const others = table.order.filter((other) => other !== seat && table.seat(other).hand.length > 0);
  return [...(deck.length || discard.length ? [DECK] : []), ...others.map((other) => `seat:${other}`)];
}

/**
 * Regenerate. As a main player with fewer than eight cards you may, before anyone is invited, fill your hand up to eight, card by card:
 * each from the deck or, at random, out of the hand of another.
 */
const refill: Ability = {
  id: 'mutant.refill',
  at: ['alliance.before-invites'],
  as: 'main',
  when: (table, seat) => table.seat(seat).hand.length < HAND && sources(table, seat).length > 0,
  threat: (board, seat, use) => (use.seat !== seat && board.seats[use.seat]!.hand < HAND / 2 ? 1 : 0),
  effect: (table, { seat }) => table.next('mutant.draw', { seat, dealing: true }),
};

/** The main player on the other side and its allies, as far as they have cards. */
function beatenSeats(table: CosmicTable, seat: number): number[] {
  const other = otherSide(table.sideOf(seat)!);
  const seats = [table.main(other), ...table.encounter.allies[other]];
  return table.order.filter((one) => seats.includes(one) && table.seat(one).hand.length > 0);
}

/** You have won or made a deal: a random card of the other main player and of each of its allies. */
const wild: Ability = {
  id: 'mutant.wild',
  face: 'flare:mutant',
  flare: 'wild',
  at: ['resolve.result', 'deal.made'],
  as: 'main',
  when(table, seat) {
    const { ending, winner } = table.encounter.outcome!;
    return (ending === 'deal-made' || winner === table.sideOf(seat)) && beatenSeats(table, seat).length > 0;
  },
  aims: beatenSeats,
  hint: () => 1,
  effect(table, { seat, aimed }) {
    for (const other of aimed) takeOne(table, other, seat);
  },
};

const MOST = 3;
const WEAK = 8;

/** When you refill your hand: first you may discard up to three cards. */
const choosy = augment(refill, {
  as: 'main',
  hint: ({ hand = [] }) => hand.filter(({ face }) => worthOf(face) < WEAK).length - 1,
  effect: (table, { seat }) => table.next('mutant.discard', { seat }),
});

export const mutant: Alien = {
  id: 'mutant',
  alert: 'green',
  abilities: [refill],
  flare: [wild, choosy],
  steps: { 'mutant.draw': draw, 'mutant.discard': discard },
  replies: {
    // what is weak goes, but an encounter card stays in any case
    discard({ hand = [] }, { max }) {
      const kept = giveOrder(hand).findLast(({ face }) => isEncounterCard(face));
      const weak = giveOrder(hand).filter((card) => card !== kept && worthOf(card.face) < WEAK);
      return weak.slice(0, max).map(({ id }) => `card:${id}`);
    },
    // what comes from the opponent is missed there
    source(board, { seat, options }) {
      const { offense, defense } = board.encounter!;
      const wanted = [`seat:${seat === offense ? defense : offense}`, REST];
      return [wanted.find((one) => options.some(({ id }) => id === one)) ?? options[0]!.id];
    },
  },
};

interface Refilling {
  seat: number;
  /** However many cards it takes, it is one effect: whoever is left without a card to fight with is seen to in the end. */
  dealing: true;
  /** It has said that all that is still missing comes from the deck. */
  deck?: boolean;
}

/** One card at a time, until there are eight or nothing is left to take. Who wants no more than the deck has need not say so each time. */
function* draw(table: CosmicTable, { seat, deck = false }: Refilling) {
  const missing = HAND - table.seat(seat).hand.length;
  const from = sources(table, seat);
  if (missing <= 0 || !from.length) {
    table.stirred = true;
    return;
  }
  const hasDeck = from[0] === DECK;
  const again: [string, Json] = ['mutant.draw', { seat, dealing: true, deck }];
  if (deck && hasDeck) return table.then(['draw', { seat, count: 1 }], again);
  const options = hasDeck && missing > 1 ? [DECK, REST, ...from.slice(1)] : from;
  const [pick] = yield* table.ask({
    name: 'source',
    seat,
    about: asks('mutant.source', { cards: missing }),
    options: options.map((id) => ({ id })),
    min: 1,
    max: 1,
    fallback: [options.includes(REST) ? REST : options[0]!],
    clock: 'choose',
  });
  if (pick === REST) return table.next('mutant.draw', { seat, dealing: true, deck: true });
  if (pick === DECK) return table.then(['draw', { seat, count: 1 }], again);
  const other = Number(pick!.slice('seat:'.length));
  takeOne(table, other, seat);
  table.then(again);
}

function takeOne(table: CosmicTable, from: number, to: number): void {
  const faces = table.randomCards(from, 1);
  for (const face of faces) table.toHand(to, face);
  if (faces.length) handOver(table, from, to, faces, 'taken');
}

function* discard(table: CosmicTable, { seat }: { seat: number }) {
  const { hand } = table.seat(seat);
  if (!hand.length) return;
  const picks = yield* table.ask({
    name: 'discard',
    seat,
    about: asks('mutant.discard', {}),
    options: hand.map(({ id }) => ({ id: `card:${id}` })),
    min: 0,
    max: Math.min(MOST, hand.length),
    fallback: [],
    clock: 'choose',
  });
  throwAway(table, seat, picks);
}
