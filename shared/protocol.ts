import * as v from 'valibot';
import type { Hand } from './engine/history.ts';
import type { Params } from './engine/json.ts';
import type { Orders } from './engine/orders.ts';
import type { PlayView, Waiting } from './engine/play.ts';
import type { Foreseen } from './engine/rules.ts';
import type { Save, Told } from './engine/save.ts';
import type { Patch } from './engine/patch.ts';
import { paceIds, type PaceChoice } from './pace.ts';
import { languages, type Language } from './text/language.ts';

/** What worker and web say to each other. */

// ── Links ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a link lets one do: run the table, play a seat, only look, take a free seat, or settle what mail a seat gets. */
export const roles = ['host', 'seat', 'watch', 'invite', 'mail'] as const;
export type Role = (typeof roles)[number];

/** The first part of a link's path: /p/<game>.<secret> is a seat. */
export const pathOf: Record<Role, string> = { host: 'h', seat: 'p', watch: 'w', invite: 'j', mail: 'm' };

const LINK = /^([a-z0-9]{12})\.([A-Za-z0-9_-]{22})$/;

/** A room and a secret, as they stand in a link; null if it can be no link at all. */
export function parseLink(link: string): { room: string; secret: string } | null {
  const [, room, secret] = LINK.exec(link) ?? [];
  return room && secret ? { room, secret } : null;
}

/** Where a link that can be none is looked up, so that it is refused no faster than any other. */
const NOWHERE = { room: '000000000000', secret: 'A'.repeat(22) };

/** The room to ask about a link, whatever it looks like. */
export function askedLink(link: string): { room: string; secret: string } {
  return parseLink(link) ?? NOWHERE;
}

const ROOM_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The name of a new room, from 64 random bytes of the platform; every letter equally likely. */
export function roomName(random: Uint8Array): string {
  const fair = random.filter((byte) => byte < 252).slice(0, 12);
  return Array.from(fair, (byte) => ROOM_LETTERS[byte % 36]).join('');
}

// ── What comes in ────────────────────────────────────────────────────────────────────────────────────────────────

export const BODY_LIMIT = 64 * 1024;
/** A finished game that is brought in. The longest of ours are a quarter of it. */
export const FILE_LIMIT = 4 * 1024 * 1024;

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const hours = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(14 * 24));
const address = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email());
const request = v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64)));
const picks = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(500));

const minutes = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const WEEK = 7 * 24 * 60;

/** One of our paces, or a table's own in minutes. */
export const PaceInput = v.union([
  v.picklist(paceIds),
  v.object({ turn: minutes(1, 2 * WEEK), choose: minutes(1, 2 * WEEK), respond: minutes(1, 2 * WEEK), bank: minutes(0, 600) }),
]);

/** Who may talk: everyone to everyone; the two who bargain and nobody else, while they do; nobody. */
export const talkModes = ['free', 'bargain', 'none'] as const;
export type TalkMode = (typeof talkModes)[number];

export const NewGame = v.object({
  game: v.pipe(v.string(), v.maxLength(20)),
  title: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
  seats: v.pipe(v.number(), v.integer()),
  pace: PaceInput,
  talk: v.optional(v.picklist(talkModes), 'free'),
  options: v.optional(v.record(v.string(), v.string()), {}),
  /** The host's own name, if the host plays. */
  host: v.optional(name),
});
export type NewGame = v.InferOutput<typeof NewGame>;

/** The newest entry of the log that a page has: only later ones come back to it. */
const since = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** An answer to a decision. `request` makes a repeated sending count once. */
export const AnswerInput = v.object({ decision: v.pipe(v.string(), v.maxLength(100)), picks, request, since });
export type AnswerInput = v.InferOutput<typeof AnswerInput>;

export const UndoInput = v.object({ request });
export type UndoInput = v.InferOutput<typeof UndoInput>;
export const ForecastInput = v.object({ picks });
export type ForecastInput = v.InferOutput<typeof ForecastInput>;

