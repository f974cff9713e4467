import * as v from 'valibot';
import type { About, Decision } from '../../engine/decision.ts';
import type { Hand } from '../../engine/history/history.ts';
import type { Result } from '../../engine/rules.ts';
import type { LogEntry, Plate } from '../outputs.ts';
import type { Tally } from '../readers.ts';

/** A moment of a finished game, put to someone else: what would you do here? */

/** Someone at the table, as a puzzle names them. */
export type PuzzlePlate = Pick<Plate, 'seat' | 'name' | 'occupant'>;

/** A moment at which a seat had a choice. */
export interface PuzzleMoment {
  /** What stands after /puzzle/. */
  link: string;
  seat: number;
  about: About;
  /** The moment at which it was asked. */
  tick: number;
}

/** All such moments of a finished game, in order. */
export interface PuzzleList {
  game: string;
  title: string;
  plates: PuzzlePlate[];
  moments: PuzzleMoment[];
}

/** One of them: what the seat saw then and what it was asked, and nothing of what came after. */
export interface Puzzle {
  link: string;
  game: string;
  title: string;
  plates: PuzzlePlate[];
  seat: number;
  board: unknown;
  decision: Decision;
  /** May pages of others show it? */
  readable: boolean;
}

/** What is told once it is answered or given up. */
export interface Solved {
  /** The own answer; null if it was given up. */
  picks: string[] | null;
  /** What was played, and whether by the seat itself, its bot or the clock. */
  played: string[];
  by: Exclude<Hand, 'forecast'>;
  /** What followed, as the seat was told of it, until it was to answer again. */
  log: LogEntry[];
  /** How the game ended; null where all agreed to end it without a result. */
  result: Result | null;
  cancelled: boolean;
  /** How readers have answered, the most first. */
  tallies: Tally[];
}

/** Picks, or null to give up. */
export const SolveInput = v.object({
  picks: v.nullable(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(500))),
});
export type SolveInput = v.InferOutput<typeof SolveInput>;

const LINK = /^([a-z0-9]{12})\.(\d{1,9})\.([A-Za-z0-9_-]{22})$/;

/** The room of a puzzle, the row that answered it, and what proves that the link is of our making. One that can be none is looked up too. */
export function askedPuzzle(link: string): { room: string; seq: number; secret: string } {
  const [, room = '000000000000', seq = '0', secret = ''] = LINK.exec(link) ?? [];
  return { room, seq: Number(seq), secret };
}

export const puzzleLink = (room: string, seq: number, secret: string): string => `${room}.${seq}.${secret}`;
