import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyPatches } from '../../../shared/engine/history/patch.ts';
import { DISPLACED } from '../../../shared/protocol/displaced.ts';
import type { Message, RoomView } from '../../../shared/protocol.ts';
import { evict, newAddress, openTable, type Page, pass, Person, post, reissue, ring, send, startTable } from '../table.ts';

beforeEach(() => void newAddress());

async function update(page: Page): Promise<RoomView> {
  const { from, to, patch } = await page.next('update');
  expect(from).toBe(page.view!.tick);
  page.view = applyPatches(page.view!, patch);
  expect(page.view.tick).toBe(to);
  return page.view;
}

/** A view but for who is there, which is told apart. */
const still = (view: RoomView): RoomView => ({ ...view, plates: view.plates.map((plate) => ({ ...plate, here: false })) });

describe('an open page', () => {
  it('gets the whole when it is behind or of another release, and nothing when it is in step', async () => {
    const { players } = await startTable();
    const { view } = await players[0]!.page();
    const behind = await players[0]!.live({ tick: view.tick - 1, code: view.code });
    expect((await behind.next('whole')).page.view).toEqual({ ...view, plates: expect.anything() });
    const old = await players[0]!.live({ tick: view.tick, code: 'old' });
    expect((await old.next('whole')).page.view.tick).toBe(view.tick);
    const level = await players[0]!.open();
    await level.pong();
    expect(level.got.filter(({ type }) => type !== 'here')).toEqual([]);
  });

  it('keeps two tabs of one seat, the others and the onlooker in step through a whole round', async () => {
    const { players, watcher, host, room } = await startTable();
    const people = [players[0]!, players[0]!, players[1]!, players[2]!, watcher, host];
    const pages = await Promise.all(people.map((person) => person.open()));
    for (let turn = 0; turn < 16; turn++) {
      if (turn % 5 === 3) await evict(room);
      await players[pages[0]!.view!.play!.waiting[0]!.seat!]!.play();
      for (const page of pages) await update(page);
    }
    for (const [at, page] of pages.entries()) expect(still(page.view!)).toEqual(still(await people[at]!.view()));
    expect(pages[0]!.view).toEqual(pages[1]!.view);
  });

  it('is told what bots, clocks, undos and the desk do', async () => {
    const { players, watcher, host, room } = await startTable({ seats: 2, pace: 'daily' });
    const page = await watcher.open();
    await players[0]!.play();
    await update(page);
    await players[0]!.undo();
    await update(page);
    await post(`${players[1]!.api}/name`, { name: 'Bea' });
    expect((await update(page)).plates[1]!.name).toBe('Bea');
    await host.host({ act: 'rotate', link: 'invite' });
    await update(page);
    pass(2 * 86_400_000);
    await ring(room);
    await update(page);
    await update(page);
    expect(still(page.view!)).toEqual(still(await watcher.view()));
  });

  it('in a lobby is told of people sitting down and of the start', async () => {
    const table = await openTable({ seats: 2, host: 'Ann' });
    const invite = new Person((await table.host.page()).links!.invite!);
    const pages = await Promise.all([invite.open(), table.players[0]!.open(), table.host.open()]);
    await invite.sit('Bob');
    for (const page of pages) expect((await update(page)).plates[1]!.name).toBe('Bob');
    await table.host.host({ act: 'start', bots: false });
    for (const page of pages) expect((await update(page)).stage).toBe('playing');
    expect(pages[0]!.view!.play).toBeNull();
    expect(pages[1]!.view!.play!.board).toHaveProperty('hand');
  });

  it('shows a forecast in the other tab of the seat and nowhere else', async () => {
    const { players, watcher } = await startTable();
    const tab = await players[1]!.open();
    const others = await Promise.all([players[0]!.open(), watcher.open()]);
    const [option] = (await players[1]!.view()).foreseen!.options;
    await players[1]!.forecast([option!.id]);
    tab.view = (await tab.next('whole')).page.view;
    expect(tab.view.orders.forecasts).toHaveLength(1);
    await players[0]!.play();
    expect((await update(tab)).orders.forecasts).toHaveLength(0);
    for (const page of others) {
      await update(page);
      expect(page.got.filter(({ type }) => type !== 'here')).toEqual([]);
    }
    expect(still(tab.view)).toEqual(still(await players[1]!.view()));
  });
});

