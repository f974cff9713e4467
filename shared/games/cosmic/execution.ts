import type { Step } from '../../engine/rules.ts';
import { giveOrder } from './defaults.ts';
import { otherSide, sides, type Side } from './facts.ts';
import { handOver } from './resolution.ts';
import { shipsAsked } from './sending.ts';
import { originsOf, shipsIn, shipsOf, type CosmicTable } from './table.ts';
import { fits, fixedCards, isOpen } from './terms.ts';

interface Planning {
  side: Side;
  clause: number;
}

/** A struck deal needs no further question later: each giver settles now, clause by clause, which cards it means to give. */
function* plan(table: CosmicTable, { side, clause: at }: Planning) {
  const { struck, plan } = table.encounter.bargain!;
  const seat = table.main(side);
  const { hand } = table.seat(seat);
  const list = struck!.gives[side];
  const clause = list[at];
  const fixed = at === 0 ? fixedCards(hand, list)! : plan[side].cards;
  if (clause && isOpen(clause)) {
    const cards = giveOrder(hand.filter(({ id, face }) => !fixed.includes(id) && fits(clause, face)));
    // whether a type leaves a choice is the giver's secret, so it is asked in any case
    const isChoice = clause.kind === 'type' || (clause.kind === 'any' && cards.length > clause.count);
    const usual = cards.slice(0, clause.count).map(({ id }) => `card:${id}`);
    const picks = isChoice
      ? yield* table.ask({
          name: 'cards',
          seat,
          about: { key: 'cosmic.give', of: { kind: clause.kind, what: clause.what, count: clause.count } },
          options: cards.map(({ id }) => ({ id: `card:${id}` })),
          min: clause.count,
          max: clause.count,
          fallback: usual,
          clock: 'choose',
        })
      : clause.kind === 'random-of-type'
        ? table.shuffle(cards.map(({ id }) => `card:${id}`)).slice(0, clause.count)
        : usual;
    fixed.push(...picks.map((pick) => pick.slice('card:'.length)));
  }
  plan[side].cards = fixed;
  if (at < list.length) table.next('plan', { side, clause: at + 1 });
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
    table.move(planet, table.main(side), ships);
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
  plan,
  'plan.ships': planShips,
  'deal.done': done,
  'deal.fail': failed,
  'gate.home': restHome,
};
