import { bitOf, bitsOf, hexAt } from '../map/board.ts';
import { abilityOf, animal, isAnimal, isAnyTerrain, terrains, type Effect, type Sign, type Token } from '../cards.ts';
import type { Card } from '../facts.ts';
import { goId, stepId, tokenId } from '../picks.ts';
import { guardedIn, occupiedIn } from '../map/reach.ts';
import { withinOneStep, withinSteps, type Occupied } from '../map/walking.ts';
import { costOf, rescueWorth, worthOnTheWay, useCost, type Outlook } from './outlook.ts';

/** A Move thought through: what lies on the table in the bot's mind. */
export interface Plan {
  /** The hex of each companion, −1 off the board. */
  at: number[];
  pool: Sign[];
  hand: Card[];
  plain: number;
  ready: Card[];
  /** Terrains open to each companion, as bits. */
  open: number[];
  tokens: Record<Token, number>;
  gain: number;
  steps: number;
  /** The pick that leads here, and the picks that answer what it asks in turn. */
  picks: string[];
}

const WIDTH = 14;
const DEPTH = 9;

/** The Move as it stands, or one that has not begun. */
export function planOf(outlook: Outlook): Plan {
  const { view, me, seat, board } = outlook;
  const action = view.action?.seat === seat && view.action.kind !== 'appear' ? view.action : null;
  const isParrot = action?.kind === 'parrot';
  const guarded = isParrot ? 0 : guardedIn(me);
  const hand = isParrot ? [] : (view.hand ?? []);
  const at = (hex: string | null) => (hex ? hexAt(board, hex) : -1);
  const usable = [me.leader, ...me.rescued].filter(({ used, kind }) => !used && abilityOf(kind)?.tap);
  const worksNow = ({ kind }: Card) => ['move', 'move_or_appear'].includes(abilityOf(kind)!.when);
  return {
    at: me.companions.map(at),
    pool: [...(action?.pool ?? [])],
    hand: hand.filter(({ kind }) => isAnimal(kind)),
    plain: action ? action.plain! : 1,
    ready: isParrot ? [] : [...usable, ...hand.filter(({ kind }) => !isAnimal(kind))].filter(worksNow),
    open: me.companions.map((_, slot) => (action?.guided?.[slot] ?? []).reduce((bits, terrain) => bits | bitOf(terrain), guarded)),
    tokens: { mammoth: at(view.tokens.mammoth), turtle: at(view.tokens.turtle) },
    gain: 0,
    steps: action?.steps ?? 0,
    picks: [],
  };
}

export function valueOf(outlook: Outlook, { at, hand, gain }: Plan): number {
  const { slots } = outlook.me;
  let value = gain;
  for (const [slot, hex] of at.entries()) {
    if (hex >= 0) value += worthOnTheWay(outlook, slots[slot]!.kind, outlook.board.hexes[hex]!.distance, hand.length);
  }
  return value;
}

/** The best Move from here by a search that keeps a few plans at each depth. Null if no step can be made. */
export function bestPlan(outlook: Outlook, from: Plan, width = WIDTH): { plan: Plan; value: number } | null {
  let best: { plan: Plan; value: number } | null = from.steps > 0 ? { plan: from, value: valueOf(outlook, from) } : null;
  const others = occupiedByOthers(outlook);
  const seen = new Set<string>();
  let edge = [from];
  for (let depth = 0; depth < DEPTH && edge.length; depth++) {
    const further: { plan: Plan; value: number }[] = [];
    for (const plan of edge) {
      for (const next of expand(outlook, plan, others)) {
        const key = keyOf(next);
        if (seen.has(key)) continue;
        seen.add(key);
        const value = valueOf(outlook, next);
        // symbols in the pool are worth looking on with
        further.push({ plan: next, value: value + next.pool.length * 0.4 });
        if (next.steps > 0 && (!best || value > best.value + 1e-9)) best = { plan: next, value };
      }
    }
    further.sort((a, b) => b.value - a.value);
    edge = further.slice(0, width).map(({ plan }) => plan);
  }
  return best;
}

const keyOf = ({ at, pool, hand, ready, open, tokens, plain }: Plan): string =>
  [
    at,
    [...pool].sort(),
    hand.length && hand.map(({ id }) => id),
    ready.map(({ id }) => id),
    open,
    plain,
    tokens.mammoth,
    tokens.turtle,
  ].join('|');

function occupiedByOthers({ view, me, board }: Outlook): Occupied {
  const occupied = occupiedIn(view);
  for (const hex of [...me.companions, view.tokens.mammoth, view.tokens.turtle]) if (hex) occupied[hexAt(board, hex)] = 0;
  for (const { companions } of view.seats.filter((seat) => seat !== me))
    for (const hex of companions) if (hex) occupied[hexAt(board, hex)] = 1;
  return occupied;
}

function occupiedOn(others: Occupied, { at, tokens }: Plan): Occupied {
  const occupied = others.slice();
  for (const hex of [...at, tokens.mammoth, tokens.turtle]) if (hex >= 0) occupied[hex] = 1;
  return occupied;
}

