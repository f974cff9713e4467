import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, duesOf, HOUR, later, leave, mailed, MINUTE, newMailbox, settle, settled } from '../post.ts';
import { evict, newAddress, pass, post, ring, startTable, type Table } from '../table.ts';

beforeEach(() => void newAddress());

const daily = (more: Parameters<typeof startTable>[0] = {}): Promise<Table> =>
  startTable({ pace: 'daily', title: 'Friday table', ...more, options: { planning: 'open', ...more.options } });

/** What is due, but for the end of the table itself. */
const kinds = async (table: Table): Promise<string[]> =>
  (await duesOf(table))
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'farewell')
    .sort();

describe('the due list', () => {
  it('has nothing on it for seats that have left nothing, and an answer costs no row more', async () => {
    const plain = await daily();
    const mailing = await daily();
    await settle(mailing.players[2]!, { act: 'address', address: newMailbox(), language: 'en' });
    expect(await kinds(plain)).toEqual(['deadline']);
    const written = async (table: Table) => {
      const before = (await table.room.cost()).rows.written;
      await table.players[0]!.play();
      return (await table.room.cost()).rows.written - before;
    };
    expect(await written(plain)).toBe(await written(mailing));
  });

  it('holds a notice, then a reminder, then nothing', async () => {
    const table = await daily();
    await leave(table.players[0]!, newMailbox());
    expect(await kinds(table)).toEqual(['deadline', 'notice']);
    await later(table, 2 * MINUTE);
    expect((await kinds(table)).filter((kind) => kind !== 'send')).toEqual(['deadline', 'reminder']);
    await table.players[0]!.play();
    expect((await kinds(table)).filter((kind) => kind !== 'send')).toEqual(['deadline']);
  });

  it('survives that the room is put to sleep at any moment', async () => {
    const table = await daily();
    const address = newMailbox();
    await leave(table.players[0]!, address);
    await evict(table.room);
    await later(table, 2 * MINUTE);
    await evict(table.room);
    await later(table, 2 * MINUTE);
    await evict(table.room);
    await later(table, 19.5 * HOUR);
    await evict(table.room);
    await ring(table.room);
    expect(await mailed(address, 3)).toHaveLength(3);
  });
});

describe('a notice', () => {
  it('that is due late, together with the reminder, comes as one mail', async () => {
    const table = await daily();
    const address = newMailbox();
    await leave(table.players[0]!, address);
    await later(table, 20 * HOUR);
    await ring(table.room);
    await later(table, HOUR);
    expect(await settled(address)).toHaveLength(2);
  });

  it('is not sent while the table is paused, and comes when it goes on', async () => {
    const table = await daily();
    const address = newMailbox();
    await leave(table.players[0]!, address);
    await table.host.host({ act: 'pause', hours: 24 });
    await later(table, HOUR);
    expect(await settled(address)).toHaveLength(1);
    await table.host.host({ act: 'resume' });
    await later(table, 2 * MINUTE);
    expect(await mailed(address, 2)).toHaveLength(2);
  });

  it('is not sent for a seat that somebody else plays', async () => {
    const table = await daily();
    const address = newMailbox();
    await leave(table.players[0]!, address);
    await later(table, 2 * MINUTE);
    await table.host.host({ act: 'relieve', seat: 0 });
    await later(table, 20 * HOUR);
    const subjects = (await settled(address)).slice(1).map(({ subject }) => subject.split(':')[0]);
    expect(subjects).toEqual(['Your move at Friday table', 'Someone plays for you at Friday table']);
  });

  it('covers all that one seat is asked at once', async () => {
    // everyone plans at once, and each seat is asked once
    const table = await startTable({ pace: 'daily', title: 'Friday table' });
    const addresses = table.players.map(() => newMailbox());
    for (const [seat, player] of table.players.entries()) await leave(player, addresses[seat]!);
    await later(table, 2 * MINUTE);
    for (const address of addresses) expect(await mailed(address, 2)).toHaveLength(2);
  });

  it('tells nobody of a sealed choice but its own seat', async () => {
    const table = await startTable({ pace: 'daily', title: 'Friday table' });
    const [one, other] = [newMailbox(), newMailbox()];
    await leave(table.players[0]!, one);
    await leave(table.players[1]!, other);
    await table.players[0]!.play();
    await later(table, 2 * MINUTE);
    expect(await settled(one)).toHaveLength(1);
    expect(await mailed(other, 2)).toHaveLength(2);
  });
});

describe('a seat that changes its time zone', () => {
  it('gets its daily mail at eight of the new one, and none twice', async () => {
    const table = await daily({ pace: { turn: 14 * 24 * 60, choose: 60, respond: 60, bank: 0 } });
    const address = newMailbox();
    const letter = await leave(table.players[0]!, address, { zone: 'Asia/Tokyo' });
    await settle(letter, { act: 'when', when: 'daily' });
    const digest = async () => (await duesOf(table)).find(({ kind }) => kind === 'digest')!.at;
    const hour = (at: number, timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone, hourCycle: 'h23' }).format(at);
    expect(hour(await digest(), 'Asia/Tokyo')).toBe('08');
    await post(`${table.players[0]!.api}/own`, { zone: 'America/New_York' });
    expect(hour(await digest(), 'America/New_York')).toBe('08');
    pass((await digest()) - Date.now() + 1_000);
    await ring(table.room);
    await ring(table.room);
    expect(await mailed(address, 2)).toHaveLength(2);
    await post(`${table.players[0]!.api}/own`, { zone: 'Asia/Tokyo' });
    expect((await digest()) - Date.now()).toBeGreaterThan(0);
    await ring(table.room);
    expect(await settled(address)).toHaveLength(2);
    pass(DAY);
    await ring(table.room);
    expect(await mailed(address, 3)).toHaveLength(3);
  });
});

describe('what is to be sent', () => {
  it('is stored without a text and without a secret', async () => {
    const table = await daily();
    await settle(table.players[0]!, { act: 'address', address: newMailbox(), language: 'en' });
    const rows = await runInDurableObject(table.room, (_, { storage }) =>
      storage.sql.exec<{ text: string }>('SELECT text FROM outbox').toArray(),
    );
    for (const { text } of rows)
      expect(Object.keys(JSON.parse(text) as object).sort()).toEqual(['id', 'letter', 'made', 'seat', 'tries', 'what']);
  });
});
