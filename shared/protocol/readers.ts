import * as v from 'valibot';
import type { Decision } from '../engine/decision.ts';
import type { LogEntry, Outcome, Stage } from './outputs.ts';
import type { PuzzlePlate } from './finished/puzzle.ts';

/** A seat that the table has lent to the readers of a page, who vote on its decisions. */

/** What the room says of it whenever the seat is asked something else. */
export interface LentSeat {
  /** The row it was said after: what was said before that and comes later counts no more. */
  version: number;
  room: string;
  /** Of the secret in the readers' link; null where the seat is lent no more. */
  hash: string | null;
  /** May pages of others show it? */
  readable: boolean;
  game: string;
  title: string;
  stage: Stage;
  plates: PuzzlePlate[];
  seat: number;
  /** What the seat sees; absent while its answer waits for others, when it stays as it was. */
  board?: unknown;
  /** What followed its last answer, as it was told of it; absent likewise. */
  followed?: LogEntry[];
  decision: Decision | null;
  /** When the votes are counted; null while the clocks stand still. */
  closes: number | null;
  /** The seat has answered, others still think over the same: they may not know its answer yet. */
  isHushed: boolean;
}

/** How many readers have answered so. */
export interface Tally {
  picks: string[];
  votes: number;
}

/** A vote that is over. */
export interface CountedVote {
  decision: Decision;
  /** What the seat saw then. */
  board: unknown;
  voters: number;
  /** The most first. */
  tallies: Tally[];
  /** What was answered; null where nobody had voted or the answer came too late. */
  picks: string[] | null;
}

export interface OpenPoll {
  id: string;
  decision: Decision;
  closes: number | null;
  /** How many have voted; what for is shown to nobody before the end. */
  voters: number;
}

/** All that readers are shown. */
export interface Readership extends Pick<LentSeat, 'game' | 'title' | 'stage' | 'plates' | 'seat'> {
  board: unknown;
  poll: OpenPoll | null;
  /** The vote is over, and its answer not yet for everyone to know. */
  isCounting: boolean;
  last: CountedVote | null;
  /** What followed the last answer of the seat. */
  followed: LogEntry[];
  /** How many zeros the proof of a vote needs. */
  work: number;
  /** Counts what readers are shown; how many have voted is not counted. */
  edition: number;
  now: number;
}

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));

/** One reader's vote. `voter` is what this browser calls itself, `proof` what makes it dear to send many. */
export const BallotInput = v.object({
  poll: id,
  voter: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,40}$/)),
  proof: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
  picks: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(500)),
});
export type BallotInput = v.InferOutput<typeof BallotInput>;

/** Counts the votes of readers, so that they never come to the room. */
export interface ReadersDoor {
  /** How the seat stands, said by its room. */
  publish(said: LentSeat): Promise<void>;
  /** The room is gone, and with it all that was kept here. */
  clear(): Promise<void>;
  look(secret: string): Promise<Outcome<Readership>>;
  /** Names what a frame shows of it now: as long as it is the same, so is the frame. */
  mark(secret: string): Promise<Outcome<string>>;
  /** `sender` is whoever is counted for it. */
  vote(secret: string, input: BallotInput, sender: string): Promise<Outcome<{ picks: string[] }>>;
}

export const readersPath = (room: string, secret: string): string => `/embed/readers/${room}.${secret}`;
