import type { Params } from '../engine/json.ts';
import type { PlayView } from '../engine/play.ts';
import type { PaceChoice } from '../pace.ts';
import type { GameFile } from './finished/game-file.ts';
import type {
  AddInput,
  AnswerInput,
  ForecastInput,
  HostInput,
  MailInput,
  NameInput,
  NewGame,
  OrdersInput,
  OwnInput,
  PushInput,
  RemindInput,
  ResumeInput,
  SeatInput,
  SitInput,
  TalkInput,
  TalkMode,
  UndoInput,
  VoteInput,
} from './inputs.ts';
import type { Role } from './links.ts';
import type { PublicMoment, PublicCourse, PublicPuzzle, PublicSolution, PublicTable } from './public.ts';
import type { LogEntry, Outcome, RoomPage, TalkLine, Update } from './outputs.ts';
import type { Puzzle, PuzzleList, Solved, SolveInput } from './finished/puzzle.ts';
import type { Replay } from './finished/replay.ts';

/** What can be asked of the objects of the service. */

/** A table to be set again: its people are invited to the seats they had. */
export interface Again {
  game: string;
  title: string;
  pace: PaceChoice;
  talk: TalkMode;
  options: Params;
  players: { name: string; bot: boolean }[];
  /** The seat that asked for it and is its host. */
  by: number;
}

/** A moment that another table goes on from: the play up to there as it is stored, and the seat that a person takes. */
export interface PuzzleStart {
  game: string;
  title: string;
  options: Params;
  seats: number;
  seat: number;
  decision: string;
  /** Rows with what each changed, as JSON. */
  rows: string;
}

/** A mail that was not sent but kept, where a server has nothing to send with. */
export interface OutboxMail {
  number: number;
  at: number;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  id: string;
  headers: Record<string, string>;
}

export interface OutboxDoor {
  put(mail: Omit<OutboxMail, 'number' | 'at'>): Promise<void>;
  list(): Promise<OutboxMail[]>;
}

/** The room as the worker and the pages call it. The secret is the one in the link; the room knows only its hash. */
export interface RoomDoor {
  /** Makes the room of that name; the answer is the path of the host's link. `sender` is whoever is counted for it, here and below. */
  create(room: string, input: NewGame, sender?: string): Promise<Outcome<{ host: string }>>;
  page(secret: string, role: Role): Promise<Outcome<RoomPage>>;
  log(secret: string, before: number, role?: Role): Promise<Outcome<LogEntry[]>>;
  /** The board at a past moment, for this viewer. */
  at(secret: string, seq: number, role?: Role): Promise<Outcome<PlayView>>;
  /** The same with the course of the game, what happened then and where one can play on; the deal if no moment is named. */
  replay(secret: string, tick: number | null, role?: Role): Promise<Outcome<Replay>>;
  /** What sites and programs of others read of the table, of a past moment and of the course of the game. */
  readTable(secret: string): Promise<Outcome<PublicTable>>;
  /** Names what `readTable` says now: as long as it is the same, so is that. */
  readMark(secret: string): Promise<Outcome<string>>;
  readMoment(secret: string, moment: number): Promise<Outcome<PublicMoment>>;
  readCourse(secret: string): Promise<Outcome<PublicCourse>>;
  /** The same of a puzzle, and of what was played there. */
  readPuzzle(secret: string, seq: number): Promise<Outcome<PublicPuzzle>>;
  readSolution(secret: string, seq: number, input: SolveInput): Promise<Outcome<PublicSolution>>;
  answer(secret: string, input: AnswerInput, role?: Role): Promise<Outcome<RoomPage | Update>>;
  undo(secret: string, input: UndoInput, role?: Role): Promise<Outcome<RoomPage>>;
  forecast(secret: string, input: ForecastInput, role?: Role): Promise<Outcome<RoomPage>>;
  orders(secret: string, input: OrdersInput, role?: Role): Promise<Outcome<RoomPage>>;
  talk(secret: string, input: TalkInput, role?: Role): Promise<Outcome<TalkLine>>;
  /** What was said before that line, to the table or between this seat and another. */
  olderTalk(secret: string, before: number, other: number | null, role?: Role): Promise<Outcome<TalkLine[]>>;
  /** Takes a free seat; the answer is the path of the seat's own link. */
  sit(secret: string, input: SitInput, role?: Role): Promise<Outcome<{ path: string }>>;
  /** Adds to the chance of the deal, once and before the start. */
  add(secret: string, input: AddInput, role?: Role): Promise<Outcome<RoomPage>>;
  rename(secret: string, input: NameInput, role?: Role): Promise<Outcome<RoomPage>>;
  /** `origin` as with `mail`. */
  host(secret: string, input: HostInput, role?: Role, origin?: string, sender?: string): Promise<Outcome<RoomPage>>;
  vote(secret: string, input: VoteInput, role?: Role): Promise<Outcome<RoomPage>>;
  /** `path` leads on, where there is somewhere to go: the host's link, the other table. */
  seat(secret: string, input: SeatInput, role?: Role, sender?: string): Promise<Outcome<RoomPage & { path?: string }>>;
  own(secret: string, input: OwnInput, role?: Role): Promise<Outcome<RoomPage>>;
  /** `origin` is where this service was asked; links in mails lead there if it has said nothing else, and that is this machine. */
  mail(secret: string, input: MailInput, origin: string, role?: Role, sender?: string): Promise<Outcome<RoomPage>>;
  push(secret: string, input: PushInput, role?: Role): Promise<Outcome<RoomPage>>;
  /** By any link of the room, even one that opens nothing any more. */
  remind(input: RemindInput): Promise<Outcome<Record<string, never>>>;
  /** What is asked of a seat and until when, as a calendar file. */
  calendar(secret: string, role?: Role): Promise<Outcome<{ file: string }>>;
  /** A game that has ended, as a file. */
  exportGame(secret: string, role?: Role): Promise<Outcome<GameFile>>;
  /** Makes the room of that name from such a file, if it was played by the rules. */
  importGame(room: string, file: string, sender?: string): Promise<Outcome<{ watch: string; host: string }>>;
  /** Makes the room of that name for the same people, once; whoever asks again learns whose it is. Between rooms only. */
  reopen(room: string, host: string, again: Again): Promise<Outcome<{ by: number }>>;
  /** The moments of a game that has ended at which a seat had a choice. */
  puzzles(secret: string, role?: Role): Promise<Outcome<PuzzleList>>;
  /** One of them; the secret is the one in its own link, here and below. */
  puzzle(secret: string, seq: number): Promise<Outcome<Puzzle>>;
  /** What was played there, for whoever has answered or gives up. */
  solve(secret: string, seq: number, input: SolveInput, sender?: string): Promise<Outcome<Solved>>;
  /** Makes a room that goes on from there, with bots on the other seats; the answer is the path of the seat. */
  playOn(secret: string, seq: number, sender?: string): Promise<Outcome<{ path: string }>>;
  /** Makes the room of that name from such a moment. Between rooms only. */
  goOn(room: string, own: string, moment: PuzzleStart): Promise<Outcome<null>>;
  /** Whether there is such a room. Between rooms only. */
  isThere(): Promise<boolean>;
  /** What the readers of a lent seat have voted, the most first: the first that the rules take is answered. Null if none was. Between objects only. */
  answerLent(poll: string, decision: string, ballots: string[][]): Promise<string[] | null>;
  /** Puts a save on a full table; refused everywhere but on a dev server. */
  resume(secret: string, input: ResumeInput, role?: Role): Promise<Outcome<RoomPage>>;
}
