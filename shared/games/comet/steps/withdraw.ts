import { printedCard } from '../cards.ts';
import type { Card } from '../facts.ts';
import type { CometTable } from '../table.ts';

/**
 * 7: an action in which no step was made and no animal appeared is taken back whole, and the turn begins anew. The cards shown in it return
 * to the hand, but everyone knows them now.
 */
export function withdraw(table: CometTable): void {
  const { facts } = table;
  const { action } = facts;
  if (!action?.before) throw new Error('this action can no longer be withdrawn');
  const { row, used, tokens } = action.before;
  const own = table.seat(action.seat);
  const back: Card[] = [...(action.kind === 'appear' ? [] : action.played), ...action.spent];
  for (const { id, kind } of back) {
    const { discards } = facts;
    if (printedCard(kind).deck === 'silver') discards.silver = discards.silver.filter((card) => card.id !== id);
    else discards.gold = discards.gold.filter((card) => card.id !== id);
    own.hand.push({ id, kind, open: true });
  }
  own.hand = own.hand.filter(({ id }) => !row.some((card) => card.id === id));
  facts.row = row;
  facts.tokens = tokens;
  for (const source of table.sources(action.seat)) source.used = used.includes(source.id);
  facts.action = null;
  table.tell('withdrew', { seat: action.seat });
  table.next('turn');
}
