import type { LogEntry } from './protocol.ts';

/** What happens at the desk and is worth knowing afterwards; who came and which links were made is not. */
const worth = new Set(
  [
    'away',
    'leaves',
    'back',
    'paused',
    'resumed',
    'extended',
    'pace',
    'talk',
    'substitute-wanted',
    'substitute',
    'resigned',
    'heir',
    'handed-over',
    'cancelled',
    'vote-proposed',
    'vote-passed',
    'vote-failed',
    'vote-void',
  ].map((type) => `desk.${type}`),
);

/** The rows of the log that someone has missed who has seen it up to there: moves, and what was decided about the table. */
export function missed(log: readonly LogEntry[], seen: number): LogEntry[] {
  return log.flatMap((entry) => {
    if (entry.seq <= seen || entry.by === 'deal') return [];
    if (entry.by !== 'desk') return [entry];
    const told = entry.told.filter(({ type }) => worth.has(type));
    return told.length ? [{ ...entry, told }] : [];
  });
}
