import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { overTable } from '../finished.ts';
import { DAY, duesOf, later, leave, linkIn, mailed, newMailbox, settle, settled } from '../post.ts';
import { evict, newAddress, openTable, pass, Person, ring, send, startTable, stored, type Table } from '../table.ts';

beforeEach(() => void newAddress());

const isThere = async ({ watcher }: Table): Promise<boolean> => (await send(watcher.api)).status === 200;
const rowsWritten = ({ room }: Table): Promise<number> =>
  runInDurableObject(room, async (instance) => (await instance.cost()).rows.written);
/** Nobody comes, and the alarm goes off whenever it is due. */
async function days(table: Table, count: number): Promise<void> {
  pass(count * DAY);
  for (let times = 0; times < 3; times++) await ring(table.room);
}

describe('a table that nobody opens', () => {
  it.each([
    ['not yet started', () => openTable({ host: 'Ann' }), 90],
    // paused, so that no clock plays it to its end meanwhile
    ['in the middle of a game', () => startTable({ pace: 'daily', seats: 2 }), 90],
    ['with a finished game', () => overTable(), 365],
  ] as const)('%s is deleted after its time, and no sooner', async (_, set, most) => {
    const table = await set();
    if ((await table.watcher.view()).stage === 'playing') await table.host.host({ act: 'pause', hours: 14 * 24 });
    await days(table, most - 8);
    await evict(table.room);
    await days(table, 1.1);
    await days(table, 6.8);
    expect(await stored(table.room)).toContain('desk:');
    await days(table, 0.2);
    expect(await stored(table.room)).toBe('');
    expect(await isThere(table)).toBe(false);
    expect(await runInDurableObject(table.room, (__, { storage }) => storage.getAlarm())).toBeNull();
  });

  it('is announced a week before to whoever has left an address and wants mail, once', async () => {
    const table = await openTable({ host: 'Ann', title: 'Friday table' });
    const invite = (await table.host.page()).links!.invite!;
    const [ann] = table.players;
    const bob = await new Person(invite).sit('Bob', 1);
    const [wants, wantsNone] = [newMailbox(), newMailbox()];
    await leave(ann!, wants);
    await settle(await leave(bob, wantsNone), { act: 'when', when: 'none' });
    await days(table, 82);
    expect(await settled(wants)).toHaveLength(1);
    await days(table, 1.1);
    const [, mail, ...more] = await mailed(wants, 2);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('Friday table is about to be deleted');
    expect(mail!.text).toContain(linkIn(mail!, 'p').link);
    expect(mail!.headers['List-Unsubscribe']).toContain('/unsubscribe');
    expect(await settled(wantsNone)).toHaveLength(1);
    await days(table, 3);
    expect(await settled(wants)).toHaveLength(2);
    await days(table, 4.5);
    expect(await isThere(table)).toBe(false);
  });

  it('is kept for a week after the announcement, however late that comes', async () => {
    const table = await openTable();
    await days(table, 200);
    await days(table, 6.9);
    expect(await stored(table.room)).toContain('desk:');
    await days(table, 0.2);
    expect(await stored(table.room)).toBe('');
  });
});

describe('a visit', () => {
  it('puts the end off, also after the announcement; no reader is shown anything of it', async () => {
    const table = await openTable();
    await days(table, 80);
    const before = await table.watcher.view();
    await days(table, 80);
    expect(await table.watcher.view()).toEqual(before);
    await days(table, 84);
    expect((await duesOf(table)).map(({ kind }) => kind)).toEqual(['expiry']);
    expect(await table.watcher.view()).toEqual(before);
    expect((await duesOf(table)).map(({ kind }) => kind)).toEqual(['farewell']);
    await days(table, 84);
    expect(await isThere(table)).toBe(true);
  });

  it('by a page that stays open counts as well', async () => {
    const table = await openTable();
    await table.watcher.open();
    await days(table, 84);
    await days(table, 84);
    await days(table, 84);
    expect(await isThere(table)).toBe(true);
  });

  it('by someone without a link of the table does not', async () => {
    const table = await openTable();
    await days(table, 89);
    expect((await send(`/api/l/w/${table.host.room}.${'A'.repeat(22)}`)).status).toBe(404);
    await days(table, 8);
    expect(await stored(table.room)).toBe('');
  });

  it('is noted once a day at most', async () => {
    const table = await openTable();
    const written = await rowsWritten(table);
    for (let times = 0; times < 5; times++) await table.watcher.page();
    expect(await rowsWritten(table)).toBe(written);
    pass(1.1 * DAY);
    await table.watcher.page();
    const after = await rowsWritten(table);
    expect(after).toBeGreaterThan(written);
    for (let times = 0; times < 5; times++) await table.watcher.page();
    expect(await rowsWritten(table)).toBe(after);
  });
});

it('a table that is played on is not announced', async () => {
  const table = await startTable({ pace: 'slow', seats: 2, options: { planning: 'open' } });
  for (let times = 0; times < 40; times++) {
    await later(table, 4 * DAY);
    await table.watcher.page();
  }
  expect((await duesOf(table)).map(({ kind }) => kind)).not.toContain('expiry');
});
