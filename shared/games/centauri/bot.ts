import type { Bot } from '../../bots/bot.ts';
import { randomPicks } from '../../bots/random.ts';
import type { Decision } from '../../engine/decision.ts';
import { below, shuffle, type Chance } from '../../engine/random.ts';
import { cards, kinds, parseCompact, ROUNDS, typeOf, type CardType, type Kind, type Lying } from './cards.ts';
import { parsePlacing } from './picks.ts';
import { capturedValue, scorePiles } from './scoring.ts';
import type { CentauriView } from './view.ts';

/**
 * Guesses the hidden cards from the backs, lays the rest of the round at random a few dozen times,
 * and picks what did best in the same guesses.
 */

const GUESSES = 24;
const PLANS = 120;

/** One guess: everything the others have laid and will lay this round. */
type World = Lying[][];

export const centauriBot: Bot = ({ board }, decision, chance) => {
  const view = board as CentauriView;
  const candidates = candidatesOf(decision, chance);
  const worlds = Array.from({ length: GUESSES }, () => guess(view, decision.seat, chance));
  let best = candidates[0]!;
  let bestWorth = -Infinity;
  for (const picks of candidates) {
    const worth = worlds.reduce((sum, world) => sum + worthOf(view, decision, picks, world, chance), 0);
    if (worth > bestWorth) [best, bestWorth] = [picks, worth];
  }
  return best;
};

function candidatesOf(decision: Decision, chance: Chance): string[][] {
  if (decision.max === 1) return decision.options.map(({ id }) => [id]);
  return Array.from({ length: PLANS }, () => randomPicks(decision, chance));
}

/** What a seat's set still hides: all its cards but those revealed in rounds past. */
function unseenCards(view: CentauriView, seat: number): Record<CardType, Kind[]> {
  const left = new Map(kinds.map((kind) => [kind, kind === 'colony' ? 0 : cards[kind].count]));
  for (const text of view.past.flat(2)) {
    const { owner, kind } = parseCompact(text)!;
    if (owner === seat) left.set(kind, left.get(kind)! - 1);
  }
  const of = (type: CardType) =>
    kinds.filter((kind) => typeOf(kind) === type).flatMap((kind) => Array<Kind>(Math.max(0, left.get(kind)!)).fill(kind));
  return { terraforming: of('terraforming'), event: of('event') };
}

function guess(view: CentauriView, me: number, chance: Chance): World {
  const world: World = view.piles.map((pile) => pile.flatMap(({ owner, kind }) => (owner === me ? [{ owner, kind: kind! }] : [])));
  for (let seat = 0; seat < view.seats.length; seat++) if (seat !== me) guessSeat(view, seat, world, chance);
  return world;
}

/** Fills a seat's backs and hand from what its set hides, the colony in one of its event places, and lays what it has left to lay. */
function guessSeat(view: CentauriView, seat: number, world: World, chance: Chance): void {
  const pool = unseenCards(view, seat);
  shuffle(chance, pool.terraforming);
  shuffle(chance, pool.event);
  const backs = view.piles.flatMap((pile, planet) => pile.filter(({ owner }) => owner === seat).map(({ type }) => ({ type, planet })));
  const { hand } = view.seats[seat]!;
  const held = (Object.keys(hand) as CardType[]).flatMap((type) => Array.from({ length: hand[type] }, () => ({ type, planet: -1 })));
  const places = [...backs, ...held];
  const left = view.laps - backs.length;
  const events = (left ? places : backs).filter(({ type }) => type === 'event');
  const colony = events[below(chance, events.length)];
  const filled = places.map((place) => ({ ...place, kind: place === colony ? ('colony' as Kind) : (pool[place.type].pop() ?? 'scan') }));
  for (const { planet, kind } of filled) if (planet >= 0) world[planet]!.push({ owner: seat, kind });
  const rest = filled.filter(({ planet }) => planet < 0).map(({ kind }) => kind);
  layRest(world, seat, rest, left, chance);
}

/** Lays `count` cards of a hand on random planets, the colony among them if it is still held. */
function layRest(world: World, owner: number, hand: Kind[], count: number, chance: Chance): void {
  const order = shuffle(chance, hand).sort((a, b) => Number(b === 'colony') - Number(a === 'colony'));
  for (const kind of order.slice(0, count)) world[below(chance, world.length)]!.push({ owner, kind });
}

/** How a round would come out for this seat, if it picked so in this world. */
function worthOf(view: CentauriView, decision: Decision, picks: readonly string[], guessed: World, chance: Chance): number {
  const world = guessed.map((pile) => [...pile]);
  const hand = new Map(view.hand!.map(({ id, kind }) => [id, kind]));
  for (const pick of picks) {
    const { card, planet } = parsePlacing(pick);
    world[planet]!.push({ owner: decision.seat, kind: hand.get(card)! });
    hand.delete(card);
  }
  const laid = world.flat().filter(({ owner }) => owner === decision.seat).length;
  layRest(world, decision.seat, [...hand.values()], view.laps - laid, chance);
  const { points, captured } = scorePiles(world, view.variant, view.round === ROUNDS);
  const rival = Math.max(...points.filter((_, seat) => seat !== decision.seat));
  return points[decision.seat]! - rival + 0.02 * capturedValue(captured[decision.seat]!, view.variant);
}
