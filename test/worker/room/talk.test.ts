import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TalkLine } from '../../../shared/protocol.ts';
import bargain from '../../saves/cosmic/1.0-bargain.json' with { type: 'json' };
import meet from '../../saves/cosmic/1.0-meet.json' with { type: 'json' };
import release from '../../saves/cosmic/1.0-release.json' with { type: 'json' };
import { evict, newAddress, openTable, pass, Person, post, type Reply, resumeTable, ring, send, startTable, type Table } from '../table.ts';

beforeEach(() => void newAddress());

const say = (person: Person, text: string, to?: number): Promise<Reply<TalkLine>> =>
  post<TalkLine>(`${person.api}/talk`, { text, ...(to !== undefined && { to }) });
const heard = async (person: Person): Promise<string[]> => (await person.page()).talk.map(({ text }) => text);

describe('talk', () => {
  it('to the table is heard by everyone, also after eviction, and is no move', async () => {
    const { players, watcher, room } = await startTable();
    const { tick } = await watcher.view();
    expect(await say(players[0]!, '  Who builds where? ')).toMatchObject({
      status: 200,
      body: { seat: 0, to: null, text: 'Who builds where?' },
    });
    await evict(room);
    for (const person of [...players, watcher]) expect(await heard(person)).toEqual(['Who builds where?']);
    expect((await watcher.view()).tick).toBe(tick);
  });

  it('while a page was cut off reaches it when it is back, and nobody who may not hear it', async () => {
    const { players, watcher } = await startTable();
    const { tick, code } = await watcher.view();
    const back = (person: Person, talk: number) => person.live({ tick, code, talk });
    await say(players[0]!, 'just you', 1);
    const others = await Promise.all([players[2]!, watcher].map((person) => back(person, 0)));
    const returned = await (await back(players[1]!, 0)).next('whole');
    expect(returned.page.talk.map(({ text }) => text)).toEqual(['just you']);
    others.push(await back(players[1]!, returned.page.talk[0]!.id));
    for (const page of others) {
      await page.pong();
      expect(page.got.filter(({ type }) => type !== 'here')).toEqual([]);
    }
  });

  it('between two is heard by those two alone, in pages and over sockets', async () => {
    const { players, watcher } = await startTable();
    const [a, b, c] = players as [Person, Person, Person];
    const pages = await Promise.all([a, b, c, watcher].map((person) => person.open()));
    await say(a, 'Let us both stay off my planet.', 1);
    await say(a, 'Good luck.');
    expect(await heard(b)).toEqual(['Let us both stay off my planet.', 'Good luck.']);
    for (const person of [c, watcher]) expect(await heard(person)).toEqual(['Good luck.']);
    await Promise.all(pages.map((page) => page.pong()));
    const told = pages.map((page) => page.got.filter(({ type }) => type === 'talk').length);
    expect(told).toEqual([2, 2, 1, 1]);
  });

  it('is refused from watchers, to nobody, to oneself, too long, empty, and too fast', async () => {
    const { players, watcher } = await startTable();
    const [a] = players as [Person];
    expect(await say(watcher, 'psst')).toMatchObject({ status: 403, body: { reason: 'not_seated' } });
    expect(await say(a, 'hm', 0)).toMatchObject({ status: 422, body: { reason: 'bad_seat' } });
    expect(await say(a, 'hm', 7)).toMatchObject({ status: 422, body: { reason: 'bad_seat' } });
    expect(await say(a, 'x'.repeat(501))).toMatchObject({ status: 400, body: { reason: 'malformed' } });
    expect(await say(a, '   ')).toMatchObject({ status: 400, body: { reason: 'malformed' } });
    for (let line = 0; line < 10; line++) expect((await say(a, `line ${line}`)).status).toBe(200);
    expect(await say(a, 'one more')).toMatchObject({ status: 429, body: { reason: 'talking_too_fast' } });
    expect(await heard(watcher)).toHaveLength(10);
  });
});

