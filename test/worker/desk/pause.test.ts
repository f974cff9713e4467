import { beforeEach, describe, expect, it } from 'vitest';
import type { Decision } from '../../../shared/engine/decision.ts';
import { paces } from '../../../shared/pace.ts';
import { deadlineOf } from '../../../worker/play/deadlines.ts';
import type { Desk, SeatSettings } from '../../../worker/state/records.ts';
import { evict, newAddress, openTable, pass, post, ring, send, startTable, stored } from '../table.ts';

beforeEach(() => void newAddress());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const two = { seats: 2, pace: 'daily', options: { planning: 'open' } } as const;

describe('a pace', () => {
  it('can be the table’s own', async () => {
    pass(0);
    const pace = { turn: 45, choose: 20, respond: 5, bank: 0 };
    const { watcher } = await startTable({ pace });
    const { view } = await watcher.page();
    expect(view.pace).toEqual(pace);
    expect(view.play!.waiting[0]!.until).toBe(Date.now() + 45 * 60_000);
  });

  it('of one’s own is refused if it can be none', async () => {
    for (const pace of [{ turn: 0, choose: 1, respond: 1, bank: 0 }, { turn: 5 }, { turn: 1e9, choose: 1, respond: 1, bank: 0 }, 'hasty']) {
      expect(await post('/api/games', { game: 'centauri', seats: 2, pace })).toMatchObject({ status: 400, body: { reason: 'malformed' } });
    }
  });

  it('is changed by the host in the middle of a game, and what is open begins anew', async () => {
    const { host, watcher, players, room } = await startTable({ seats: 2, pace: 'live' });
    pass(60_000);
    expect((await host.host({ act: 'pace', pace: 'slow' })).status).toBe(200);
    await evict(room);
    const { view, log } = await watcher.page();
    expect(view.pace).toBe('slow');
    expect(view.play!.waiting[0]!.until).toBe(Date.now() + paces.slow.limit.turn);
    expect(log.at(-1)).toMatchObject({ by: 'desk', told: [{ type: 'desk.pace', of: { pace: 'slow' } }] });
    expect((await players[0]!.play()).status).toBe(200);
  });

  it('that is longer takes nothing from what is open', async () => {
    const { host, watcher, players } = await startTable(two);
    await post(`${players[0]!.api}/vote`, { act: 'propose', motion: { kind: 'extend' } });
    await post(`${players[1]!.api}/vote`, { act: 'cast', vote: 1, yes: true });
    const before = (await watcher.view()).play!.waiting[0]!.until;
    expect((await host.host({ act: 'pace', pace: { turn: 1441, choose: 1440, respond: 720, bank: 0 } })).status).toBe(200);
    expect((await watcher.view()).play!.waiting[0]!.until).toBe(before);
  });

  it.each([
    ['live', 'evening', 200],
    ['live', 'daily', 200],
    ['evening', 'live', 409],
    ['slow', 'daily', 409],
    [{ turn: 30, choose: 5, respond: 5, bank: 60 }, { turn: 30, choose: 5, respond: 5, bank: 59 }, 409],
    [{ turn: 30, choose: 5, respond: 5, bank: 60 }, { turn: 90, choose: 5, respond: 5, bank: 0 }, 200],
    [{ turn: 30, choose: 5, respond: 5, bank: 60 }, { turn: 900, choose: 4, respond: 5, bank: 60 }, 409],
  ] as const)('is lengthened by the host alone once the game has begun, never shortened (%o to %o)', async (pace, to, status) => {
    const { host } = await startTable({ seats: 2, pace });
    expect((await host.host({ act: 'pace', pace: to })).status).toBe(status);
    const lobby = await openTable({ seats: 2, pace });
    expect((await lobby.host.host({ act: 'pace', pace: to })).status).toBe(200);
  });

  it('takes with it what was left to the pace, in the save as well', async () => {
    const { host, watcher, players, room } = await startTable({ game: 'cosmic', seats: 3, pace: 'live' });
    expect((await watcher.view()).options['bargaining']).toBe('live');
    await host.host({ act: 'pace', pace: 'daily' });
    await evict(room);
    expect((await watcher.view()).options['bargaining']).toBe('rendezvous');
    expect(await stored(room)).toContain('rendezvous');
    // the boards before and after can still be looked at
    const { tick } = await watcher.view();
    for (const seq of [tick - 1, tick]) expect((await send(`${watcher.api}/at/${seq}`)).status).toBe(200);
    for (const player of players) {
      const motion = { kind: 'pace', pace: 'live' };
      await post(`${player.api}/vote`, player === players[0] ? { act: 'propose', motion } : { act: 'cast', vote: 1, yes: true });
    }
    expect((await watcher.view()).options['bargaining']).toBe('live');
  });

  it('that is the same already changes nothing', async () => {
    const { host, room } = await startTable();
    const before = await stored(room);
    expect((await host.host({ act: 'pace', pace: 'live' })).status).toBe(200);
    expect(await stored(room)).toBe(before);
  });
});

describe('the bank of a live game', () => {
  const { turn } = paces.live.limit;
  const { bank } = paces.live;

  it('is there beside the limit, and what is used of it is gone', async () => {
    pass(0);
    const { players, watcher, room } = await startTable({ seats: 2, pace: 'live' });
    pass(turn + 60_000);
    await ring(room);
    expect((await players[0]!.play()).status).toBe(200);
    const { plates } = await watcher.view();
    expect(plates.map((plate) => plate.bank)).toEqual([bank - 60_000, bank]);
    pass(turn + bank - 1);
    await ring(room);
    expect((await watcher.view()).play!.waiting[0]!.seat).toBe(1);
    pass(2);
    await ring(room);
    const after = await watcher.view();
    expect(after.plates[1]).toMatchObject({ bank: 0, missed: 1 });
  });

  it('costs nothing who answers in time', async () => {
    // from here on the clock stands, so that a busy machine takes none of the time
    pass(0);
    const { players, watcher } = await startTable({ seats: 2, pace: 'live' });
    pass(turn - 10);
    await players[0]!.play();
    expect((await watcher.view()).plates[0]!.bank).toBe(bank);
  });
});

