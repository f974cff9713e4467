import type { Hand } from '../../shared/engine/history/history.ts';
import type { Params } from '../../shared/engine/json.ts';
import type { Orders } from '../../shared/engine/orders.ts';
import type { Patch } from '../../shared/engine/history/patch.ts';
import type { Happening } from '../../shared/engine/save.ts';
import type { PaceChoice } from '../../shared/pace.ts';
import type { Away, Mailing, Occupant, Role, Stage, TalkMode, Vote } from '../../shared/protocol.ts';
import type { Language } from '../../shared/text/language.ts';
import type { RoomChance } from '../play/chance.ts';
import type { LinkIssue } from './links.ts';

/** What a room keeps, as it is stored. */

/** All SQL of a room. Whoever calls a writing verb stands inside one transaction. */

export interface SeatRecord {
  name: string;
  occupant: Occupant;
  since: number | null;
  /** Random bytes that its person's page has added before the start; shown to nobody until then. */
  adds?: string | undefined;
  /** Its person is away, and who plays meanwhile. */
  away?: Away | undefined;
  /** When it was called otherwise, lately. */
  renamed?: number[];
}

/** What the desk knows: everything about a room that is not play and that anyone may know. */
export interface Desk {
  room: string;
  game: string;
  title: string;
  pace: PaceChoice;
  options: Params;
  seats: SeatRecord[];
  /** The host's own seat. */
  own: number | null;
  links: { watch: LinkIssue; invite: LinkIssue; seats: LinkIssue[] };
  /** The clocks stand still; deadlines are as if it were still `since`. */
  paused: { since: number; until: number } | null;
  /** When the pace was changed, and until when the clock relieves nobody who has slept through that; absent where it never was. */
  spared?: { since: number; until: number };
  votes: Vote[];
  /** Votes there have been, so that no two share an id. */
  voted: number;
  talk: TalkMode;
  /** Sites and programs of others may read the table by its link for onlookers. */
  readable: boolean;
  heir: number | null;
  /** The room that goes on from here, and the seat that asked for it. */
  rematch: { room: string; by: number; n?: number } | null;
  /** Where news is posted; only the host is shown it. */
  webhook: WebhookRecord | null;
  /** Pages that may hand over a seat's link to a frame that they show; absent where none was ever named. */
  origins?: string[];
  /** How often a seat was lent to the readers of a page; absent where none ever was. */
  lent?: {
    n: number;
    /** Who was away and not asked when it was lent last, and since when they sit there. */
    unasked?: { seat: number; since: number | null }[];
  };
  cancelled: boolean;
  /** When someone with a link was last here, to the day, and when it was announced that the table will go. */
  visited: number;
  warned: number | null;
  /** What the deal comes of; null where a game of the first release was dealt from one seed. */
  chance: RoomChance | null;
  /** Makes seats' secrets what no host can work out; shown to nobody. */
  nonce: string;
}

/** What a seat keeps for itself. Nobody else is ever shown any of it, and it changes without a tick. */
export interface SeatSettings {
  /** The last row that a page of the seat has shown. */
  seen: number;
  /** What it has looked at of what was turned up, and read of the talk. */
  looked: number;
  heard: number;
  lastHere: number | null;
  language: Language;
  zone: string;
  quiet: { from: number; to: number } | null;
  notes: string;
  muted: number[];
  mail: MailRecord | null;
  push: { endpoint: string; keys: { p256dh: string; auth: string } }[];
  /** Decisions that the seat has been written to about, and those it has been reminded of. */
  told: string[];
  reminded: string[];
}

export interface MailRecord {
  address: string;
  isConfirmed: boolean;
  when: Mailing;
  /** Random, and another for every address: the links in mails to an earlier one are dead. */
  nonce: string;
  /** Where the links in mails lead. */
  origin: string;
  /** A server has said for good that it takes no mail for it, or none could be sent for days. */
  isFailing: boolean;
  /** When the last daily mail went out. */
  digest: number | null;
}

/** News of the table for somewhere else, and what was posted there last. */
export interface WebhookRecord {
  address: string;
  isFailing: boolean;
  posted: { stage: Stage; isPaused: boolean; waits: string };
}

