import type { Ability, Alien } from '../abilities/ability.ts';
import { enable } from '../abilities/flares.ts';
import { asks } from '../abilities/own.ts';
import { isAttack, typeOf, valueOf, type Card, type Face } from '../cards/cards.ts';
import { lackingOf, sideToAdd } from '../cards/reinforcements.ts';
import { sides, type Side } from '../facts.ts';
import type { CosmicTable } from '../table.ts';
import { isFought } from '../totals/totals.ts';
import type { CosmicView } from '../view.ts';

declare module '../abilities/own.ts' {
  interface Own {
    reserve: {
      uses: { reinforce: Side; cancel: never };
      asks: { cards: { act: true }; large: { act: true }; which: object };
      tells: { fetched: { seat: number; face: Face } };
    };
  }
}

const MOST = 6;
const LARGE = 9;
/** Attacks that serve as reinforcements, the largest first. */
const lowIn = (hand: readonly Card[], most = MOST): Card[] =>
  hand.filter(({ face }) => isAttack(face) && valueOf(face) <= most).sort((a, b) => valueOf(b.face) - valueOf(a.face));

/** So many of them as it takes, the largest first; none if all together are not enough. */
function enough(cards: readonly Card[], lacking: number): Card[] {
  let sum = 0;
  const last = cards.findIndex(({ face }) => (sum += valueOf(face)) >= lacking);
  return last < 0 ? [] : cards.slice(0, last + 1);
}

/**
 * Reinforce. While totals are compared you may, as a main player or an ally, add attacks up to 06 out of your hand as reinforcements of their value,
 * to either side and as often as you like. When another plays a reinforcement you may discard a negotiate to cancel it.
 */
const reinforce: Ability = {
  id: 'reserve.reinforce',
  at: ['reveal.modify'],
  as: 'side',
  repeats: true,
  when: isFought,
  can: (table, seat) => lowIn(table.seat(seat).hand).length > 0,
  ways: (table, seat) => (table.sideOf(seat) === 'offense' ? [...sides] : [...sides].reverse()),
  hint(board, seat, way) {
    const lacking = lackingOf(board, seat);
    return way === sideToAdd(board, seat) && lacking > 0 ? enough(lowIn(board.hand!), lacking).length : 0;
  },
  *choose(table, seat) {
    // the flare leads here for one card alone
    const isLarge = table.facts.uses.at(-1)?.ability === 'reserve.super';
    const cards = lowIn(table.seat(seat).hand, isLarge ? LARGE : MOST);
    const picks = yield* table.ask({
      name: 'cards',
      seat,
      about: isLarge ? asks('reserve.large', {}) : asks('reserve.cards', {}),
      options: cards.map(({ id }) => ({ id: `card:${id}` })),
      min: 1,
      max: isLarge ? 1 : cards.length,
      fallback: [`card:${cards.at(-1)!.id}`],
      clock: 'respond',
    });
    return picks.map((pick) => table.card(seat, pick.slice('card:'.length))!.face);
  },
  effect(table, { seat, picks: [side, ...faces] }) {
    for (const face of faces) {
      const card = table.seat(seat).hand.find((one) => one.face === face);
      // as this may
      if (card) table.encounter.table.push({ seat, side: side as Side, face: table.fromHand(seat, card.id) });
    }
  },
};

const cancel: Ability = {
  id: 'reserve.cancel',
  at: ['on.reinforcement'],
  as: 'side',
  stops: true,
  when: ({ use }, seat) => use.seat !== seat,
  can: (table, seat) => table.seat(seat).hand.some(({ face }) => face === 'negotiate'),
  aims: ({ use }) => [use.seat],
  effect(table, { seat }) {
    const negotiate = table.seat(seat).hand.find(({ face }) => face === 'negotiate');
    // it may have gone in an answer
    if (!negotiate) return;
    const face = table.fromHand(seat, negotiate.id);
    table.facts.uses.at(-2)!.stopped = true;
    table.tell('discarded', { seat, faces: [face] });
    table.discard([{ seat, face }]);
  },
};

/** Reinforcements that others have just discarded and that still lie on the pile. */
const thrownReinforcements = (table: CosmicTable, seat: number): Face[] => [
  ...new Set(
    (table.occasion('on.card-discard')?.cards ?? [])
      .filter((card) => card.seat !== seat && typeOf(card.face) === 'reinforcement' && table.facts.discard.includes(card.face))
      .map(({ face }) => face),
  ),
];

/** Another discards a reinforcement, played or not: it comes to your hand. */
const wild: Ability = {
  id: 'reserve.wild',
  face: 'flare:reserve',
  flare: 'wild',
  at: ['on.card-discard'],
  as: 'any',
  when: (table, seat) => thrownReinforcements(table, seat).length > 0,
  aims: () => [],
  hint: () => 1,
  *choose(table, seat) {
    const options = thrownReinforcements(table, seat)
      .sort((a, b) => valueOf(b) - valueOf(a))
      .map((face) => ({ id: `face:${face}` }));
    const fallback = [options[0]!.id];
    if (options.length === 1) return fallback;
    return yield* table.ask({
      name: 'which',
      seat,
      about: asks('reserve.which', {}),
      options,
      min: 1,
      max: 1,
      fallback,
      clock: 'choose',
    });
  },
  effect(table, { seat, picks: [pick] }) {
    const face = pick!.slice('face:'.length);
    if (!thrownReinforcements(table, seat).includes(face)) return;
    table.toHand(seat, table.fromPile(face));
    table.tell('reserve.fetched', { seat, face });
  },
};

/** The attack above 06 that is enough where all the lower ones are not. */
function large(board: CosmicView, seat: number): Card | undefined {
  const lacking = lackingOf(board, seat);
  if (lacking <= 0 || enough(lowIn(board.hand!), lacking).length) return undefined;
  return lowIn(board.hand!, LARGE).findLast(({ face }) => valueOf(face) >= lacking);
}

/** You may add one attack up to 09 as a reinforcement. */
const strong = enable(reinforce, {
  as: 'side',
  when: isFought,
  can: (table, seat) => lowIn(table.seat(seat).hand, LARGE).length > 0,
  ways: reinforce.ways!.bind(reinforce),
  hint: (board, seat, way) => (way === sideToAdd(board, seat) && large(board, seat) ? 1 : 0),
});

export const reserve: Alien = {
  id: 'reserve',
  alert: 'green',
  abilities: [reinforce, cancel],
  flare: [wild, strong],
  replies: {
    large(board, { seat, fallback }) {
      const picked = large(board, seat);
      return picked ? [`card:${picked.id}`] : fallback;
    },
    cards(board, { seat, fallback }) {
      const picked = enough(lowIn(board.hand!), lackingOf(board, seat));
      return picked.length ? picked.map(({ id }) => `card:${id}`) : fallback;
    },
  },
};