describe('a channel', () => {
  /** Says so many lines, with enough time between them. */
  const chatter = (room: Table['room'], { secret }: Person, count: number, to?: number) =>
    runInDurableObject(room, async (instance) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      for (let line = 1; line <= count; line++) {
        vi.setSystemTime(Date.now() + 2_000);
        const said = await instance.talk(secret, { text: `line ${line}`, ...(to !== undefined && { to }) });
        if (!said.ok) throw new Error(said.reason);
      }
    });
  const older = (person: Person, query: string): Promise<Reply<TalkLine[]>> => send<TalkLine[]>(`${person.api}/talk?${query}`);

  it('keeps its latest thousand through ten thousand of another, in little room, and the room stays quick', async () => {
    const { players, watcher, room } = await startTable();
    onTestFinished(() => void vi.useRealTimers());
    await say(players[0]!, 'Remember this.', 1);
    await chatter(room, players[2]!, 1_100);
    const { bytes } = await room.cost();
    await chatter(room, players[2]!, 9_000);
    expect((await room.cost()).bytes).toBeLessThan(bytes * 1.2);
    await evict(room);
    const before = await room.cost();
    const { talk } = await players[1]!.page();
    expect((await room.cost()).rows.read - before.rows.read).toBeLessThan(500);
    expect(talk.map(({ text }) => text)).toEqual(['Remember this.', ...Array.from({ length: 60 }, (_, at) => `line ${8_941 + at}`)]);
    // every one of the thousand can be read back to
    let all = await heard(watcher).then(() => older(watcher, ''));
    const texts = all.body.map(({ text }) => text);
    while (all.body.length) {
      all = await older(watcher, `before=${all.body[0]!.id}`);
      texts.unshift(...all.body.map(({ text }) => text));
    }
    expect(texts).toEqual(Array.from({ length: 1_000 }, (_, at) => `line ${8_001 + at}`));
    // in a full channel a line is one row, as in an empty one
    const full = (await room.cost()).rows.written;
    await say(players[2]!, 'One more.');
    expect((await room.cost()).rows.written - full).toBe(1);
    // an answer costs what it did
    const rows = (await room.cost()).rows.written;
    await players[0]!.play();
    expect((await room.cost()).rows.written - rows).toBeLessThanOrEqual(3);
  });

  it('of two can be read back by those two alone', async () => {
    const { players, watcher, host, room } = await startTable();
    onTestFinished(() => void vi.useRealTimers());
    await chatter(room, players[0]!, 150, 1);
    expect((await heard(players[1]!)).length).toBe(20);
    for (const [reader, other] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const { body } = await older(players[reader]!, `with=${other}`);
      expect(body.length).toBe(100);
      expect((await older(players[reader]!, `with=${other}&before=${body[0]!.id}`)).body.length).toBe(50);
    }
    const invite = new Person((await host.page()).links!.invite!);
    for (const person of [players[2]!, watcher, host, invite]) {
      for (const query of ['', 'with=0', 'with=1', 'with=2']) expect((await older(person, query)).body).toEqual([]);
    }
    for (const query of ['before=x', 'with=x', 'with=10', 'before=-1']) {
      expect(await older(players[0]!, query)).toMatchObject({ status: 400, body: { reason: 'malformed' } });
    }
  });

  it('of two is not heard by whoever sits in or takes the seat over, but for what is said from then on', async () => {
    const { players, host } = await startTable({ pace: 'daily' });
    const [a] = players as [Person];
    await say(a, 'between us', 1);
    pass(1_000);
    await post(`${players[1]!.api}/seat`, { act: 'away' });
    await host.host({ act: 'substitute', seat: 1 });
    const sub = await new Person((await host.page()).links!.seats[1]!).sit('Sub');
    await say(a, 'Good day, Sub.', 1);
    expect(await heard(sub)).toEqual(['Good day, Sub.']);
    expect((await older(sub, 'with=0')).body.map(({ text }) => text)).toEqual(['Good day, Sub.']);
    expect(await heard(players[1]!)).toEqual(['between us', 'Good day, Sub.']);
    pass(1_000);
    await host.host({ act: 'reissue', seat: 1 });
    const next = await new Person((await host.page()).links!.seats[1]!).sit('Next');
    await say(next, 'Who was here?', 0);
    expect(await heard(next)).toEqual(['Who was here?']);
    expect((await older(next, 'with=0')).body).toHaveLength(1);
    expect(await heard(a)).toHaveLength(3);
  });

  it('carries text as it was written, never as a page', async () => {
    const { players, watcher } = await startTable();
    const text = '<img src=x onerror=alert(1)> & "so"';
    expect((await say(players[0]!, text)).headers.get('content-type')).toBe('application/json');
    expect(await heard(watcher)).toEqual([text]);
  });
});

