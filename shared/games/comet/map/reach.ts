import { bitOf, boards, hexAt, type Board } from './board.ts';
import { abilityOf, animal, isAnimal, isAnyTerrain, symbols, tokens, type Sign } from '../cards.ts';
import type { Card } from '../facts.ts';
import type { CometView, SeatView } from '../view.ts';
import { fits, withinOneStep, type Occupied } from './walking.ts';

/** Where a companion could get and what it would cost, from what a seat can see: for the page's preview and for bots. */

/** What a Move can be paid with: symbols in the pool, cards in hand, and how many without the any-terrain symbol may still be played. */
export interface Purse {
  pool: readonly Sign[];
  cards: readonly Card[];
  plain: number;
}

/** The cheapest way to a hex: fewest cards, then fewest symbols. */
export interface Way {
  hex: string;
  /** Where the companion stops, the hex itself last, and the symbol each stop takes. */
  stops: string[];
  symbols: Sign[];
  /** The cards to play, by id. */
  cards: string[];
}

/** Every hex with a token on it. */
export function occupiedIn(view: CometView): Occupied {
  const board = boards[view.side];
  const occupied = new Uint8Array(board.hexes.length);
  for (const { companions } of view.seats) for (const hex of companions) if (hex) occupied[hexAt(board, hex)] = 1;
  for (const token of tokens) {
    const hex = view.tokens[token];
    if (hex) occupied[hexAt(board, hex)] = 1;
  }
  return occupied;
}

/** The terrains, as bits, that rescued guardians keep open for all companions of a seat in its own Moves. */
export function guardedIn({ leader, rescued }: SeatView): number {
  let bits = 0;
  for (const { kind } of [leader, ...rescued]) {
    const ability = abilityOf(kind);
    if (ability?.when !== 'always') continue;
    for (const effect of ability.effects) if (effect.code === 'free_terrain' && effect.terrain !== 'choice') bits |= bitOf(effect.terrain);
  }
  return bits;
}

/** The terrains, as bits, that one companion crosses free of charge now. */
export function openIn(view: CometView, seat: number, slot: number): number {
  const { action } = view;
  const isOwn = action?.seat === seat;
  if (isOwn && action.kind === 'parrot') return 0;
  const guided = (isOwn && action.guided?.[slot]) || [];
  return guided.reduce((bits, terrain) => bits | bitOf(terrain), guardedIn(view.seats[seat]!));
}

/** What the viewer could pay with in its Move: the one under way, or one it would begin now. */
export function purseOf(view: CometView, seat: number): Purse {
  const { action, hand = [] } = view;
  const cards = hand.filter(({ kind }) => isAnimal(kind));
  if (action?.seat === seat && action.kind !== 'appear') {
    return { pool: action.pool ?? [], cards: action.kind === 'parrot' ? [] : cards, plain: action.plain ?? 0 };
  }
  return { pool: [], cards, plain: 1 };
}

/** Everywhere a companion of the viewer could get in this Move, abilities not counted. */
export function reach(view: CometView, seat: number, slot: number, purse = purseOf(view, seat)): Way[] {
  const at = view.seats[seat]!.companions[slot];
  if (!at) return [];
  const board = boards[view.side];
  const start = hexAt(board, at);
  const occupied = occupiedIn(view);
  occupied[start] = 0;
  const best = new Map<number, Way>();
  const stepsFrom = stepsCache(board, occupied, openIn(view, seat, slot));
  const wild = purse.cards.filter(({ kind }) => isAnyTerrain(kind));
  const plain = purse.cards.filter(({ kind }) => !isAnyTerrain(kind));
  for (const chosen of choices(plain, purse.plain)) search(board, start, stepsFrom, purse.pool, chosen, wild, best);
  best.delete(start);
  return [...best.values()];
}

/** Every choice of up to `most` of these, small ones first. */
function choices<T>(list: readonly T[], most: number): T[][] {
  let found: T[][] = [[]];
  let last: T[][] = [[]];
  for (let size = 1; size <= Math.min(most, list.length); size++) {
    last = last.flatMap((chosen) => list.slice(chosen.length ? list.indexOf(chosen.at(-1)!) + 1 : 0).map((one) => [...chosen, one]));
    found = [...found, ...last];
  }
  return found;
}

function stepsCache(board: Board, occupied: Occupied, open: number): (hex: number) => number[] {
  const cache = new Map<number, number[]>();
  return (hex) => {
    let steps = cache.get(hex);
    if (!steps) {
      steps = withinOneStep(board, occupied, hex, open).filter((goal) => board.ground[goal]);
      cache.set(hex, steps);
    }
    return steps;
  };
}

interface Walk {
  hex: number;
  stops: number[];
  spent: Sign[];
  left: Sign[];
  wild: number;
}

/** Walks on, one symbol a step; any-terrain cards are played only when their symbol is needed. */
function search(
  board: Board,
  start: number,
  stepsFrom: (hex: number) => number[],
  pool: readonly Sign[],
  chosen: readonly Card[],
  wild: readonly Card[],
  best: Map<number, Way>,
): void {
  const left = [...pool, ...chosen.flatMap(({ kind }) => animal(kind).symbols)].sort((a, b) => symbols.indexOf(a) - symbols.indexOf(b));
  let edge: Walk[] = [{ hex: start, stops: [], spent: [], left, wild: 0 }];
  const seen = new Set<string>();
  while (edge.length) {
    const further: Walk[] = [];
    for (const walk of edge) {
      for (const goal of stepsFrom(walk.hex)) {
        for (const next of paid(board, walk, goal, wild.length)) {
          const key = `${goal} ${next.wild} ${next.left.join()}`;
          if (seen.has(key)) continue;
          seen.add(key);
          keep(board, best, next, chosen, wild);
          if (goal !== board.cave) further.push(next);
        }
      }
    }
    edge = further;
  }
}

function paid(board: Board, walk: Walk, goal: number, wildCards: number): Walk[] {
  const next: Walk[] = [];
  const stops = [...walk.stops, goal];
  for (const sign of new Set(walk.left)) {
    if (!fits(board, sign, goal)) continue;
    const left = [...walk.left];
    left.splice(left.indexOf(sign), 1);
    next.push({ hex: goal, stops, spent: [...walk.spent, sign], left, wild: walk.wild });
  }
  if (walk.wild < wildCards) next.push({ hex: goal, stops, spent: [...walk.spent, 'any'], left: walk.left, wild: walk.wild + 1 });
  return next;
}

function keep(board: Board, best: Map<number, Way>, walk: Walk, chosen: readonly Card[], wild: readonly Card[]): void {
  const cards = chosen.length + walk.wild;
  const known = best.get(walk.hex);
  if (known && (known.cards.length < cards || (known.cards.length === cards && known.symbols.length <= walk.spent.length))) return;
  best.set(walk.hex, {
    hex: board.hexes[walk.hex]!.id,
    stops: walk.stops.map((stop) => board.hexes[stop]!.id),
    symbols: walk.spent,
    cards: [...chosen, ...wild.slice(0, walk.wild)].map(({ id }) => id),
  });
}
