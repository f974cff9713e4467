import type { Key } from '../../state/records.ts';
import { lentSeat } from '../../desk/seat/lend.ts';
import type { Parts } from '../parts.ts';
import { give } from './play.ts';

/** What the readers of a lent seat have voted is answered as any seat answers; the first of it that the rules take. */
export function answerLent(parts: Parts, poll: string, decision: string, ballots: readonly string[][]): string[] | null {
  const seat = parts.isOpen ? lentSeat(parts.committer.state.desk) : null;
  if (seat === null) return null;
  // they play the seat, and keep nothing there
  const key: Key = { role: 'seat', seat, kind: 'substitute' };
  const given = ballots.find(
    (picks, nth) => parts.visit('answer', key, '', (visit) => give(parts, visit, { decision, picks, request: `${poll} ${nth}` })).ok,
  );
  return given ?? null;
}
