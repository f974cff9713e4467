import type { OutboxDoor, ReadersDoor, RoomDoor } from '../shared/protocol.ts';
import type { ReplyDoor } from './http/reply.ts';
import type { QuotaDoor } from './quota.ts';

export interface Env {
  /** One object per room, found by the room's name. */
  ROOMS: { getByName(room: string): RoomDoor & ReplyDoor & Pick<Fetcher, 'fetch'> };
  /** Counts across rooms, such as of letters to one address; found by a hash. */
  QUOTAS: { getByName(name: string): QuotaDoor };
  /** Counts the votes of a room's readers, under the room's name. */
  READERS: { getByName(room: string): ReadersDoor & Pick<Fetcher, 'fetch'> };
  ASSETS: Fetcher;
  /** Cloudflare's counter of requests by address; without one the worker counts for itself. */
  FLOOD?: RateLimit;
  /** The same for what is read: what takes a room some work, and the rest. */
  COSTLY?: RateLimit;
  READS?: RateLimit;
  /** Requests of each kind that one address may send in ten seconds where the worker counts. */
  FLOOD_LIMIT?: string;
  /** Tables that one address may set in ten minutes, and letters it may have sent in a day to those who have not agreed. */
  TABLE_LIMIT?: string;
  LETTER_LIMIT?: string;
  /** Votes of readers that one address may send on one decision, and how many zeros their proof of work needs. */
  BALLOT_LIMIT?: string;
  BALLOT_WORK?: string;
  /** The header in which the operator's own proxy writes where a request comes from, such as X-Real-IP. */
  ADDRESS_HEADER?: string;
  /** A fixed pause before a bot answers, in milliseconds; a natural one if not said. */
  BOT_PAUSE_MS?: string;
  /** Brings forth the links that a room writes by itself, such as those in mails; a secret of the service. */
  LINK_KEY?: string;
  /** Where this service is to be found, such as https://parley.example; without it only a laptop sends links in mails, and to itself. */
  ORIGIN?: string;
  /** The address that mails come from, and how they get out: Cloudflare's Email Service, or smtp://name:password@host:587. */
  MAIL_FROM?: string;
  EMAIL?: SendEmail;
  SMTP_URL?: string;
  /** Keeps mails where they are not sent; bound by scripts/serve.ts alone. */
  OUTBOX?: { getByName(name: string): OutboxDoor };
  /** The key pair of our push, as a JWK; a secret of the service. */
  PUSH_KEY?: string;
  /** How many days a table that nobody opens is kept; 90 and 365 if not said. */
  KEEP_UNFINISHED_DAYS?: string;
  KEEP_FINISHED_DAYS?: string;
  /** Whom to tell of a weakness, as an address or a URL; stands in /.well-known/security.txt. MAIL_FROM where it is not said. */
  SECURITY_CONTACT?: string;
  /** Set by the dev server alone: a save can be put on a table. */
  DEV?: string;
}
