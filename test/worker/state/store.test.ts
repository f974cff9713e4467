import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';
import { Store } from '../../../worker/state/store.ts';
import { evict, newAddress, openTable, post, ring, startTable, stored, type Table } from '../table.ts';

/** What is stored goes through the commit, in one transaction; whoever only asks changes nothing. */

beforeEach(() => void newAddress());

/** What is written outside a transaction from now on. */
async function watchWrites({ room }: Pick<Table, 'room'>): Promise<string[]> {
  const loose: string[] = [];
  await runInDurableObject(room, (_, { storage }) => {
    let depth = 0;
    const { sql } = storage;
    const exec = sql.exec.bind(sql);
    const transact = storage.transactionSync.bind(storage);
    storage.transactionSync = <T>(write: () => T): T => {
      depth++;
      try {
        return transact(write);
      } finally {
        depth--;
      }
    };
    sql.exec = ((query: string, ...bindings: SqlStorageValue[]) => {
      if (!depth && !query.startsWith('SELECT')) loose.push(query);
      return exec(query, ...bindings);
    }) as typeof sql.exec;
  });
  return loose;
}

const putDue = ({ room }: Pick<Table, 'room'>, id: number, subject: string): Promise<void> =>
  runInDurableObject(room, (_, { storage }) => void storage.sql.exec(`INSERT INTO due VALUES (?, 'send', ?, 1)`, id, subject));

const sendsOf = ({ room }: Pick<Table, 'room'>): Promise<unknown[]> =>
  runInDurableObject(room, (_, { storage }) => storage.sql.exec('SELECT subject, at FROM due').toArray());

it('counts what was written lately, and drops nothing by counting', async () => {
  const { room } = await openTable();
  const counted = await runInDurableObject(room, (_, { storage }) => {
    const store = new Store(storage);
    store.addWritten('ann', 1_000);
    store.addWritten('ann', 3_000);
    store.addWritten('ben', 3_000);
    const { written } = store.rows;
    return [store.writtenSince('ann', 3_000), store.writtenSince('ann', 1_000), store.rows.written - written];
  });
  expect(counted).toEqual([1, 2, 0]);
});

it('forgets what no longer counts with the next that does', async () => {
  const table = await startTable();
  await runInDurableObject(table.room, (_, { storage }) => void storage.sql.exec(`INSERT INTO written ("to", at) VALUES ('long ago', 1)`));
  const { status } = await post(`${table.players[0]!.api}/mail`, { act: 'address', address: 'ann.store@mail.example', language: 'en' });
  expect(status).toBe(200);
  const kept = await stored(table.room);
  expect(kept).toContain('"by seat 0"');
  expect(kept).not.toContain('long ago');
});

it('takes a try without a delivery off the list in a transaction', async () => {
  const table = await startTable();
  await putDue(table, 1, 'gone');
  await evict(table.room);
  const loose = await watchWrites(table);
  await table.watcher.page();
  await ring(table.room);
  expect(await sendsOf(table)).toEqual([]);
  expect(loose).toEqual([]);
});

it('puts off a try that fails here by a minute, in a transaction, and does the others', async () => {
  const table = await startTable();
  await runInDurableObject(table.room, (_, { storage }) => void storage.sql.exec(`INSERT INTO outbox VALUES ('torn', '{')`));
  await putDue(table, 1, 'torn');
  await putDue(table, 2, 'gone');
  await evict(table.room);
  const loose = await watchWrites(table);
  const before = Date.now();
  await ring(table.room);
  const [torn, ...others] = (await sendsOf(table)) as { subject: string; at: number }[];
  expect(torn!.subject).toBe('torn');
  expect(torn!.at).toBeGreaterThanOrEqual(before + 60_000);
  expect(others).toEqual([]);
  expect(loose).toEqual([]);
});
