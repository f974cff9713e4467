import type { Decision } from '../../../engine/decision.ts';
import { hexAt } from '../map/board.ts';
import { abilityOf, animal, isAnimal } from '../cards.ts';
import { parsePick } from '../picks.ts';
import { guardedIn, occupiedIn } from '../map/reach.ts';
import { nestsFor } from '../map/walking.ts';
import { best, handy, kindIn } from './choosing.ts';
import { worthOnTheWay, useCost, type Outlook } from './outlook.ts';

/** An animal at the nest it would get, less the card it takes. */
export function appearWorth(outlook: Outlook, kind: string): number {
  const { view, me, board } = outlook;
  let nearer = 0;
  let mayShare = false;
  for (const { kind: source } of [me.leader, ...me.rescued]) {
    const ability = abilityOf(source);
    if (ability?.when !== 'always') continue;
    for (const effect of ability.effects) {
      if (effect.code === 'reduce_distance') nearer += effect.n;
      mayShare ||= effect.code === 'occupied_nests';
    }
  }
  const [nest] = nestsFor(board, occupiedIn(view), animal(kind).nest - nearer, mayShare);
  if (nest === undefined) return -2;
  const cards = me.hand - 1;
  const { distance } = board.hexes[nest]!;
  const out = me.companions.filter((at) => at).length;
  return worthOnTheWay(outlook, kind, distance, cards) - 0.45 - (out === 0 ? 0 : 0.35 * out) + (view.comet ? 0 : 0.9);
}

/** Reductions for animals from afar, second eggs always, then the nest with the best ways out. */
export function appear(outlook: Outlook, decision: Decision): string {
  const { me, view, board } = outlook;
  const has = (id: string) => decision.options.some((option) => option.id === id);
  const thumb = handy(outlook, decision);
  if (thumb) return thumb;
  const nests = decision.options.filter(({ id }) => id.startsWith('nest:'));
  const uses = decision.options.filter(({ id }) => id.startsWith('use:'));
  const card = view.action?.card;
  for (const { id } of uses) {
    const { what } = parsePick(id);
    const kind = [me.leader, ...me.rescued, ...(view.hand ?? [])].find((one) => one.id === what)!.kind;
    for (const effect of abilityOf(kind)!.effects) {
      const isFar = card && animal(kindIn(outlook, card)).nest >= 5;
      if (effect.code === 'reduce_distance' && isFar && useCost(outlook, kind) < 0.4 * effect.n) return id;
      if (effect.code === 'second_appear') return id;
    }
  }
  if (nests.length) return best({ ...decision, options: nests }, ({ at }) => nestWorth(outlook, hexAt(board, at)))[0]!;
  const others = decision.options.filter(({ id }) => id.startsWith('appear:'));
  if (others.length) {
    const [next] = best({ ...decision, options: others }, ({ what }) => appearWorth(outlook, kindIn(outlook, what)));
    if (appearWorth(outlook, kindIn(outlook, parsePick(next!).what)) > -0.5 || !has('word:done')) return next!;
  }
  return has('word:done') ? 'word:done' : decision.fallback[0]!;
}

/** The nest nearest to the cave, and of those the one whose surroundings the hand can pay for. */
function nestWorth({ board, view, me }: Outlook, nest: number): number {
  const signs = new Set((view.hand ?? []).filter(({ kind }) => isAnimal(kind)).flatMap(({ kind }) => animal(kind).symbols));
  const guarded = guardedIn(me);
  const ways = board.neighbours[nest]!.filter((hex) => board.hexes[hex]!.distance < board.hexes[nest]!.distance);
  const open = ways.filter((hex) => {
    const { terrain } = board.hexes[hex]!;
    return signs.has('any') || (terrain && signs.has(terrain)) || board.ground[hex]! & guarded;
  });
  return open.length - board.hexes[nest]!.distance * 3;
}
