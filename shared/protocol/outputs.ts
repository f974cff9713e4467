import type { Hand } from '../engine/history/history.ts';
import type { Params } from '../engine/json.ts';
import type { Orders } from '../engine/orders.ts';
import type { Patch } from '../engine/history/patch.ts';
import type { PlayView, Waiting } from '../engine/play.ts';
import type { Foreseen } from '../engine/rules.ts';
import type { Told } from '../engine/save.ts';
import type { PaceChoice } from '../pace.ts';
import type { Language } from '../text/language.ts';
import type { Motion, TalkMode } from './inputs.ts';
import type { Mailing } from './mailings.ts';
import type { Role } from './links.ts';

/** What goes out. */

/** Why something was refused: a status for machines, a key for people. Nothing was changed. */
export interface Refused {
  ok: false;
  status: number;
  reason: string;
  /** In how many seconds it may be tried again. */
  retry?: number;
  /** How things stand now, where that helps. */
  view?: RoomView;
}
export type Outcome<T> = { ok: true; value: T } | Refused;

/** Readers: the table has lent it to those of a page, who vote on its decisions and see its hand. */
export type Occupant = 'free' | 'person' | 'bot' | 'readers';

export interface Plate {
  seat: number;
  name: string;
  occupant: Occupant;
  /** Has a page of this table open now. */
  here: boolean;
  /** When a person sat down. */
  since: number | null;
  /** Its person is away: the bot or someone else plays the seat meanwhile. */
  away: Away | null;
  /** How many of its decisions in a row the clock has answered. */
  missed: number;
  /** What is left of the bank, in milliseconds; 0 where the pace has none. */
  bank: number;
}

export interface Away {
  by: 'bot' | 'substitute';
  /** The substitute's name. */
  name: string;
  since: number;
  /** The person has asked for it, and need not be told. */
  wished?: true;
  /** The host alone has let the bot play: no reason for a substitute. */
  host?: true;
  /** An invitation to sit in is open. */
  wanted?: true;
}

/** Cancelled: the seats agreed to end it without a result. */
export type Stage = 'lobby' | 'playing' | 'over' | 'cancelled';

/** A vote that is open. */
export interface Vote {
  id: number;
  /** The seat that proposed it; null for a host who has none. */
  by: number | null;
  motion: Motion;
  /** Who may vote; the absent are not counted. */
  voters: number[];
  yes: number[];
  no: number[];
  /** More yes than no, that and two yes at least, or yes from every voter. */
  needs: 'most' | 'two' | 'all';
  ends: number;
  /** For an undo: the row of the log to be taken back. */
  row: number | null;
}

/** A wait that everyone may know of, with its deadline in server time. */
export interface Awaited extends Waiting {
  until: number;
}

/** All that one viewer may know of a room. */
export interface RoomView {
  /** Counts what this viewer may know of; two views of the same tick are the same. */
  tick: number;
  /** The release that made this view; a page of another one asks for the whole. */
  code: string;
  game: string;
  title: string;
  pace: PaceChoice;
  options: Params;
  stage: Stage;
  you: {
    role: Role;
    seat: number | null;
    /** Is invited to sit in for the person of that seat. */ sitsIn?: true;
    /** The seat that this onlooker has given up. */ left?: number;
    /** Was away when a seat was lent to readers: was not asked, and may be against it. */ mayObject?: true;
  };
  plates: Plate[];
  /** The clocks stand still; answers are taken all the same. */
  paused: { since: number; until: number } | null;
  votes: Vote[];
  /** Who may talk, and the seats that may just now. */
  talk: TalkMode;
  speakers: number[];
  /** The seat of the host, if the host plays. */
  host: number | null;
  /** The seat that the hosting is offered to. */
  heir: number | null;
  /** Another table of the same people: this viewer's own way to it. */
  rematch: string | null;
  play: (Omit<PlayView, 'waiting'> & { waiting: Awaited[] }) | null;
  /** The own last answer can still be taken back. */
  undo: boolean;
  /** It could be if those agree who have answered since: by a vote. */
  undoByVote: boolean;
  /** What the seat may lodge in advance, and what it has lodged. */
  foreseen: Foreseen | null;
  orders: Orders;
  /** Hash of the table's seed, published when the table is set, and the seed itself once all is over. */
  commitment: string | null;
  seed: string | null;
  /** By seat what was added to it, from the start on; null before, and where a game was dealt from one seed alone. */
  contributions: string[] | null;
  /** The seed of the deal that came of both, once all is over. */
  dealt: string | null;
  /** This seat, or the host's own, has not added anything yet and still can. */
  mayAdd: boolean;
}

