import * as v from 'valibot';
import { paceIds } from '../pace.ts';
import { tidyName } from '../player-name.ts';
import { languages } from '../text/language.ts';
import { mailings } from './mailings.ts';

/** What comes in, and what it must look like. */

export const BODY_LIMIT = 64 * 1024;
/** A finished game that is brought in. The longest of ours are a quarter of it. */
export const FILE_LIMIT = 4 * 1024 * 1024;

/** Whether it is a name at all, and whose else, is for the room to say. */
const name = v.pipe(v.string(), v.maxLength(200), v.transform(tidyName), v.minLength(1));
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

const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** An answer to a decision. `request` makes a repeated sending count once. */
export const AnswerInput = v.object({
  decision: v.pipe(v.string(), v.maxLength(100)),
  picks,
  request,
  /** Where the page stands: if the room stands there too, only what changes comes back. */
  tick: count,
  code: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** For pages of the first releases: the newest entry of the log that they have; only later ones come back. */
  since: count,
});
export type AnswerInput = v.InferOutput<typeof AnswerInput>;

export const UndoInput = v.object({ request });
export type UndoInput = v.InferOutput<typeof UndoInput>;
export const ForecastInput = v.object({ picks });
export type ForecastInput = v.InferOutput<typeof ForecastInput>;

const byMoment = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(60))),
  v.check((moments) => Object.keys(moments).length <= 100),
);
/**
 * Standing orders: per moment the roles in which the seat wishes to be asked, and the answers it gives by itself, the first that is on offer; and whether
 * it passes for the rest of this encounter.
 */
export const OrdersInput = v.object({
  moments: v.optional(byMoment),
  plans: v.optional(byMoment),
  passing: v.optional(v.boolean()),
});
export type OrdersInput = v.InferOutput<typeof OrdersInput>;
/** Something said at the table, to everyone or to one other seat. */
export const TalkInput = v.object({ text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)), to: v.optional(seat) });
export type TalkInput = v.InferOutput<typeof TalkInput>;
/** `request` makes a double click take one seat. */
export const SitInput = v.object({ name, seat: v.optional(seat), request });
export type SitInput = v.InferOutput<typeof SitInput>;
/** Random bytes for the shuffle, made by the page of a seat. */
export const AddInput = v.object({ bytes: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });
export type AddInput = v.InferOutput<typeof AddInput>;
export const NameInput = v.object({ name });
export type NameInput = v.InferOutput<typeof NameInput>;

/** The origin of a page by https, as browsers name it; a page on this machine, that is being made, may come by http. */
const pageOrigin = v.pipe(
  v.string(),
  v.maxLength(260),
  v.regex(/^(?:https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*|https?:\/\/(?:localhost|127\.0\.0\.1))(?::[1-9]\d{0,4})?$/),
);
export const MOST_ORIGINS = 10;

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
  /** Someone else may play the seat until its person is back: opens an invitation to it, if the person is away by wish, by vote or by the clock. */
  v.object({ act: v.literal('substitute'), seat }),
  /** Sends the seat word that it is waited for. */
  v.object({ act: v.literal('nudge'), seat }),
  v.object({ act: v.literal('pause'), hours }),
  v.object({ act: v.literal('resume') }),
  v.object({ act: v.literal('pace'), pace: PaceInput }),
  v.object({ act: v.literal('talk'), mode: v.picklist(talkModes) }),
  /** Whether sites and programs of others may read the table by its link for onlookers. */
  v.object({ act: v.literal('readers'), allowed: v.boolean() }),
  /** Proposes to lend a seat that no person has to the readers of a page: all at the table must agree, for its hand is open there. */
  v.object({ act: v.literal('lend'), seat }),
  /** Takes it back, or the proposal. */
  v.object({ act: v.literal('recall') }),
  /** Offers the hosting to a seat, which may take it up; null takes the offer back. */
  v.object({ act: v.literal('hand-over'), seat: v.nullable(seat) }),
  /** Where news of the table is posted; an empty address ends it. */
  v.object({ act: v.literal('webhook'), address: v.pipe(v.string(), v.trim(), v.maxLength(500)) }),
  /** Pages that may hand over a seat's link to a frame of the table that they show; none, unless the host says so. */
  v.object({ act: v.literal('origins'), origins: v.pipe(v.array(pageOrigin), v.maxLength(MOST_ORIGINS)) }),
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
  /** Lends a seat to the readers of a page; for the host to propose. */
  v.object({ kind: v.literal('lend'), seat }),
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
  /** Was away when a seat was lent to readers, and is against it. */
  v.object({ act: v.literal('object') }),
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
  /** What was turned up has been looked at up to here; what that counts is the game's own. */
  looked: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The talk has been read up to this line. */
  heard: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type OwnInput = v.InferOutput<typeof OwnInput>;

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

/** For the dev server: a save to go on from, such as one that broke a law; `ask` names moments at which every seat wishes to be asked. */
export const ResumeInput = v.object({ save: v.string(), ask: v.optional(v.array(v.string())) });
export type ResumeInput = v.InferOutput<typeof ResumeInput>;
