import { typeOf, type Card } from '../cards/cards.ts';
import { sides } from '../facts.ts';
import type { CosmicTable } from '../table.ts';
import type { Clause } from './terms.ts';

/** J-23: between agreement and execution a promised card can't be played, nor one that would leave too few in the hand for a promise. */
export function isLocked(table: CosmicTable, seat: number, card: string, hand: readonly Card[] = table.seat(seat).hand): boolean {
  const bargain = table.encounter.bargain;
  const side = bargain?.struck && sides.find((one) => table.main(one) === seat);
  if (!bargain || !side || !table.card(seat, card)) return false;
  const fixed = bargain.plan[side].cards;
  if (fixed.includes(card)) return true;
  const left = hand.filter(({ id }) => !fixed.includes(id));
  const type = typeOf(table.card(seat, card)!.face);
  const promised = (isMeant: (clause: Clause) => boolean) =>
    bargain.struck!.gives[side].filter(isMeant).reduce((sum, { count }) => sum + count, 0);
  const all = promised(({ kind }) => kind === 'random' || kind === 'random-of-type');
  const ofType = promised(({ kind, what }) => kind === 'random-of-type' && what === type);
  return left.length <= all || left.filter(({ face }) => typeOf(face) === type).length <= ofType;
}
