import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyPatches } from '../../../shared/engine/history/patch.ts';
import type { Message, RoomPage, RoomView, Update } from '../../../shared/protocol.ts';
import { evict, newAddress, type Page, type Person, post, reissue, startTable, stored } from '../table.ts';

/** Answers by the socket of a page, and what comes back over HTTP to a page that says where it stands. */

beforeEach(() => void newAddress());

type Reply = Extract<Message, { type: 'reply' }>;

const still = (view: RoomView): RoomView => ({ ...view, plates: view.plates.map((plate) => ({ ...plate, here: false })) });

const replyIn = (message: Message): string | undefined =>
  message.type === 'update' ? message.reply : message.type === 'reply' ? message.request : undefined;

/** What came of it: by itself, or with what has changed. */
async function say(page: Page, decision: string, picks: string[], request: string): Promise<Reply> {
  page.got = page.got.filter((one) => replyIn(one) === undefined);
  page.socket.send(JSON.stringify({ type: 'answer', decision, picks, request }));
  await vi.waitUntil(() => page.got.some((one) => replyIn(one) === request), { timeout: 5_000, interval: 2 });
  const said = page.got.find((one) => replyIn(one) === request)!;
  return said.type === 'reply' ? said : { type: 'reply', request };
}

const asked = async (player: Person) => (await player.view()).play!.decisions[0]!;

describe('an answer by the socket of a page', () => {
  it('is stored, changes every open page, and is acknowledged with what it has changed', async () => {
    const { players, watcher, room } = await startTable();
    const [page, onlooker] = await Promise.all([players[0]!.open(), watcher.open()]);
    const { id, fallback } = await asked(players[0]!);
    await say(page, id, fallback, 'r1');
    const replies = (one: Page) => one.got.filter(({ type }) => type !== 'here').map((message) => [message.type, replyIn(message)]);
    expect(replies(page)).toEqual([['update', 'r1']]);
    for (const [one, person] of [
      [page, players[0]!],
      [onlooker, watcher],
    ] as const) {
      const { patch, from } = await one.next('update');
      expect(from).toBe(one.view!.tick);
      expect(still(applyPatches(one.view!, patch))).toEqual(still(await person.view()));
    }
    expect(replies(onlooker)).toEqual([]);
    await evict(room);
    expect((await watcher.page()).log.at(-1)).toMatchObject({ seat: 0, by: 'seat' });
  });

  it('counts once, however often and by whichever way it is sent', async () => {
    const { players, watcher } = await startTable();
    const page = await players[0]!.open();
    const { id, fallback } = await asked(players[0]!);
    const { tick } = await watcher.view();
    for (let time = 0; time < 3; time++) expect(await say(page, id, fallback, 'once')).toEqual({ type: 'reply', request: 'once' });
    const { status, body } = await players[0]!.answer(id, fallback, 'once');
    expect(status).toBe(200);
    expect(body.view.tick).toBe(tick + 1);
    expect((await watcher.view()).tick).toBe(tick + 1);
    // and one that went over HTTP first
    const next = await asked(players[1]!);
    const other = await players[1]!.open();
    expect((await players[1]!.answer(next.id, next.fallback, 'twice')).status).toBe(200);
    expect(await say(other, next.id, next.fallback, 'twice')).toEqual({ type: 'reply', request: 'twice' });
    expect((await watcher.view()).tick).toBe(tick + 2);
    expect(await say(other, next.id, ['something else'], 'twice')).toMatchObject({ refused: { reason: 'duplicate_request' } });
  });

  it('is refused as over HTTP, with how things stand, and changes nothing', async () => {
    const { players, watcher, host, room } = await startTable();
    const { id, fallback } = await asked(players[0]!);
    const pages = await Promise.all([players[0]!, players[1]!, watcher, host].map((person) => person.open()));
    const before = await stored(room);
    const refused = async (page: Page, decision: string, picks: string[]) => (await say(page, decision, picks, 'r')).refused;
    const own = await refused(pages[0]!, '99.place', fallback);
    expect(own).toMatchObject({ reason: 'stale_state' });
    expect(still(own!.view!)).toEqual(still(await players[0]!.view()));
    expect(await refused(pages[1]!, id, fallback)).toMatchObject({ reason: 'not_your_turn' });
    expect(await refused(pages[2]!, id, fallback)).toEqual({ reason: 'not_seated' });
    expect(await refused(pages[3]!, id, fallback)).toEqual({ reason: 'not_seated' });
    const http = await players[0]!.answer(id, ['no such card']);
    expect(await refused(pages[0]!, id, ['no such card'])).toEqual({ reason: http.body.reason });
    expect(await stored(room)).toBe(before);
  });

  it('by one that has not said where it stands, that is malformed, or that floods, closes it', async () => {
    const { players, watcher } = await startTable();
    const { id, fallback } = await asked(players[0]!);
    const { tick, code } = await players[0]!.view();
    const closed = async (page: Page) => {
      await vi.waitUntil(() => page.closed, { timeout: 5_000 });
      return page.closed!.code;
    };
    const silent = await players[0]!.live();
    silent.socket.send(JSON.stringify({ type: 'answer', decision: id, picks: fallback, request: 'r' }));
    expect(await closed(silent)).toBe(1008);
    for (const bad of [{ decision: id, picks: fallback }, { decision: id, picks: 'c1', request: 'r' }, { request: 'r' }]) {
      const page = await players[0]!.live({ tick, code });
      page.socket.send(JSON.stringify({ type: 'answer', ...bad }));
      expect(await closed(page)).toBe(1008);
    }
    expect((await watcher.view()).tick).toBe(tick);
    const flood = await players[1]!.live({ tick, code });
    for (let times = 0; times < 320; times++) {
      flood.socket.send(JSON.stringify({ type: 'answer', decision: id, picks: fallback, request: `f${times}` }));
    }
    expect(await closed(flood)).toBe(1008);
    expect((await players[0]!.play()).status).toBe(200);
  });

  it('wakes a room that has fallen asleep over its open pages', async () => {
    const { players, watcher, room } = await startTable();
    const [page, onlooker] = await Promise.all([players[0]!.open(), watcher.open()]);
    const { id, fallback } = await asked(players[0]!);
    await evict(room);
    expect(await say(page, id, fallback, 'r')).toEqual({ type: 'reply', request: 'r' });
    expect((await onlooker.next('update')).log).toMatchObject([{ seat: 0, by: 'seat' }]);
  });

  it('by a link that was replaced counts nothing', async () => {
    const { players, host, watcher } = await startTable();
    const page = await players[0]!.open();
    const { id, fallback } = await asked(players[0]!);
    await reissue({ players, host }, 0);
    const { tick } = await watcher.view();
    try {
      page.socket.send(JSON.stringify({ type: 'answer', decision: id, picks: fallback, request: 'r' }));
    } catch {
      // it is closed already
    }
    await vi.waitUntil(() => page.closed);
    expect((await watcher.view()).tick).toBe(tick);
  });

  it('of a seat whose bot plays brings its person back', async () => {
    const { players, watcher } = await startTable();
    const page = await players[0]!.open();
    const { id, fallback } = await asked(players[0]!);
    expect((await post(`${players[0]!.api}/seat`, { act: 'away' })).status).toBe(200);
    expect((await say(page, id, fallback, 'r')).refused).toBeUndefined();
    expect((await watcher.view()).plates[0]!.away).toBeNull();
  });

  it('that is refused is not acknowledged by what its person has changed by coming back', async () => {
    const { players } = await startTable();
    const page = await players[1]!.open();
    const { id, fallback } = await asked(players[0]!);
    expect((await post(`${players[1]!.api}/seat`, { act: 'away' })).status).toBe(200);
    page.got.length = 0;
    expect((await say(page, id, fallback, 'r')).refused).toMatchObject({ reason: 'not_your_turn' });
    const told = page.got.map((message) => [message.type, replyIn(message)]);
    expect(told).toEqual([
      ['update', undefined],
      ['reply', 'r'],
    ]);
  });
});

