import { Agent, request } from 'node:http';
import { applyPatches } from '../../shared/engine/history/patch.ts';
import type { Message, RoomPage, RoomView } from '../../shared/protocol.ts';

/** What talks to the servers: requests, and pages that follow their room. */

export const agent = new Agent({ keepAlive: true, maxSockets: 64 });

interface Sent {
  status: number;
  text: string;
  /** What the page will want next. */
  link: string;
}

export function send(origin: string, path: string, body?: string): Promise<Sent> {
  return new Promise((done, failed) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(`${origin}${path}`, { method: body === undefined ? 'GET' : 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => done({ status: response.statusCode!, text, link: [response.headers['link'] ?? []].flat().join() }));
    });
    // the server lets go of what has stood idle for a while, which is noticed only when it is used again
    sent.on('error', (error: NodeJS.ErrnoException) =>
      sent.reusedSocket && error.code === 'ECONNRESET' ? send(origin, path, body).then(done, failed) : failed(error),
    );
    sent.end(body);
  });
}

export async function ask<T>(origin: string, path: string, body?: unknown): Promise<T> {
  const { status, text } = await send(origin, path, body === undefined ? undefined : JSON.stringify(body));
  if (status >= 300) throw new Error(`${path} ${status} ${text}`);
  return JSON.parse(text) as T;
}

const REPLY = '{"type":"reply"';

/** A page that follows its room. It reads what it is told after the clock has stopped: the bench shall not measure itself. */
export class Follower {
  view: RoomView;
  /** Bytes of each update it was sent. */
  readonly updates: number[] = [];
  readonly #socket: WebSocket;
  #told: (() => void) | null = null;
  #replied: ((text: string) => void) | null = null;
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

  /** Answers by the own socket; resolved by what it is told of that. */
  answer(body: object): Promise<void> {
    return new Promise((done, failed) => {
      this.#replied = (text) => (text.startsWith(REPLY) && text.includes('"refused"') ? failed(new Error(text)) : done());
      this.#socket.send(JSON.stringify({ type: 'answer', ...body }));
    });
  }

  #hear(text: string): void {
    if (text.startsWith(REPLY) || text.includes('"reply":')) this.#replied?.(text);
    if (!text.startsWith('{"type":"update"')) return;
    this.updates.push(text.length);
    this.#heard.push(text);
    this.#told?.();
  }

  /** Reads on if it was asked something, or no longer is, or the game is over. */
  glance(): void {
    if (this.#heard.some((text) => text.includes('"/play/decisions') || text.includes('"/stage"'))) this.catchUp();
  }

  catchUp(): void {
    for (const text of this.#heard.splice(0)) {
      const { patch } = JSON.parse(text) as Extract<Message, { type: 'update' }>;
      this.view = applyPatches(this.view, patch);
    }
  }
}
