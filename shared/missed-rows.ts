import type { DeskTold } from './desk-happenings.ts';
import type { LogEntry } from './protocol.ts';

/** What happens at the desk and is worth knowing afterwards; who came and which links were made is not. */
const worth: ReadonlySet<string> = new Set<DeskTold['type']>([
  'desk.away',
  'desk.leaves',
  'desk.back',
  'desk.restored',
  'desk.paused',
  'desk.resumed',
  'desk.extended',
  'desk.pace',
  'desk.talk',
  'desk.substitute-wanted',
  'desk.substitute',
  'desk.resigned',
  'desk.heir',
  'desk.handed-over',
  'desk.cancelled',
  'desk.vote-proposed',
  'desk.vote-passed',
  'desk.vote-failed',
  'desk.vote-void',
]);

/** The rows of the log that someone has missed who has seen it up to there: moves, and what was decided about the table. */
export function missedRows(log: readonly LogEntry[], seen: number): LogEntry[] {
  return log.flatMap((entry) => {
    if (entry.seq <= seen || entry.by === 'deal') return [];
    if (entry.by !== 'desk') return [entry];
    const told = entry.told.filter(({ type }) => worth.has(type));
    return told.length ? [{ ...entry, told }] : [];
  });
}