/** Standing orders: per moment the roles in which the seat wishes to be asked; and whether it passes for the rest of this encounter. */
export const OrdersInput = v.object({
  moments: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(8))),
      v.check((moments) => Object.keys(moments).length <= 100),
    ),
  ),
  passing: v.optional(v.boolean()),
});
export type OrdersInput = v.InferOutput<typeof OrdersInput>;
/** Something said at the table, to everyone or to one other seat. */
export const TalkInput = v.object({ text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)), to: v.optional(seat) });
export type TalkInput = v.InferOutput<typeof TalkInput>;
/** `request` makes a double click take one seat. */
export const SitInput = v.object({ name, seat: v.optional(seat), request });
export type SitInput = v.InferOutput<typeof SitInput>;
export const NameInput = v.object({ name });
export type NameInput = v.InferOutput<typeof NameInput>;

/** What a host does at the desk. None of it shows a hand; each of it is public in the log. */
export const HostInput = v.variant('act', [
  v.object({ act: v.literal('bot'), seat }),
  /** Empties a seat before the start. */
  v.object({ act: v.literal('free'), seat }),
  /** A fresh link for a seat: the old one stops working. */
  v.object({ act: v.literal('reissue'), seat }),
  v.object({ act: v.literal('rotate'), link: v.picklist(['watch', 'invite']) }),
  v.object({ act: v.literal('revoke'), link: v.picklist(['watch', 'invite']) }),
  /** With `bots`, every free seat is filled by one. */
  v.object({ act: v.literal('start'), bots: v.boolean() }),
  /** The seat's bot plays for its person, who may come back at any time; and the other way round. */
  v.object({ act: v.literal('relieve'), seat }),
  v.object({ act: v.literal('restore'), seat }),
  /** Someone else may play the seat until its person is back: opens an invitation to it. */
  v.object({ act: v.literal('substitute'), seat }),
  /** Sends the seat word that it is waited for. */
  v.object({ act: v.literal('nudge'), seat }),
  v.object({ act: v.literal('pause'), hours }),
  v.object({ act: v.literal('resume') }),
  v.object({ act: v.literal('pace'), pace: PaceInput }),
  v.object({ act: v.literal('talk'), mode: v.picklist(talkModes) }),
  /** Offers the hosting to a seat, which may take it up; null takes the offer back. */
  v.object({ act: v.literal('hand-over'), seat: v.nullable(seat) }),
  /** Where news of the table is posted; an empty address ends it. */
  v.object({ act: v.literal('webhook'), address: v.pipe(v.string(), v.trim(), v.maxLength(500)) }),
  /** Mails an invitation to a seat, or to any free seat. */
  v.object({ act: v.literal('invite'), address, seat: v.optional(seat), language: v.picklist(languages) }),
  /** Deletes the table and all that is kept of it. `room` repeats its name, against a slip. */
  v.object({ act: v.literal('delete'), room: v.string() }),
]);
export type HostInput = v.InferOutput<typeof HostInput>;

/** What the seats decide together. `undo` takes back the proposer's own last answer. */
export const Motion = v.variant('kind', [
  v.object({ kind: v.literal('extend') }),
  v.object({ kind: v.literal('pause'), hours }),
  v.object({ kind: v.literal('resume') }),
  v.object({ kind: v.literal('pace'), pace: PaceInput }),
  v.object({ kind: v.literal('relieve'), seat }),
  v.object({ kind: v.literal('substitute'), seat }),
  /** Offers the hosting to a seat, where the host is not to be found. */
  v.object({ kind: v.literal('host'), seat }),
  v.object({ kind: v.literal('undo') }),
  v.object({ kind: v.literal('cancel') }),
]);
export type Motion = v.InferOutput<typeof Motion>;

export const VoteInput = v.variant('act', [
  v.object({ act: v.literal('propose'), motion: Motion }),
  v.object({ act: v.literal('cast'), vote: v.pipe(v.number(), v.integer()), yes: v.boolean() }),
  v.object({ act: v.literal('withdraw'), vote: v.pipe(v.number(), v.integer()) }),
]);
export type VoteInput = v.InferOutput<typeof VoteInput>;