/** One line or more of the log, as this viewer is told of it. Desk actions have `by` 'desk'. */
export interface LogEntry {
  /** Counts the moments that everyone may know of: the board as it was then is to be had by it. */
  seq: number;
  at: number;
  seat: number | null;
  /** Whether an answer was lodged in advance is nobody's business. */
  by: Exclude<Hand, 'forecast'> | 'desk' | 'undo' | 'deal';
  told: Told[];
}

/** What has changed for one viewer from one tick to another. */
export interface Update {
  from: number;
  to: number;
  patch: Patch;
  log: LogEntry[];
  now: number;
}

/** Links a host can see: never one that opens a taken seat, but for the host's own. */
export interface HostLinks {
  watch: string | null;
  /** Anyone may take any free seat with it. */
  invite: string | null;
  /** Per seat: an invitation to it while it is free or has been re-issued, or to sit in for its person. */
  seats: (string | null)[];
  /** Seats whose invitation is for a substitute. */
  substitutes: number[];
  /** What readers of a page see and vote by, if a seat is lent to them. */
  readers: string | null;
  /** The host's own seat, if the host plays. */
  own: { seat: number; link: string } | null;
}

/** Something a seat said: to the whole table where `to` is null, otherwise for these two seats alone. */
export interface TalkLine {
  id: number;
  at: number;
  seat: number;
  to: number | null;
  text: string;
}

/** What a seat keeps for itself; nobody else is shown any of it. */
export interface Own {
  /** The last row of the log that the seat has seen. */
  seen: number;
  /** Up to where it has looked at what was turned up, and the last line of the talk that it has read. */
  looked: number;
  heard: number;
  language: Language;
  zone: string;
  quiet: { from: number; to: number } | null;
  notes: string;
  muted: number[];
  mail: { address: string; isConfirmed: boolean; when: Mailing; isFailing: boolean } | null;
  /** Browsers that are told by push. */
  pushed: number;
}

/** What a host sees beside the links. */
export interface HostDesk {
  /** When each seat last had a page open or did something that was no secret; null if never. */
  lastHere: (number | null)[];
  webhook: { address: string; secret: string; failing: boolean } | null;
  /** Sites and programs of others may read the table. */
  readable: boolean;
  /** Pages that may hand over a seat's link to a frame that they show. */
  origins: string[];
  /** Whether this service can send mail and push at all. */
  canMail: boolean;
}

/** Everything a page is drawn from. `now` is the server's time when it was made. */
export interface RoomPage {
  /** To an invitation: whoever sits down can leave an address. */
  mails?: true;
  view: RoomView;
  log: LogEntry[];
  /** The latest of what was said and this viewer may hear, in order. */
  talk: TalkLine[];
  now: number;
  /** To onlookers, and so to frames: pages that may hand over a seat's link; absent where there are none. */
  origins?: string[];
  /** To a seat: where readers see the hand of the seat that is lent to them, and vote. */
  readers?: string;
  links?: HostLinks;
  desk?: HostDesk;
  /** For a seat, or for the mail link of one. */
  own?: Own;
  /** The public key of our push; absent where there is none. */
  push?: string;
}
