import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlayView } from '../../shared/engine/play.ts';
import { proofOf } from '../../shared/proof-of-work.ts';
import type { PublicLentSeat } from '../../shared/protocol/public.ts';
import type { RoomPage } from '../../shared/protocol.ts';
import { build } from '../../scripts/build.ts';

const state = mkdtempSync(join(tmpdir(), 'parley-kill-'));
let served: { origin: string; process: ChildProcess } | null = null;

// the pages play no part here
beforeAll(() => build({ pages: false }));
afterAll(async () => {
  await kill();
  rmSync(state, { recursive: true, force: true });
});

/** In a group of its own, so that the runtime below it dies with it. */
async function open(): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'served.ts'), state], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [origin] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  served = { origin, process: child };
  return origin;
}

async function kill(): Promise<void> {
  if (!served) return;
  const { process: child } = served;
  served = null;
  const gone = once(child, 'exit');
  process.kill(-child.pid!, 'SIGKILL');
  await gone;
}

async function send<T>(origin: string, path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`${origin}${path}`, init);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

interface Seat {
  link: string;
  /** The tick of the last answer that was acknowledged. */
  acknowledged: number;
}

async function newTable(origin: string): Promise<Seat[]> {
  const { host } = await send<{ host: string }>(origin, '/api/games', { game: 'centauri', seats: 2, pace: 'live', host: 'Ann' });
  const { links } = await send<RoomPage>(origin, `/api/l${host}`);
  const { path } = await send<{ path: string }>(origin, `/api/l${links!.invite!}/sit`, { name: 'Bob' });
  await send(origin, `/api/l${host}/host`, { act: 'start', bots: false });
  return [links!.own!.link, path].map((link) => ({ link, acknowledged: 0 }));
}

/** Both seats answer as fast as they can until the line goes dead. */
async function playOn(origin: string, table: Seat[]): Promise<void> {
  try {
    for (;;) {
      for (const seat of table) {
        const { view } = await send<RoomPage>(origin, `/api/l${seat.link}`);
        const [decision] = view.play!.decisions;
        if (view.stage === 'over') return;
        if (!decision) continue;
        const page = await send<RoomPage>(origin, `/api/l${seat.link}/answer`, { decision: decision.id, picks: decision.fallback });
        seat.acknowledged = page.view.tick;
      }
    }
  } catch (error) {
    if (served?.origin === origin) throw error;
  }
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

it('loses no acknowledged answer when it is killed in mid-write', async () => {
  let origin = await open();
  const tables: Seat[][] = [];
  for (let times = 0; times < 3; times++) {
    for (let table = 0; table < 6; table++) tables.push(await newTable(origin));
    const playing = tables.map((table) => playOn(origin, table));
    await pause(150 + 130 * times);
    // on a busy machine the first answer takes longer
    while (!tables.flat().some((seat) => seat.acknowledged > 0)) await pause(20);
    await kill();
    await Promise.all(playing);
    origin = await open();
    const acknowledged = tables.flat().filter((seat) => seat.acknowledged > 0);
    expect(acknowledged.length).toBeGreaterThan(0);
    for (const table of tables) {
      for (const seat of table) {
        const { view } = await send<RoomPage>(origin, `/api/l${seat.link}`);
        expect(view.tick).toBeGreaterThanOrEqual(Math.max(...table.map((one) => one.acknowledged)));
        // at most the one answer that was under way when the line went dead
        expect(view.tick).toBeLessThanOrEqual(Math.max(5, ...table.map((one) => one.acknowledged)) + 1);
        // the board that it wakes with is the one that its rows tell of
        const past = await send<PlayView>(origin, `/api/l${seat.link}/at/${view.tick}`);
        expect(past.board).toEqual(view.play!.board);
        expect(past.decisions).toEqual(view.play!.decisions);
      }
    }
  }
});

it('wakes its bots again after it was killed, with nobody there', async () => {
  await kill();
  let origin = await open();
  const { host } = await send<{ host: string }>(origin, '/api/games', { game: 'centauri', seats: 2, pace: 'live' });
  await send(origin, `/api/l${host}/host`, { act: 'start', bots: true });
  await kill();
  origin = await open();
  await new Promise((done) => setTimeout(done, 3_000));
  const { view } = await send<RoomPage>(origin, `/api/l${host}`);
  expect(view.tick).toBeGreaterThan(20);
});

it('loses no vote of a reader that was acknowledged', async () => {
  await kill();
  let origin = await open();
  const { host } = await send<{ host: string }>(origin, '/api/games', {
    game: 'centauri',
    seats: 2,
    pace: 'daily',
    options: { start_seat: '0' },
  });
  await send(origin, `/api/l${host}/host`, { act: 'lend', seat: 0 });
  await send(origin, `/api/l${host}/host`, { act: 'start', bots: true });
  const { links } = await send<RoomPage>(origin, `/api/l${host}`);
  const look = () => send<PublicLentSeat>(origin, links!.readers!.replace('/embed/', '/v1/'));
  const votes = links!.readers!.replace('/embed/', '/api/') + '/vote';
  while (!(await look()).poll) await pause(20);
  const { poll, work } = await look();
  const ballots = Array.from({ length: 5 }, (_, nth) => {
    const voter = `reader-${nth}`.padEnd(22, '_');
    return { poll: poll!.id, voter, proof: proofOf(work, poll!.id, voter), picks: poll!.decision.fallback };
  });
  for (const ballot of ballots) await send(origin, votes, ballot);
  await kill();
  origin = await open();
  expect((await look()).poll).toMatchObject({ id: poll!.id, voters: 5, closes: poll!.closes });
  // whoever votes again is known to have voted
  await send(origin, votes, ballots[0]);
  expect((await look()).poll!.voters).toBe(5);
});
