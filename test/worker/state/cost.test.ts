import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playOn } from '../finished.ts';
import { duesOf } from '../post.ts';
import { evict, newAddress, post, startTable, type Table } from '../table.ts';

/** Rows are the bill. */

beforeEach(() => void newAddress());

async function written({ room }: Pick<Table, 'room'>, run: () => Promise<unknown>): Promise<number> {
  const before = (await room.cost()).rows.written;
  await run();
  return (await room.cost()).rows.written - before;
}

describe('rows written', () => {
  it('by an answer is one, with pages open too; the play is stored whole once in a while', async () => {
    const table = await startTable();
    await Promise.all(table.players.map((player) => player.open()));
    const rows: number[] = [];
    for (let turn = 0; turn < 60; turn++) {
      const { seat } = (await table.watcher.view()).play!.waiting[0]!;
      rows.push(await written(table, () => table.players[seat!]!.play()));
    }
    expect(rows.slice(0, 6)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(rows.filter((count) => count !== 1)).toEqual([2]);
  });

  it.each([
    { game: 'comet', seats: 2 },
    { game: 'cosmic', seats: 3 },
  ])('by an answer is one in $game from the deal to the end, and two when the play is stored whole', async (input) => {
    const table = await startTable(input);
    await Promise.all(table.players.map((player) => player.open()));
    const rows: number[] = [];
    while (rows.length < 400 && (await table.watcher.view()).stage === 'playing') {
      rows.push(await written(table, () => playOn(table, 1)));
    }
    expect(rows.length).toBeGreaterThan(60);
    expect(new Set(rows)).toEqual(new Set([1, 2]));
    expect(rows.filter((count) => count === 2).length).toBeLessThanOrEqual(Math.ceil(rows.length / 50));
  });

  it('by a line of talk is one, in a full channel too, and the oldest makes room for it', async () => {
    const table = await startTable();
    const talk = (text: string) => post(`${table.players[0]!.api}/talk`, { text });
    expect(await written(table, () => talk('first'))).toBe(1);
    await runInDurableObject(table.room, (_, { storage }) => {
      storage.sql.exec('DELETE FROM said');
      for (let nth = 1; nth <= 1_000; nth++)
        storage.sql.exec('INSERT INTO said VALUES (-1, ?, ?, ?, 1, NULL, ?)', nth, nth, nth, `line ${nth}`);
    });
    await evict(table.room);
    await table.watcher.page();
    expect(await written(table, () => talk('one more'))).toBe(1);
    const kept = await runInDurableObject(table.room, (_, { storage }) => {
      const all = storage.sql.exec<{ text: string }>('SELECT text FROM said ORDER BY id').toArray();
      return all.map(({ text }) => text);
    });
    expect(kept).toHaveLength(1_000);
    expect([kept[0], kept.at(-1)]).toEqual(['line 2', 'one more']);
  });

  it('by a page that is reloaded are none', async () => {
    const table = await startTable();
    await table.players[0]!.play();
    const onlooker = await table.watcher.open();
    await onlooker.next('here');
    const rows = await written(table, async () => {
      const page = await table.players[0]!.open();
      expect((await onlooker.next('here')).here[0]).toBe(true);
      page.close();
      expect((await onlooker.next('here')).here[0]).toBe(false);
    });
    expect(rows).toBe(0);
  });
});

describe('what the room is to be woken for', () => {
  it('follows from how it stands, and is the same after it has slept', async () => {
    const table = await startTable({ pace: 'daily' });
    const before = await duesOf(table);
    expect(before.map(({ kind }) => kind).sort()).toEqual(['deadline', 'deadline', 'deadline', 'farewell']);
    await evict(table.room);
    expect(await duesOf(table)).toEqual(before);
    await vi.waitUntil(async () => (await runInDurableObject(table.room, (_, { storage }) => storage.getAlarm())) !== null);
  });
});
