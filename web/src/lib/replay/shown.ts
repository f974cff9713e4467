import type { Course, PuzzlePlate, Replay } from '$shared/protocol.ts';
import type { ChapterSaid } from '$shared/games/course.ts';
import type { LogLine, Saying } from '$shared/text/say.ts';

/** All that the page of a replay shows of one step. */
export interface Shown {
  /** Where the table is, as /w/… or /p/…. */
  path: string;
  game: string;
  title: string;
  plates: PuzzlePlate[];
  you: Replay['you'];
  readable: boolean;
  result: Replay['result'];
  course: Course;
  tick: number;
  board: unknown;
  /** What happened with this step. */
  lines: LogLine[];
  /** What happened with each step of its chapter. */
  log: { tick: number; lines: LogLine[] }[];
  chapters: ChapterSaid[];
  /** What chapters are called, and what the curves are of; null for a game that has neither. */
  called: Saying | null;
  measure: Saying | null;
  /** Whence one can play on: the puzzle of each seat's next choice, and its moment. */
  next: { link: string; seat: number; tick: number }[];
  /** For others to come to this step; a seat's own address is not for passing on. */
  share: string | null;
}

/** What became of the wish to play on. */
export type ReplayForm = { reason: string; retry: number | undefined } | null;