describe('the reply over HTTP', () => {
  const answer = (player: Person, { play, tick, code }: RoomView, more: object = {}) => {
    const { id, fallback } = play!.decisions[0]!;
    return post<RoomPage & Partial<Update>>(`${player.api}/answer`, { decision: id, picks: fallback, tick, code, ...more });
  };

  it('is what has changed, to a page that stands where the room did', async () => {
    const { players } = await startTable();
    const view = await players[0]!.view();
    const { status, body } = await answer(players[0]!, view);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('view');
    expect(body).toMatchObject({ from: view.tick, to: view.tick + 1 });
    expect(body.log).toHaveLength(1);
    expect(still(applyPatches(view, body.patch!))).toEqual(still(await players[0]!.view()));
  });

  it('is the whole, to a page that is behind, of another release, or whose request came before', async () => {
    const { players } = await startTable();
    const view = await players[0]!.view();
    const { body } = await answer(players[0]!, view, { tick: view.tick - 1, request: 'r' });
    expect(body.view.tick).toBe(view.tick + 1);
    expect((await answer(players[0]!, view, { request: 'r' })).body.view.tick).toBe(view.tick + 1);
    const next = await players[1]!.view();
    expect((await answer(players[1]!, next, { code: 'another' })).body.view.tick).toBe(next.tick + 1);
  });

  it('does not grow with the game', async () => {
    const { players } = await startTable({ game: 'comet', seats: 2 });
    const lengths: number[] = [];
    for (let turn = 0; turn < 60; turn++) {
      const views = await Promise.all(players.map((player) => player.view()));
      const seat = views.findIndex(({ play }) => play!.decisions.length > 0);
      if (seat < 0) break;
      lengths.push(JSON.stringify((await answer(players[seat]!, views[seat]!)).body).length);
    }
    const mean = (list: number[]) => list.reduce((sum, length) => sum + length, 0) / list.length;
    expect(lengths.length).toBeGreaterThan(40);
    expect(mean(lengths.slice(-20))).toBeLessThan(2 * mean(lengths.slice(0, 20)));
  });
});
