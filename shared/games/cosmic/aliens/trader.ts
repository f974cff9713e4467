import type { Ability, Alien } from '../abilities/ability.ts';
import { augment } from '../abilities/flares.ts';
import { asks } from '../abilities/own.ts';
import { hurtsMain } from '../bot/odds.ts';
import type { Card, Face } from '../cards/cards.ts';
import { handOver } from '../phases/resolution.ts';
import { giveOrder, worthOf } from '../ships/defaults.ts';
import type { CosmicTable } from '../table.ts';
import type { CosmicView } from '../view.ts';

declare module '../abilities/own.ts' {
  interface Own {
    trader: { uses: { trade: never }; asks: { give: { of: { to: number }; act: true } } };
  }
}

/** What a card is worth on the whole, and how few a hand may be that is taken for one's own. */
const USUAL = 10;
const FEW = 3;
const worthIn = (hand: readonly Card[]): number => hand.reduce((sum, { face }) => sum + worthOf(face), 0);

/** What it is worth to have the hand of this seat instead of the own one. */
function gain(board: CosmicView, other: number): number {
  const theirs = board.seats[other]!.hand;
  return theirs < FEW ? 0 : theirs * USUAL - worthIn(board.hand!);
}

const opponentIn = ({ encounter }: CosmicView, seat: number): number =>
  seat === encounter!.offense ? encounter!.defense! : encounter!.offense;

/**
 * Transference. As a main player, before cards are chosen, you may exchange your whole hand for that of the other; both keep what they get.
 * As a defense without an encounter card you draw your new hand first.
 */
const trade: Ability = {
  id: 'trader.trade',
  at: ['planning.before-select'],
  as: 'main',
  can: (table, seat) => seat === table.encounter.offense || table.hasEncounterCard(seat),
  hint: (board, seat) => gain(board, opponentIn(board, seat)),
  threat: (board, seat, use) => (hurtsMain(board, seat, use) && board.seats[seat]!.hand >= board.seats[use.seat]!.hand ? 1 : 0),
  effect(table, use) {
    const { seat, picks } = use;
    const [whom] = picks;
    const other = whom === undefined ? table.opponentOf(seat) : Number(whom);
    const ways = [
      { from: seat, to: other, faces: takeHand(table, seat) },
      { from: other, to: seat, faces: takeHand(table, other) },
    ];
    for (const { from, to, faces } of ways) {
      for (const face of faces) table.toHand(to, face);
      if (faces.length) handOver(table, from, to, faces, 'given');
    }
    // the flare that was played with it comes back now
    if (!use.face) return;
    table.toHand(seat, use.face);
    use.away = true;
  },
};

const takeHand = (table: CosmicTable, seat: number): Face[] => [...table.seat(seat).hand].map(({ id }) => table.fromHand(seat, id));

/** As a main player, before anyone is invited: you take a random card of your opponent's hand and give it one of your choice, the same one if you like. */
const wild: Ability = {
  id: 'trader.wild',
  face: 'flare:trader',
  flare: 'wild',
  at: ['alliance.before-invites'],
  as: 'main',
  when: (table, seat) => table.seat(table.opponentOf(seat)).hand.length > 0,
  hint: () => 1,
  effect(table, { seat }) {
    const other = table.opponentOf(seat);
    // the last card may have gone in an answer
    const [face] = table.randomCards(other, 1);
    if (face === undefined) return;
    table.toHand(seat, face);
    handOver(table, other, seat, [face], 'taken');
    table.next('trader.give', { seat, to: other, rest: true });
  },
};

function* give(table: CosmicTable, { seat, to }: { seat: number; to: number }) {
  const order = giveOrder(table.seat(seat).hand);
  const [pick] = yield* table.ask({
    name: 'give',
    seat,
    about: asks('trader.give', { to }),
    options: order.map(({ id }) => ({ id: `card:${id}` })),
    min: 1,
    max: 1,
    fallback: [`card:${order[0]!.id}`],
    clock: 'choose',
  });
  const face = table.fromHand(seat, pick!.slice('card:'.length));
  table.toHand(to, face);
  handOver(table, seat, to, [face], 'given');
}

const others = (table: CosmicTable, seat: number): number[] =>
  table.order.filter((other) => other !== seat && other !== table.opponentOf(seat));

/** When you exchange hands: you do so with any player, not just your opponent. It is no part of the hand that you give away. */
const anyone = augment(trade, {
  as: 'main',
  ways: (table, seat) => others(table, seat).map(String),
  aims: (_, __, [whom]) => [Number(whom)],
  hint: (board, seat, way) => Math.max(0, gain(board, Number(way)) - Math.max(0, gain(board, opponentIn(board, seat)))),
  effect({ facts }, use) {
    const { seat, picks, aimed } = use;
    Object.assign(facts.uses.at(-2)!, { augmented: true, picks, aimed, face: use.face, goesTo: seat });
    use.away = true;
  },
});

export const trader: Alien = {
  id: 'trader',
  alert: 'green',
  abilities: [trade],
  flare: [wild, anyone],
  steps: { 'trader.give': give },
};
