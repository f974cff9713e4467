import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { Log, LogLevel, Miniflare } from 'miniflare';
import { compatibilityDate, serve, type Served } from '../../scripts/serve.ts';
import { send } from './pages.ts';

/** A server under measurement, with its processes. */
export interface Measured<S> {
  server: S;
  /** Processor time that it has taken so far, in milliseconds. */
  spent(): number;
}

/** The two that are held against each other. */
export interface Both {
  parley: Measured<Served>;
  bare: Measured<{ origin: string }>;
}

/** Nobody is turned away for answering quickly. */
export const serveParley = (state: string): Promise<Served> => serve({ port: 0, state, flood: 100_000_000 });

/** The baseline: a Durable Object that stores one row, under the same runtime. */
export async function serveBare(state: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const script = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'bare.ts'), 'utf8'));
  const bare = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    log: new Log(LogLevel.WARN),
    modules: [{ type: 'ESModule', path: 'bare.js', contents: script }],
    compatibilityDate: compatibilityDate(),
    durableObjects: { BARE: { className: 'Bare', useSQLite: true } },
    durableObjectsPersist: state,
  });
  return { origin: (await bare.ready).origin, stop: () => bare.dispose() };
}

export async function bareTurn(origin: string, name: string): Promise<number> {
  const body = JSON.stringify({ decision: '12.place', picks: ['c12@1'], request: '12.place' });
  const began = performance.now();
  const { status } = await send(origin, `/${name}`, body);
  if (status !== 200) throw new Error(`bare ${status}`);
  return performance.now() - began;
}

/** Starts a server, and finds out which processes are its. */
export async function measure<S>(start: () => Promise<S>): Promise<Measured<S>> {
  const before = new Set(processorTimes().keys());
  const server = await start();
  const own = [...processorTimes().keys()].filter((pid) => !before.has(pid));
  return {
    server,
    spent: () => {
      const times = processorTimes();
      return own.reduce((sum, pid) => sum + (times.get(pid) ?? 0), 0);
    },
  };
}

/** Processor time that the processes below this one have taken so far, in milliseconds by process. Linux alone says it; elsewhere there are none. */
function processorTimes(pid = process.pid, times = new Map<number, number>()): Map<number, number> {
  if (process.platform !== 'linux') return times;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  for (const child of children.map(Number)) {
    // what stands before the last bracket is a name, and may hold anything
    const [, , , , , , , , , , , user, system] = readFileSync(`/proc/${child}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    times.set(child, 10 * (Number(user) + Number(system)));
    processorTimes(child, times);
  }
  return times;
}
