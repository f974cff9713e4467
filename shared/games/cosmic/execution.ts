import type { Question } from '../../engine/decision.ts';
import type { Step } from '../../engine/rules.ts';
import { cardTypes, typeOf, type Card } from './cards.ts';
import { giveOrder } from './defaults.ts';
import { otherSide, sides, type Side } from './facts.ts';
import { handOver } from './resolution.ts';
import { shipsAsked } from './sending.ts';
import { originsOf, shipsIn, shipsOf, type CosmicTable } from './table.ts';
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

const counted = (list: readonly Clause[], kind: Clause['kind'], what?: string): number =>
  list.reduce((sum, one) => sum + (one.kind === kind && (what === undefined || one.what === what) ? one.count : 0), 0);

function giver(table: CosmicTable, side: Side): Giver {
  const list = table.encounter.bargain!.struck!.gives[side];
  const seat = table.main(side);
  const { hand } = table.seat(seat);
  const fixed = fixedCards(hand, list)!;
  for (const clause of list) if (clause.kind === 'face') fixed.push(...fitting(hand, fixed, clause).slice(0, clause.count));
  const left = hand.length - fixed.length - counted(list, 'type') - counted(list, 'random-of-type');
  // whether a type leaves a choice is the giver's secret, so it is asked in any case
  const choices = list.filter(({ kind, count }) => kind === 'type' || (kind === 'any' && left > count));
  return { side, seat, hand, fixed, choices };
}

const fitting = (hand: readonly Card[], fixed: readonly string[], clause: Clause): string[] =>
  giveOrder(hand.filter(({ id, face }) => !fixed.includes(id) && fits(clause, face))).map(({ id }) => id);

/** Which cards a clause means; enough must be left of each type of which random ones were promised. */
function giving(list: readonly Clause[], { seat, hand, fixed }: Giver, clause: Clause): Omit<Question, 'name'> {
  const cards = fitting(hand, fixed, clause).map((id) => ({ id, type: typeOf(hand.find((card) => card.id === id)!.face) }));
  const groups = cardTypes
    .map((id) => ({ id, min: 0, max: cards.filter(({ type }) => type === id).length - counted(list, 'random-of-type', id) }))
    .filter(({ id }) => clause.kind === 'any' && counted(list, 'random-of-type', id) > 0);
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
 * A struck deal needs no further question later: each giver settles now, clause by clause, which cards it means to give; then chance has its say.
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
      const question = clause ? giving(struck!.gives[one.side], one, clause) : ready(one);
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
      if (clause.kind !== 'random-of-type') continue;
      fixed.push(...table.shuffle(fitting(hand, fixed, clause).sort()).slice(0, clause.count));
    }
    for (const clause of struck!.gives[side]) {
      if (clause.kind === 'any' && !choices.includes(clause)) fixed.push(...fitting(hand, fixed, clause).slice(0, clause.count));
    }
    plan[side].cards = fixed;
  }
}

/** Who gets a colony says with which ships it settles: at least one, from its colonies or, for the offense, out of the gate. */
function* planShips(table: CosmicTable) {
  const { struck, plan } = table.encounter.bargain!;
  const settling = sides.filter((side) => struck!.colony[side]);
  const picks = yield* table.askAll(
    settling.map((side) => ({
      ...shipsAsked(table, table.main(side), { min: 1, max: 20, gate: side === 'offense' }),
      name: side,
      about: { key: 'cosmic.settle', of: { planet: struck!.colony[side] } },
      clock: 'choose' as const,
    })),
  );
  for (const side of settling) plan[side].ships = shipsOf(picks[side]!);
}

/** Quashed or made: the whole deal is one effect. Nothing received can be a part of what is given. */
function done(table: CosmicTable): void {
  const { encounter } = table;
  const { struck, plan } = encounter.bargain!;
  if (!struck) return table.next('deal.fail');
  const given = Object.fromEntries(
    sides.map((side) => {
      const seat = table.main(side);
      const named = plan[side].cards.map((id) => table.fromHand(seat, id));
      const random = struck.gives[side].reduce((sum, { kind, count }) => sum + (kind === 'random' ? count : 0), 0);
      return [side, [...named, ...table.randomCards(seat, random)]];
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
    table.seat(owner).warp -= ships;
    table.sendHome(owner, { warp: ships });
    table.tell('released', { owner, ships });
  }
  encounter.outcome = { ending: 'deal-made', winner: null };
  encounter.bargain = null;
  table.tell('deal-made', {});
  table.then('home', 'deal.made');
}

function gateHome(table: CosmicTable): void {
  for (const stack of table.encounter.gate.splice(0)) table.sendHome(stack.seat, originsOf(stack));
}

/** J-19: each main player loses three ships of its choice, or all it has on planets and in the gate; the rest of the gate goes home. */
function failed(table: CosmicTable): void {
  const { encounter } = table;
  encounter.outcome = { ending: 'deal-failed', winner: null };
  encounter.bargain = null;
  table.tell('deal-failed', {});
  const seats = sides.map((side) => table.main(side));
  table.then('deal.failed', ['shed', { cause: 'deal', seats, count: 3, gate: true }], 'gate.home');
}

function restHome(table: CosmicTable): void {
  gateHome(table);
  table.next('home');
}

export const executionSteps: Record<string, Step<CosmicTable>> = {
  'plan.cards': planCards,
  'plan.ships': planShips,
  'deal.done': done,
  'deal.fail': failed,
  'gate.home': restHome,
};
