import { runInDurableObject } from 'cloudflare:test';
import { vi } from 'vitest';
import type { Message } from '../../shared/protocol.ts';
import { tableUrl } from './http/v1/reader.ts';
import { evict, newAddress, type Page, pass, type Person, send, type Table } from './table.ts';

/** Rooms that differ in one thing alone, compared by all that anyone gets. */

let now = 0;

/** Time stands still but for this, so that two rooms can be played at the same moments; whoever waits for something moves it on. */
export function clock(later = 0): void {
  vi.setSystemTime((now += later));
}

/** Moves it on to that moment, whatever the platform's own clock has gone on meanwhile. */
export const clockTo = (at: number): void => clock(at - now);

/** A day ahead of the platform, so that no alarm rings by itself between two looks: tests ring. */
export function startClock(): void {
  pass(0);
  now = Date.now() + 86_400_000;
}

/** Lets a room draw from this number, whatever it is called. */
export async function fixChance({ room }: Table, seed: string): Promise<void> {
  await runInDurableObject(room, (_, { storage }) => {
    storage.sql.exec(`UPDATE desk SET text = json_set(text, '$.chance.seed', ?, '$.nonce', ?)`, seed, seed.slice(0, 32));
  });
  await evict(room);
}

/** The same text in every room: without its own name, secrets and addresses. */
export function plain(text: string, { host, players, watcher }: Table): string {
  const own = [host.room, host.secret, watcher.secret, ...players.map(({ secret }) => secret)];
  return own
    .reduce((said, one, at) => said.replaceAll(one, `<${at}>`), text)
    .replace(/ann\.\w+\.\w+@|hooks\.example\/\d|(?<="secret":")[\w-]+|\.[\w-]{22}(?=")/g, '<own>');
}

/** Everything that can be read by this link. */
export async function readBy(person: Person, table: Table): Promise<unknown> {
  // so much of it from one address is a flood
  newAddress();
  clock();
  const { tick } = await table.watcher.view();
  const past = Array.from({ length: 9 }, (_, back) => `/at/${tick + 3 - back}`);
  const read: Record<string, unknown> = {};
  const own = ['', '/log', `/log?before=${tick}`, '/log?before=5', '/talk', '/calendar.ics', '/export', ...past];
  const open = person === table.watcher ? [tableUrl(person), ...past.map((at) => tableUrl(person, at.replace('at', 'moments')))] : [];
  for (const path of [...own.map((one) => person.api + one), ...open]) {
    const { status, body } = await send(path);
    read[path] = [status, body];
  }
  return JSON.parse(plain(JSON.stringify(read), table));
}

export const outsiders = ({ host, watcher, players }: Table, insiders: readonly number[]): Person[] => [
  host,
  watcher,
  ...players.filter((_, seat) => !insiders.includes(seat)),
];

/** What everyone but these seats can see, and when the room will wake by itself. */
export async function seen(table: Table, insiders: readonly number[]): Promise<unknown[]> {
  const alarm = await runInDurableObject(table.room, (_, { storage }) => storage.getAlarm());
  const read: unknown[] = [];
  for (const person of outsiders(table, insiders)) read.push(await readBy(person, table));
  return [...read, alarm];
}

export const heard = (pages: readonly Page[]): Message[][] => pages.map(({ got }) => got.filter(({ type }) => type !== 'here'));

export async function settled(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.pong();
}