function expand(outlook: Outlook, plan: Plan, others: Occupied): Plan[] {
  const occupied = occupiedOn(others, plan);
  const next = [...stepsOf(outlook, plan, occupied), ...playsOf(outlook, plan)];
  // M3: no ability before the first card; a plan that has not begun has no pool and has made no step
  if (plan.pool.length || plan.steps || outlook.view.action)
    for (const card of plan.ready) next.push(...usesOf(outlook, plan, card, occupied));
  return next;
}

/** A companion at its new hex; in the cave it is home. */
export function withMove(outlook: Outlook, plan: Plan, slot: number, hex: number, pick: string): Plan {
  const isHome = hex === outlook.board.cave;
  const at = [...plan.at];
  at[slot] = isHome ? -1 : hex;
  const gain = isHome ? plan.gain + rescueWorth(outlook, outlook.me.slots[slot]!.kind) : plan.gain;
  return { ...plan, at, gain, steps: plan.steps + 1, picks: [...plan.picks, pick] };
}

function stepsOf(outlook: Outlook, plan: Plan, occupied: Occupied): Plan[] {
  const { board } = outlook;
  const next: Plan[] = [];
  if (!plan.pool.length) return next;
  const signs = [...new Set(plan.pool)];
  for (const [slot, from] of plan.at.entries()) {
    if (from < 0) continue;
    for (const hex of withinOneStep(board, occupied, from, plan.open[slot]!)) {
      for (const sign of signs) {
        if (!(board.ground[hex]! & bitsOf(sign))) continue;
        const pool = [...plan.pool];
        pool.splice(pool.indexOf(sign), 1);
        next.push({ ...withMove(outlook, plan, slot, hex, stepId(slot, board.hexes[hex]!.id, sign)), pool });
      }
    }
  }
  return next;
}

function playsOf(outlook: Outlook, plan: Plan): Plan[] {
  const next: Plan[] = [];
  for (const { id, kind } of plan.hand) {
    const isPlain = !isAnyTerrain(kind);
    if (isPlain && plan.plain === 0) continue;
    next.push({
      ...plan,
      pool: [...plan.pool, ...animal(kind).symbols],
      hand: plan.hand.filter((card) => card.id !== id),
      plain: plan.plain - (isPlain ? 1 : 0),
      gain: plan.gain - costOf(outlook, kind),
      picks: [...plan.picks, `play:${id}`],
    });
  }
  return next;
}

/** What using a card could lead to. Cards that take gold or make others ready are used by rule of thumb, not by plan. */
function usesOf(outlook: Outlook, plan: Plan, { id, kind }: Card, occupied: Occupied): Plan[] {
  const used: Plan = {
    ...plan,
    ready: plan.ready.filter((card) => card.id !== id),
    gain: plan.gain - useCost(outlook, kind),
    picks: [...plan.picks, `use:${id}`],
  };
  const [effect] = abilityOf(kind)!.effects;
  return effect ? after(outlook, used, effect, occupied) : [];
}

/** The plans after an effect, each with the pick that answers what the effect asks. */
function after(outlook: Outlook, plan: Plan, effect: Effect, occupied: Occupied): Plan[] {
  const { board } = outlook;
  const out = plan.at.flatMap((from, slot) => (from >= 0 ? [{ from, slot }] : []));
  switch (effect.code) {
    case 'add_symbols':
      return [{ ...plan, pool: [...plan.pool, ...effect.symbols] }];
    case 'extra_cards':
      return [{ ...plan, plain: plan.plain + effect.n }];
    case 'steps':
      return out.flatMap(({ from, slot }) =>
        withinSteps(board, occupied, from, effect.n)
          .filter((hex) => board.hexes[hex]!.distance < board.hexes[from]!.distance)
          .map((hex) => withMove(outlook, plan, slot, hex, goId(slot, board.hexes[hex]!.id))),
      );
    case 'nest_or_cave':
      return out.flatMap(({ from, slot }) =>
        withinOneStep(board, occupied, from, plan.open[slot]!)
          .filter((hex) => board.hexes[hex]!.kind !== 'terrain' && board.hexes[hex]!.distance < board.hexes[from]!.distance)
          .map((hex) => withMove(outlook, plan, slot, hex, goId(slot, board.hexes[hex]!.id))),
      );
    case 'free_terrain':
      return out.flatMap(({ slot }) =>
        (effect.terrain === 'choice' ? terrains : [effect.terrain]).map((terrain) => ({
          ...plan,
          open: plan.open.map((bits, other) => (other === slot ? bits | bitOf(terrain) : bits)),
          picks: [...plan.picks, `guide:${slot}~${terrain}`],
        })),
      );
    case 'place_tokens':
      return out.flatMap(({ from }) =>
        board.neighbours[from]!.filter(
          (hex) => hex !== board.cave && !occupied[hex] && board.hexes[hex]!.distance <= board.hexes[from]!.distance,
        ).map((hex) => ({
          ...plan,
          tokens: { ...plan.tokens, [effect.tokens[0]!]: hex },
          picks: [...plan.picks, tokenId(effect.tokens[0]!, board.hexes[hex]!.id)],
        })),
      );
    default:
      return [];
  }
}
