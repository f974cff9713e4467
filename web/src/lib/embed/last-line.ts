import type { GameWords } from '$shared/games/words.ts';
import type { Told } from '$shared/engine/save.ts';
import type { PublicTable } from '$shared/protocol/public.ts';
import type { LogEntry } from '$shared/protocol.ts';
import { deskLines } from '$shared/text/desk-lines.ts';
import type { Saying } from '$shared/text/say.ts';

/** The last thing that happened and everyone may know of. */
export function lastLine(log: readonly (LogEntry | PublicTable['log'][number])[], words: GameWords): Saying | null {
  const linesOf = (entry: (typeof log)[number]): Saying[] => {
    const told = entry.told as Told[];
    return entry.by === 'desk' || entry.by === 'undo'
      ? deskLines({ ...entry, told })
      : told.flatMap(words.lines).filter(({ only }) => !only);
  };
  for (const entry of [...log].reverse()) {
    const line = linesOf(entry).at(-1);
    if (line) return line;
  }
  return null;
}
