import type { Question } from '../../../engine/decision.ts';
import { noOrders, passes } from '../../../engine/orders.ts';
import type { CosmicTable } from '../table.ts';

/** Where windows are quick, sealed questions put together close at a time drawn for them, whatever anyone holds or has ordered. */
export function shorten(table: CosmicTable, polls: Question[]): Question[] {
  if (!table.is('windows', 'quick')) return polls;
  const isOptIn = polls.every(({ moment }) => passes(noOrders, moment!));
  return polls.map((question) => ({
    ...question,
    brief: true,
    ...(isOptIn && { optIn: true }),
    ...(question.options.length === 1 && { idle: true }),
  }));
}
