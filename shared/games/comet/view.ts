import type { Viewer } from '../../engine/save.ts';
import type { Side } from './map/board.ts';
import type { Sign, Terrain, Token } from './cards.ts';
import type { Card, Discarded, HandCard, SeatFacts, Source } from './facts.ts';
import type { CometTable } from './table.ts';

export interface SeatView {
  leader: Source;
  /** Cards in hand, and those among them that everyone knows. */
  hand: number;
  known: Card[];
  limit: number;
  slots: (Card | null)[];
  companions: (string | null)[];
  rescued: Source[];
  passed: boolean;
}

/** The action under way; it lies open for everyone. */
export interface ActionView {
  kind: 'move' | 'parrot' | 'appear';
  seat: number;
  /** Move: symbols not yet used, cards without the any-terrain symbol that may still be played, cards played, terrains open to each companion. */
  pool?: Sign[];
  plain?: number;
  played?: Card[];
  guided?: Terrain[][];
  steps?: number;
  /** Appear: the card to come, animals placed, reductions for the next one, and for each further one that may come. */
  card?: string | null;
  placed?: number;
  nearer?: number;
  seconds?: number[];
}

export interface CometView {
  side: Side;
  first: number;
  /** Whose turn it is; null at the end. */
  turn: number | null;
  turns: number;
  comet: boolean;
  decks: { silver: number; aside: number; gold: number };
  row: Card[];
  discards: { silver: Card[]; gold: Discarded[] };
  tokens: Record<Token, string | null>;
  seats: SeatView[];
  action: ActionView | null;
  /** Between turns: what the last player discarded to move. */
  last: { seat: number; cards: Card[] } | null;
  over: boolean;
  /** The viewer's own hand. */
  hand?: HandCard[];
}

const cardOf = ({ id, kind }: Card): Card => ({ id, kind });
const sourceOf = ({ id, kind, used }: Source): Source => ({ id, kind, used });

function seatView(table: CometTable, seat: number): SeatView {
  const { leader, hand, slots, companions, rescued, passed }: SeatFacts = table.seat(seat);
  return {
    leader: sourceOf(leader),
    hand: hand.length,
    known: hand.filter(({ open }) => open).map(cardOf),
    limit: table.handLimit(seat),
    slots: slots.map((card) => card && cardOf(card)),
    companions: [...companions],
    rescued: rescued.map(sourceOf),
    passed,
  };
}

function actionView({ facts: { action } }: CometTable): ActionView | null {
  if (!action) return null;
  const { kind, seat } = action;
  if (action.kind === 'appear') {
    const { card, placed, nearer, seconds } = action;
    return { kind, seat, card, placed, nearer, seconds: [...seconds] };
  }
  const { pool, plain, played, guided, steps } = action;
  return { kind, seat, pool: [...pool], plain, played: played.map(cardOf), guided: guided.map((list) => [...list]), steps };
}

export function view(table: CometTable, viewer: Viewer): CometView {
  const { facts } = table;
  const board: CometView = {
    side: table.save.options['side'] as Side,
    first: facts.first,
    turn: facts.over ? null : facts.active,
    turns: facts.turns,
    comet: facts.comet,
    decks: { silver: facts.draw.length, aside: facts.aside.length, gold: facts.gold.length },
    row: facts.row.map(cardOf),
    discards: {
      silver: facts.discards.silver.map(cardOf),
      gold: facts.discards.gold.map((card) => (card.spent ? { ...cardOf(card), spent: true } : cardOf(card))),
    },
    tokens: { mammoth: facts.tokens.mammoth, turtle: facts.tokens.turtle },
    seats: table.seats.map((seat) => seatView(table, seat)),
    action: actionView(table),
    last: facts.last && { seat: facts.last.seat, cards: facts.last.cards.map(cardOf) },
    over: facts.over,
  };
  if (viewer !== 'watch') board.hand = table.seat(viewer).hand.map(({ id, kind, open }) => ({ id, kind, open }));
  return board;
}

/**
 * 7: nothing hidden comes up within an Appear or a Move: a card that its owner shows is its owner's to take back until the action is confirmed. So
 * what can't be taken back is a turn completed, a card drawn, a gold card turned up and the comet.
 */
export function knowledge(table: CometTable, viewer: Viewer): string[] {
  const { facts } = table;
  const known = [`turn ${facts.turns}`, ...facts.row.map(({ id }) => id)];
  if (facts.comet) known.push('comet');
  if (viewer !== 'watch') for (const { id, open } of table.seat(viewer).hand) if (!open) known.push(id);
  return known;
}
