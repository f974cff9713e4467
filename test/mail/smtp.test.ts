import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { duesOf, HOUR, later, linkIn, MINUTE, newMailbox, settle } from '../worker/post.ts';
import { evict, newAddress, openTable, type Person, ring, startTable, stored, type Table } from '../worker/table.ts';
import type { Manner, Received } from './server.ts';

const { MAIL_DESK } = env as unknown as { MAIL_DESK: string };

const server = async (manner: Manner): Promise<void> => void (await (await fetch(`${MAIL_DESK}/${manner}`)).text());
const inbox = async (to: string): Promise<Received[]> => (await fetch(`${MAIL_DESK}/received?to=${encodeURIComponent(to)}`)).json();

async function received(to: string, count: number): Promise<Received[]> {
  await vi.waitUntil(async () => (await inbox(to)).length >= count, { timeout: 10_000, interval: 20 });
  return inbox(to);
}

const rest = () => new Promise((done) => setTimeout(done, 250));

beforeEach(() => void newAddress());
afterEach(() => server('kind'));

async function leave(player: Person, address: string, language = 'en'): Promise<Person> {
  await settle(player, { act: 'address', address, language, zone: 'Europe/Kyiv' });
  const letter = linkIn((await received(address, 1))[0]!, 'm');
  await settle(letter, { act: 'confirm' });
  return letter;
}

const daily = (pace: 'daily' | 'slow' = 'daily'): Promise<Table> =>
  startTable({ pace, title: 'Пятничный стол', host: 'Mira', options: { planning: 'open' } });

const deliveriesOf = async (table: Table) => (await duesOf(table)).filter(({ kind }) => kind === 'send');

