import * as v from 'valibot';
import type { Hand } from './engine/history.ts';
import type { Params } from './engine/json.ts';
import type { Orders } from './engine/orders.ts';
import type { PlayView, Waiting } from './engine/play.ts';
import type { Foreseen } from './engine/rules.ts';
import type { Told } from './engine/save.ts';
import type { Patch } from './engine/patch.ts';
import { paceIds, type PaceId } from './pace.ts';

/** What worker and web say to each other. */

// ── Links ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What a link lets one do: run the table, play a seat, only look, or take a free seat. */
export const roles = ['host', 'seat', 'watch', 'invite'] as const;
export type Role = (typeof roles)[number];

/** The first part of a link's path: /p/<game>.<secret> is a seat. */
export const pathOf: Record<Role, string> = { host: 'h', seat: 'p', watch: 'w', invite: 'j' };

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

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const request = v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64)));
const picks = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(500));

export const NewGame = v.object({
  game: v.pipe(v.string(), v.maxLength(20)),
  title: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
  seats: v.pipe(v.number(), v.integer()),
  pace: v.picklist(paceIds),
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
export const SitInput = v.object({ name, seat: v.optional(seat) });
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
]);
export type HostInput = v.InferOutput<typeof HostInput>;

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
}

export type Stage = 'lobby' | 'playing' | 'over';

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
  pace: PaceId;
  options: Params;
  stage: Stage;
  you: { role: Role; seat: number | null };
  plates: Plate[];
  play: (Omit<PlayView, 'waiting'> & { waiting: Awaited[] }) | null;
  /** The own last answer can still be taken back. */
  undo: boolean;
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

/** Everything a page is drawn from. `now` is the server's time when it was made. */
export interface RoomPage {
  view: RoomView;
  log: LogEntry[];
  /** The latest of what was said and this viewer may hear, in order. */
  talk: TalkLine[];
  now: number;
  links?: HostLinks;
}

/** From the room to an open page. */
export type Message =
  | { type: 'whole'; page: RoomPage }
  | { type: 'update'; from: number; to: number; patch: Patch; log: LogEntry[]; now: number }
  | { type: 'here'; here: boolean[] }
  | { type: 'talk'; line: TalkLine }
  /** This link has been replaced or revoked. */
  | { type: 'gone' };

/** From an open page to the room. Answers go over HTTP, so that they work without a socket. */
export type Hello = { type: 'hello'; tick: number; code: string };

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
  /** Takes a free seat; the answer is the path of the seat's own link. */
  sit(secret: string, input: SitInput, role?: Role): Promise<Outcome<{ path: string }>>;
  rename(secret: string, input: NameInput, role?: Role): Promise<Outcome<RoomPage>>;
  host(secret: string, input: HostInput, role?: Role): Promise<Outcome<RoomPage>>;
  /** Puts a save on a full table; refused everywhere but on a dev server. */
  resume(secret: string, input: ResumeInput): Promise<Outcome<RoomPage>>;
}
