import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { evict, newAddress, openTable, Person, post, reissue, roomOf, send, startTable, stored } from '../table.ts';

beforeEach(() => void newAddress());

const NO_LINK = { status: 404, body: { reason: 'no_such_link' } };

describe('links', () => {
  it('open what they are for', async () => {
    const { host, players, watcher } = await startTable({ host: 'Ann' });
    expect((await host.view()).you).toEqual({ role: 'host', seat: null });
    expect((await watcher.view()).you).toEqual({ role: 'watch', seat: null });
    expect((await players[2]!.view()).you).toEqual({ role: 'seat', seat: 2 });
    const invite = await new Person((await host.page()).links!.invite!).page();
    expect(invite.view.you).toEqual({ role: 'invite', seat: null });
    expect(invite.view.play).toBeNull();
    expect(invite.links).toBeUndefined();
  });

  it('never show the host a hand', async () => {
    const { host, watcher } = await startTable({ host: 'Ann' });
    expect((await host.view()).play).toEqual((await watcher.view()).play);
  });

  it('are refused alike: unknown, malformed, revoked, of another game, of another role', async () => {
    const { host, players, watcher } = await startTable();
    const other = await openTable();
    const revoked = watcher.link;
    await host.host({ act: 'revoke', link: 'watch' });
    const { room } = host;
    const bad = [
      '/p/nosuchroom12.AAAAAAAAAAAAAAAAAAAAAA',
      `/p/${room}.AAAAAAAAAAAAAAAAAAAAAA`,
      `/p/${room}.short`,
      '/p/x',
      '/p/%00',
      `/h/${room}.${'A'.repeat(4000)}`,
      revoked,
      `/p/${other.host.room}.${players[0]!.secret}`,
      `/w/${room}.${players[0]!.secret}`,
      `/h/${room}.${players[0]!.secret}`,
      `/p/${room}.${host.secret}`,
      `/j/${room}.${host.secret}`,
      `/x/${room}.${host.secret}`,
    ];
    for (const link of bad) {
      for (const path of ['', '/log', '/at/3']) expect(await send(`/api/l${link}${path}`), link + path).toMatchObject(NO_LINK);
      for (const [path, body] of [
        ['answer', { decision: '1.x', picks: [] }],
        ['undo', {}],
        ['forecast', { picks: [] }],
        ['sit', { name: 'X' }],
        ['name', { name: 'X' }],
        ['host', { act: 'start', bots: true }],
      ] as const) {
        const reply = await post(`/api/l${link}/${path}`, body);
        expect(reply, `${link}/${path}`).toMatchObject(NO_LINK);
        expect(reply.body).toEqual({ reason: 'no_such_link' });
      }
      expect(await send(`/api/l${link}/live`, { headers: { upgrade: 'websocket' } }), link).toMatchObject(NO_LINK);
    }
  });

  it('leave no trace in a room that was never made', async () => {
    const nobody = new Person('/p/neverneverrr.AAAAAAAAAAAAAAAAAAAAAA');
    await send(nobody.api);
    await nobody.answer('1.x', []);
    const room = roomOf(nobody);
    expect(await stored(room)).toBe('');
    expect(await runInDurableObject(room, (_, { storage }) => storage.getAlarm())).toBeNull();
  });

  it('are kept as hashes only', async () => {
    const { host, players, watcher, room } = await startTable({ host: 'Ann' });
    await players[0]!.play();
    await host.host({ act: 'rotate', link: 'watch' });
    await reissue({ players, host }, 2);
    const { links } = await host.page();
    const text = await stored(room);
    const shown = [links!.watch!, links!.invite!, links!.seats[2]!, links!.own!.link].map((path) => new Person(path));
    for (const { secret } of [host, watcher, ...players, ...shown]) expect(text).not.toContain(secret);
  });

  it('show the host the same links again, also after eviction', async () => {
    const { host, room } = await openTable({ host: 'Ann' });
    const { links } = await host.page();
    await evict(room);
    expect((await host.page()).links).toEqual(links);
    expect(links!.seats).toEqual([null, expect.stringMatching(/^\/j\//), expect.stringMatching(/^\/j\//)]);
  });

  it('change nothing by being looked at', async () => {
    const { host, players, watcher, room } = await startTable({ host: 'Ann' });
    const before = await stored(room);
    for (const person of [host, watcher, ...players]) {
      await person.page();
      await send(`${person.api}/log`);
      await send(`${person.api}/at/4`);
    }
    expect(await stored(room)).toBe(before);
  });
});

describe('an invitation', () => {
  it('gives a seat with a secret of its own that the host cannot know', async () => {
    const { host } = await openTable({ host: 'Ann' });
    const { links } = await host.page();
    const bob = await new Person(links!.invite!).sit('Bob');
    expect((await bob.view()).you.seat).toBe(1);
    expect(JSON.stringify(await host.page())).not.toContain(bob.secret);
  });

  it('to one seat dies once the seat is taken', async () => {
    const { host } = await openTable();
    const { links } = await host.page();
    const bound = new Person(links!.seats[2]!);
    expect((await bound.view()).you).toEqual({ role: 'invite', seat: 2 });
    const cleo = await bound.sit('Cleo');
    expect((await cleo.view()).you.seat).toBe(2);
    expect(await send(bound.api)).toMatchObject(NO_LINK);
    expect((await host.page()).links!.seats[2]).toBeNull();
    const other = new Person(links!.seats[1]!);
    await new Person(links!.invite!).sit('Bob', 1);
    expect(await send(other.api)).toMatchObject(NO_LINK);
  });

  it('can be replaced and withdrawn', async () => {
    const { host } = await openTable();
    const first = new Person((await host.page()).links!.invite!);
    const second = new Person((await host.host({ act: 'rotate', link: 'invite' })).body.links!.invite!);
    expect(await send(first.api)).toMatchObject(NO_LINK);
    expect((await second.view()).stage).toBe('lobby');
    expect((await host.host({ act: 'revoke', link: 'invite' })).body.links!.invite).toBeNull();
    expect(await send(second.api)).toMatchObject(NO_LINK);
    const third = new Person((await host.host({ act: 'rotate', link: 'invite' })).body.links!.invite!);
    expect(new Set([first.link, second.link, third.link]).size).toBe(3);
    await third.sit('Ann');
  });
});

describe('a seat', () => {
  it('gets a fresh link from the host: the old one is void at once, the hand stays', async () => {
    const { host, players } = await startTable({ host: 'Ann' });
    const before = await players[1]!.view();
    const { body } = await reissue({ players, host }, 1);
    expect(await send(players[1]!.api)).toMatchObject(NO_LINK);
    expect(body.log.at(-1)!.told).toEqual([{ type: 'desk.reissued', of: { seat: 1 } }]);
    const heir = await new Person(body.links!.seats[1]!).sit('Heir');
    const after = await heir.view();
    expect(after.play!.board).toEqual(before.play!.board);
    expect(after.plates[1]!.name).toBe('Heir');
  });

  it('of a bot can be taken over by invitation', async () => {
    const { host, players } = await openTable({ host: 'Ann', options: { start_seat: '0' } });
    await host.host({ act: 'start', bots: true });
    const { body } = await host.host({ act: 'reissue', seat: 1 });
    const bob = await new Person(body.links!.seats[1]!).sit('Bob');
    await players[0]!.play();
    expect((await bob.play()).status).toBe(200);
  });

  it('bears the name its player gives it', async () => {
    const { players, watcher } = await startTable();
    const { status, body } = await post(`${players[1]!.api}/name`, { name: '  Béa  ' });
    expect(status).toBe(200);
    expect(body.view.plates[1]!.name).toBe('Béa');
    expect((await watcher.page()).log.at(-1)).toMatchObject({
      by: 'desk',
      told: [{ type: 'desk.renamed', of: { name: 'Béa', was: 'P1' } }],
    });
    expect(await post(`${watcher.api}/name`, { name: 'X' })).toMatchObject({ status: 403, body: { reason: 'not_seated' } });
    expect(await post(`${players[1]!.api}/name`, { name: 'x'.repeat(25) })).toMatchObject({ status: 422, body: { reason: 'bad_name' } });
  });
});
