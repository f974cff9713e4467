import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { PlayView } from '../../../shared/engine/play.ts';
import type { Migration } from '../../../shared/engine/rules.ts';
import { centauri } from '../../../shared/games/centauri/rules.ts';
import type { LogEntry } from '../../../shared/protocol.ts';
import { evict, newAddress, Person, post, send, startTable, stored } from '../table.ts';

beforeEach(() => void newAddress());

/** Past views name no deadlines. */
const timeless = ({ waiting, ...play }: PlayView) => ({
  ...play,
  waiting: waiting.map(({ seat, about, clock }) => ({ seat, about, clock })),
});

describe('history', () => {
  it('shows the board at any past moment, as each viewer saw it then', async () => {
    const { players, watcher, host } = await startTable({ seats: 2 });
    const people: Person[] = [...players, watcher];
    const seen: { tick: number; plays: PlayView[] }[] = [];
    for (let turn = 0; turn < 64; turn++) {
      const views = await Promise.all(people.map((person) => person.view()));
      seen.push({ tick: views[0]!.tick, plays: views.map(({ play }) => play!) });
      if (turn === 20) await post(`${players[1]!.api}/name`, { name: 'Bea' });
      if (turn === 43) for (let i = 0; i < 4; i++) await host.host({ act: 'rotate', link: 'invite' });
      await players[views[0]!.play!.waiting[0]!.seat!]!.play();
    }
    for (const { tick, plays } of seen) {
      for (const [at, person] of people.entries()) {
        const { status, body } = await send<PlayView>(`${person.api}/at/${tick}`);
        expect(status).toBe(200);
        expect(timeless(body)).toEqual(timeless(plays[at]!));
      }
    }
    for (const seq of [0, 2, 999_999]) {
      expect(await send(`${watcher.api}/at/${seq}`)).toMatchObject({ status: 404, body: { reason: 'no_such_moment' } });
    }
    expect(await send(`${watcher.api}/at/x`)).toMatchObject({ status: 400, body: { reason: 'malformed' } });
    const invite = new Person((await host.page()).links!.invite!);
    expect(await send(`${invite.api}/at/8`)).toMatchObject({ status: 404, body: { reason: 'no_such_moment' } });
  });

  it('keeps a log that can be read back to the beginning, told to each as it may know it', async () => {
    const { players, watcher } = await startTable({ seats: 2 });
    for (let turn = 0; turn < 50; turn++) await players[(await watcher.view()).play!.waiting[0]!.seat!]!.play();
    const { log } = await watcher.page();
    const older = await send<LogEntry[]>(`${watcher.api}/log?before=${log[0]!.seq}`);
    const all = [...older.body, ...log];
    expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: all.length }, (_, i) => i + 1));
    expect(all.slice(0, 4).map(({ told }) => told.map(({ type }) => type))).toEqual([
      ['desk.opened'],
      ['desk.sat'],
      ['desk.sat'],
      ['desk.started'],
    ]);
    expect(JSON.stringify(all)).not.toContain('"kind"');
    const own = (await send<LogEntry[]>(`${players[0]!.api}/log`)).body.filter(({ seat }) => seat === 0);
    expect(own.length).toBeGreaterThan(20);
    for (const { told } of own) expect(told[0]!.of).toHaveProperty('kind');
    expect(await send(`${watcher.api}/log?before=x`)).toMatchObject({ status: 400 });
  });

  it('is one row an answer, with the whole save every fifty', async () => {
    const { players, room, watcher } = await startTable({ seats: 2 });
    for (let turn = 0; turn < 60; turn++) await players[(await watcher.view()).play!.waiting[0]!.seat!]!.play();
    const frames = await runInDurableObject(room, (_, { storage }) =>
      storage.sql.exec('SELECT seq, "by" FROM history WHERE keyframe IS NOT NULL ORDER BY seq').toArray(),
    );
    expect(frames).toEqual([
      { seq: 5, by: 'deal' },
      { seq: 50, by: 'seat' },
    ]);
  });
});

describe('a new release', () => {
  /** As a release would: the list of migrations only grows. */
  const release = (migration: Migration) => {
    const list = centauri.migrations as Migration[];
    list.push(migration);
    onTestFinished(() => void list.pop());
  };

  it('lifts a waiting save when it is opened, writes nothing before the next answer, and keeps the past readable', async () => {
    const { players, watcher, room } = await startTable({ seats: 2 });
    for (const player of players) await player.play();
    const { view } = await watcher.page();
    await evict(room);
    release(({ facts }) => Object.assign(facts as object, { lifted: true }));
    const before = await stored(room);
    expect((await watcher.view()).play).toEqual(view.play);
    expect(await stored(room)).toBe(before);
    expect(before).not.toContain('lifted');
    await players[0]!.play();
    const frames = await runInDurableObject(room, (_, { storage }) =>
      storage.sql.exec<{ seq: number }>('SELECT seq FROM history WHERE keyframe IS NOT NULL ORDER BY seq').toArray(),
    );
    expect(frames.map(({ seq }) => seq)).toEqual([5, view.tick + 1]);
    await players[1]!.play();
    for (let seq = 5; seq <= view.tick + 2; seq++) expect((await send(`${watcher.api}/at/${seq}`)).status).toBe(200);
    expect(timeless((await send<PlayView>(`${watcher.api}/at/${view.tick}`)).body)).toEqual(timeless(view.play!));
  });
});

describe('eviction', () => {
  it('between any two answers goes unnoticed', async () => {
    const { players, watcher, room } = await startTable({ seats: 2 });
    for (let turn = 0; turn < 30; turn++) {
      const before = await watcher.page();
      const rows = await stored(room);
      await evict(room);
      expect(await watcher.page()).toEqual({ ...before, now: expect.any(Number) });
      expect(await stored(room)).toBe(rows);
      const { status, body } = await players[before.view.play!.waiting[0]!.seat!]!.play();
      expect(status).toBe(200);
      expect(body.view.tick).toBe(before.view.tick + 1);
    }
  });

  it('between an answer and its repetition too', async () => {
    const { players, room } = await startTable();
    const [decision] = (await players[0]!.view()).play!.decisions;
    const first = await players[0]!.answer(decision!.id, decision!.fallback, 'once');
    await evict(room);
    const second = await players[0]!.answer(decision!.id, decision!.fallback, 'once');
    expect(second.status).toBe(200);
    expect(second.body.view).toEqual(first.body.view);
  });
});
