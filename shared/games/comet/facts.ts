import { SLOTS, type Sign, type Terrain, type Token } from './cards.ts';

/** A card everyone can tell from others. Its id is given when it is opened, so that it says nothing about the hand it came from. */
export interface Card {
  id: string;
  kind: string;
}

export interface HandCard extends Card {
  /** Everyone knows it: gold cards, and silver ones taken openly or shown. Otherwise its id is known to its owner alone. */
  open: boolean;
}

/** A card with an ability lying before its owner: the leader or a rescued animal. */
export interface Source extends Card {
  used: boolean;
}

export interface SeatFacts {
  /** Its id is `leader`. */
  leader: Source;
  hand: HandCard[];
  /** Slot i belongs to companion i. */
  slots: (Card | null)[];
  /** The hex of each companion on the board. */
  companions: (string | null)[];
  rescued: Source[];
  passed: boolean;
  /** Hidden cards that have ever come into this hand. */
  drawn: number;
}

/** How things stood when the action began, as far as it can change them before its first step or animal. */
export interface Before {
  row: Card[];
  used: string[];
  tokens: Record<Token, string | null>;
}

/** A Move under way, or the move of a parrot. */
export interface MoveAction {
  kind: 'move' | 'parrot';
  seat: number;
  pool: Sign[];
  /** Cards without the any-terrain symbol that may still be played. */
  plain: number;
  /** Cards discarded for movement, in order. */
  played: Card[];
  /** Advantage cards used up. */
  spent: Card[];
  /** Per companion the terrains it was guided over. */
  guided: Terrain[][];
  steps: number;
  /** Null once a step was made. */
  before: Before | null;
}

export interface AppearAction {
  kind: 'appear';
  seat: number;
  /** The card that is to appear next. */
  card: string | null;
  placed: number;
  /** How much nearer the next animal appears by what was used for it. */
  nearer: number;
  /** One entry for each further animal that may come: how much nearer it appears. */
  seconds: number[];
  /** Gold cards taken in this action. */
  taken: string[];
  spent: Card[];
  before: Before | null;
}

export type Action = MoveAction | AppearAction;

/** An advantage card that has done its work stays on the pile when the pile is shuffled. */
export interface Discarded extends Card {
  spent?: true;
}

export interface Facts {
  /** Who plays first, and whose turn it is. */
  first: number;
  active: number;
  /** Turns completed. */
  turns: number;
  /** Turns since a silver card last left the draw deck. */
  quiet: number;
  comet: boolean;
  /** Face-down decks, drawn from the end. */
  draw: string[];
  aside: string[];
  gold: string[];
  row: Card[];
  discards: { silver: Card[]; gold: Discarded[] };
  tokens: Record<Token, string | null>;
  seats: SeatFacts[];
  action: Action | null;
  /** The cards that were discarded to move in the turn just completed. */
  last: { seat: number; cards: Card[] } | null;
  /** Cards that were ever opened. */
  opened: number;
  over: boolean;
}

export function noFacts(seats: number): Facts {
  return {
    first: 0,
    active: 0,
    turns: 0,
    quiet: 0,
    comet: false,
    draw: [],
    aside: [],
    gold: [],
    row: [],
    discards: { silver: [], gold: [] },
    tokens: { mammoth: null, turtle: null },
    seats: Array.from({ length: seats }, () => ({
      leader: { id: 'leader', kind: '', used: false },
      hand: [],
      slots: Array<null>(SLOTS).fill(null),
      companions: Array<null>(SLOTS).fill(null),
      rescued: [],
      passed: false,
      drawn: 0,
    })),
    action: null,
    last: null,
    opened: 0,
    over: false,
  };
}
