import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { paces } from '../../../shared/pace.ts';
import { duesOf } from '../post.ts';
import { evict, newAddress, openTable, pass, ring, startTable, stored, type Table } from '../table.ts';

beforeEach(() => void newAddress());

const LIMIT = paces.evening.limit.turn;

const alarmOf = (room: Table['room']) => runInDurableObject(room, (_, { storage }) => storage.getAlarm());

describe('the clock', () => {
  it('gives a decision its time by the server’s clock', async () => {
    const before = Date.now();
    const { watcher, room } = await startTable({ pace: 'evening' });
    const { view, now } = await watcher.page();
    const [wait] = view.play!.waiting;
    expect(wait!.until).toBeGreaterThanOrEqual(before + LIMIT);
    expect(wait!.until).toBeLessThanOrEqual(now + LIMIT);
    expect(await alarmOf(room)).toBe(wait!.until);
  });

  it('answers with the fallback when nobody is there, and goes on', async () => {
    const { players, watcher, room } = await startTable({ pace: 'evening' });
    const [decision] = (await players[0]!.view()).play!.decisions;
    pass(LIMIT + 1_000);
    await evict(room);
    expect(await ring(room)).toBe(true);
    const { view, log } = await watcher.page();
    expect(log.at(-1)).toMatchObject({ seat: 0, by: 'clock', told: [{ type: 'placed' }] });
    expect(view.play!.waiting).toEqual([{ clock: 'turn', seat: 1, about: 'centauri.place', until: Date.now() + LIMIT }]);
    const hand = (await players[0]!.view()).play!.board as { hand: { id: string }[] };
    expect(hand.hand.map(({ id }) => id)).not.toContain(decision!.fallback[0]!.split('@')[0]);
  });

  it('does nothing when it is woken early', async () => {
    const { room } = await startTable({ pace: 'evening' });
    const before = await stored(room);
    expect(await ring(room)).toBe(true);
    expect(await stored(room)).toBe(before);
    expect(await alarmOf(room)).toBeGreaterThan(Date.now());
  });

  it('answers once when it is woken twice', async () => {
    const { room, watcher } = await startTable({ pace: 'evening' });
    const { tick } = await watcher.view();
    pass(LIMIT + 1_000);
    await ring(room);
    const once = await stored(room);
    expect(await ring(room)).toBe(true);
    expect(await stored(room)).toBe(once);
    expect((await watcher.view()).tick).toBe(tick + 1);
  });

  it('answers once when it comes together with the seat’s own answer', async () => {
    for (let time = 0; time < 5; time++) {
      const { room, players, watcher } = await startTable({ pace: 'evening' });
      const { tick, play } = await players[0]!.view();
      const [decision] = play!.decisions;
      pass(LIMIT + 1_000);
      const alarms = [ring(room), ring(room)];
      const [{ status, body }] = await Promise.all([players[0]!.answer(decision!.id, decision!.fallback), ...alarms]);
      expect([200, 409]).toContain(status);
      if (status === 409) expect(body.reason).toBe('stale_state');
      const { view, log } = await watcher.page();
      expect(view.tick).toBe(tick + 1);
      expect(log.at(-1)).toMatchObject({ seat: 0, by: status === 200 ? 'seat' : 'clock' });
    }
  });

  it('is woken at least once for every deadline, whoever answered before', async () => {
    const { players, room, watcher } = await startTable({ pace: 'evening' });
    pass(LIMIT / 2);
    await players[0]!.play();
    pass(LIMIT / 2 + 10);
    // the alarm of the answered decision is still set: it finds nothing and moves on to the next
    await ring(room);
    const { view } = await watcher.page();
    expect(view.play!.waiting[0]!.seat).toBe(1);
    expect(await alarmOf(room)).toBe(view.play!.waiting[0]!.until);
    pass(LIMIT / 2);
    await ring(room);
    expect((await watcher.view()).play!.waiting[0]!.seat).toBe(2);
  });

  it('plays a whole game of absent people to its end, evicted between any two deadlines', async () => {
    const { room, watcher } = await startTable({ seats: 2, pace: 'slow', options: { planning: 'open' } });
    for (let turn = 0; turn < 84; turn++) {
      pass(paces.slow.limit.turn + 1_000);
      await evict(room);
      await ring(room);
      // a table that nobody ever looked at would be gone by then
      if (turn % 8 === 0) await watcher.page();
    }
    const { view } = await watcher.page();
    expect(view.stage).toBe('over');
    expect((await duesOf({ room })).map(({ kind }) => kind)).toEqual(['farewell']);
  });

  it('lets several deadlines pass at once', async () => {
    const { room, watcher } = await startTable({ pace: 'daily' });
    expect((await watcher.view()).play!.waiting).toHaveLength(3);
    pass(paces.daily.limit.turn + 1_000);
    await ring(room);
    expect((await watcher.view()).play!.board).toMatchObject({ round: 2 });
  });

  it('wakes a bot after its pause, not before', async () => {
    const { host, room, watcher } = await openTable({ options: { start_seat: '1' } });
    await host.host({ act: 'start', bots: true });
    const { tick } = await watcher.view();
    await ring(room);
    expect((await watcher.view()).tick).toBe(tick);
    pass(3_600_000);
    await ring(room);
    const { view, log } = await watcher.page();
    expect(view.tick).toBe(tick + 1);
    expect(log.at(-1)).toMatchObject({ seat: 1, by: 'bot' });
    expect(view.play!.waiting[0]!.seat).toBe(2);
  });
});
