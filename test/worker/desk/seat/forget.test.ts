import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../../shared/protocol.ts';
import { HOUR, later, leave, linkIn, mailed, MINUTE, newMailbox, settled } from '../../post.ts';
import { evict, newAddress, openTable, pass, Person, post, ring, send, startTable, stored, type Table } from '../../table.ts';

beforeEach(() => void newAddress());

const forget = (person: Person) => post(`${person.api}/seat`, { act: 'forget' });

describe('a person who wants to be forgotten', () => {
  /** Seat 1 is called Zebulon, was Quentin before, and has said and kept things. */
  async function known(): Promise<Table> {
    const table = await openTable({ host: 'Ann', options: { start_seat: '0' } });
    const invite = new Person((await table.host.page()).links!.invite!);
    table.players.push(await invite.sit('Quentin', 1), await invite.sit('Cleo', 2));
    await table.host.host({ act: 'start', bots: false });
    const [ann, quentin] = table.players as [Person, Person];
    await post(`${quentin.api}/name`, { name: 'Zebulon' });
    await post(`${quentin.api}/own`, { notes: 'OWN-NOTE', zone: 'Asia/Tokyo', muted: [2] });
    await post(`${quentin.api}/talk`, { text: 'SAID-TO-ALL' });
    await post(`${quentin.api}/talk`, { text: 'SAID-TO-ONE', to: 0 });
    await post(`${ann.api}/talk`, { text: 'ANSWERED', to: 1 });
    return table;
  }
  const traces = ['Zebulon', 'Quentin', 'OWN-NOTE', 'Tokyo', 'SAID-TO-ALL', 'SAID-TO-ONE'];

  it('leaves no trace in the room, on any page, in any log; the others and their words stay', async () => {
    const { players, host, watcher, room } = await known();
    const before = await stored(room);
    for (const trace of traces) expect(before).toContain(trace);
    expect((await forget(players[1]!)).status).toBe(200);
    for (const isEvicted of [false, true]) {
      if (isEvicted) await evict(room);
      const text = await stored(room);
      for (const trace of traces) expect(text).not.toContain(trace);
      for (const person of [...players, host, watcher]) {
        const shown = JSON.stringify([
          await person.page(),
          (await send(`${person.api}/log`)).body,
          (await send(`${person.api}/talk`)).body,
        ]);
        for (const trace of traces) expect(shown).not.toContain(trace);
      }
      const { view, log, talk } = await players[0]!.page();
      expect(view.plates.map(({ name }) => name)).toEqual(['Ann', '', 'Cleo']);
      expect(view.plates[1]!.occupant).toBe('person');
      expect(talk.map((line) => line.text)).toEqual(['ANSWERED']);
      expect(log.at(-1)!.told).toEqual([{ type: 'desk.forgot', of: { seat: 1 } }]);
    }
  });

  it('is gone from open pages at once', async () => {
    const { players, watcher, host } = await known();
    const pages = await Promise.all([players[0]!, watcher, host].map((person) => person.open()));
    await forget(players[1]!);
    for (const page of pages) {
      const { page: whole } = await page.next('whole');
      for (const trace of traces) expect(JSON.stringify(whole)).not.toContain(trace);
    }
  });

  it('plays on by the own link, is asked for nothing twice, and can be forgotten again', async () => {
    const { players, watcher } = await known();
    await forget(players[1]!);
    await players[0]!.play();
    expect((await players[1]!.play()).status).toBe(200);
    expect((await players[1]!.page()).own).toMatchObject({ notes: '', zone: 'UTC', muted: [] });
    await post(`${players[1]!.api}/talk`, { text: 'here I am' });
    expect((await watcher.page()).talk.map(({ text }) => text)).toEqual(['here I am']);
    expect((await forget(players[1]!)).status).toBe(200);
    expect((await watcher.page()).talk).toEqual([]);
  });

  it('is written to no more: the address is gone, and the links in the mails are dead', async () => {
    const table = await startTable({ pace: 'daily', seats: 2, options: { planning: 'open' } });
    const [a] = table.players as [Person];
    const address = newMailbox();
    const letter = await leave(a, address);
    await later(table, 2 * MINUTE);
    const mailedSeat = linkIn((await mailed(address, 2))[1]!, 'p');
    expect((await mailedSeat.view()).you.seat).toBe(0);
    const page = await letter.open();
    await forget(a);
    expect(await page.next('gone')).toEqual({ type: 'gone' });
    for (const person of [letter, mailedSeat]) expect((await send(person.api)).status).toBe(404);
    expect((await a.page()).own!.mail).toBeNull();
    expect(await stored(table.room)).not.toContain(address);
    await later(table, 22 * HOUR);
    expect(await settled(address)).toHaveLength(2);
    expect((await a.play()).status).toBe(200);
  });

  it('is nobody else: no host, watcher or stranger can ask for it', async () => {
    const { host, watcher, players } = await known();
    for (const person of [host, watcher]) expect(await forget(person)).toMatchObject({ status: 403, body: { reason: 'not_seated' } });
    expect(await forget(new Person(`/p/${host.room}.${'A'.repeat(22)}`))).toMatchObject({ status: 404 });
    expect((await players[0]!.view()).plates[1]!.name).toBe('Zebulon');
  });

  it('is not whoever sits in for them', async () => {
    const { players, host } = await known();
    await post(`${players[1]!.api}/seat`, { act: 'away' });
    await host.host({ act: 'substitute', seat: 1 });
    const sub = await new Person((await host.page()).links!.seats[1]!).sit('Sub');
    expect(await forget(sub)).toMatchObject({ status: 403, body: { reason: 'not_seated' } });
    expect((await sub.page()).own).toBeUndefined();
    expect(JSON.stringify(await sub.page())).not.toContain('OWN-NOTE');
    expect(await post(`${sub.api}/own`, { notes: 'mine' })).toMatchObject({ status: 403 });
    const page = await sub.open();
    await post(`${players[1]!.api}/own`, { notes: 'OWN-NOTE 2' });
    await page.pong();
    expect(JSON.stringify(page.got)).not.toContain('OWN-NOTE');
  });
});

