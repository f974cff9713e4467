import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry, Own, RoomPage } from '../../../../shared/protocol.ts';
import { evict, newAddress, pass, Person, post, type Reply, send, startTable, stored, type Table } from '../../table.ts';

beforeEach(() => void newAddress());

const keep = (person: Person, own: object): Promise<Reply<RoomPage>> => post(`${person.api}/own`, own);
const ownOf = async (person: Person): Promise<Own> => (await person.page()).own!;
const written = (room: Table['room']): Promise<number> => runInDurableObject(room, async (one) => (await one.cost()).rows.written);

describe('what a seat keeps for itself', () => {
  it('begins with nothing, keeps what is said, and outlives eviction', async () => {
    const { players, room } = await startTable();
    expect(await ownOf(players[1]!)).toEqual({
      seen: 0,
      looked: 0,
      heard: 0,
      language: 'en',
      zone: 'UTC',
      quiet: null,
      notes: '',
      muted: [],
      mail: null,
      pushed: 0,
    });
    const said = {
      language: 'uk',
      zone: 'Europe/Kyiv',
      quiet: { from: 1380, to: 420 },
      notes: 'Bea bluffs <b>often</b>',
      muted: [2, 0, 2],
    };
    expect(await keep(players[1]!, said)).toMatchObject({ status: 200, body: { own: { ...said, muted: [0, 2] } } });
    await evict(room);
    expect(await keep(players[1]!, { notes: 'never' })).toMatchObject({ body: { own: { ...said, muted: [0, 2], notes: 'never' } } });
    expect(await ownOf(players[1]!)).toMatchObject({ language: 'uk', notes: 'never' });
  });

  it('is shown to nobody else, on pages, in logs and over sockets', async () => {
    const { players, host, watcher } = await startTable({ host: 'Ann' });
    const others = await Promise.all([players[0]!, players[2]!, host, watcher].map((person) => person.open()));
    const { tick } = await watcher.view();
    await keep(players[1]!, { notes: 'SECRET', zone: 'Asia/Tokyo', muted: [0] });
    for (const person of [players[0]!, players[2]!, host, watcher]) {
      const text = JSON.stringify([await person.page(), (await send(`${person.api}/log`)).body]);
      expect(text).not.toContain('SECRET');
      expect(text).not.toContain('Tokyo');
    }
    await Promise.all(others.map((page) => page.pong()));
    for (const page of others) expect(page.got.filter(({ type }) => type !== 'here')).toEqual([]);
    expect((await watcher.page()).own).toBeUndefined();
    expect((await host.page()).own).toBeUndefined();
    expect((await watcher.view()).tick).toBe(tick);
  });

  it('comes to the other open pages of the seat, though not how far one has read', async () => {
    const { players } = await startTable();
    const tab = await players[0]!.open();
    await keep(players[0]!, { notes: 'buy milk' });
    expect((await tab.next('whole')).page.own).toMatchObject({ notes: 'buy milk' });
    await keep(players[0]!, { seen: 3 });
    await keep(players[0]!, { notes: 'buy milk' });
    await tab.pong();
    expect(tab.got.filter(({ type }) => type === 'whole')).toEqual([]);
  });

  it('knows on all its pages what one of them has looked at and read, and never less than before', async () => {
    const { players } = await startTable();
    const tab = await players[0]!.open();
    await keep(players[0]!, { looked: 2, heard: 7 });
    expect((await tab.next('whole')).page.own).toMatchObject({ looked: 2, heard: 7 });
    await keep(players[0]!, { looked: 1, heard: 3 });
    expect(await ownOf(players[0]!)).toMatchObject({ looked: 2, heard: 7 });
  });

  it.each([
    [{ zone: 'Mars/Olympus' }, 422, 'bad_zone'],
    [{ zone: '' }, 422, 'bad_zone'],
    [{ muted: [0] }, 422, 'bad_seat'],
    [{ muted: [7] }, 422, 'bad_seat'],
    [{ muted: [-1] }, 400, 'malformed'],
    [{ language: 'fr' }, 400, 'malformed'],
    [{ quiet: { from: 0, to: 1440 } }, 400, 'malformed'],
    [{ quiet: { from: 60 } }, 400, 'malformed'],
    [{ seen: -1 }, 400, 'malformed'],
    [{ seen: 1.5 }, 400, 'malformed'],
    [{ looked: -1 }, 400, 'malformed'],
    [{ heard: 1.5 }, 400, 'malformed'],
    ['notes', 400, 'malformed'],
  ])('%j is refused with %i %s', async (input, status, reason) => {
    const { players, room } = await startTable();
    const before = await stored(room);
    expect(await keep(players[0]!, input as object)).toMatchObject({ status, body: { reason } });
    expect(await stored(room)).toBe(before);
  });

  it('has an end', async () => {
    const { players } = await startTable();
    expect(await keep(players[0]!, { notes: 'x'.repeat(4_001) })).toMatchObject({ status: 400, body: { reason: 'malformed' } });
    expect((await keep(players[0]!, { notes: 'x'.repeat(4_000) })).status).toBe(200);
  });

  it('cannot be written by a host, a watcher, an invitation or a stranger', async () => {
    const { host, watcher } = await startTable();
    const { links } = await host.page();
    for (const person of [host, watcher, new Person(links!.invite!)]) {
      expect(await keep(person, { notes: 'x' })).toMatchObject({ status: 403, body: { reason: 'not_seated' } });
    }
    const stranger = new Person(`/p/${host.room}.${'A'.repeat(22)}`);
    expect(await keep(stranger, { notes: 'x' })).toMatchObject({ status: 404, body: { reason: 'no_such_link' } });
  });
});

