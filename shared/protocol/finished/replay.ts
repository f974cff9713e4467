import type { Told } from '../../engine/save.ts';
import type { Result } from '../../engine/rules.ts';
import type { TurnKind } from '../../games/course.ts';
import type { LogEntry, Stage } from '../outputs.ts';
import type { PuzzleMoment, PuzzlePlate } from './puzzle.ts';

/** The course of a game: where it can be looked at again, and what stands out there. The same for everyone: it is made of what all may know. */
export interface Course {
  /** Moments at which something happened, in order, from the deal on. */
  steps: { tick: number; at: number }[];
  /** Each begins at its moment; with what is told of it in a list. */
  chapters: { tick: number; number: number; told: Told[] }[];
  /** At most one a moment; the seat is whose doing it was, or who leads since. */
  turns: { tick: number; kind: TurnKind; seat: number | null }[];
  /** How the game stood by seat, wherever that changed. */
  standings: { tick: number; points: number[] }[];
  /** Who has so much has won; null where there is no such number. */
  goal: number | null;
}

/** A moment of a game, with its course around it. */
export interface Replay {
  game: string;
  title: string;
  stage: Stage;
  plates: PuzzlePlate[];
  /** The seat whose eyes it is seen with; null for an onlooker. */
  you: number | null;
  /** May pages of others show it? */
  readable: boolean;
  course: Course;
  /** The moment of the step that is shown. */
  tick: number;
  /** As the viewer saw it then. */
  board: unknown;
  /** What happened with this step, as the viewer was told. */
  log: LogEntry[];
  /** The same of all steps of its chapter. */
  chapter: LogEntry[];
  /** How it ended, if it has. */
  result: Result | null;
  /** Of a game that has ended: the next choice of each seat, from which one can play on. */
  next: PuzzleMoment[];
}
