import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RoomPage } from '../../../shared/protocol.ts';
import type { GameRoom } from '../../../worker/room/room.ts';
import { cancelledTable, overTable } from '../finished.ts';
import { evict, newAddress, Person, post, type Reply, send, startTable, stored } from '../table.ts';

beforeEach(() => void newAddress());

const rematch = (person: Person): Promise<Reply<RoomPage & { path: string }>> => post(`${person.api}/seat`, { act: 'rematch' });
const sit = (invite: Person, name: string) => post<{ path: string }>(`${invite.api}/sit`, { name, request: name });

describe('a rematch', () => {
  it('sets the same table again: the asker is its host, the others are invited to their own seats', async () => {
    const input = { title: 'Friday', pace: 'evening', talk: 'none', seats: 3 } as const;
    const { players, watcher, host } = await cancelledTable(input);
    const page = await players[2]!.open();
    const { status, body } = await rematch(players[1]!);
    expect(status).toBe(200);
    expect(body.path).toMatch(/^\/h\//);
    expect(body.view.rematch).toBe(body.path);
    expect((await page.next('update')).log).toMatchObject([{ told: [{ type: 'desk.rematch', of: { seat: 1 } }] }]);

    const newHost = new Person(body.path);
    const { view, links } = await newHost.page();
    const old = await watcher.view();
    expect(view).toMatchObject({ stage: 'lobby', game: old.game, title: 'Friday', pace: 'evening', talk: 'none', options: old.options });
    expect(view.plates.map(({ name, occupant }) => [name, occupant])).toEqual([
      ['P0', 'free'],
      ['P1', 'person'],
      ['P2', 'free'],
    ]);
    expect((await new Person(links!.own!.link).view()).you).toEqual({ role: 'seat', seat: 1 });

    for (const seat of [0, 2]) {
      const path = (await players[seat]!.view()).rematch!;
      expect(path).toMatch(/^\/j\//);
      const invite = new Person(path);
      const { you, plates } = await invite.view();
      expect([you.seat, plates[seat]!.name]).toEqual([seat, `P${seat}`]);
      expect((await new Person((await sit(invite, `P${seat}`)).body.path).view()).you).toEqual({ role: 'seat', seat });
    }
    for (const person of [watcher, host]) {
      expect((await new Person((await person.view()).rematch!).view()).you).toEqual({ role: 'watch', seat: null });
    }
    expect((await newHost.host({ act: 'start', bots: false })).body.view.stage).toBe('playing');
  });

  it('is made once, however often, however many at once, and also after eviction', async () => {
    const { players, room } = await cancelledTable();
    const [one, other] = await Promise.all(players.map(rematch));
    expect([one!.status, other!.status]).toEqual([200, 200]);
    await evict(room);
    const again = await Promise.all(players.map(rematch));
    expect(again.map(({ body }) => body.path)).toEqual([one!.body.path, other!.body.path]);
    const rooms = [one!, other!].map(({ body }) => new Person(body.path).room);
    expect(rooms[0]).toBe(rooms[1]);
    expect([one!, other!].filter(({ body }) => body.path.startsWith('/h/'))).toHaveLength(1);
    const { log } = await players[0]!.page();
    expect(log.filter(({ told }) => told.some(({ type }) => type === 'desk.rematch'))).toHaveLength(1);
  });

  it('goes on where one broke off between the two rooms', async () => {
    const { players, room } = await cancelledTable();
    const { body } = await rematch(players[0]!);
    // as if this room had not come to store it
    await runInDurableObject(room, (_, { storage }) => void storage.sql.exec(`UPDATE desk SET text = json_set(text, '$.rematch', NULL)`));
    await evict(room);
    const later = await rematch(players[1]!);
    expect(new Person(later.body.path).room).toBe(new Person(body.path).room);
    expect(later.body.path).toMatch(/^\/j\//);
    expect((await players[0]!.view()).rematch).toBe(body.path);
  });

  it('that was deleted is followed by one more, under another name, by whoever asks next', async () => {
    const { players, watcher, room } = await cancelledTable();
    const first = new Person((await rematch(players[0]!)).body.path);
    expect((await first.host({ act: 'delete', room: first.room })).status).toBe(200);
    const again = await Promise.all([rematch(players[1]!), rematch(players[1]!)]);
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    const [second] = again.map(({ body }) => new Person(body.path));
    expect(again[1]!.body.path).toBe(again[0]!.body.path);
    expect(second!.room).not.toBe(first.room);
    expect((await second!.view()).plates.map(({ occupant }) => occupant)).toEqual(['free', 'person']);
    await evict(room);
    expect(new Person((await rematch(players[0]!)).body.path).room).toBe(second!.room);
    expect((await new Person((await watcher.view()).rematch!).view()).you.role).toBe('watch');
    await expect(first.page()).rejects.toThrow('404');
    // that its links were shut is no sign that it is gone
    await second!.host({ act: 'revoke', link: 'watch' });
    expect(new Person((await rematch(players[1]!)).body.path).room).toBe(second!.room);
  });

  it('keeps bots and stores no secret in either room', async () => {
    const table = await startTable({ seats: 3, host: 'Ann' });
    await post(`${table.players[2]!.api}/seat`, { act: 'resign' });
    for (const [seat, act] of [
      [0, { act: 'propose', motion: { kind: 'cancel' } }],
      [1, { act: 'cast', vote: 1, yes: true }],
    ] as const)
      await post(`${table.players[seat]!.api}/vote`, act);
    const { body } = await rematch(table.players[0]!);
    const host = new Person(body.path);
    expect((await host.view()).plates.map(({ occupant }) => occupant)).toEqual(['person', 'free', 'bot']);
    const invite = new Person((await table.players[1]!.view()).rematch!);
    const { ROOMS } = (await import('cloudflare:workers')).env as unknown as { ROOMS: DurableObjectNamespace<GameRoom> };
    for (const room of [table.room, ROOMS.getByName(host.room)]) {
      const text = await stored(room);
      for (const { secret } of [host, invite]) expect(text).not.toContain(secret);
    }
  });

  it('comes after the end alone, for those who played alone, and needs the key of the service', async () => {
    const running = await startTable({ seats: 2 });
    expect(await rematch(running.players[0]!)).toMatchObject({ status: 409, body: { reason: 'game_not_over' } });
    const { players, host, watcher, room } = await cancelledTable();
    for (const person of [host, watcher]) expect(await rematch(person)).toMatchObject({ status: 403, body: { reason: 'not_seated' } });
    expect(await rematch(new Person(`/p/${host.room}.${'A'.repeat(22)}`))).toMatchObject({ status: 404 });
    expect(await post(`${players[0]!.api}/seat`, { act: 'revenge' })).toMatchObject({ status: 400 });
    await runInDurableObject(room, (instance) => {
      const open = instance as unknown as { env: object };
      open.env = { ...open.env, LINK_KEY: undefined };
    });
    expect(await rematch(players[0]!)).toMatchObject({ status: 501, body: { reason: 'not_set_up' } });
    expect((await watcher.view()).rematch).toBeNull();
  });

  it('follows a game that was played to its end', async () => {
    const { players, watcher } = await overTable();
    expect((await watcher.view()).stage).toBe('over');
    const { body } = await rematch(players[1]!);
    expect((await send<RoomPage>(`/api/l${body.path}`)).body.view.stage).toBe('lobby');
  });
});
