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
import type { Crowd } from './voters.ts';

const READERS = 2_000;
const VOTES_PER_SECOND = 100;
const SLICE_MS = 1_500;
/** Until all have voted. */
const SLICES = Math.ceil((READERS * 1_000) / (VOTES_PER_SECOND * SLICE_MS));
const WORK = 4;

/**
 * A table that has lent a seat to readers: how long the answers of its other seats take while two thousand readers vote, against the same table in quiet,
 * in slices by turns. While the readers think everybody plans, so a seat seals its plan, which is measured, and takes it back.
 */
export async function readers(): Promise<Line> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-readers-'));
  const vars = { ADDRESS_HEADER: 'x-real-ip', BALLOT_WORK: String(WORK) };
  const { url, stop } = await serve({ port: 0, state: folder, flood: 100_000_000, vars });
  const { origin } = url;
  const { host } = await ask<{ host: string }>(origin, '/api/games', {
    game: 'centauri',
    seats: 3,
    pace: 'daily',
    host: 'A',
    options: { planning: 'sealed' },
  });
  await ask(origin, `/api/l${host}/host`, { act: 'lend', seat: 2 });
  const { links } = await ask<RoomPage>(origin, `/api/l${host}`);
  const other = (await ask<{ path: string }>(origin, `/api/l${links!.invite!}/sit`, { name: 'B' })).path;
  await ask(origin, `/api/l${host}/host`, { act: 'start', bots: false });
  const pages = await Promise.all([links!.own!.link, other].map((link) => Follower.open(origin, link)));
  const link = links!.readers!.split('/').at(-1)!;
  const crowd: Crowd = {
    origin,
    link,
    readers: READERS,
    votesPerSecond: VOTES_PER_SECOND,
    every: 15_000,
    work: WORK,
  };
  const voters = new Worker(new URL('./voters.ts', import.meta.url), { workerData: crowd });
  await once(voters, 'message');

  const [page] = pages;
  const chance = { seed: 'ab'.repeat(32), drawn: 0 };
  let requests = 0;
  const answer = async (): Promise<number> => {
    const [decision] = page!.view.play!.decisions;
    const body = { decision: decision!.id, picks: randomPicks(decision!, chance), request: `r${requests++}` };
    const told = page!.told();
    const began = performance.now();
    await Promise.all([page!.answer(body), told]);
    const took = performance.now() - began;
    page!.catchUp();
    const undone = page!.told();
    await Promise.all([ask(origin, `/api/l${links!.own!.link}/undo`, {}), undone]);
    page!.catchUp();
    return took;
  };
  const slice = async (list: number[]): Promise<void> => {
    const began = performance.now();
    while (performance.now() - began < SLICE_MS) list.push(await answer());
  };
  const settle = () => new Promise((go) => setTimeout(go, 200));
  const [busy, quiet]: [number[], number[]] = [[], []];
  await slice([]);
  for (let nth = 0; nth < SLICES; nth++) {
    voters.postMessage('on');
    await settle();
    await slice(busy);
    voters.postMessage('off');
    await settle();
    await slice(quiet);
  }
  // whoever has not voted yet
  voters.postMessage('on');
  const counted = async () => {
    voters.postMessage('count');
    return (await once(voters, 'message'))[0] as { votes: number; asked: number; failed: number };
  };
  let counts = await counted();
  for (let tries = 0; counts.votes + counts.failed < READERS && tries < 200; tries++) {
    await settle();
    counts = await counted();
  }
  await voters.terminate();
  for (const one of pages) one.close();
  await stop();
  rmSync(folder, { recursive: true, force: true });
  return {
    measure: `readers: answers of a table while ${READERS} readers look and vote, against the same table in quiet`,
    figures: {
      answers: busy.length,
      votes: counts.votes,
      looks: counts.asked,
      failed: counts.failed,
      medianMs: round(at(busy, 0.5)),
      quietMedianMs: round(at(quiet, 0.5)),
      p90Ms: round(at(busy, 0.9)),
      quietP90Ms: round(at(quiet, 0.9)),
      medianRatio: round(at(busy, 0.5) / at(quiet, 0.5), 2),
      p90Ratio: round(at(busy, 0.9) / at(quiet, 0.9), 2),
    },
  };
}

if (import.meta.main) {
  if (!process.argv.includes('--built')) build();
  console.log(JSON.stringify(await readers()));
  agent.destroy();
}
