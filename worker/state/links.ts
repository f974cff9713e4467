import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { pathOf, type Role, roomName } from '../../shared/protocol.ts';
import { toBase64url } from '../base64url.ts';
import type { Env } from '../env.ts';
import type { Desk, MailRecord } from './records.ts';

/** Secrets, and how the room knows them without keeping them. All of it is synchronous: nothing can come between. */

/** 22 letters of base64url carry 132 bits. */
const SECRET_LENGTH = 22;

export function freshSecret(): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(18))).slice(0, SECRET_LENGTH);
}

/** 32 bytes in hex, for the chance of a play or of a bot. */
export function freshSeed(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What the room keeps of a secret. */
export function hashOf(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

/** A secret that the host's own brings forth again whenever it is shown, so that the room need not keep it. */
export function derivedSecret(host: string, purpose: string): string {
  return toBase64url(hmac(sha256, utf8ToBytes(host), utf8ToBytes(purpose))).slice(0, SECRET_LENGTH);
}

/** A secret of a link that the room writes by itself. The service's own key brings it forth, which no room stores; null where there is none. */
export function keyedSecret({ LINK_KEY }: Pick<Env, 'LINK_KEY'>, purpose: string): string | null {
  return LINK_KEY ? derivedSecret(LINK_KEY, purpose) : null;
}

/** Which of the rooms that went on from one: the first, or another after so many were deleted. */
const nth = (room: string, n: number): string => (n === 0 ? room : `${room}:${n}`);

/** The name of the room that goes on from this one, the same whoever asks for it; null where there is no key. */
export function rematchRoom(env: Pick<Env, 'LINK_KEY'>, room: string, n: number): string | null {
  const secret = keyedSecret(env, `rematch-room:${nth(room, n)}`);
  return secret && roomName(sha256(utf8ToBytes(secret)));
}

/** The host's secret of that room. */
export const rematchSecret = (env: Pick<Env, 'LINK_KEY'>, room: string, n: number): string | null =>
  keyedSecret(env, `rematch:${nth(room, n)}`);

/** A link that can be replaced: how often it was, and whether it opens anything now. */
export interface LinkIssue {
  n: number;
  on: boolean;
  /** An invitation to a seat that someone is to sit in for, not to take. */
  for?: 'substitute';
}

export const watchSecret = (host: string, { n }: LinkIssue): string => derivedSecret(host, `watch:${n}`);
export const inviteSecret = (host: string, { n }: LinkIssue): string => derivedSecret(host, `invite:${n}`);
export const seatInviteSecret = (host: string, seat: number, { n }: LinkIssue): string => derivedSecret(host, `invite-seat-${seat}:${n}`);
/** The secret of someone who takes a seat by this invitation: the same each time it is asked for, and no host can work it out. */
export const sittingSecret = (nonce: string, invite: string, request: string): string => derivedSecret(nonce, `sit:${invite}:${request}`);
export const ownSecret = (host: string): string => derivedSecret(host, 'own-seat');

/** By it someone else plays the seat while its person is away. */
export const substituteSecret = (env: Pick<Env, 'LINK_KEY'>, room: string, seat: number, { n }: LinkIssue): string | null =>
  keyedSecret(env, `substitute:${room}:${seat}:${n}`);

/** Proves that a link to a moment is of the room's making; void once the link for onlookers is another. */
export const puzzleSecret = ({ nonce, links }: Desk, seq: number): string => derivedSecret(nonce, `puzzle:${links.watch.n}:${seq}`);

/** What stands in the readers' link of the seat that is lent to them; another one whenever a seat is lent again. */
export const readersSecret = ({ nonce, lent }: Desk): string => derivedSecret(nonce, `readers:${lent?.n ?? 0}`);

export function pathTo(role: Role, room: string, secret: string): string {
  return `/${pathOf[role]}/${room}.${secret}`;
}

/** The secrets of the links in mails to a seat. The room keeps their hashes; the service's key brings them forth again. */
export function mailSecrets(
  env: Env,
  room: string,
  seat: number,
  { nonce }: Pick<MailRecord, 'nonce'>,
): { seat: string; mail: string } | null {
  const [own, mail] = ['seat', 'mail'].map((what) => keyedSecret(env, `${what}:${room}:${seat}:${nonce}`));
  return own && mail ? { seat: own, mail } : null;
}

/** The secret of an invitation that is mailed; it opens what the invitation it stands for opens, and no longer. */
export function inviteMailSecret(env: Env, { room, links }: Desk, seat: number | null): string | null {
  const { n } = seat === null ? links.invite : links.seats[seat]!;
  return keyedSecret(env, `invite:${room}:${seat ?? 'any'}:${n}`);
}