describe('a mail server gets', () => {
  it('a mail with both bodies, in the seat’s language, threaded, with one-click unsubscribing, and no hand', async () => {
    const table = await daily();
    const address = newMailbox();
    await leave(table.players[1]!, address, 'uk');
    await table.players[0]!.play();
    await later(table, 2 * MINUTE);
    const [, mail] = await received(address, 2);
    expect(mail!.from).toBe('table@parley.example');
    expect(mail!.to).toEqual([address]);
    expect(mail!.subject).toMatch(/^Ваш хід, Пятничный стол: .+, до \d+ \S+, \d\d:\d\d$/);
    expect(mail!.text).toContain('Що було без вас');
    expect(mail!.text).toContain('Mira');
    expect(mail!.html).toContain('<html lang="uk">');
    expect(mail!.html).toContain('Відкрити моє місце');
    const { headers } = mail!;
    expect(headers).toMatchObject({
      from: 'Parley <table@parley.example>',
      to: address,
      'in-reply-to': `<${table.host.room}.seat-1@parley.example>`,
      references: `<${table.host.room}.seat-1@parley.example>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'auto-submitted': 'auto-generated',
    });
    expect(headers['message-id']).toMatch(/^<[\w.-]+@parley\.example>$/);
    expect(headers['list-unsubscribe']).toMatch(/^<https:\/\/parley\.example\/api\/l\/m\/[a-z0-9]{12}\.[\w-]{22}\/unsubscribe>$/);
    expect(linkIn(mail!, 'p').room).toBe(table.host.room);
    expect(mail!.text).toContain('https://parley.example/p/');
    const { hand } = (await table.players[1]!.view()).play!.board as { hand: { id: string }[] };
    // links are random and may hold anything
    const said = (mail!.text + mail!.html).replaceAll(/https:\S+/g, '');
    for (const { id } of hand) expect(said).not.toContain(id);
    for (const other of [table.host, table.watcher, ...table.players]) expect(mail!.raw).not.toContain(other.secret);
    for (const line of mail!.raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
  });

  it('an invitation, and nothing stays behind of it', async () => {
    const table = await openTable({ title: 'Friday table' });
    const address = newMailbox();
    await table.host.host({ act: 'invite', address, language: 'en' });
    const [mail] = await received(address, 1);
    expect(mail!.subject).toBe('You are invited to a game of Alpha Centauri on Parley');
    expect(mail!.headers['list-unsubscribe']).toBeUndefined();
    await vi.waitUntil(async () => !(await stored(table.room)).includes(address), { timeout: 3_000 });
  });
});

describe('a mail server that', () => {
  it('is down for a day holds up nobody; the mail comes later, once, and says how things stand then', async () => {
    const table = await daily('slow');
    const address = newMailbox();
    await leave(table.players[0]!, address);
    await server('down');
    await later(table, 2 * MINUTE);
    await rest();
    expect(await deliveriesOf(table)).toHaveLength(1);
    // the alarm comes late, twice, and after the room was put to sleep
    for (const wait of [2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 8 * HOUR]) {
      await evict(table.room);
      await later(table, wait);
      await ring(table.room);
      await rest();
    }
    expect(await inbox(address)).toHaveLength(1);
    const [delivery, ...others] = await deliveriesOf(table);
    expect(others).toEqual([]);
    await server('kind');
    await later(table, delivery!.at - Date.now());
    const mails = await received(address, 2);
    await ring(table.room);
    await rest();
    expect(await inbox(address)).toHaveLength(2);
    expect(mails[1]!.subject).toMatch(/^(Your move|Still your move) at Пятничный стол/);
    expect(await deliveriesOf(table)).toEqual([]);
  });

  it('comes back after the answer was given gets nothing about it', async () => {
    const table = await daily();
    const address = newMailbox();
    await leave(table.players[0]!, address);
    await server('down');
    await later(table, 2 * MINUTE);
    await rest();
    await table.players[0]!.play();
    await server('kind');
    await later(table, 2 * MINUTE);
    await rest();
    expect(await inbox(address)).toHaveLength(1);
    expect(await deliveriesOf(table)).toEqual([]);
  });

  it('asks to come later is asked again', async () => {
    const table = await daily();
    const address = newMailbox();
    await leave(table.players[0]!, address);
    await server('busy');
    await later(table, 2 * MINUTE);
    await rest();
    await server('kind');
    await later(table, 2 * MINUTE);
    expect(await received(address, 2)).toHaveLength(2);
    expect((await table.players[0]!.page()).own!.mail!.isFailing).toBe(false);
  });

  it('knows no such mailbox is asked no more, and the seat is told', async () => {
    const table = await daily();
    const address = newMailbox();
    await leave(table.players[0]!, address);
    await server('unknown');
    await later(table, 2 * MINUTE);
    await vi.waitUntil(async () => (await table.players[0]!.page()).own!.mail!.isFailing, { timeout: 3_000, interval: 20 });
    await server('kind');
    for (let times = 0; times < 3; times++) await later(table, 8 * HOUR);
    await rest();
    expect(await inbox(address)).toHaveLength(1);
    expect(await deliveriesOf(table)).toEqual([]);
  });

  it.each(['rude', 'silent'] as const)('is %s does not keep the table from playing, and the mail comes later', async (manner) => {
    const table = await daily();
    const address = newMailbox();
    await leave(table.players[0]!, address);
    await server(manner);
    await later(table, 2 * MINUTE);
    const before = performance.now();
    for (const player of table.players.slice(1)) expect((await player.view()).stage).toBe('playing');
    expect(performance.now() - before).toBeLessThan(3_000);
    await rest();
    await evict(table.room);
    await server('kind');
    await later(table, 2 * MINUTE);
    expect(await received(address, 2)).toHaveLength(2);
  });

  it('never comes back is given up after some days, and the seat is told', async () => {
    const table = await startTable({
      pace: { turn: 14 * 24 * 60, choose: 14 * 24 * 60, respond: 14 * 24 * 60, bank: 0 },
      options: { planning: 'open' },
    });
    const address = newMailbox();
    await leave(table.players[0]!, address);
    await server('down');
    await later(table, 2 * MINUTE);
    for (let times = 0; times < 8; times++) {
      await rest();
      const [delivery] = await deliveriesOf(table);
      await later(table, delivery!.at - Date.now());
    }
    await rest();
    expect(await deliveriesOf(table)).toEqual([]);
    expect((await table.players[0]!.page()).own!.mail!.isFailing).toBe(true);
  });
});
