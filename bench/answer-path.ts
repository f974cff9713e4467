import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent, request } from 'node:http';
import { Log, LogLevel, Miniflare } from 'miniflare';
import { patched } from '../shared/engine/patch.ts';
import type { Message, RoomPage, RoomView } from '../shared/protocol.ts';
import { build } from '../scripts/build.ts';
import { compatibilityDate, serve, type Served } from '../scripts/serve.ts';

/**
 * The whole way of an answer, from HTTP in until it is stored and every open page has been told,
 * against a bare Durable Object that stores one row; both under the same runtime, in turns.
 */

const SEATS = 3;
const ANSWERS = 1_200;
const WARM_UP = 250;
const ROOMS = 8;
const SECONDS = 5;
/** Answers given before a room falls asleep. */
const SLEPT_AFTER = 60;

export interface Line {
  measure: string;
  figures: Record<string, number>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function send(origin: string, path: string, body?: string): Promise<{ status: number; text: string }> {
  return new Promise((done, failed) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(`${origin}${path}`, { method: body === undefined ? 'GET' : 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => done({ status: response.statusCode!, text }));
    });
    sent.on('error', failed);
    sent.end(body);
  });
}

async function ask<T>(origin: string, path: string, body?: unknown): Promise<T> {
  const { status, text } = await send(origin, path, body === undefined ? undefined : JSON.stringify(body));
  if (status >= 300) throw new Error(`${path} ${status} ${text}`);
  return JSON.parse(text) as T;
}

/** A page that follows its room. It reads what it is told only where it must: the bench shall not measure itself. */
class Follower {
  view: RoomView;
  bytes = 0;
  updates = 0;
  readonly #socket: WebSocket;
  #told: (() => void) | null = null;
  #heard: string[] = [];

  private constructor(view: RoomView, socket: WebSocket) {
    this.view = view;
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#hear(data as string);
  }

  static async open(origin: string, link: string): Promise<Follower> {
    const { view } = await ask<RoomPage>(origin, `/api/l${link}`);
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/l${link}/live`);
    await new Promise((done, failed) => {
      socket.onopen = done;
      socket.onerror = failed;
    });
    const follower = new Follower(view, socket);
    socket.send(JSON.stringify({ type: 'hello', tick: view.tick, code: view.code }));
    return follower;
  }

  told(): Promise<void> {
    return new Promise((done) => (this.#told = done));
  }

  close(): void {
    this.#socket.close();
  }

  #hear(text: string): void {
    if (!text.startsWith('{"type":"update"')) return;
    this.bytes += text.length;
    this.updates++;
    this.#heard.push(text);
    this.#told?.();
  }

  /** Was it asked something by what it heard last? */
  get isAsked(): boolean {
    return this.#heard.at(-1)?.includes('/play/decisions/0') ?? this.view.play!.decisions.length > 0;
  }

  catchUp(): void {
    for (const text of this.#heard.splice(0)) {
      const { patch } = JSON.parse(text) as Extract<Message, { type: 'update' }>;
      this.view = patched(this.view, patch);
    }
  }
}

class Table {
  readonly #origin: string;
  readonly #links: string[];
  readonly room: string;
  readonly pages: Follower[];
  isOver = false;

  private constructor(origin: string, links: string[], pages: Follower[]) {
    this.#origin = origin;
    this.#links = links;
    this.pages = pages;
    this.room = links[0]!.split('/')[2]!.split('.')[0]!;
  }

  static async open(origin: string): Promise<Table> {
    const { host } = await ask<{ host: string }>(origin, '/api/games', { game: 'centauri', seats: SEATS, pace: 'live', host: 'A' });
    const { links } = await ask<RoomPage>(origin, `/api/l${host}`);
    const seats = [links!.own!.link];
    while (seats.length < SEATS) seats.push((await ask<{ path: string }>(origin, `/api/l${links!.invite!}/sit`, { name: 'B' })).path);
    await ask(origin, `/api/l${host}/host`, { act: 'start', bots: false });
    const pages = await Promise.all(seats.map((link) => Follower.open(origin, link)));
    // the hello is read before the first answer comes
    await new Promise((done) => setTimeout(done, 50));
    return new Table(origin, seats, pages);
  }

  /** One answer of the seat whose turn it is: milliseconds until it was acknowledged and every page told. */
  async turn(): Promise<number> {
    let seat = this.pages.findIndex((page) => {
      if (!page.isAsked) return false;
      page.catchUp();
      return page.view.play!.decisions.length > 0;
    });
    if (seat < 0) {
      for (const page of this.pages) page.catchUp();
      seat = this.pages.findIndex((page) => page.view.play!.decisions.length > 0);
    }
    const [decision] = this.pages[seat]!.view.play!.decisions;
    const body = JSON.stringify({
      decision: decision!.id,
      picks: decision!.fallback,
      request: decision!.id,
      since: this.pages[seat]!.view.tick,
    });
    const told = this.pages.map((page) => page.told());
    const began = performance.now();
    const [{ status, text }] = await Promise.all([send(this.#origin, `/api/l${this.#links[seat]!}/answer`, body), ...told]);
    const took = performance.now() - began;
    if (status !== 200) throw new Error(`${status} ${text}`);
    this.isOver = text.includes('"stage":"over"');
    return took;
  }

  /** The first seat's. */
  get link(): string {
    return this.#links[0]!;
  }

  close(): void {
    for (const page of this.pages) page.close();
  }
}

async function bareTurn(origin: string, name: string): Promise<number> {
  const body = JSON.stringify({ decision: '12.place', picks: ['c12@1'], request: '12.place' });
  const began = performance.now();
  const { status } = await send(origin, `/${name}`, body);
  if (status !== 200) throw new Error(`bare ${status}`);
  return performance.now() - began;
}

const sorted = (list: number[]) => [...list].sort((a, b) => a - b);
const at = (list: number[], share: number) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * share))]!;
const round = (value: number, digits = 3) => Number(value.toFixed(digits));

