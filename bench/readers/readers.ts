import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from '../../scripts/build.ts';
import { serve } from '../../scripts/serve.ts';
import { randomPicks } from '../../shared/bots/random.ts';
import type { RoomPage } from '../../shared/protocol.ts';
import { at, type Line, round } from '../answers/figures.ts';
import { agent, ask, Follower } from '../answers/pages.ts';
import type { Counts, Crowd } from './crowd.ts';

const READERS = 2_000;
const VOTES_PER_SECOND = 100;
/** An answer falls due so often, whatever became of the one before: a table that stands still lets many wait, and not the one that found it so. */
const EVERY_MS = 25;
const SLICE = 200;
const SLICES = 4;
const WORK = 4;
/** A timer may be so late by itself. */
const LATE = 5;
/** Answers of the table take at most so many times as long as without readers, at the median. */
const GOAL = 1.2;

/** A table of which one seat is lent, and the page of the seat that is measured. */
interface Lent {
  link: string;
  own: string;
  page: Follower;
}

/** Which table: in the first the answer that is measured is seen on the board, in the second it is sealed while the readers are asked as well. */
const tables = {
  moving: { game: 'cosmic', seats: 3, options: {}, key: 'cosmic.aim' },
  voting: { game: 'centauri', seats: 2, options: { planning: 'sealed', start_seat: '0' }, key: 'centauri.plan' },
} as const;

/** A table of that kind; null if it does not begin with the first seat being asked what is to be measured. */
async function lend(origin: string, kind: keyof typeof tables): Promise<Lent | null> {
  const { game, seats, options, key } = tables[kind];
  const { host } = await ask<{ host: string }>(origin, '/api/games', { game, seats, pace: 'daily', host: 'A', options });
  const seat = seats - 1;
  await ask(origin, `/api/l${host}/host`, { act: 'lend', seat });
  await ask(origin, `/api/l${host}/host`, { act: 'start', bots: true });
  const { links } = await ask<RoomPage>(origin, `/api/l${host}`);
  const own = links!.own!.link;
  const page = await Follower.open(origin, own);
  if (page.view.play!.decisions[0]?.about.key !== key) {
    page.close();
    return null;
  }
  return { link: links!.readers!.split('/').at(-1)!, own, page };
}

const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** How long the answers of a seat take while the readers are there, and while none is, in slices by turns. What the seat answers it takes back. */
async function measure(
  origin: string,
  { link, own, page }: Lent,
  readers: number,
): Promise<{ busy: number[]; quiet: number[]; counts: Counts }> {
  const crowd: Crowd = { origin, link, readers, votesPerSecond: VOTES_PER_SECOND, work: WORK };
  const worker = new Worker(new URL('./crowd.ts', import.meta.url), { workerData: crowd });
  await once(worker, 'message');
  const tell = async (what: 'on' | 'off' | 'count'): Promise<Counts> => {
    worker.postMessage(what);
    return (await once(worker, 'message'))[0] as Counts;
  };
  const chance = { seed: 'ab'.repeat(32), drawn: 0 };
  let requests = 0;
  const answer = async (due: number): Promise<number> => {
    await pause(Math.max(0, due - performance.now()));
    const [decision] = page.view.play!.decisions;
    const body = { decision: decision!.id, picks: randomPicks(decision!, chance), request: `r${requests++}` };
    const told = page.told();
    const began = Math.min(due + LATE, performance.now());
    await Promise.all([page.answer(body), told]);
    const took = performance.now() - began;
    page.catchUp();
    const undone = page.told();
    await Promise.all([ask(origin, `/api/l${own}/undo`, {}), undone]);
    page.catchUp();
    return took;
  };
  const slice = async (list: number[]): Promise<void> => {
    const began = performance.now();
    for (let nth = 0; nth < SLICE; nth++) list.push(await answer(began + nth * EVERY_MS));
  };
  const [busy, quiet]: [number[], number[]] = [[], []];
  await slice([]);
  let open = 0;
  for (let nth = 0; nth < SLICES; nth++) {
    open = Math.max(open, (await tell('on')).open);
    await slice(busy);
    await tell('off');
    // until the last who were there have gone
    for (let before = -1, now = 0; before !== now; before = now, now = (await tell('count')).frames) await pause(500);
    await slice(quiet);
  }
  const counts = { ...(await tell('count')), open };
  await worker.terminate();
  page.close();
  return { busy, quiet, counts };
}

/**
 * Tables that have lent a seat to readers, each of whom has a frame open: one whose board moves with every answer that is measured, so that all frames come
 * for it again and again, and one whose readers vote while everybody plans in secret.
 */
export async function* readers(count = READERS): AsyncGenerator<Line> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-readers-'));
  const vars = { ADDRESS_HEADER: 'x-real-ip', BALLOT_WORK: String(WORK) };
  const { url, stop } = await serve({ port: 0, state: folder, flood: 100_000_000, vars });
  for (const [what, kind] of [
    ['look at a board that moves', 'moving'],
    ['vote', 'voting'],
  ] as const) {
    let table = await lend(url.origin, kind);
    while (!table) table = await lend(url.origin, kind);
    const { busy, quiet, counts } = await measure(url.origin, table, count);
    yield {
      measure: `readers: answers of a table while ${count} readers ${what}, against the same table without them`,
      figures: {
        answers: busy.length,
        streams: counts.open,
        frames: counts.frames,
        votes: counts.votes,
        failed: counts.failed,
        medianMs: round(at(busy, 0.5)),
        quietMedianMs: round(at(quiet, 0.5)),
        p90Ms: round(at(busy, 0.9)),
        quietP90Ms: round(at(quiet, 0.9)),
        medianRatio: round(at(busy, 0.5) / at(quiet, 0.5), 2),
        p90Ratio: round(at(busy, 0.9) / at(quiet, 0.9), 2),
        goal: GOAL,
      },
    };
  }
  await stop();
  rmSync(folder, { recursive: true, force: true });
}

if (import.meta.main) {
  if (!process.argv.includes('--built')) build();
  const count = process.argv[process.argv.indexOf('--readers') + 1];
  for await (const line of readers(process.argv.includes('--readers') ? Number(count) : READERS)) console.log(JSON.stringify(line));
  agent.destroy();
}
