import type { Ability, Alien } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import { typeOf, type CardType, type Face } from '../cards/cards.ts';
import { throwAway } from '../cards/throw-away.ts';
import { handOver, hasDoneWell } from '../phases/resolution.ts';
import { giveOrder, worthOf } from '../ships/defaults.ts';
import { ASIDE, type CosmicTable } from '../table.ts';

declare module '../abilities/own.ts' {
  interface Own {
    vulch: {
      uses: { salvage: 'flares' };
      asks: { offer: { of: { to: number }; act: true }; judge: { of: { from: number; face: Face }; words: 'keep' | 'discard' } };
      tells: { salvaged: { seat: number; faces: Face[] }; kept: { seat: number; faces: Face[] } };
    };
  }
}

const isOf =
  (type: CardType) =>
  ({ face }: { face: Face }): boolean =>
    typeOf(face) === type;

/** What others have just discarded of this type and still lies on the pile. */
const carrion = (table: CosmicTable, seat: number, type: CardType): Face[] =>
  (table.occasion('on.card-discard')?.cards ?? [])
    .filter((card) => card.seat !== seat && isOf(type)(card) && table.facts.discard.includes(card.face))
    .map(({ face }) => face);

/**
 * Salvage. Must: an artifact that another discards, played or not, comes to your hand. When you draw a new hand you show and keep your artifacts
 * besides; that is no use and can't be stopped.
 */
const salvage: Ability = {
  id: 'vulch.salvage',
  at: ['on.card-discard'],
  as: 'any',
  must: true,
  when: (table, seat) => carrion(table, seat, 'artifact').length > 0,
  aims: () => [],
  effect(table, { seat, picks: [way] }) {
    const faces = carrion(table, seat, way === FLARES ? 'flare' : 'artifact');
    for (const face of faces) table.toHand(seat, table.fromPile(face));
    table.tell('vulch.salvaged', { seat, faces });
  },
};

const keep: Ability = {
  id: 'vulch.keep',
  at: ['on.hand-refill'],
  as: 'any',
  quiet: true,
  must: true,
  when: (table, seat) => table.occasion('on.hand-refill')?.seat === seat,
  effect: (table, { seat }) => keepAll(table, seat, 'artifact'),
};

/** Shows all cards of this type, and keeps them while the hand is renewed. */
function keepAll(table: CosmicTable, seat: number, type: CardType): void {
  const kept = table.seat(seat).hand.filter(isOf(type));
  for (const { id } of kept) table.toStore(seat, ASIDE, table.fromHand(seat, id));
  if (kept.length) table.tell('vulch.kept', { seat, faces: kept.map(({ face }) => face) });
}

/** As a main player who has won or made a deal: your opponent hands you cards one by one, as it likes, until you keep one; those before it you discard. */
const wild: Ability = {
  id: 'vulch.wild',
  face: 'flare:vulch',
  flare: 'wild',
  at: ['resolve.result', 'deal.made'],
  as: 'main',
  when: (table, seat) => hasDoneWell(table, seat) && table.seat(table.opponentOf(seat)).hand.length > 0,
  hint: () => 1,
  effect: (table, { seat }) => table.next('vulch.offer', { seat, from: table.opponentOf(seat) }),
};

interface Offering {
  seat: number;
  from: number;
}

/** Which card comes next; the worst, if it is not said. */
function* offer(table: CosmicTable, { seat, from }: Offering) {
  const order = giveOrder(table.seat(from).hand);
  if (!order.length) return;
  const [pick] =
    order.length === 1
      ? [`card:${order[0]!.id}`]
      : yield* table.ask({
          name: 'offer',
          seat: from,
          about: asks('vulch.offer', { to: seat }),
          options: order.map(({ id }) => ({ id: `card:${id}` })),
          min: 1,
          max: 1,
          fallback: [`card:${order[0]!.id}`],
          clock: 'choose',
        });
  const face = table.fromHand(from, pick!.slice('card:'.length));
  const card = table.toHand(seat, face).id;
  handOver(table, from, seat, [face], 'given');
  table.next('vulch.judge', { seat, from, card });
}

function* judge(table: CosmicTable, { seat, from, card }: Offering & { card: string }) {
  const [pick] = yield* table.ask({
    name: 'judge',
    seat,
    about: asks('vulch.judge', { from, face: table.card(seat, card)!.face }),
    options: [{ id: 'word:keep' }, { id: 'word:discard' }],
    min: 1,
    max: 1,
    fallback: ['word:keep'],
    clock: 'choose',
  });
  if (pick !== 'word:discard') return;
  throwAway(table, seat, [`card:${card}`]);
  table.next('vulch.offer', { seat, from });
}

const FLARES = 'flares';

/** You salvage flares that others have just discarded too; or, as you draw a new hand, you show and keep your flares besides. */
const greedy: Ability = {
  id: 'vulch.super',
  face: 'flare:vulch',
  flare: 'super',
  at: ['on.card-discard', 'on.hand-refill'],
  as: 'any',
  when: (table, seat) => carrion(table, seat, 'flare').length > 0 || table.occasion('on.hand-refill')?.seat === seat,
  aims: () => [],
  hint: () => 1,
  effect(table, use) {
    const { seat, at } = use;
    if (at === 'on.card-discard') return table.next('use', { ability: salvage.id, seat, at, way: FLARES });
    keepAll(table, seat, 'flare');
    table.toStore(seat, ASIDE, use.face!);
    use.away = true;
  },
};

/** What is good enough to be kept. */
const GOOD = 12;

export const vulch: Alien = {
  id: 'vulch',
  alert: 'green',
  abilities: [salvage, keep],
  flare: [wild, greedy],
  steps: { 'vulch.offer': offer, 'vulch.judge': judge },
  replies: {
    judge(board, { about: { of = {} } }) {
      const isLast = board.seats[of['from'] as number]!.hand === 0;
      return [isLast || worthOf(of['face'] as Face) >= GOOD ? 'word:keep' : 'word:discard'];
    },
  },
};