describe('a muted seat', () => {
  const mute = (person: Person, muted: number[]) => post(`${person.api}/own`, { muted });

  it('is still heard by the others, and is sent to the muting seat in no way', async () => {
    const { players, watcher, room } = await startTable();
    const [a, b, c] = players as [Person, Person, Person];
    await mute(b, [0]);
    const pages = await Promise.all([a, b, c, watcher].map((person) => person.open()));
    await say(a, 'loud');
    await say(a, 'louder', 1);
    await say(c, 'soft');
    await Promise.all(pages.map((page) => page.pong()));
    expect(pages.map((page) => page.got.filter(({ type }) => type === 'talk').length)).toEqual([3, 1, 2, 2]);
    await evict(room);
    expect(await heard(b)).toEqual(['soft']);
    expect((await send<TalkLine[]>(`${b.api}/talk?with=0`)).body).toEqual([]);
    expect(await heard(c)).toEqual(['loud', 'soft']);
    expect((await a.page()).own!.muted).toEqual([]);
    await mute(b, []);
    expect(await heard(b)).toEqual(['loud', 'louder', 'soft']);
  });
});

describe('who may talk', () => {
  const refused = { status: 409, body: { reason: 'no_talk' } };

  it('is set with the table and changed by the host in front of all', async () => {
    const { players, host, watcher, room } = await startTable({ talk: 'none' });
    expect(await watcher.view()).toMatchObject({ talk: 'none', speakers: [] });
    expect(await say(players[0]!, 'hm')).toMatchObject(refused);
    expect(await say(players[0]!, 'hm', 1)).toMatchObject(refused);
    expect(await players[0]!.host({ act: 'talk', mode: 'free' })).toMatchObject({ status: 403 });
    expect(await host.host({ act: 'talk', mode: 'loud' })).toMatchObject({ status: 400 });
    const page = await players[1]!.open();
    await host.host({ act: 'talk', mode: 'free' });
    expect((await page.next('update')).log).toMatchObject([{ by: 'desk', told: [{ type: 'desk.talk', of: { mode: 'free' } }] }]);
    const { tick } = await watcher.view();
    await host.host({ act: 'talk', mode: 'free' });
    expect((await watcher.view()).tick).toBe(tick);
    await evict(room);
    expect((await say(players[0]!, 'hm')).status).toBe(200);
    expect(await watcher.view()).toMatchObject({ talk: 'free', speakers: [0, 1, 2] });
  });

  it.each([
    ['both are asked', bargain, [0, 4]],
    ['only one is', release, [1, 2]],
  ] as const)('where only bargainers may, those two may to all and each other, while %s', async (_, save, speakers) => {
    const { players, watcher, room } = await resumeTable(save, { talk: 'bargain' });
    const [one, other] = speakers;
    expect((await watcher.view()).speakers).toEqual(speakers);
    for (const seat of players.keys()) {
      const isSpeaker = seat === one || seat === other;
      expect((await say(players[seat]!, 'to all')).status).toBe(isSpeaker ? 200 : 409);
      const whom = isSpeaker ? (seat === one ? other : one) : one;
      expect((await say(players[seat]!, 'to one', whom)).status).toBe(isSpeaker ? 200 : 409);
    }
    const third = [...players.keys()].find((seat) => seat !== one && seat !== other)!;
    expect(await say(players[one]!, 'psst', third)).toMatchObject(refused);
    // a minute later the bargain has failed
    pass(61_000);
    for (let left = 6; left > 0; left--) await ring(room);
    expect((await watcher.view()).speakers).toEqual([]);
    expect(await say(players[one]!, 'wait')).toMatchObject(refused);
  });

  it('where only bargainers may, nobody may before the two have met, for that minute is all they have', async () => {
    const { players, watcher } = await resumeTable(meet, { talk: 'bargain' });
    expect((await watcher.view()).speakers).toEqual([]);
    expect(await say(players[1]!, 'hm')).toMatchObject(refused);
  });

  it('where only bargainers may, everyone may before the deal', async () => {
    const { host } = await openTable({ game: 'cosmic', talk: 'bargain' });
    const bob = await new Person((await host.page()).links!.invite!).sit('Bob');
    expect((await say(bob, 'Hello?')).status).toBe(200);
  });
});