async function serveBare(state: string): Promise<{ origin: string; stop(): Promise<void> }> {
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

async function latency(origin: string, bare: string): Promise<Line> {
  const own: number[] = [];
  const base: number[] = [];
  let table = await Table.open(origin);
  for (let turn = 0; turn < WARM_UP + ANSWERS; turn++) {
    if (table.isOver) {
      table.close();
      table = await Table.open(origin);
    }
    const ours = await table.turn();
    const theirs = await bareTurn(bare, 'one');
    if (turn < WARM_UP) continue;
    own.push(ours);
    base.push(theirs);
  }
  table.close();
  return {
    measure: 'answer, from HTTP in until every page is told, against a bare object',
    figures: {
      answers: ANSWERS,
      pages: SEATS,
      medianMs: round(at(own, 0.5)),
      p99Ms: round(at(own, 0.99)),
      bareMedianMs: round(at(base, 0.5)),
      bareP99Ms: round(at(base, 0.99)),
      medianRatio: round(at(own, 0.5) / at(base, 0.5), 2),
      p99Ratio: round(at(own, 0.99) / at(base, 0.99), 2),
    },
  };
}

/** Answers a second of several rooms at once. */
async function throughput(origin: string, bare: string): Promise<Line> {
  const tables = await Promise.all(Array.from({ length: ROOMS }, () => Table.open(origin)));
  const run = async (turn: (room: number) => Promise<unknown>): Promise<number> => {
    let answers = 0;
    const until = performance.now() + SECONDS * 1_000;
    await Promise.all(
      Array.from({ length: ROOMS }, async (_, room) => {
        while (performance.now() < until) {
          await turn(room);
          answers++;
        }
      }),
    );
    return answers / SECONDS;
  };
  const base = await run((room) => bareTurn(bare, `room-${room}`));
  const own = await run(async (room) => {
    if (tables[room]!.isOver) {
      tables[room]!.close();
      tables[room] = await Table.open(origin);
    }
    await tables[room]!.turn();
  });
  for (const table of tables) table.close();
  return {
    measure: 'answers a second, several rooms at once',
    figures: {
      rooms: ROOMS,
      perSecond: round(own, 0),
      barePerSecond: round(base, 0),
      ratio: round(own / base, 2),
    },
  };
}

interface Cost {
  rows: { read: number; written: number };
  bytes: number;
  save: number;
}

async function size({ url, runtime }: Served): Promise<Line> {
  const rooms = await runtime.getDurableObjectNamespace('ROOMS');
  const table = await Table.open(url.origin);
  const stub = rooms.get(rooms.idFromName(table.room)) as unknown as { cost(): Promise<Cost> };
  const before = await stub.cost();
  let answers = 0;
  let save = 0;
  for (; !table.isOver; answers++) {
    await table.turn();
    if (answers % 20 === 0) save = Math.max(save, (await stub.cost()).save);
  }
  const after = await stub.cost();
  const updates = table.pages.reduce((sum, { updates: count }) => sum + count, 0);
  const bytes = table.pages.reduce((sum, page) => sum + page.bytes, 0);
  table.close();
  return {
    measure: 'answer, what it costs',
    figures: {
      answers,
      rowsWrittenPerAnswer: round((after.rows.written - before.rows.written) / answers, 2),
      rowsReadPerAnswer: round((after.rows.read - before.rows.read) / answers, 2),
      saveBytes: save,
      updateBytes: round(bytes / updates, 0),
      finishedGameBytes: after.bytes,
    },
  };
}

/** Rooms that slept: the first page of each against the next ones. A new process stands for the eviction; its own start is not counted. */
async function waking(state: string): Promise<Line> {
  let parley = await serve({ port: 0, state, flood: 100_000_000 });
  const tables = await Promise.all(Array.from({ length: ROOMS + 1 }, () => Table.open(parley.url.origin)));
  for (const table of tables) {
    for (let turn = 0; turn < SLEPT_AFTER; turn++) await table.turn();
    table.close();
  }
  await parley.stop();
  parley = await serve({ port: 0, state, flood: 100_000_000 });
  const look = async ({ link }: Table): Promise<number> => {
    const began = performance.now();
    await ask(parley.url.origin, `/api/l${link}`);
    return performance.now() - began;
  };
  const [first, ...others] = tables;
  await look(first!);
  const asleep: number[] = [];
  const awake: number[] = [];
  for (const table of others) {
    asleep.push(await look(table));
    for (let time = 0; time < 5; time++) awake.push(await look(table));
  }
  await parley.stop();
  return {
    measure: 'waking an evicted game: its first page against the next ones',
    figures: {
      rooms: ROOMS,
      answers: SLEPT_AFTER,
      firstMs: round(at(asleep, 0.5)),
      nextMs: round(at(awake, 0.5)),
      ratio: round(at(asleep, 0.5) / at(awake, 0.5), 2),
    },
  };
}

export async function answerPath(): Promise<Line[]> {
  build({ pages: false });
  const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  const parley = await serve({ port: 0, state: join(folder, 'parley'), flood: 100_000_000 });
  const bare = await serveBare(join(folder, 'bare'));
  try {
    const answering = [await latency(parley.url.origin, bare.origin), await throughput(parley.url.origin, bare.origin), await size(parley)];
    return [...answering, await waking(join(folder, 'slept'))];
  } finally {
    await Promise.all([parley.stop(), bare.stop()]);
    agent.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) for (const line of await answerPath()) console.log(JSON.stringify(line));
