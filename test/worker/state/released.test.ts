import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { commitment } from '../../../shared/engine/random.ts';
import type { CosmicView } from '../../../shared/games/cosmic/view.ts';
import type { Replay } from '../../../shared/protocol.ts';
import centauri from '../released/centauri-1.json';
import cosmic from '../released/cosmic-1.json';
import { evict, newAddress, Person, post, roomOf, send } from '../table.ts';

/** Rooms as earlier releases have left them on the disk. A release adds one; none is ever changed or removed. */

beforeEach(() => void newAddress());

interface Released {
  host: string;
  watcher: string;
  players: string[];
  tables: { name: string; sql: string; rows: Record<string, SqlStorageValue>[] }[];
}

async function opened({ host, watcher, players, tables }: Released) {
  const people = { host: new Person(host), watcher: new Person(watcher), players: players.map((link) => new Person(link)) };
  const room = roomOf(people.host);
  await runInDurableObject(room, async (_, { storage }) => {
    await storage.deleteAll();
    for (const { name, sql, rows } of tables) {
      storage.sql.exec(sql);
      for (const row of rows) {
        storage.sql.exec(`INSERT INTO "${name}" VALUES (${Object.keys(row).map(() => '?')})`, ...Object.values(row));
      }
    }
  });
  await evict(room);
  return { ...people, room };
}

describe('a room of the first release', () => {
  it('that is waiting goes on where it was', async () => {
    const { host, watcher, players, room } = await opened(cosmic as Released);
    const { view, log, talk } = await watcher.page();
    expect(view).toMatchObject({ stage: 'playing', pace: 'live', paused: null, votes: [], talk: 'free', heir: null, rematch: null });
    expect(view.plates.map(({ away, missed }) => ({ away, missed }))).toEqual(Array(3).fill({ away: null, missed: 0 }));
    expect(talk.map(({ text }) => text)).toEqual(['hello']);
    expect((await players[2]!.page()).talk.map(({ text }) => text)).toEqual(['hello', 'just you']);
    expect(log.length).toBeGreaterThan(5);
    for (const player of players) if ((await player.view()).play!.decisions.length) expect((await player.play()).status).toBe(200);
    expect((await host.host({ act: 'pause', hours: 1 })).status).toBe(200);
    expect((await post(`${players[1]!.api}/vote`, { act: 'propose', motion: { kind: 'resume' } })).status).toBe(200);
    await evict(room);
    expect((await watcher.view()).votes).toHaveLength(1);
  });

  it('that is waiting is played to its end, asleep between the answers, and its past stays readable', async () => {
    const { host, watcher, players, room } = await opened(cosmic as Released);
    // its deadlines are long over
    expect((await host.host({ act: 'pause', hours: 1 })).status).toBe(200);
    const { tick } = await watcher.view();
    for (let turn = 0; turn < 3_000; turn++) {
      const views = await Promise.all(players.map((player) => player.view()));
      if (views[0]!.stage === 'over') break;
      const asked = views.findIndex(({ play }) => play!.decisions.length > 0);
      expect((await players[asked]!.play()).status).toBe(200);
      if (turn % 25) continue;
      const before = await watcher.view();
      await evict(room);
      expect(await watcher.view()).toEqual(before);
    }
    const { view } = await watcher.page();
    expect(view.stage).toBe('over');
    expect(view.tick).toBeGreaterThan(tick);
    for (const seq of [tick - 1, tick, tick + 1, view.tick]) expect((await send(`${watcher.api}/at/${seq}`)).status, `${seq}`).toBe(200);
    const { body } = await send<Replay>(`${watcher.api}/replay?at=${tick}`);
    expect(body.course.steps[0]!.tick).toBeLessThan(tick);
    expect(body.course.turns.at(-1)!.kind).toBe('over');
    expect(body.course.standings.at(-1)!.points).toEqual((view.play!.board as CosmicView).seats.map(({ foreign }) => foreign));
  });

  it('that is over can still be looked at, from its first moment on', async () => {
    const { watcher, players } = await opened(centauri as Released);
    const { view } = await watcher.page();
    expect(view.stage).toBe('over');
    for (const seq of [6, 15, view.tick]) expect((await send(`${watcher.api}/at/${seq}`)).status, `${seq}`).toBe(200);
    expect((await send<Replay>(`${watcher.api}/replay`)).body.course.chapters).toHaveLength(8);
    expect((await players[0]!.page()).view.play!.result!.winners.length).toBeGreaterThan(0);
    expect(view.contributions).toBeNull();
    expect(commitment(view.seed!)).toBe(view.commitment);
  });
});
