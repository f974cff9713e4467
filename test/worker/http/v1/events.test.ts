import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change } from '../../../../shared/protocol/public.ts';
import { evict, newAddress, openTable, Person, post, type Table, startTable } from '../../table.ts';
import { ask, listen, type StreamEvent, tableUrl } from './reader.ts';

beforeEach(() => void newAddress());

const changeOf = ({ data }: StreamEvent): Change => JSON.parse(data) as Change;

/** Sockets that the room holds open. */
const sockets = ({ room }: Table): Promise<number> =>
  runInDurableObject(room, (_, ctx) => ctx.getWebSockets().filter(({ readyState }) => readyState === 1).length);

describe('a stream', () => {
  it('tells where the table stands, and then each change once, as an onlooker is told of it', async () => {
    const { players, watcher } = await startTable();
    const stream = await listen(watcher);
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream');
    expect(stream.response.headers.get('access-control-allow-origin')).toBe('*');
    const first = await stream.next();
    const { view } = await watcher.page();
    expect(first).toMatchObject({ event: 'change', id: String(view.tick) });
    expect(changeOf(first)).toMatchObject({ moment: view.tick, log: [{ moment: view.tick, by: 'deal' }] });
    expect(stream.raw.startsWith('retry: 3000\n\n')).toBe(true);
    await players[0]!.play();
    await post(`${players[1]!.api}/talk`, { text: 'hello' });
    await players[1]!.play();
    const changes = [changeOf(await stream.next()), changeOf(await stream.next())];
    const { log } = await watcher.page();
    expect(changes.map(({ moment }) => moment)).toEqual([view.tick + 1, view.tick + 2]);
    expect(changes.flatMap((one) => one.log.map(({ told }) => told))).toEqual(log.slice(-2).map(({ told }) => told));
    expect(stream.got).toEqual([]);
    expect(stream.raw).not.toContain('hello');
  });

  it('goes on after the last event that was heard, with nothing twice and nothing left out', async () => {
    const { players, watcher } = await startTable();
    const stream = await listen(watcher);
    const { moment } = changeOf(await stream.next());
    await stream.close();
    for (const player of players) await player.play();
    const again = await listen(watcher, moment);
    const missed = changeOf(await again.next());
    expect(missed.moment).toBe(moment + 3);
    expect(missed.log.map((one) => one.moment)).toEqual([moment + 1, moment + 2, moment + 3]);
    const level = await listen(watcher, moment + 3);
    await players[0]!.play();
    expect(changeOf(await level.next()).moment).toBe(moment + 4);
  });

  it('lets the room sleep, and hears of what wakes it', async () => {
    const table = await startTable();
    const stream = await listen(table.watcher);
    const { moment } = changeOf(await stream.next());
    for (let turn = 0; turn < 3; turn++) {
      // only what hibernates can be evicted with its sockets open
      await evict(table.room);
      await table.players[turn]!.play();
      expect(changeOf(await stream.next()).moment).toBe(moment + turn + 1);
    }
    expect(await sockets(table)).toBe(1);
  });

  it('leaves no socket behind when its reader goes', async () => {
    const table = await startTable();
    const stream = await listen(table.watcher);
    await stream.next();
    expect(await sockets(table)).toBe(1);
    await stream.close();
    await vi.waitUntil(async () => (await sockets(table)) === 0, { timeout: 5_000 });
    expect((await ask(tableUrl(table.watcher, '/events'), { method: 'HEAD' })).status).toBe(200);
    expect(await sockets(table)).toBe(0);
  });

  it.each([
    ['the host lets nobody read any more', ({ host }: Table) => host.host({ act: 'readers', allowed: false }), 403],
    ['the link is replaced', ({ host }: Table) => host.host({ act: 'rotate', link: 'watch' }), 404],
    ['the table is deleted', ({ host }: Table) => host.host({ act: 'delete', room: host.room }), 404],
  ])('says so and ends when %s', async (_, act, status) => {
    const table = await startTable();
    const page = await table.watcher.open();
    const stream = await listen(table.watcher);
    await stream.next();
    await act(table);
    expect((await stream.next()).event).toBe('gone');
    await stream.end();
    expect((await ask(tableUrl(table.watcher, '/events'))).status).toBe(status);
    // who looks on as a person is not meant by it
    if (status === 403) {
      await page.next('update');
      expect(page.closed).toBeNull();
    }
  });

  it('in a lobby hears of people sitting down and of the start', async () => {
    const table = await openTable({ seats: 2, host: 'Ann' });
    const stream = await listen(table.watcher);
    await stream.next();
    await new Person((await table.host.page()).links!.invite!).sit('Bob');
    expect(changeOf(await stream.next()).log[0]!.told).toEqual([{ type: 'desk.sat', of: { seat: 1, name: 'Bob' } }]);
    await table.host.host({ act: 'start', bots: false });
    expect(changeOf(await stream.next()).log.map(({ by }) => by)).toEqual(['desk', 'deal']);
  });
});
