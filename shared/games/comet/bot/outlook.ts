import { boards, type Board } from '../map/board.ts';
import { abilityOf, animal, DRAW_DECK, printedCard, type AbilityText, type Code } from '../cards.ts';
import { scoreOf } from '../scoring.ts';
import type { CometView, SeatView } from '../view.ts';

/** How a bot weighs things, in points. */
const STEP = 0.42;
const CARD = 0.45;
const WILD = 0.3;
const RESCUE = 1.2;
const TAP = 0.25;

/** What having an ability is worth over a whole game. */
const ABILITY: Partial<Record<Code, number>> = {
  add_symbols: 1.6,
  extra_cards: 1.6,
  steps: 1.8,
  nest_or_cave: 0.8,
  free_terrain: 1.4,
  take_gold: 2,
  place_tokens: 0.6,
  ready_cards: 1,
  reduce_distance: 1.4,
  second_appear: 0.8,
  occupied_nests: 0.2,
  hand_limit: 2,
  retrieve_discard: 2,
  copy_move: 2,
};

/** What a seat sees, and what it makes of it. */
export interface Outlook {
  view: CometView;
  seat: number;
  me: SeatView;
  board: Board;
  /** The part of the draw deck that is left before the comet; 0 after it. */
  time: number;
  worths: Map<string, number>;
}

export function outlookOf(view: CometView, seat: number): Outlook {
  const time = view.comet ? 0 : view.decks.silver / DRAW_DECK[view.seats.length]!;
  return { view, seat, me: view.seats[seat]!, board: boards[view.side], time, worths: new Map() };
}

function abilityWorth({ effects, tap, when }: AbilityText): number {
  if (when === 'end') return 0;
  const lasting = tap ? 1 : 1.5;
  return effects.reduce((sum, effect) => {
    const times = 'n' in effect && typeof effect.n === 'number' ? effect.n : 'symbols' in effect ? effect.symbols.length : 1;
    return sum + (ABILITY[effect.code] ?? 0) * (1 + (times - 1) * 0.6) * lasting;
  }, 0);
}

/** What a rescued animal would bring: the points it adds, a share of the sets it is part of, and its ability for the time left. */
export function worthOf(outlook: Outlook, kind: string): number {
  let worth = outlook.worths.get(kind);
  if (worth === undefined) {
    const { leader, rescued } = outlook.me;
    const kinds = rescued.map((card) => card.kind);
    const { ability, species } = animal(kind);
    worth = scoreOf(leader.kind, [...kinds, kind]).total - scoreOf(leader.kind, kinds).total;
    if (species === 'vicuna') worth += 1.2 * (0.3 + outlook.time);
    if (ability?.effects[0]?.code === 'lizard_family') worth += 2.2 * (0.3 + outlook.time);
    if (ability) worth += abilityWorth(ability) * outlook.time;
    outlook.worths.set(kind, worth);
  }
  return worth;
}

/** What an animal on its way is worth at a hex: less the farther it has to go; after the comet, less the fewer cards are left to carry it. */
export function worthOnTheWay(outlook: Outlook, kind: string, distance: number, cards: number): number {
  const worth = worthOf(outlook, kind);
  if (outlook.view.comet) return worth * Math.max(0, 0.95 - distance / (1.5 * cards + 1.5)) - 0.02 * distance;
  const left = outlook.time < 0.15 ? 0.8 : 1;
  return Math.max(0.1 * worth - 0.02 * distance, worth * left - STEP * distance);
}

/** What an animal just brought home gives. */
export const rescueWorth = (outlook: Outlook, kind: string): number => worthOf(outlook, kind) + (outlook.view.comet ? 0.3 : RESCUE);

/** What a card in hand is good for: its symbols, or the animal it could be. */
export function keepWorth(outlook: Outlook, kind: string): number {
  const card = printedCard(kind);
  if (card.kind === 'advantage') return outlook.view.comet ? 0.6 : 1.3;
  const asAnimal = worthOnTheWay(outlook, kind, card.nest, outlook.me.hand) * 0.35;
  return Math.max(0, asAnimal) + costOf(outlook, kind);
}

/** What it costs to throw a card away for its symbols. */
export function costOf({ view }: Outlook, kind: string): number {
  if (view.comet) return 0.05;
  return animal(kind).symbols[0] === 'any' ? CARD + WILD : CARD;
}

/** Turning a card, or using up an advantage card. */
export const useCost = ({ view }: Outlook, kind: string): number =>
  abilityOf(kind)!.tap ? (view.comet ? 0.02 : TAP) : view.comet ? 0.1 : 1;
