import { sides } from './facts.ts';
import type { CosmicTable } from './table.ts';

/** J-23: between agreement and execution a promised card can't be played, nor one that would leave too few in the hand for a promise. */
export function isLocked(table: CosmicTable, seat: number, card: string): boolean {
  const bargain = table.encounter.bargain;
  const side = bargain?.struck && sides.find((one) => table.main(one) === seat);
  if (!bargain || !side || !table.card(seat, card)) return false;
  const fixed = bargain.plan[side].cards;
  if (fixed.includes(card)) return true;
  const random = bargain.struck!.gives[side].reduce((sum, { kind, count }) => sum + (kind === 'random' ? count : 0), 0);
  return table.seat(seat).hand.length - fixed.length <= random;
}
