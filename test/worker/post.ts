import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { OutboxDoor, OutboxMail } from '../../shared/protocol.ts';
import type { NewDue } from '../../worker/clock/due-list.ts';
import { pass, Person, post, ring, type Table } from './table.ts';

/** What tests of the mail say: who has been written to, and what the links in it open. */

const outbox = () => (env as unknown as { OUTBOX: { getByName(name: string): OutboxDoor } }).OUTBOX.getByName('outbox');

let addresses = 0;
/** An address that no other test has. */
export const newMailbox = (name = 'ann'): string => `${name}.${++addresses}.${Math.random().toString(36).slice(2, 8)}@mail.example`;

/** All that was sent there, in order. */
export async function mailsTo(address: string): Promise<OutboxMail[]> {
  return (await outbox().list()).filter(({ to }) => to === address).reverse();
}

/** Waits until that many have come, and a moment longer for one too many. */
export async function mailed(address: string, count: number): Promise<OutboxMail[]> {
  await vi.waitUntil(async () => (await mailsTo(address)).length >= count, { timeout: 5_000, interval: 10 }).catch(() => undefined);
  await new Promise((done) => setTimeout(done, 30));
  return mailsTo(address);
}

/** What was sent there once all has come to rest. */
export async function settled(address: string): Promise<OutboxMail[]> {
  await new Promise((done) => setTimeout(done, 150));
  return mailsTo(address);
}

/** Someone who follows the link in a mail. */
export function linkIn({ text }: Pick<OutboxMail, 'text'>, path: 'p' | 'm' | 'j'): Person {
  const [found] = new RegExp(`/${path}/[a-z0-9]{12}\\.[\\w-]{22}`).exec(text) ?? [];
  if (!found) throw new Error(`no /${path}/ in ${text}`);
  return new Person(found);
}

export const settle = (person: Person, body: unknown) => post(`${person.api}/mail`, body);

/** Leaves an address and confirms it by the link that came; the answer is the holder of that link. */
export async function leave(player: Person, address: string, more: { language?: string; zone?: string } = {}): Promise<Person> {
  const { status, body } = await settle(player, { act: 'address', address, language: 'en', ...more });
  if (status !== 200) throw new Error(`${status} ${body.reason}`);
  const letter = linkIn((await mailed(address, 1)).at(-1)!, 'm');
  const confirmed = await settle(letter, { act: 'confirm' });
  if (confirmed.status !== 200) throw new Error(`${confirmed.status} ${confirmed.body.reason}`);
  return letter;
}

/** Time passes, and the alarm goes off. */
export async function later({ room }: Table, milliseconds: number): Promise<void> {
  pass(milliseconds);
  await ring(room);
}

export const duesOf = ({ room }: Pick<Table, 'room'>): Promise<readonly NewDue[]> => room.due() as Promise<readonly NewDue[]>;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Something to be sent that has not got through yet. */
export function putDelivery(room: Table['room'], delivery: { id: string }): Promise<void> {
  return runInDurableObject(room, (_, { storage }) => {
    storage.sql.exec('INSERT INTO outbox VALUES (?, ?)', delivery.id, JSON.stringify(delivery));
  });
}
