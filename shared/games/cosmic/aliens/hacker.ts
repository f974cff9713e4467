import type { Ability, Alien } from '../abilities/ability.ts';
import { augment } from '../abilities/flares.ts';
import { asks } from '../abilities/own.ts';
import type { Card, Face } from '../cards/cards.ts';
import { handOver, payCompensation, payerOf } from '../phases/resolution.ts';
import { giveOrder, worthOf } from '../ships/defaults.ts';
import type { CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    hacker: {
      uses: { collect: number; pay: never };
      asks: {
        take: { of: { from: number; count: number } };
        give: { of: { to: number; count: number }; act: true };
        back: { of: { to: number; count: number }; act: true };
      };
      tells: { saw: { from: number; faces: Face[] } };
    };
  }
}

/** Hack. When you collect compensation you may collect it from any other player, look at that hand and choose the cards. */
const collect: Ability = {
  id: 'hacker.collect',
  at: ['resolve.compensation'],
  as: 'main',
  when: (table, seat) => table.encounter.compensation?.taker === seat && payers(table, seat).length > 0,
  ways: (table, seat) => payers(table, seat).map(String),
  aims: (_, __, [payer]) => [Number(payer)],
  // the largest hand has the best cards
  hint: (board, _, way) => board.seats[Number(way)]!.hand,
  threat: (_, seat, { picks }) => (picks[0] === String(seat) ? 1 : 0),
  effect({ encounter }, { picks, augmented }) {
    Object.assign(encounter.compensation!, { payer: Number(picks[0]), chosen: augmented ? 'hacker.exchange' : 'hacker.look' });
  },
};

/** And when your opponent collects it from you, you may choose the cards. */
const pay: Ability = {
  id: 'hacker.pay',
  at: ['resolve.compensation'],
  as: 'main',
  when: (table, seat) => payerOf(table) === seat,
  effect({ encounter }) {
    encounter.compensation!.chosen = 'hacker.give';
  },
};

/** Your opponent collects no compensation from you; one who can collect it elsewhere still may. */
const wild: Ability = {
  id: 'hacker.wild',
  face: 'flare:hacker',
  flare: 'wild',
  at: ['resolve.compensation'],
  as: 'main',
  when: (table, seat) => payerOf(table) === seat,
  hint: () => 1,
  threat: ({ encounter }, seat) => (encounter!.compensation?.taker === seat ? 1 : 0),
  effect({ encounter }, { seat }) {
    encounter.compensation!.barred = seat;
  },
};

/** When you have collected cards from whom you chose, you may hand back as many of yours. */
const exchanged = augment(collect, { as: 'main', hint: (board) => useless(board.hand!).length });

/** Low attacks, as long as another encounter card is left. */
const useless = (hand: readonly Card[]): Card[] =>
  giveOrder(hand)
    .slice(0, -1)
    .filter(({ face }) => worthOf(face) < 5);

export const hacker: Alien = {
  id: 'hacker',
  alert: 'green',
  abilities: [collect, pay],
  flare: [wild, exchanged],
  steps: { 'hacker.look': look, 'hacker.exchange': exchange, 'hacker.take': take, 'hacker.give': give, 'hacker.back': back },
  replies: {
    back: (board, { max }) =>
      useless(board.hand!)
        .slice(0, max)
        .map(({ id }) => `card:${id}`),
  },
};

const payers = (table: CosmicTable, seat: number): number[] =>
  table
    .clockwiseFrom(seat)
    .filter((other) => other !== seat && other !== table.encounter.compensation?.barred && table.seat(other).hand.length > 0);

function exchange(table: CosmicTable): void {
  look(table, { exchanges: true });
}

/** What it sees is the hand as it is now. */
function look(table: CosmicTable, args: Pick<Taking, 'exchanges'> | null): void {
  const { taker, payer } = table.encounter.compensation!;
  const { hand } = table.seat(payer);
  const faces = hand.map(({ face }) => face);
  // the last card may have gone in an answer
  if (!faces.length) return payCompensation(table, []);
  table.seat(taker).notes.push({ encounter: table.encounter.number, kind: 'saw', with: payer, faces });
  table.tell('hacker.saw', null, { [taker]: { from: payer, faces } });
  table.next('hacker.take', { cards: hand.map(({ id }) => id), taken: [], ...args });
}

interface Taking {
  cards: string[];
  taken: string[];
  /** What it takes it may pay for with cards of its own. */
  exchanges?: boolean;
}

/** One card after the other, by default the best. */
function* take(table: CosmicTable, taking: Taking) {
  const { cards, taken, exchanges = false } = taking;
  const { taker, payer, cards: due } = table.encounter.compensation!;
  const left = table.seat(payer).hand.filter(({ id }) => cards.includes(id) && !taken.includes(id));
  const count = Math.min(due, cards.length) - taken.length;
  if (!count || count === left.length) {
    const ids = count ? [...taken, ...left.map(({ id }) => id)] : taken;
    payCompensation(
      table,
      ids.map((id) => table.fromHand(payer, id)),
    );
    if (exchanges && ids.length) table.next('hacker.back', { seat: taker, to: payer, count: ids.length });
    return;
  }
  const best = left.reduce((one, other) => (worthOf(other.face) > worthOf(one.face) ? other : one));
  const [pick] = yield* table.ask({
    name: 'card',
    seat: taker,
    about: asks('hacker.take', { from: payer, count }),
    options: [...new Set(left.map(({ face }) => face))].map((face) => ({ id: `face:${face}` })),
    min: 1,
    max: 1,
    fallback: [`face:${best.face}`],
    clock: 'choose',
  });
  const { id } = left.find(({ face }) => pick === `face:${face}`)!;
  table.next('hacker.take', { ...taking, taken: [...taken, id] });
}

function* give(table: CosmicTable) {
  const { taker, payer, cards: due } = table.encounter.compensation!;
  const { hand } = table.seat(payer);
  const count = Math.min(due, hand.length);
  const usual = giveOrder(hand)
    .slice(0, count)
    .map(({ id }) => `card:${id}`);
  const isFree = hand.length > count;
  const picks = isFree
    ? yield* table.ask({
        name: 'cards',
        seat: payer,
        about: asks('hacker.give', { to: taker, count }),
        options: hand.map(({ id }) => ({ id: `card:${id}` })),
        min: count,
        max: count,
        fallback: usual,
        clock: 'choose',
      })
    : usual;
  payCompensation(
    table,
    picks.map((pick) => table.fromHand(payer, pick.slice('card:'.length))),
  );
}

interface Giving {
  seat: number;
  to: number;
  count: number;
}

/** As many cards as it took, or fewer, in return. */
function* back(table: CosmicTable, { seat, to, count }: Giving) {
  const { hand } = table.seat(seat);
  const picks = yield* table.ask({
    name: 'cards',
    seat,
    about: asks('hacker.back', { to, count }),
    options: hand.map(({ id }) => ({ id: `card:${id}` })),
    min: 0,
    max: Math.min(count, hand.length),
    fallback: [],
    clock: 'choose',
  });
  const faces = picks.map((pick) => table.fromHand(seat, pick.slice('card:'.length)));
  for (const face of faces) table.toHand(to, face);
  if (faces.length) handOver(table, seat, to, faces, 'given');
}