describe('what a seat has seen', () => {
  it('is what its last open page showed when it closed, and costs one row', async () => {
    const { players, watcher, room } = await startTable();
    const [one, other] = [await players[1]!.open(), await players[1]!.open()];
    await players[0]!.play();
    const { tick } = await watcher.view();
    one.close();
    await vi.waitUntil(async () => (await watcher.view()).plates[1]!.here, { timeout: 3_000 });
    expect((await ownOf(players[1]!)).seen).toBe(0);
    const rows = await written(room);
    other.close();
    await vi.waitUntil(async () => (await ownOf(players[1]!)).seen === tick, { timeout: 3_000 });
    expect((await written(room)) - rows).toBe(1);
    await players[1]!.play();
    expect((await ownOf(players[0]!)).seen).toBe(tick);
  });

  it('is told by the closing even to a room that slept', async () => {
    const { players, watcher, room } = await startTable();
    const page = await players[2]!.open();
    await evict(room);
    page.close();
    const { tick } = await watcher.view();
    await vi.waitUntil(async () => (await ownOf(players[2]!)).seen === tick, { timeout: 3_000 });
  });

  it('is no less than the own last answer, without a row more', async () => {
    const { players, watcher, room } = await startTable();
    for (const player of players) await player.play();
    const rows = await written(room);
    await players[0]!.play();
    expect((await written(room)) - rows).toBeLessThanOrEqual(3);
    const { tick } = await watcher.view();
    await evict(room);
    expect((await ownOf(players[0]!)).seen).toBe(tick);
    expect((await ownOf(players[1]!)).seen).toBe(tick - 2);
  });

  it('is not changed by looking, never goes back, and never runs ahead', async () => {
    const { players, watcher, room } = await startTable();
    const before = await stored(room);
    for (let i = 0; i < 3; i++) await players[1]!.page();
    await send(`${players[1]!.api}/log`);
    expect(await stored(room)).toBe(before);
    const { tick } = await watcher.view();
    expect((await keep(players[1]!, { seen: 3 })).body.own!.seen).toBe(3);
    expect((await keep(players[1]!, { seen: 1 })).body.own!.seen).toBe(3);
    expect((await keep(players[1]!, { seen: 999 })).body.own!.seen).toBe(tick);
  });

  it('can be read back to, however much has happened since', async () => {
    const { players, host, watcher } = await startTable();
    const { tick } = await watcher.view();
    await keep(players[1]!, { seen: tick });
    for (let turn = 0; turn < 130; turn++) {
      // so many at once would be too many
      if (turn === 65) pass(600_000);
      expect((await host.host({ act: 'rotate', link: 'invite' })).status).toBe(200);
    }
    const { own, log } = await players[1]!.page();
    expect(own!.seen).toBe(tick);
    expect(log).toHaveLength(120);
    const older = await send<LogEntry[]>(`${players[1]!.api}/log?before=${log[0]!.seq}`);
    const news = [...older.body, ...log].filter(({ seq }) => seq > own!.seen);
    expect(news.map(({ seq }) => seq)).toEqual(Array.from({ length: 130 }, (_, at) => tick + 1 + at));
  });
});

describe('when a seat was last there', () => {
  it('is for the host alone: now, when its page closed, when it answered, or never', async () => {
    pass(0);
    const { players, host, watcher, room } = await startTable();
    const start = Date.now();
    expect((await host.page()).desk!.lastHere).toEqual([null, null, null]);
    await players[0]!.play();
    const page = await players[1]!.open();
    pass(60_000);
    const { desk } = await host.page();
    expect(desk!.lastHere).toEqual([expect.any(Number), Date.now(), null]);
    expect(desk!.lastHere[0]! - start).toBeLessThan(30_000);
    page.close();
    await vi.waitUntil(async () => (await ownOf(players[1]!)).seen > 0, { timeout: 3_000 });
    await evict(room);
    pass(60_000);
    expect((await host.page()).desk!.lastHere[1]).toBe(Date.now() - 60_000);
    for (const person of [...players, watcher]) expect((await person.page()).desk).toBeUndefined();
  });
});
