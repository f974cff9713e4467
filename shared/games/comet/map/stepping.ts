import type { Option } from '../../../engine/decision.ts';
import { bitsOf, hexAt } from './board.ts';
import type { Sign } from '../cards.ts';
import type { MoveAction } from '../facts.ts';
import { stepId } from '../picks.ts';
import type { CometTable } from '../table.ts';
import { withinOneStep } from './walking.ts';

/** Every step the pool can pay for: a companion, the free hex where it stops, and the symbol it costs. */
export function stepOptions(table: CometTable, { seat, pool }: MoveAction): Option[] {
  const options: Option[] = [];
  if (!pool.length) return options;
  const { board } = table;
  const signs = [...new Set(pool)];
  const occupied = table.occupiedHexes();
  const guarded = table.guardedTerrains(seat);
  for (const [slot, at] of table.seat(seat).companions.entries()) {
    if (!at) continue;
    for (const hex of withinOneStep(board, occupied, hexAt(board, at), table.openTo(seat, slot, guarded))) {
      for (const sign of signs) if (board.ground[hex]! & bitsOf(sign)) options.push({ id: stepId(slot, board.hexes[hex]!.id, sign) });
    }
  }
  return options;
}

/** The terrains, as bits, where any companion of a seat could stop with its next step; the cave counts as all. */
export function stopsAhead(table: CometTable, seat: number, guarded: number): number {
  const { board } = table;
  const occupied = table.occupiedHexes();
  let bits = 0;
  for (const at of table.seat(seat).companions) {
    if (at) for (const hex of withinOneStep(board, occupied, hexAt(board, at), guarded)) bits |= board.ground[hex]!;
  }
  return bits;
}

/** One step of one companion. What was done before the first one can no longer be withdrawn. */
export function goTo(table: CometTable, seat: number, slot: number, hex: string, symbol: Sign | null): void {
  const action = table.facts.action as MoveAction;
  if (symbol) action.pool.splice(action.pool.indexOf(symbol), 1);
  action.steps++;
  action.before = null;
  table.tell('stepped', { seat, slot, from: table.seat(seat).companions[slot]!, to: hex, symbol });
  table.moveTo(seat, slot, hex);
}