export const letterKinds = ['confirm', 'turn', 'reminder', 'daily', 'links', 'result', 'away', 'expiring'] as const;

export type LetterKind = (typeof letterKinds)[number];

/** Something to be sent. It holds no text and no secret: it is written anew, from how things stand, whenever it is tried. */
export type Delivery = DeliveryBase &
  (
    | { what: 'letter'; letter: LetterKind; seat: number }
    | { what: 'invite'; to: string; language: Language; seat: number | null; origin: string }
    | { what: 'parting'; to: string | SeatSettings['push'][number]; language: Language; seat: number }
    | { what: 'push'; seat: number; endpoint: string }
    | { what: 'news'; event: NewsEvent }
  );

interface DeliveryBase {
  /** Random: no two mails of a room share it, ever. */
  id: string;
  made: number;
  tries: number;
}

/** A delivery before it is put down. */
export type NewDelivery = Delivery extends infer One ? (One extends Delivery ? Omit<One, 'id' | 'made' | 'tries'> : never) : never;

export const newsEvents = ['set', 'started', 'waiting', 'paused', 'resumed', 'finished', 'cancelled'] as const;

export type NewsEvent = (typeof newsEvents)[number];

/** Whose a link of a seat is: its person's, the one in mails to that person, or a substitute's. */
export type KeyKind = 'own' | 'mail' | 'substitute';

export interface Key {
  role: Role;
  seat: number | null;
  kind: KeyKind;
}

/** A link to be made or cut. */
export type LinkSpec = Pick<Key, 'role' | 'seat'> & { kind?: KeyKind };

/** A request that a seat sent, so that a repeated sending counts once. */
export interface SentRequest {
  id: string;
  /** What it asked for, or the hash of that. */
  content: string;
}

/** What is kept beside the save and changes with it. */
export interface Beside {
  orders: Orders[];
  /** By seat, the latest requests. */
  asked: SentRequest[][];
  /** By seat: the tick of the last answer it gave itself, and when it last gave one that was no secret. */
  acted: ({ seq: number; at: number | null } | null)[];
  /** By seat: how many silent rows it has given. */
  hushed: (number | null)[];
  /** Open decisions and until when each is waited for, the bank not counted. */
  until: Record<string, number>;
  /** By seat: how many public decisions in a row the clock has answered, and how much of the bank is gone. Nothing said is 0. */
  missed: (number | null)[];
  spent: (number | null)[];
  /** Answers to short windows, by decision: they are given when the window closes, and until then nobody is told. */
  lodged?: Record<string, string[]>;
  /** The open decision that is passed already and only holds a short window open in which nobody is asked. */
  held?: string;
  /** The timer that was lengthened because a connection was lost. */
  graced?: string;
}

/** What a row changed in it, each thing whole; a request is the newest of its seat. */
export interface BesideDelta {
  set: Partial<Beside>;
  gone?: string[];
  asked?: SentRequest & { seat: number };
}

/** A play as it was stored whole, and what the rows since have changed. */
export interface StoredPlay {
  save: string;
  beside: Beside;
  since: { patch: Patch | null; beside: BesideDelta | null }[];
}

export type By = Hand | 'desk' | 'undo' | 'deal';

export interface Row {
  seq: number;
  /** Counts the rows that everyone may know of; a silent one has the tick of the one before. */
  tick: number;
  at: number;
  by: By;
  seat: number | null;
  decision: string | null;
  picks: string[];
  code: string;
  happenings: Happening[];
  undoable: boolean;
  /** Nobody else may know that this seat was asked. */
  sealed: boolean;
  /** A sealed answer that waits for others, put down or taken back: nobody else may know that anything has happened. */
  silent: boolean;
  /** The deadline that the answered decision had. */
  until: number | null;
  restores: number | null;
}

/** What a row adds to the chain of saves. Desk rows add nothing. */
export interface SaveDelta {
  patch: Patch | null;
  keyframe: string | null;
}

/** A row with what it adds to the chain of saves. */
export interface StoredRow {
  row: Row;
  delta: SaveDelta;
}

export interface Due {
  id: number;
  kind: string;
  subject: string;
  at: number;
}
