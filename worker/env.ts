import type { OutboxDoor, RoomDoor } from '../shared/protocol.ts';
import type { SpellingDoor } from './spelled.ts';

export interface Env {
  /** One object per room, found by the room's name. */
  ROOMS: { getByName(room: string): RoomDoor & SpellingDoor & Pick<Fetcher, 'fetch'> };
  ASSETS: Fetcher;
  /** Cloudflare's counter of requests by address; without one the worker counts for itself. */
  FLOOD?: RateLimit;
  /** Writes one address may send in ten seconds where the worker counts. */
  FLOOD_LIMIT?: string;
  /** A fixed pause before a bot answers, in milliseconds; a natural one if not said. */
  BOT_PAUSE_MS?: string;
  /** Brings forth the links that a room writes by itself, such as those in mails; a secret of the service. */
  LINK_KEY?: string;
  /** Where this service is to be found, such as https://parley.example; for links in mails. Without it, where the request came to. */
  ORIGIN?: string;
  /** The address that mails come from, and how they get out: Cloudflare's Email Service, or smtp://name:password@host:587. */
  MAIL_FROM?: string;
  EMAIL?: SendEmail;
  SMTP_URL?: string;
  /** Keeps mails where they are not sent; bound by scripts/serve.ts alone. */
  OUTBOX?: { getByName(name: string): OutboxDoor };
  /** The key pair of our push, as a JWK; a secret of the service. */
  PUSH_KEY?: string;
  /** Set by the dev server alone: a save can be put on a table. */
  DEV?: string;
}
