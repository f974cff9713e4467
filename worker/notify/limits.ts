import { Refusal } from '../../shared/engine/refusal.ts';
import type { Env } from '../env.ts';
import { hashOf } from '../state/links.ts';
import type { Key } from '../state/records.ts';
import type { RoomState } from '../state/room-state.ts';
import type { Store } from '../state/store.ts';
import { isAddress, mailboxOf } from './senders/address.ts';
import { canMail } from './senders/choose.ts';

/** Letters of this room that nobody has agreed to yet: so many a day to one address, by one seat, and by the host, who invites. */
const MOST_TO_ONE = 3;
const MOST_BY_SEAT = 5;
const MOST_BY_HOST = 30;

/** So long a letter counts, and is kept count of. */
export const COUNTED_FOR = 86_400_000;

/** What is known when something is to be sent: how the room stands, who is at the table, what was sent before. */
export interface Situation {
  state: RoomState;
  store: Store;
  env: Env;
  /** Which seats have a page open. */
  here: readonly boolean[];
  now: number;
}

/** A mailbox is counted by its hash: it is not kept. */
const addressee = (address: string): string => hashOf(mailboxOf(address));
const writer = ({ role, seat }: Key): string => `by ${role} ${seat ?? ''}`;

/** The names under which a letter is counted: to whom, and by whom if anyone has it sent. */
export const countsOf = (address: string, by?: Key): string[] => [addressee(address), ...(by ? [writer(by)] : [])];

/** Has this room sent so many under that name today as it may? */
export const isSpent = ({ store, now }: Situation, name: string, most = MOST_TO_ONE): boolean =>
  store.writtenSince(name, now - COUNTED_FOR) >= most;

export const isSpentTo = (situation: Situation, address: string): boolean => isSpent(situation, addressee(address));

/** Refuses a letter to someone who has not agreed to it, if this room has sent too many. Across rooms they are counted elsewhere. */
export function checkWriting(situation: Situation, by: Key, address: string): void {
  if (!canMail(situation.env)) throw new Refusal('no_mail_here');
  if (!isAddress(address)) throw new Refusal('bad_address');
  const most = by.role === 'host' ? MOST_BY_HOST : MOST_BY_SEAT;
  if (isSpentTo(situation, address) || isSpent(situation, writer(by), most)) throw new Refusal('mailed_too_often');
}
