import type { Ability, Alien } from '../abilities/ability.ts';
import { asks } from '../abilities/own.ts';
import { hurtsMain, isLowGood } from '../bot/odds.ts';
import { isAttack, valueOf, type Card, type Face } from '../cards/cards.ts';
import { lackingOf } from '../cards/reinforcements.ts';
import { otherSide, sides, type Side } from '../facts.ts';
import { enter, shipsAsked } from '../ships/sending.ts';
import { cardValues, isFought } from '../totals/totals.ts';
import { partKey, type CosmicTable } from '../table.ts';
import type { CosmicView } from '../view.ts';

declare module '../abilities/own.ts' {
  interface Own {
    fodder: { uses: { overwhelm: never }; asks: { add: { act: true } }; tells: { added: { seat: number; faces: Face[] } } };
  }
}

/**
 * Overwhelm. As a main player, when both cards are attacks, you may add attacks from your hand that lie strictly between your card and the other,
 * each by what it counts now: their values count for your side, and they are discarded with the rest. Stopped, they stay in your hand.
 */
const overwhelm: Ability = {
  id: 'fodder.overwhelm',
  at: ['reveal.modify'],
  as: 'main',
  when: (table, seat) => isFought(table) && gapOf(table, seat).length > 0,
  can: (table, seat) => between(table, seat).length > 0,
  hint: (board, seat) => (enough(board, seat, fittingCards(board, seat)).length ? 1 : 0),
  threat: (board, seat, use) => (hurtsMain(board, seat, use) && lackingOf(board, seat) <= 0 ? 1 : 0),
  effect(table, { seat }) {
    const below = table.encounter.lasting.some((held) => held.ability === lower.id && held.seat === seat);
    table.next('fodder.add', { seat, below });
  },
};

/** Invited and not with anyone, once the cards are up: you join a side that invited you, with one ship. */
const wild: Ability = {
  id: 'fodder.wild',
  face: 'flare:fodder',
  flare: 'wild',
  at: ['reveal.modify'],
  as: 'bystander',
  when: (table, seat) => inviters(table, seat).length > 0 && table.hasColony(seat) && !table.encounter.dismissed?.includes(seat),
  ways: (table, seat) => inviters(table, seat),
  aims: ({ encounter }, _, [side]) => [side === 'offense' ? encounter.defense! : encounter.offense],
  // with whoever is about to win
  hint({ encounter }, _, way) {
    const lead = encounter!.totals ? encounter!.totals[0]! - encounter!.totals[1]! : 0;
    const isAhead = (way === 'offense') === (encounter!.verdict?.lower ?? false) ? lead < -1 : lead > 1;
    return isAhead && !encounter!.verdict?.inverted ? (way === 'offense' ? 2 : 1) : 0;
  },
  effect: (table, { seat, picks: [side] }) => table.next('fodder.join', { seat, side: side! }),
};

const inviters = ({ encounter }: CosmicTable, seat: number): string[] => sides.filter((side) => encounter.invited[side].includes(seat));

/** You may add any attacks lower than the other card, not only those above your own. */
const lower: Ability = {
  id: 'fodder.super',
  face: 'flare:fodder',
  flare: 'super',
  at: ['reveal.modify', 'on.power-use'],
  as: 'main',
  // either as it overwhelms, or to do so though nothing lies between the cards
  when(table, seat) {
    const use = table.facts.uses.at(-1);
    if (use) return use.ability === overwhelm.id && use.seat === seat;
    return isFought(table) && !table.encounter.used.includes(partKey(seat, overwhelm.id));
  },
  aims: () => [],
  hint(board, seat) {
    const [between, below] = [fittingCards(board, seat), fittingCards(board, seat, true)].map((cards) => enough(board, seat, cards).length);
    return below && !between ? 2 : 0;
  },
  lasts: {},
  effect(table, { seat, at }) {
    if (at === 'reveal.modify') table.next('use', { ability: overwhelm.id, seat, at });
  },
};

export const fodder: Alien = {
  id: 'fodder',
  alert: 'yellow',
  abilities: [overwhelm],
  flare: [wild, lower],
  steps: { 'fodder.add': add, 'fodder.join': join },
  replies: {
    add(board, { seat, options }) {
      const offered = new Set(options.map(({ id }) => id));
      return enough(
        board,
        seat,
        board.hand!.filter(({ id }) => offered.has(`card:${id}`)),
      ).map(({ id }) => `card:${id}`);
    },
  },
};

/** The values between the two cards. */
function gapOf(table: CosmicTable, seat: number): number[] {
  const side = table.sideOf(seat)!;
  const values = cardValues(table);
  return Array.from({ length: Math.max(0, values[otherSide(side)] - values[side] - 1) }, (_, at) => values[side] + 1 + at);
}

function between(table: CosmicTable, seat: number, below = false): Card[] {
  const gap = gapOf(table, seat);
  const top = cardValues(table)[otherSide(table.sideOf(seat)!)];
  const isFit = (value: number) => (below ? value < top : gap.includes(value));
  return table.seat(seat).hand.filter(({ face }) => isAttack(face) && isFit(valueOf(face)));
}

/** Which of its ships comes along; whoever has paid the last one meanwhile stays out. */
function* join(table: CosmicTable, { seat, side }: { seat: number; side: Side }) {
  if (!table.hasColony(seat)) return;
  const picks = yield* table.ask({
    ...shipsAsked(table, seat, { min: 1, max: 1 }),
    about: { key: 'cosmic.ally', of: { side } },
    clock: 'choose',
  });
  enter(table, seat, side, picks);
}

function* add(table: CosmicTable, { seat, below = false }: { seat: number; below?: boolean }) {
  const cards = between(table, seat, below);
  const picks = yield* table.ask({
    name: 'cards',
    seat,
    about: asks('fodder.add', {}),
    options: cards.map(({ id }) => ({ id: `card:${id}` })),
    min: 0,
    max: cards.length,
    fallback: [],
    clock: 'choose',
  });
  const side = table.sideOf(seat)!;
  const faces = picks.map((pick) => table.fromHand(seat, pick.slice('card:'.length)));
  for (const face of faces) table.encounter.table.push({ seat, side, face, by: 'fodder.overwhelm' });
  if (faces.length) table.tell('fodder.added', { seat, faces });
}

/** The same, from what its owner sees. */
function fittingCards({ encounter, hand = [] }: CosmicView, seat: number, below = false): Card[] {
  const [first = 0, second = 0] = encounter!.lines!.map((lines) => lines.find(({ kind }) => kind === 'card')?.value);
  const [low, high] = seat === encounter!.offense ? [first, second] : [second, first];
  return hand.filter(({ face }) => isAttack(face) && (below || valueOf(face) > low) && valueOf(face) < high);
}

/** The fewest small cards that turn defeat into victory; none if all of them are too few. */
function enough(board: CosmicView, seat: number, cards: readonly Card[]): readonly Card[] {
  const lacking = lackingOf(board, seat);
  if (lacking <= 0 || isLowGood(board)) return [];
  const sorted = [...cards].sort((a, b) => valueOf(a.face) - valueOf(b.face));
  const single = sorted.find(({ face }) => valueOf(face) >= lacking);
  if (single) return [single];
  const sum = sorted.reduce((all, { face }) => all + valueOf(face), 0);
  return sum >= lacking ? sorted : [];
}
