import type { Question } from '../../../engine/decision.ts';
import type { Step } from '../../../engine/rules.ts';
import { cardTypes, typeOf, type Card } from '../cards/cards.ts';
import { giveOrder } from '../ships/defaults.ts';
import { otherSide, sides, type Side } from '../facts.ts';
import { takeBack } from '../phases/launch.ts';
import { handOver } from '../phases/resolution.ts';
import { shipsAsked } from '../ships/sending.ts';
import { originsOf, shipsIn, shipsOf, type CosmicTable } from '../table.ts';
import { fits, fixedCards, type Clause } from './terms.ts';

/** What one side has settled of what it gives. */
interface Giver {
  side: Side;
  seat: number;
  hand: readonly Card[];
  /** Cards that are sure to be given. */
  fixed: string[];
  /** Clauses that leave it a choice, in their order. */
  choices: Clause[];
}

const countClauses = (list: readonly Clause[], kind: Clause['kind'], what?: string): number =>
  list.reduce((sum, one) => sum + (one.kind === kind && (what === undefined || one.what === what) ? one.count : 0), 0);

function giver(table: CosmicTable, side: Side): Giver {
  const list = table.encounter.bargain!.struck!.gives[side];
  const seat = table.main(side);
  const { hand } = table.seat(seat);
  const fixed = fixedCards(hand, list)!;
  for (const clause of list) if (clause.kind === 'face') fixed.push(...fittingCards(hand, fixed, clause).slice(0, clause.count));
  const left = hand.length - fixed.length - countClauses(list, 'type') - countClauses(list, 'random-of-type');
  // whether a type leaves a choice is the giver's secret, so it is asked in any case; and what is left of a type for chance is the giver's choice too
  const isFree = (count: number) => left > count || countClauses(list, 'random-of-type') > 0;
  const choices = list.filter(({ kind, count }) => kind === 'type' || (kind === 'any' && isFree(count)));
  return { side, seat, hand, fixed, choices };
}

const fittingCards = (hand: readonly Card[], fixed: readonly string[], clause: Clause): string[] =>
  giveOrder(hand.filter(({ id, face }) => !fixed.includes(id) && fits(clause, face))).map(({ id }) => id);

/** Which cards a clause means; enough must be left of each type of which random ones were promised. */
function giveQuestion(list: readonly Clause[], { seat, hand, fixed }: Giver, clause: Clause): Omit<Question, 'name'> {
  const cards = fittingCards(hand, fixed, clause).map((id) => ({ id, type: typeOf(hand.find((card) => card.id === id)!.face) }));
  const groups = cardTypes
    .map((id) => ({ id, min: 0, max: cards.filter(({ type }) => type === id).length - countClauses(list, 'random-of-type', id) }))
    .filter(({ id }) => clause.kind === 'any' && countClauses(list, 'random-of-type', id) > 0);
  const roomy = cards.filter((card) => {
    const group = groups.find(({ id }) => id === card.type);
    return !group || cards.filter(({ type }) => type === card.type).indexOf(card) < group.max;
  });
  return {
    seat,
    about: { key: 'cosmic.give', of: { kind: clause.kind, what: clause.what, count: clause.count } },
    options: cards.map(({ id, type }) => ({ id: `card:${id}`, ...(groups.length ? { group: type } : {}) })),
    ...(groups.length ? { groups } : {}),
    min: clause.count,
    max: clause.count,
    fallback: roomy.slice(0, clause.count).map(({ id }) => `card:${id}`),
    clock: 'choose',
  };
}

/** It has nothing to choose; but nobody is to learn that. */
const ready = ({ seat }: Giver): Omit<Question, 'name'> => ({
  seat,
  about: { key: 'cosmic.ready' },
  options: [{ id: 'word:ready' }],
  min: 1,
  max: 1,
  fallback: ['word:ready'],
  clock: 'choose',
});

/**
 * A struck deal needs no further question later: each giver settles now, clause by clause, which cards it means to give.
 * Where others see nothing of the terms both are asked in any case, and all in one step and one time, so that nobody learns how often.
 */
function* planCards(table: CosmicTable) {
  const { struck, plan } = table.encounter.bargain!;
  const isSealed = table.is('deal_sight', 'sealed');
  const secretly = isSealed ? { sealed: true as const, timer: `settle ${table.encounter.number}` } : {};
  const givers = sides.map((side) => giver(table, side));
  for (let round = 0; ; round++) {
    const asked = givers.flatMap((one) => {
      const clause = one.choices[round];
      if (!clause && (round > 0 || !isSealed)) return [];
      const question = clause ? giveQuestion(struck!.gives[one.side], one, clause) : ready(one);
      return [{ ...question, name: `${one.side}:${round}`, ...secretly }];
    });
    if (!asked.length) break;
    const picks = yield* table.askAll(asked);
    for (const { side, choices, fixed } of givers) {
      if (choices[round]) fixed.push(...picks[`${side}:${round}`]!.map((pick) => pick.slice('card:'.length)));
    }
  }
  for (const { side, hand, fixed, choices } of givers) {
    for (const clause of struck!.gives[side]) {
      if (clause.kind === 'any' && !choices.includes(clause)) fixed.push(...fittingCards(hand, fixed, clause).slice(0, clause.count));
    }
    plan[side].cards = fixed;
  }
}

