import type { CometTable } from '../table.ts';
import { arrive } from './refresh.ts';

/** Completed turns per player without a silver draw after which the comet comes by itself. */
const PATIENCE = 20;

/** 7: the gold row is refilled, the others may answer what was discarded to move, and the next seat is on. */
export function endTurn(table: CometTable): void {
  const { facts } = table;
  table.refillRow();
  facts.turns++;
  facts.quiet++;
  if (facts.last) for (const seat of table.othersAfter(facts.last.seat)) table.next('between', { seat });
  table.next('nextTurn');
}

/** HR-23: when nobody has drawn for too long the comet comes: the rest of the draw deck is thrown away, and all choose from the next seat on. */
export function nextTurn(table: CometTable): void {
  const { facts } = table;
  facts.last = null;
  if (!facts.comet && facts.quiet >= PATIENCE * table.save.seats) {
    const swept = facts.draw.map((kind) => ({ id: table.newId(), kind }));
    facts.discards.silver.push(...swept);
    table.tell('swept', { count: swept.length });
    table.bringComet();
    arrive(table, facts.active);
  }
  const [next = facts.active] = table.othersAfter(facts.active);
  if (table.seat(next).passed) {
    facts.over = true;
    table.tell('over', {});
    return;
  }
  facts.active = next;
  table.next('turn');
}
