import type { CosmicTold } from '$shared/games/cosmic/happenings.ts';
import { iconOf, logLines } from '$shared/games/cosmic/words/log-lines.ts';
import type { RoomPage } from '$shared/protocol.ts';
import { deskLines } from '$shared/text/desk-lines.ts';
import type { LogLine } from '$shared/text/say.ts';

interface Row {
  key: string;
  icon: string;
  line: LogLine;
  at: number;
  isYours: boolean;
  by: string;
}

interface Chapter {
  /** Its place in the log: an encounter that was taken back and begun again is told twice. */
  nth: number;
  number: number | null;
  rows: Row[];
}

/** The log, newest first, grouped by encounter. */
export function chaptersOf(log: RoomPage['log'], you: number | null): Chapter[] {
  const found: Chapter[] = [{ nth: 0, number: null, rows: [] }];
  for (const { seq, at, seat, by, told } of log) {
    if (by === 'desk' || by === 'undo') {
      deskLines({ seat, by, told }).forEach((line, n) =>
        found.at(-1)!.rows.push({ key: `${seq}.${n}`, icon: by === 'undo' ? 'undo' : 'key', line, at, isYours: false, by }),
      );
      continue;
    }
    (told as unknown as CosmicTold[]).forEach((one, n) => {
      if (one.type === 'encounter') found.push({ nth: found.length, number: one.of.number, rows: [] });
      logLines(one).forEach((line, m) => {
        const isYours = you !== null && (line.only === true || ('seat' in one.of && one.of.seat === you));
        found.at(-1)!.rows.push({
          key: `${seq}.${n}.${m}`,
          icon: line.only ? 'eye-off' : iconOf(one.type, 'ability' in one.of ? one.of.ability : ''),
          line,
          at,
          isYours,
          by,
        });
      });
    });
  }
  const [first] = found.slice(1);
  if (first && first.number! > 1) found[0]!.number = first.number! - 1;
  return found
    .filter(({ rows }) => rows.length)
    .map(({ rows, ...chapter }) => ({ ...chapter, rows: rows.toReversed() }))
    .reverse();
}