/** Who gets a colony says with which ships it settles: at least one or as was agreed, from its colonies or, for the offense, out of the gate. */
function* planShips(table: CosmicTable) {
  const { struck, plan } = table.encounter.bargain!;
  const settling = sides.filter((side) => struck!.colony[side]);
  const picks = yield* table.askAll(
    settling.map((side) => {
      const { least = 1, most = 20 } = struck!.settlers?.[side] ?? {};
      const asked = shipsAsked(table, table.main(side), { min: least, max: most, gate: side === 'offense' });
      const limit = !struck!.settlers?.[side] ? 'no' : asked.min === asked.max ? 'exact' : 'range';
      return {
        ...asked,
        name: side,
        about: { key: 'cosmic.settle', of: { planet: struck!.colony[side], limit, least: asked.min, most: asked.max } },
        clock: 'choose' as const,
      };
    }),
  );
  for (const side of settling) plan[side].ships = shipsOf(picks[side]!);
}

/** Of what is left in the own old hand chance takes first the random cards of a type, then the random ones. */
function takeRandom(table: CosmicTable, seat: number, list: readonly Clause[]): string[] {
  const typed = list
    .filter(({ kind }) => kind === 'random-of-type')
    .flatMap((clause) => {
      const ids = table
        .seat(seat)
        .hand.filter(({ face }) => fits(clause, face))
        .map(({ id }) => id);
      return table
        .shuffle(ids.sort())
        .slice(0, clause.count)
        .map((id) => table.fromHand(seat, id));
    });
  return [...typed, ...table.randomCards(seat, countClauses(list, 'random'))];
}

/** Quashed or made: the whole deal is one effect. Nothing received can be a part of what is given. */
function done(table: CosmicTable): void {
  const { encounter } = table;
  const { struck, plan } = encounter.bargain!;
  if (!struck) return table.next('deal.fail');
  const given = Object.fromEntries(
    sides.map((side) => {
      const seat = table.main(side);
      // a whole hand is what it is when the deal is made: a card may have come into it since
      const isWhole = struck.gives[side].some(({ kind }) => kind === 'hand');
      const ids = isWhole ? table.seat(seat).hand.map(({ id }) => id) : plan[side].cards;
      const named = ids.map((id) => table.fromHand(seat, id));
      return [side, [...named, ...takeRandom(table, seat, struck.gives[side])]];
    }),
  ) as Record<Side, string[]>;
  for (const side of sides) {
    const from = table.main(side);
    const to = table.main(otherSide(side));
    for (const face of given[side]) table.toHand(to, face);
    if (given[side].length) handOver(table, from, to, given[side], 'deal');
  }
  for (const side of sides) {
    const planet = struck.colony[side];
    if (!planet) continue;
    table.lift(table.main(side), plan[side].ships);
    const ships = shipsIn(plan[side].ships);
    table.settle(planet, table.main(side), ships);
    table.tell('landed', { seat: table.main(side), planet, ships });
  }
  gateHome(table);
  for (const { owner, ships } of struck.releases) {
    table.fromWarp(owner, ships);
    table.sendHome(owner, { warp: ships });
    table.tell('released', { owner, ships });
  }
  encounter.outcome = { ending: 'deal-made', winner: null };
  encounter.bargain = null;
  table.tell('deal-made', {});
  table.next('home');
  const retrieved = struck.releases.map(({ owner, ships }) => ({ seat: owner, ships }));
  if (retrieved.length) table.occur({ at: 'on.ships-retrieved', retrieved });
  // colonies of the deal and whatever else wins by it count together
  if (table.mayHook('deal.made')) table.then('deal.made', 'judge');
}

/** Before both cards are there an encounter may end as a deal in which nothing changes hands: cards and ships go back. */
function empty(table: CosmicTable): void {
  const { encounter } = table;
  takeBack(table);
  encounter.phase = 'resolution';
  encounter.outcome = { ending: 'deal-made', winner: null };
  table.tell('deal-made', {});
  table.next('home');
  if (table.mayHook('deal.made')) table.then('deal.made', 'judge');
}

function gateHome(table: CosmicTable): void {
  for (const stack of table.encounter.gate.splice(0)) table.sendHome(stack.seat, originsOf(stack));
}

/** J-19: each main player loses three ships of its choice, or all it has on planets and in the gate; the rest of the gate goes home. */
function failDeal(table: CosmicTable): void {
  const { encounter } = table;
  encounter.outcome = { ending: 'deal-failed', winner: null };
  encounter.bargain = null;
  table.tell('deal-failed', {});
  table.then('deal.failed', 'deal.penalty', 'gate.home');
}

function penalty(table: CosmicTable): void {
  const seats = sides.map((side) => table.main(side));
  const bends = table.bends('penalty');
  const count = seats.map((seat) => bends.reduce((ships, { bend, held }) => bend(ships, seat, held, table), 3));
  table.next('shed', { cause: 'deal', seats, count, gate: true });
}

function restHome(table: CosmicTable): void {
  gateHome(table);
  table.next('home');
}

export const executionSteps: Record<string, Step<CosmicTable>> = {
  'plan.cards': planCards,
  'plan.ships': planShips,
  'deal.done': done,
  'deal.empty': empty,
  'deal.fail': failDeal,
  'deal.penalty': penalty,
  'gate.home': restHome,
};