/** What a person does about the own seat. */
export const SeatInput = v.variant('act', [
  /** Gives the seat up for good; its bot plays on. */
  v.object({ act: v.literal('resign') }),
  /** Leaves the seat to its bot until the person is back. */
  v.object({ act: v.literal('away') }),
  /** The person is there again: bot or substitute step back. */
  v.object({ act: v.literal('back') }),
  /** Takes up the hosting that was offered. */
  v.object({ act: v.literal('host') }),
  /** Another table with the same people and options, once all is over. */
  v.object({ act: v.literal('rematch') }),
  /** Deletes name, address, notes and all that this seat said. */
  v.object({ act: v.literal('forget') }),
]);
export type SeatInput = v.InferOutput<typeof SeatInput>;

/** What a seat keeps for itself; only what is said here changes. */
export const OwnInput = v.object({
  language: v.optional(v.picklist(languages)),
  zone: v.optional(v.pipe(v.string(), v.maxLength(60))),
  /** Hours in which nothing falls due and no mail comes; from and to are minutes after midnight in the own zone. */
  quiet: v.optional(v.nullable(v.object({ from: minutes(0, 1439), to: minutes(0, 1439) }))),
  notes: v.optional(v.pipe(v.string(), v.maxLength(4_000))),
  muted: v.optional(v.pipe(v.array(seat), v.maxLength(9))),
  /** The log has been read up to here. */
  seen: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type OwnInput = v.InferOutput<typeof OwnInput>;

/** How often mail may come: one a decision, one a day, none. */
export const mailings = ['each', 'daily', 'none'] as const;
export type Mailing = (typeof mailings)[number];

export const MailInput = v.variant('act', [
  /** Leaves an address; it counts once its owner has confirmed it by the link sent there. */
  v.object({ act: v.literal('address'), address, zone: v.optional(v.pipe(v.string(), v.maxLength(60))), language: v.picklist(languages) }),
  v.object({ act: v.literal('remove') }),
  v.object({ act: v.literal('when'), when: v.picklist(mailings) }),
  /** Only by the link in the mail. */
  v.object({ act: v.literal('confirm') }),
  /** As in `SeatInput`; only by the link in the mail. */
  v.object({ act: v.literal('away') }),
]);
export type MailInput = v.InferOutput<typeof MailInput>;

/** A browser that wants to be told, as its push service gave it; or the end of it. */
export const PushInput = v.variant('act', [
  v.object({
    act: v.literal('subscribe'),
    endpoint: v.pipe(v.string(), v.url(), v.maxLength(1_000)),
    keys: v.object({ p256dh: v.pipe(v.string(), v.maxLength(200)), auth: v.pipe(v.string(), v.maxLength(100)) }),
  }),
  v.object({ act: v.literal('unsubscribe'), endpoint: v.pipe(v.string(), v.maxLength(1_000)) }),
]);
export type PushInput = v.InferOutput<typeof PushInput>;

/** Mails a seat's link again to the address it has left; the answer is the same whether or not there is one. */
export const RemindInput = v.object({ address });
export type RemindInput = v.InferOutput<typeof RemindInput>;

/** For the dev server: a save to go on from, such as one that broke a law. */
export const ResumeInput = v.object({ save: v.string() });
export type ResumeInput = v.InferOutput<typeof ResumeInput>;

// ── What goes out ────────────────────────────────────────────────────────────────────────────────────────────────

/** Why something can be refused at the door or at the desk. A game adds reasons of its own for picks. */
export const reasons = [
  'malformed',
  'too_large',
  'too_many_requests',
  'no_such_page',
  'internal',
  'no_such_link',
  'no_such_game',
  'no_such_moment',
  'not_seated',
  'not_host',
  'duplicate_request',
  'game_not_started',
  'game_over',
  'stale_state',
  'not_your_turn',
  'nothing_to_undo',
  'nothing_to_forecast',
  'nothing_to_pass',
  'talking_too_fast',
  'bad_player_count',
  'bad_seat',
  'colour_taken',
  'game_full',
  'seats_empty',
  'already_started',
  'game_not_running',
  'already_paused',
  'not_paused',
  'already_away',
  'not_away',
  'no_person',
  'not_heir',
  'not_set_up',
  'vote_open',
  'vote_over',
  'no_vote',
  'no_talk',
  'bad_zone',
  'game_not_over',
  'bad_file',
  'wrong_room',
  'no_mail_here',
  'no_push_here',
  'bad_address',
  'no_address',
  'not_by_mail',
  'mailed_too_often',
  'no_invitation',
  'not_awaited',
  'is_here',
  'cannot_reach',
] as const;

/** Why something was refused: a status for machines, a key for people. Nothing was changed. */
export interface Refused {
  ok: false;
  status: number;
  reason: string;
  /** How things stand now, where that helps. */
  view?: RoomView;
}
export type Outcome<T> = { ok: true; value: T } | Refused;

export type Occupant = 'free' | 'person' | 'bot';

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
}

/** Cancelled: the seats agreed to end it without a result. */
export type Stage = 'lobby' | 'playing' | 'over' | 'cancelled';

/** A vote that is open. */
export interface Vote {
  id: number;
  /** The seat that proposed it. */
  by: number;
  motion: Motion;
  /** Who may vote; the absent are not counted. */
  voters: number[];
  yes: number[];
  no: number[];
  /** More yes than no, or yes from every voter. */
  needs: 'most' | 'all';
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
  /** Counts what was stored; two views of the same tick are the same. */
  tick: number;
  /** The release that made this view; a page of another one asks for the whole. */
  code: string;
  game: string;
  title: string;
  pace: PaceChoice;
  options: Params;
  stage: Stage;
  you: { role: Role; seat: number | null };
  plates: Plate[];
  /** The clocks stand still; answers are taken all the same. */
  paused: { since: number; until: number } | null;
  votes: Vote[];
  /** Who may talk, and the seats that may just now. */
  talk: TalkMode;
  speakers: number[];
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
  /** Hash of the seed, published at the deal, and the seed itself once all is over. */
  commitment: string | null;
  seed: string | null;
}

/** One line or more of the log, as this viewer is told of it. Desk actions have `by` 'desk'. */
export interface LogEntry {
  seq: number;
  at: number;
  seat: number | null;
  by: Hand | 'desk' | 'undo' | 'deal';
  told: Told[];
}

/** Links a host can see: never one that opens a taken seat, but for the host's own. */
export interface HostLinks {
  watch: string | null;
  /** Anyone may take any free seat with it. */
  invite: string | null;
  /** Per seat: an invitation to it while it is free or has been re-issued. */
  seats: (string | null)[];
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
  /** When each seat last had a page open or did something; null if never. */
  lastHere: (number | null)[];
  webhook: { address: string; secret: string; failing: boolean } | null;
  /** Whether this service can send mail and push at all. */
  canMail: boolean;
}

/** Everything a page is drawn from. `now` is the server's time when it was made. */
export interface RoomPage {
  view: RoomView;
  log: LogEntry[];
  /** The latest of what was said and this viewer may hear, in order. */
  talk: TalkLine[];
  now: number;
  links?: HostLinks;
  desk?: HostDesk;
  /** For a seat, or for the mail link of one. */
  own?: Own;
  /** The public key of our push; absent where there is none. */
  push?: string;
}

/** From the room to an open page. */
export type Message =
  | { type: 'whole'; page: RoomPage }
  | { type: 'update'; from: number; to: number; patch: Patch; log: LogEntry[]; now: number }
  | { type: 'here'; here: boolean[] }
  | { type: 'talk'; line: TalkLine }
  /** This link has been replaced or revoked, or the whole table deleted. */
  | { type: 'gone' };

/** From an open page to the room. Answers go over HTTP, so that they work without a socket. */
export type Hello = { type: 'hello'; tick: number; code: string };

/**
 * A finished game as one file: enough to play every answer again, and to check that it was played by the rules.
 * What was said, kept or left by anyone is not in it.
 */
export interface GameFile {
  parley: 1;
  game: string;
  title: string;
  pace: PaceChoice;
  /** By seat. */
  players: { name: string; bot: boolean }[];
  /** The seats agreed to end it without a result. */
  cancelled: boolean;
  /** Hash of the seed, as it was published at the deal. */
  commitment: string;
  deal: { at: number; save: Save };
  rows: FileRow[];
}

/** One answer, one taken back, or a change of the options between two. */
export interface FileRow {
  at: number;
  by: Hand | 'undo' | 'desk';
  seat: number | null;
  decision: string | null;
  picks: string[];
  /** What it changed in the save. */
  patch: Patch;
  /** For a taking back: the row whose save it restored, counted from 1; 0 is the deal. */
  restores: number | null;
}

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
  /** Makes the room of that name; the answer is the path of the host's link. */
  create(room: string, input: NewGame): Promise<Outcome<{ host: string }>>;
  page(secret: string, role: Role): Promise<Outcome<RoomPage>>;
  log(secret: string, before: number, role?: Role): Promise<Outcome<LogEntry[]>>;
  /** The board at a past moment, for this viewer. */
  at(secret: string, seq: number, role?: Role): Promise<Outcome<PlayView>>;
  answer(secret: string, input: AnswerInput, role?: Role): Promise<Outcome<RoomPage>>;
  undo(secret: string, input: UndoInput, role?: Role): Promise<Outcome<RoomPage>>;
  forecast(secret: string, input: ForecastInput, role?: Role): Promise<Outcome<RoomPage>>;
  orders(secret: string, input: OrdersInput, role?: Role): Promise<Outcome<RoomPage>>;
  talk(secret: string, input: TalkInput, role?: Role): Promise<Outcome<TalkLine>>;
  /** What was said before that line, to the table or between this seat and another. */
  said(secret: string, before: number, other: number | null, role?: Role): Promise<Outcome<TalkLine[]>>;
  /** Takes a free seat; the answer is the path of the seat's own link. */
  sit(secret: string, input: SitInput, role?: Role): Promise<Outcome<{ path: string }>>;
  rename(secret: string, input: NameInput, role?: Role): Promise<Outcome<RoomPage>>;
  /** `origin` as with `mail`. */
  host(secret: string, input: HostInput, role?: Role, origin?: string): Promise<Outcome<RoomPage>>;
  vote(secret: string, input: VoteInput, role?: Role): Promise<Outcome<RoomPage>>;
  /** `path` leads on, where there is somewhere to go: the host's link, the other table. */
  seat(secret: string, input: SeatInput, role?: Role): Promise<Outcome<RoomPage & { path?: string }>>;
  own(secret: string, input: OwnInput, role?: Role): Promise<Outcome<RoomPage>>;
  /** `origin` is where this service was asked; links in mails lead there if it has said nothing else. */
  mail(secret: string, input: MailInput, origin: string, role?: Role): Promise<Outcome<RoomPage>>;
  push(secret: string, input: PushInput, role?: Role): Promise<Outcome<RoomPage>>;
  /** By any link of the room, even one that opens nothing any more. */
  remind(input: RemindInput): Promise<Outcome<Record<string, never>>>;
  /** What is asked of a seat and until when, as a calendar file. */
  calendar(secret: string, role?: Role): Promise<Outcome<{ file: string }>>;
  /** A game that has ended, as a file. */
  exported(secret: string, role?: Role): Promise<Outcome<GameFile>>;
  /** Makes the room of that name from such a file, if it was played by the rules. */
  imported(room: string, file: string): Promise<Outcome<{ watch: string; host: string }>>;
  /** Makes the room of that name for the same people, once; whoever asks again learns whose it is. Between rooms only. */
  reopen(room: string, host: string, again: Again): Promise<Outcome<{ by: number }>>;
  /** Whether there is such a room. Between rooms only. */
  isThere(): Promise<boolean>;
  /** Puts a save on a full table; refused everywhere but on a dev server. */
  resume(secret: string, input: ResumeInput): Promise<Outcome<RoomPage>>;
}
