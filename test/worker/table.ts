import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { onTestFinished, vi } from 'vitest';
import type { Message, NewGame, RoomPage, RoomView } from '../../shared/protocol.ts';
import type { GameRoom } from '../../worker/room/room.ts';

/** What tests of the room say: people with links who send requests and read answers. */

export interface Reply<T = never> {
  status: number;
  body: T & { reason?: string; view?: RoomView };
  headers: Headers;
}

let addresses = 0;
/** Each file is an address of its own, so that no test floods another. */
let address = '10.0.0.0';
export function newAddress(): string {
  addresses++;
  return (address = `10.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}.${addresses}`);
}

export async function send<T = never>(path: string, init: RequestInit = {}): Promise<Reply<T>> {
  const headers = { 'cf-connecting-ip': address, ...(init.headers as Record<string, string> | undefined) };
  const response = await exports.default.fetch(new Request(`https://parley.test${path}`, { ...init, headers }));
  const text = await response.text();
  return {
    status: response.status,
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    headers: response.headers,
  };
}

export function post<T = RoomPage>(path: string, body: unknown): Promise<Reply<T>> {
  return send<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

/** Someone with a link. */
export class Person {
  readonly link: string;
  #requests = 0;

  constructor(path: string) {
    this.link = path;
  }

  get api(): string {
    return `/api/l${this.link}`;
  }

  get secret(): string {
    return this.link.split('.')[1]!;
  }

  get room(): string {
    return this.link.split('/')[2]!.split('.')[0]!;
  }

  async page(): Promise<RoomPage> {
    const { status, body } = await send<RoomPage>(this.api);
    if (status !== 200) throw new Error(`${status} ${body.reason}`);
    return body;
  }

  async view(): Promise<RoomView> {
    return (await this.page()).view;
  }

  answer(decision: string, picks: string[], request?: string): Promise<Reply<RoomPage>> {
    return post(`${this.api}/answer`, { decision, picks, ...(request !== undefined && { request }) });
  }

  /** Answers what is asked, with the fallback or other picks. */
  async play(picks?: string[]): Promise<Reply<RoomPage>> {
    const [decision] = (await this.view()).play!.decisions;
    if (!decision) throw new Error('nothing is asked');
    return this.answer(decision.id, picks ?? decision.fallback, `r${++this.#requests}`);
  }

  undo(): Promise<Reply<RoomPage>> {
    return post(`${this.api}/undo`, {});
  }

  forecast(picks: string[]): Promise<Reply<RoomPage>> {
    return post(`${this.api}/forecast`, { picks });
  }

  host(body: unknown): Promise<Reply<RoomPage>> {
    return post(`${this.api}/host`, body);
  }

  async sit(name: string, seat?: number): Promise<Person> {
    const { status, body } = await post<{ path: string }>(`${this.api}/sit`, { name, ...(seat !== undefined && { seat }) });
    if (status !== 200) throw new Error(`${status} ${body.reason}`);
    return new Person(body.path);
  }

  async #socket(): Promise<WebSocket> {
    const response = await exports.default.fetch(new Request(`https://parley.test${this.api}/live`, { headers: { upgrade: 'websocket' } }));
    if (!response.webSocket) throw new Error(`no socket: ${response.status}`);
    return response.webSocket;
  }

  /** The socket of a phone that has fallen asleep: a goodbye of the room gets no answer. */
  async asleep(): Promise<WebSocket> {
    const socket = await this.#socket();
    socket.accept({ allowHalfOpen: true });
    onTestFinished(() => socket.close());
    return socket;
  }

  async live(hello?: { tick: number; code: string; talk?: number }): Promise<Page> {
    const page = new Page(await this.#socket());
    onTestFinished(() => page.close());
    if (hello) page.socket.send(JSON.stringify({ type: 'hello', ...hello }));
    return page;
  }

  /** An open page in step with the room. */
  async open(): Promise<Page> {
    const { view } = await this.page();
    const page = await this.live({ tick: view.tick, code: view.code });
    page.view = view;
    // the answer to a ping comes after the hello has been read
    await page.pong();
    return page;
  }
}

/** An open page: what came over its socket. */
export class Page {
  readonly socket: WebSocket;
  got: Message[] = [];
  view: RoomView | null = null;
  closed: { code: number; reason: string } | null = null;
  #pongs = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.accept();
    socket.addEventListener('message', ({ data }) => {
      if (data === 'pong') this.#pongs++;
      else this.got.push(JSON.parse(data as string) as Message);
    });
    socket.addEventListener('close', ({ code, reason }) => {
      this.closed = { code, reason };
    });
  }

  close(): void {
    if (!this.closed) this.socket.close();
  }

  async pong(): Promise<void> {
    const pongs = this.#pongs;
    this.socket.send('ping');
    await vi.waitUntil(() => this.#pongs > pongs || this.closed, { timeout: 3_000, interval: 2 });
  }

  async next<T extends Message['type']>(type: T): Promise<Extract<Message, { type: T }>> {
    await vi.waitUntil(() => this.got.some((one) => one.type === type), { timeout: 5_000, interval: 2 });
    const [message] = this.got.splice(
      this.got.findIndex((one) => one.type === type),
      1,
    );
    return message as Extract<Message, { type: T }>;
  }
}

export interface Table {
  host: Person;
  /** By seat; a bot's or free seat has none. */
  players: Person[];
  watcher: Person;
  room: DurableObjectStub<GameRoom>;
}

export function roomOf({ room }: Person): DurableObjectStub<GameRoom> {
  return (env as unknown as { ROOMS: DurableObjectNamespace<GameRoom> }).ROOMS.getByName(room);
}

export async function openTable(input: Partial<NewGame> = {}): Promise<Table> {
  const { status, body } = await post<{ host: string }>('/api/games', { game: 'centauri', seats: 3, pace: 'live', ...input });
  if (status !== 200) throw new Error(`${status} ${body.reason}`);
  const host = new Person(body.host);
  const { links } = await host.page();
  const players = links!.own ? [new Person(links!.own.link)] : [];
  return { host, players, watcher: new Person(links!.watch!), room: roomOf(host) };
}

/** A table with people on all seats, started; seat 0 begins. */
export async function startTable(input: Partial<NewGame> = {}): Promise<Table> {
  const first = input.game === 'cosmic' ? {} : { start_seat: '0' };
  const table = await openTable({ ...input, options: { ...first, ...input.options } });
  const { view, links } = await table.host.page();
  for (let seat = table.players.length; seat < view.plates.length; seat++) {
    table.players.push(await new Person(links!.invite!).sit(`P${seat}`, seat));
  }
  const { status, body } = await table.host.host({ act: 'start', bots: false });
  if (status !== 200) throw new Error(`${status} ${body.reason}`);
  return table;
}

/** A table with people on all seats at a game that waits here. */
export async function resumeTable(save: { game: string; seats: number }, input: Partial<NewGame> = {}): Promise<Table> {
  const table = await openTable({ game: save.game, seats: save.seats, ...input });
  const { links } = await table.host.page();
  for (let seat = 0; seat < save.seats; seat++) table.players.push(await new Person(links!.invite!).sit(`P${seat}`, seat));
  await onDevServer(table.room);
  const { status, body } = await post(`${table.host.api}/resume`, { save: JSON.stringify(save) });
  if (status !== 200) throw new Error(`${status} ${body.reason}`);
  return table;
}

/** The room does what only a dev server does. */
export function onDevServer(room: Table['room']): Promise<void> {
  return runInDurableObject(room, (instance) => {
    (instance as GameRoom & { env: { DEV?: string } }).env = { ...(instance as unknown as { env: object }).env, DEV: 'on' } as never;
  });
}

export const ring = (room: Table['room']): Promise<boolean> => runDurableObjectAlarm(room);
export const evict = (room: Table['room']): Promise<void> => evictDurableObject(room);

/** Everything the room has stored, as text. */
export function stored(room: Table['room']): Promise<string> {
  return runInDurableObject(room, (_, { storage }) => {
    const tables = storage.sql.exec<{ name: string }>(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'`,
    );
    return tables
      .toArray()
      .map(({ name }) => `${name}: ${JSON.stringify(storage.sql.exec(`SELECT * FROM "${name}"`).toArray())}`)
      .join('\n');
  });
}

/** Lets the server's time pass. */
export function pass(milliseconds: number): void {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + milliseconds });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** The person of this seat is away by own wish, and the host makes a new link for it. */
export async function reissue({ players, host }: Pick<Table, 'players' | 'host'>, seat: number): Promise<Reply<RoomPage>> {
  await post(`${players[seat]!.api}/seat`, { act: 'away' });
  return host.host({ act: 'reissue', seat });
}
