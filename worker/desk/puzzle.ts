import type { PuzzleStart } from '../../shared/protocol.ts';
import { freshSecret, hashOf } from '../state/links.ts';
import type { SeatRecord } from '../state/records.ts';
import { type Act, announce, BOT } from './act.ts';
import { closeLink, firstIssue, openTable } from './lobby.ts';

/** A table that goes on from a moment of another: one person, who is in no hurry, and bots. Nobody hosts it, and it is nobody else's. */
export function openPuzzle(room: string, own: string, { game, title, options, seats, seat }: PuzzleStart, now: number): Act {
  const input = { game, title, options: options as Record<string, string>, seats, pace: 'slow' as const, talk: 'none' as const };
  const { desk } = openTable(room, freshSecret(), input, now);
  const none = desk.seats.map(() => closeLink(firstIssue));
  return {
    desk: {
      ...desk,
      // as they were when that answer was given, which need not be as a table is set
      options,
      seats: desk.seats.map((_, at): SeatRecord => (at === seat ? { name: '', occupant: 'person', since: now } : BOT)),
      links: { watch: firstIssue, invite: closeLink(firstIssue), seats: none },
      chance: null,
    },
    told: [announce('puzzle', {})],
    cut: [],
    grant: [{ hash: hashOf(own), role: 'seat', seat }],
  };
}
