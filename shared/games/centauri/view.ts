import type { Viewer } from '../../engine/save.ts';
import { typeOf, type CardType, type Kind, type Variant } from './cards.ts';
import { capturedValue } from './scoring.ts';
import type { CentauriTable, HandCard, Placed } from './table.ts';

/** A card on a planet: its back for everyone, its front for its owner only until the reveal. */
export interface BackView {
  id: string;
  owner: number;
  type: CardType;
  kind?: Kind;
}

export interface SeatView {
  points: number;
  hand: Record<CardType, number>;
  decks: Record<CardType, number>;
  captured: string[];
  capturedValue: number;
}

export interface CentauriView {
  variant: Variant;
  sealed: boolean;
  round: number;
  lap: number;
  laps: number;
  first: number;
  turn: number | null;
  piles: BackView[][];
  seats: SeatView[];
  /** The revealed piles of every round past; score them with `scoreRound`. */
  past: string[][][];
  over: boolean;
  /** The viewer's own cards. */
  hand?: HandCard[];
  /** The viewer's own sealed plan, once made. */
  plan?: string[];
}

const countTypes = (kinds: readonly Kind[]): Record<CardType, number> => ({
  terraforming: kinds.filter((kind) => typeOf(kind) === 'terraforming').length,
  event: kinds.filter((kind) => typeOf(kind) === 'event').length,
});

function backOf({ id, owner, kind }: Placed, viewer: Viewer): BackView {
  const back = { id, owner, type: typeOf(kind) };
  return owner === viewer ? { ...back, kind } : back;
}

export function view(table: CentauriTable, viewer: Viewer): CentauriView {
  const { facts } = table;
  const board: CentauriView = {
    variant: table.variant,
    sealed: table.isSealed,
    round: facts.round,
    lap: table.lap,
    laps: table.laps,
    first: table.firstSeat,
    turn: table.turn,
    piles: facts.piles.map((pile) => pile.map((placed) => backOf(placed, viewer))),
    seats: facts.seats.map(({ points, hand, decks, captured }) => ({
      points,
      hand: countTypes(hand.map(({ kind }) => kind)),
      decks: { terraforming: decks.terraforming.length, event: decks.event.length },
      captured: [...captured],
      capturedValue: capturedValue(captured, table.variant),
    })),
    past: facts.past,
    over: facts.over,
  };
  if (viewer === 'watch') return board;
  board.hand = table.seat(viewer).hand.map(({ id, kind }) => ({ id, kind }));
  const plan = table.save.agenda.at(-1)?.answers[`plan:${viewer}`];
  if (plan) board.plan = [...plan];
  return board;
}

/** Cards whose front or back this viewer has come to see. */
export function knowledge(table: CentauriTable, viewer: Viewer): string[] {
  const { facts } = table;
  const backs = facts.piles.flat().map(({ id }) => id);
  const rounds = facts.past.map((_, round) => `round ${round + 1}`);
  const hand = viewer === 'watch' ? [] : table.seat(viewer).hand.map(({ id }) => id);
  return [...backs, ...rounds, ...hand];
}