describe('nothing is sent that its viewer may not know', () => {
  /** All text that came over a page's socket while `run` ran. */
  async function heard(page: Page, run: () => Promise<unknown>): Promise<Message[]> {
    page.got.length = 0;
    await run();
    await page.next('update').then((message) => page.got.unshift(message));
    return page.got.filter(({ type }) => type === 'update');
  }

  it('scenario 5: a colony is laid with the same message as any other event card', async () => {
    const { players, watcher } = await startTable();
    const { hand } = (await players[0]!.view()).play!.board as { hand: { id: string; kind: string }[] };
    const colony = hand.find(({ kind }) => kind === 'colony')!;
    const pages = await Promise.all([players[1]!.open(), watcher.open()]);
    const before = structuredClone(pages.map(({ view }) => view!));
    await players[0]!.play([`${colony.id}@2`]);
    for (const [at, page] of pages.entries()) {
      const { patch, log } = await page.next('update');
      const back = { id: 'p1', owner: 0, type: 'event' };
      expect((applyPatches(before[at]!, patch).play!.board as { piles: unknown[][] }).piles[2]).toEqual([back]);
      expect(log).toEqual([
        {
          seq: 7,
          at: expect.any(Number),
          seat: 0,
          by: 'seat',
          told: [{ type: 'placed', of: { id: 'p1', seat: 0, planet: 2, type: 'event' } }],
        },
      ]);
      expect(JSON.stringify([patch, log])).not.toMatch(/colony|kind|hand"/);
    }
  });

  it('scenario 22: an onlooker who joins in lap 4 gets exactly the public view', async () => {
    const { players, watcher } = await startTable();
    const early = await watcher.open();
    for (let turn = 0; turn < 10; turn++) await players[turn % 3]!.play();
    for (let turn = 0; turn < 10; turn++) await update(early);
    const late = await watcher.open();
    expect(still(late.view!)).toEqual(still(early.view!));
    const board = late.view!.play!.board as { piles: object[][]; lap: number };
    expect(board.lap).toBe(4);
    expect(board).not.toHaveProperty('hand');
    for (const back of board.piles.flat()) expect(Object.keys(back).sort()).toEqual(['id', 'owner', 'type']);
    const [one, other] = [early, late].map((page) => heard(page, () => (page === late ? players[1]!.play() : Promise.resolve())));
    const strip = (messages: Message[]) => messages.map((message) => ({ ...message, now: 0 }));
    expect(strip(await one!)).toEqual(strip(await other!));
  });

  it('and all are sent to at the same moments', async () => {
    const { players, watcher } = await startTable({ seats: 2, pace: 'daily' });
    const pages = await Promise.all([players[0]!, players[1]!, watcher].map((person) => person.open()));
    for (let round = 0; round < 2; round++) for (const player of players) await player.play();
    for (const page of pages) {
      await vi.waitUntil(() => page.got.filter(({ type }) => type === 'update').length === 4);
      expect(JSON.stringify(page.got)).not.toContain('seed":"');
    }
    const plan = (await players[1]!.view()).play!.board as { plan?: string[] };
    expect(plan.plan).toBeUndefined();
  });
});

describe('a socket', () => {
  it('that is one too many of its link makes the oldest give way, and no other', async () => {
    const { players, watcher } = await startTable();
    const ben = await players[2]!.open();
    const pages: Page[] = [];
    for (let n = 0; n < 8; n++) pages.push(await players[1]!.open());
    expect(pages.map(({ closed }) => closed)).toEqual(Array(8).fill(null));
    pages.push(await players[1]!.open());
    await vi.waitUntil(() => pages[0]!.closed);
    expect(pages[0]!.closed).toMatchObject({ code: DISPLACED });
    await pages[8]!.pong();
    expect([ben, ...pages.slice(1)].map(({ closed }) => closed)).toEqual(Array(9).fill(null));
    expect((await players[1]!.view()).plates[1]!.here).toBe(true);
    // a link for onlookers is many people's
    const onlookers = [];
    for (let n = 0; n < 12; n++) onlookers.push(await watcher.open());
    await onlookers.at(-1)!.pong();
    expect(onlookers.map(({ closed }) => closed)).toEqual(Array(12).fill(null));
  });

  it('of a revoked or replaced link hears so and is closed', async () => {
    const { players, watcher, host } = await startTable();
    const seat = await players[1]!.open();
    const second = await players[1]!.open();
    const onlooker = await watcher.open();
    await reissue({ players, host }, 1);
    for (const page of [seat, second]) {
      await page.next('gone');
      await vi.waitUntil(() => page.closed);
      expect(page.closed!.code).toBe(4404);
    }
    await update(onlooker);
    await host.host({ act: 'revoke', link: 'watch' });
    await onlooker.next('gone');
    await vi.waitUntil(() => onlooker.closed);
  });

  it('that talks nonsense is closed', async () => {
    const { watcher } = await startTable();
    for (const said of ['{', '{"type":"hello"}', 'x'.repeat(2_000), '{"type":"answer"}']) {
      const page = await watcher.live();
      page.socket.send(said);
      await vi.waitUntil(() => page.closed, { timeout: 3_000 });
      expect(page.closed!.code).toBe(1008);
    }
  });

  it('that asks for the whole again and again is closed; the others are not', async () => {
    const { watcher, players } = await startTable();
    const other = await players[0]!.open();
    const page = await watcher.live();
    for (let times = 0; times < 60; times++) page.socket.send('{"type":"hello","tick":0,"code":"old"}');
    await vi.waitUntil(() => page.closed, { timeout: 3_000 });
    expect(page.closed!.code).toBe(1008);
    expect(page.got.filter(({ type }) => type === 'whole').length).toBeLessThanOrEqual(20);
    await other.pong();
    expect(other.closed).toBeNull();
  });

  it('shows who is there, at once and to everyone', async () => {
    const { players, watcher } = await startTable();
    const onlooker = await watcher.open();
    expect((await onlooker.next('here')).here).toEqual([false, false, false]);
    const page = await players[1]!.open();
    expect((await onlooker.next('here')).here).toEqual([false, true, false]);
    expect((await watcher.view()).plates.map(({ here }) => here)).toEqual([false, true, false]);
    page.close();
    expect((await onlooker.next('here')).here).toEqual([false, false, false]);
  });

  it('of a sleeping phone, whose link was cut and which never says goodbye, harms nobody', async () => {
    const { players, watcher, host, room } = await startTable();
    const onlooker = await watcher.open();
    await players[1]!.asleep();
    await reissue({ players, host }, 1);
    await update(onlooker);
    await evict(room);
    for (const person of [players[0]!, watcher, host]) expect((await person.view()).plates[1]!.here).toBe(false);
    await players[0]!.play();
    await update(onlooker);
    await evict(room);
    pass(86_400_000);
    await ring(room);
    await update(onlooker);
  });

  it('that comes out of sleep without saying whose it is, is hung up on', async () => {
    const { players, watcher, room } = await startTable();
    const onlooker = await watcher.open();
    const kept = [null, '?', {}, { role: 'seat', seat: 1 }];
    const broken = await Promise.all(kept.map(() => players[1]!.open()));
    for (const page of broken) await page.next('here');
    await runInDurableObject(room, (_, ctx) => {
      const theirs = ctx.getWebSockets().filter((socket) => (socket.deserializeAttachment() as { role: string }).role === 'seat');
      for (const [at, socket] of theirs.entries()) socket.serializeAttachment(kept[at]);
    });
    await evict(room);
    await players[0]!.play();
    await update(onlooker);
    for (const page of broken) await vi.waitUntil(() => page.closed);
    expect((await watcher.view()).plates[1]!.here).toBe(false);
  });

  it('is needed to be an upgrade', async () => {
    const { watcher } = await startTable();
    expect(await send(`${watcher.api}/live`)).toMatchObject({ status: 400, body: { reason: 'malformed' } });
  });
});