describe('a pause', () => {
  it('stops every deadline and gives all of it back', async () => {
    const { host, watcher, players, room } = await startTable(two);
    const before = (await watcher.view()).play!.waiting[0]!.until;
    pass(HOUR);
    const paused = (await host.host({ act: 'pause', hours: 72 })).body.view;
    expect(paused.paused).toEqual({ since: Date.now(), until: Date.now() + 3 * DAY });
    pass(2 * DAY);
    await evict(room);
    await ring(room);
    expect((await watcher.view()).plates[0]!.missed).toBe(0);
    expect((await host.host({ act: 'resume' })).status).toBe(200);
    const { view } = await watcher.page();
    expect(view.paused).toBe(null);
    expect(view.play!.waiting[0]!.until).toBe(before + 2 * DAY);
    expect((await players[0]!.play()).status).toBe(200);
  });

  it('ends by itself, no later than is allowed', async () => {
    pass(0);
    const { host, watcher, room } = await startTable(two);
    const before = (await watcher.view()).play!.waiting[0]!.until;
    await host.host({ act: 'pause', hours: 5 });
    pass(5 * HOUR + 10);
    await ring(room);
    const { view, log } = await watcher.page();
    expect(view.paused).toBe(null);
    expect(view.play!.waiting[0]!.until).toBe(before + 5 * HOUR + 10);
    expect(log.at(-1)!.told[0]!.type).toBe('desk.resumed');
    const live = await startTable({ pace: 'live' });
    expect((await live.host.host({ act: 'pause', hours: 300 })).body.view.paused!.until).toBe(Date.now() + DAY);
  });

  it('takes answers all the same, and what they open has its full time from the end of the pause', async () => {
    const { host, watcher, players } = await startTable(two);
    await host.host({ act: 'pause', hours: 10 });
    pass(3 * HOUR);
    expect((await players[0]!.play()).status).toBe(200);
    pass(3 * HOUR);
    await host.host({ act: 'resume' });
    expect((await watcher.view()).play!.waiting).toMatchObject([{ seat: 1, until: Date.now() + DAY }]);
  });

  it('can’t be begun twice, nor ended where there is none, nor in the lobby', async () => {
    const { host } = await startTable(two);
    expect((await host.host({ act: 'resume' })).body.reason).toBe('not_paused');
    await host.host({ act: 'pause', hours: 1 });
    expect((await host.host({ act: 'pause', hours: 1 })).body.reason).toBe('already_paused');
    const lobby = await openTable();
    expect((await lobby.host.host({ act: 'pause', hours: 1 })).body.reason).toBe('game_not_running');
    expect((await lobby.host.host({ act: 'pause', hours: 0 })).status).toBe(400);
  });
});

describe('quiet hours', () => {
  const MIDNIGHT = Date.parse('2026-11-17T00:00:00Z');
  const quiet = { from: 22 * 60, to: 8 * 60 };
  const settle = (api: string, body: unknown) => post(`${api}/own`, body);

  it('of a seat move what would fall due in them to their end', async () => {
    pass(MIDNIGHT - Date.now());
    const { players, watcher } = await startTable(two);
    expect((await settle(players[1]!.api, { zone: 'Europe/Kyiv', quiet })).status).toBe(200);
    await players[0]!.play();
    // 24 hours from now it is 2 at night in Kyiv
    expect((await watcher.view()).play!.waiting).toMatchObject([{ seat: 1, until: MIDNIGHT + DAY + 6 * HOUR }]);
  });

  it('leave what is open as it is, when they or the zone are changed', async () => {
    pass(MIDNIGHT - Date.now());
    const { players, watcher } = await startTable(two);
    const before = (await watcher.view()).play!.waiting;
    await settle(players[0]!.api, { zone: 'Europe/Kyiv', quiet });
    await settle(players[0]!.api, { zone: 'America/New_York' });
    expect((await watcher.view()).play!.waiting).toEqual(before);
  });

  it('of anyone move the common end of what is asked in secret, so that it tells nobody apart', () => {
    const own = { zone: 'Europe/Kyiv', quiet } as SeatSettings;
    const asked = (seat: number, sealed: boolean) => ({ seat, clock: 'respond', ...(sealed && { sealed }) }) as Decision;
    const moment = { desk: { pace: 'daily', paused: null } as Desk, settings: new Map([[1, own]]), now: MIDNIGHT + 12 * HOUR };
    expect(deadlineOf(asked(0, false), moment)).toBe(MIDNIGHT + DAY);
    expect(deadlineOf(asked(1, false), moment)).toBe(MIDNIGHT + DAY + 6 * HOUR);
    expect(deadlineOf(asked(0, true), moment)).toBe(MIDNIGHT + DAY + 6 * HOUR);
  });

  it('play no part in a live game', async () => {
    pass(MIDNIGHT - Date.now());
    const { players, watcher } = await startTable({ seats: 2, pace: 'evening' });
    await settle(players[1]!.api, { zone: 'UTC', quiet });
    await players[0]!.play();
    expect((await watcher.view()).play!.waiting[0]!.until).toBe(Date.now() + paces.evening.limit.turn);
  });
});
