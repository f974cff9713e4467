import type { DeskTold } from '../desk-happenings.ts';
import { missedRows } from '../missed-rows.ts';
import type { LogEntry } from '../protocol.ts';
import { deskLines } from '../text/desk-lines.ts';
import type { LogLine, Piece, Saying } from '../text/say.ts';
import type { GameWords } from './words.ts';

/** What happened since someone left, as a page or a mail tells it. */

/** It was done to the seat: the line names it, and someone else acted. */
export const concerns = (said: readonly Piece[], actor: number | null, seat: number): boolean =>
  actor !== seat && said.some((piece) => typeof piece !== 'string' && piece.seat === seat);

export interface SinceLine {
  id: string;
  at: number;
  line: LogLine;
  concerns: boolean;
}

/** At the desk these seats act themselves; of the others something is said. */
const ACTS = /^desk\.(vote-|leaves|back|resigned|handed-over)/;

function actorOf({ by, seat }: LogEntry, told: LogEntry['told'][number]): number | null {
  if (by !== 'desk') return seat;
  const { type, of } = told as unknown as DeskTold;
  return ACTS.test(type) && 'seat' in of ? (of.seat ?? null) : null;
}

/** All that a seat has missed, in the order in which it happened. */
export function linesSince(
  log: readonly LogEntry[],
  seen: number,
  seat: number,
  words: Pick<GameWords, 'lines'>,
  pieces: (saying: Saying) => Piece[],
): SinceLine[] {
  return missedRows(log, seen).flatMap((entry) => {
    const { seq, at, by } = entry;
    const line = (id: string, one: LogLine, actor: number | null): SinceLine => ({
      id,
      at,
      line: one,
      concerns: concerns(pieces(one), actor, seat),
    });
    if (by === 'undo') return deskLines(entry).map((one, n) => line(`${seq}.${n}`, one, entry.seat));
    return entry.told.flatMap((told, n) => {
      const lines = by === 'desk' ? deskLines({ by, seat: null, told: [told] }) : words.lines(told);
      return lines.map((one, m) => line(`${seq}.${n}.${m}`, one, actorOf(entry, told)));
    });
  });
}

/** What was done to the seat comes first. Of much only the latest is told: up to half of it was done to the seat. */
export function foremost<L extends { concerns: boolean }>(lines: readonly L[], most: number): { lines: L[]; left: number } {
  const concerning = lines.filter((line) => line.concerns).slice(-most / 2);
  const rest = lines.filter((line) => !line.concerns).slice(concerning.length - most);
  return { lines: [...concerning, ...rest], left: lines.length - concerning.length - rest.length };
}