describe('a person who has given up the seat', () => {
  const act = (person: Person, what: string) => post<{ path?: string }>(`${person.api}/seat`, { act: what });

  /** Seat 1 has left an address and notes, and said something; then it is given up. */
  async function gone() {
    const table = await startTable({ pace: 'daily' });
    const [ann, bob] = table.players as [Person, Person];
    const address = newMailbox('bob');
    const letter = await leave(bob, address);
    await post(`${bob.api}/own`, { notes: 'OWN-NOTE' });
    await post(`${bob.api}/talk`, { text: 'SAID-TO-ALL' });
    const { status, body } = await act(bob, 'resign');
    expect(status).toBe(200);
    return { table, ann, bob, letter, address, former: new Person(body.path!) };
  }

  it('leaves neither address nor notes behind; the links of the seat are dead', async () => {
    const { table, bob, letter, address } = await gone();
    const text = await stored(table.room);
    expect(text).not.toContain(address);
    expect(text).not.toContain('OWN-NOTE');
    for (const person of [bob, letter]) expect((await send(person.api)).status).toBe(404);
    await later(table, 30 * HOUR);
    expect(await settled(address)).toHaveLength(1);
  });

  it('can still look on, as a watcher does, and can be forgotten, also later', async () => {
    const { table, former, ann } = await gone();
    expect(former.link).toMatch(/^\/w\//);
    const view = await former.view();
    expect(view.you).toEqual({ role: 'watch', seat: null, left: 1 });
    expect(view.play).toEqual((await table.watcher.view()).play);
    expect((await table.watcher.view()).you).toEqual({ role: 'watch', seat: null });
    for (const what of ['resign', 'away', 'back', 'host', 'rematch']) expect((await act(former, what)).status).toBe(403);
    expect((await post(`${former.api}/talk`, { text: 'still here' })).status).toBe(403);
    expect((await act(table.watcher, 'forget')).status).toBe(403);
    await evict(table.room);
    expect((await forget(former)).status).toBe(200);
    const text = await stored(table.room);
    for (const trace of [/\bP1\b/, /SAID-TO-ALL/]) expect(text).not.toMatch(trace);
    expect((await ann.view()).plates.map(({ name }) => name)).toEqual(['P0', '', 'P2']);
    expect((await former.view()).stage).toBe('playing');
  });

  it('is forgotten without whoever has the seat now', async () => {
    const { table, former } = await gone();
    pass(1_000);
    await table.host.host({ act: 'reissue', seat: 1 });
    const zoe = await new Person((await table.host.page()).links!.seats[1]!).sit('Zoe');
    await post(`${zoe.api}/own`, { notes: 'ZOE-NOTE' });
    await post(`${zoe.api}/talk`, { text: 'ZOE-SAID' });
    expect((await forget(former)).status).toBe(200);
    const text = await stored(table.room);
    for (const trace of [/\bP1\b/, /SAID-TO-ALL/]) expect(text).not.toMatch(trace);
    for (const trace of ['Zoe', 'ZOE-NOTE', 'ZOE-SAID']) expect(text).toContain(trace);
    expect((await zoe.view()).plates[1]).toMatchObject({ name: 'Zoe', occupant: 'person' });
  });
});

describe('a deleted table', () => {
  const erase = (host: Person, room = host.room) => host.host({ act: 'delete', room });
  /** What is left in the storage of a room: names of tables, and the alarm. */
  const left = (room: Table['room']) =>
    runInDurableObject(room, async (_, { storage }) => ({
      tables: storage.sql.exec(`SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'`).toArray(),
      alarm: await storage.getAlarm(),
    }));

  it('is gone with all that was kept: every link is one that opens nothing', async () => {
    const { host, players, watcher, room } = await startTable();
    await post(`${players[0]!.api}/talk`, { text: 'hello' });
    const { links } = await host.page();
    const pages = await Promise.all([...players, watcher, host].map((person) => person.open()));
    expect((await erase(host)).status).toBe(200);
    for (const page of pages) expect(await page.next('gone')).toEqual({ type: 'gone' });
    const stranger = await send(`/api/l/p/${host.room}.${'A'.repeat(22)}`);
    for (const isEvicted of [false, true]) {
      if (isEvicted) await evict(room);
      for (const person of [...players, watcher, host, new Person(links!.invite!), new Person(links!.seats[1] ?? links!.invite!)]) {
        const answers = [
          await send(person.api),
          await send(`${person.api}/log`),
          await send(`${person.api}/export`),
          await post(`${person.api}/talk`, { text: 'anyone?' }),
          await post(`${person.api}/sit`, { name: 'Eve', request: 'r' }),
          await post(`${person.api}/own`, { notes: 'x' }),
          await post(`${person.api}/seat`, { act: 'rematch' }),
          await erase(person, host.room),
        ];
        for (const { status, body } of answers) expect({ status, body }).toEqual({ status: stranger.status, body: stranger.body });
      }
      expect(await left(room)).toEqual({ tables: [], alarm: null });
    }
  });

  it('is not made again by a late alarm or by pages that close or speak late', async () => {
    const { host, players, room } = await startTable({ seats: 2 });
    const page = await players[0]!.open();
    await evict(room);
    await erase(host);
    page.close();
    pass(86_400_000);
    await ring(room);
    await runInDurableObject(room, async (instance) => {
      await instance.alarm();
      const { 0: one, 1: other } = new WebSocketPair();
      one.accept();
      other.accept();
      instance.webSocketClose(other);
      instance.webSocketMessage(other, '{"type":"hello","tick":1,"code":"dev"}');
    });
    expect(await left(room)).toEqual({ tables: [], alarm: null });
    await expect(players[0]!.live()).rejects.toThrow('404');
  });

  it('is deleted by its host alone, who repeats its name', async () => {
    const { host, players, watcher } = await startTable();
    expect(await erase(host, 'abcdefghijkl')).toMatchObject({ status: 422, body: { reason: 'wrong_room' } });
    for (const person of [players[0]!, watcher]) expect(await erase(person)).toMatchObject({ status: 403, body: { reason: 'not_host' } });
    expect(await host.host({ act: 'delete' })).toMatchObject({ status: 400 });
    expect((await watcher.view()).stage).toBe('playing');
    const { body } = await send<LogEntry[]>(`${watcher.api}/log`);
    expect(body.length).toBeGreaterThan(3);
  });
});
