import { exports } from 'cloudflare:workers';
import { onTestFinished, vi } from 'vitest';
import type { Problem } from '../../../../shared/protocol/public.ts';
import type { Person } from '../../table.ts';

/** A site or a program of somebody else that reads a table. */

export const tableUrl = ({ link }: Person, rest = ''): string => `/v1/tables/${link.split('/')[2]}${rest}`;

export interface Answer<T> {
  status: number;
  headers: Headers;
  text: string;
  body: T & Problem;
}

let asked = 0;

export async function ask<T = object>(path: string, init: RequestInit = {}): Promise<Answer<T>> {
  const headers = { origin: 'https://blog.test', 'cf-connecting-ip': `10.99.${++asked >> 8}.${asked & 255}`, ...(init.headers as object) };
  const response = await exports.default.fetch(new Request(`https://parley.test${path}`, { ...init, headers }));
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: (text ? JSON.parse(text) : null) as T & Problem };
}

export interface StreamEvent {
  event: string;
  id?: string;
  data: string;
}

/** An open stream: what came over it, as a browser would read it. */
export class Stream {
  readonly response: Response;
  readonly got: StreamEvent[] = [];
  raw = '';
  isOver = false;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;

  constructor(response: Response) {
    this.response = response;
    this.#reader = response.body!.getReader();
    void this.#read();
  }

  async #read(): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    for (;;) {
      // a reader that has gone away reads no more
      const { value, done } = await this.#reader.read().catch(() => ({ value: undefined, done: true as const }));
      if (done) break;
      const text = decoder.decode(value, { stream: true });
      this.raw += text;
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) {
        const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
        if (fields['data'] !== undefined) this.got.push({ event: 'message', ...fields } as StreamEvent);
      }
    }
    this.isOver = true;
  }

  async next(): Promise<StreamEvent> {
    await vi.waitUntil(() => this.got.length > 0, { timeout: 5_000, interval: 2 });
    return this.got.shift()!;
  }

  async end(): Promise<void> {
    await vi.waitUntil(() => this.isOver, { timeout: 5_000, interval: 2 });
  }

  close(): Promise<void> {
    return this.#reader.cancel();
  }
}

export const listen = (person: Person, last?: number): Promise<Stream> => listenAt(tableUrl(person, '/events'), last);

export async function listenAt(path: string, last?: number): Promise<Stream> {
  const headers = { accept: 'text/event-stream', ...(last !== undefined && { 'last-event-id': String(last) }) };
  const response = await exports.default.fetch(new Request(`https://parley.test${path}`, { headers }));
  if (response.status !== 200) throw new Error(`no stream: ${response.status}`);
  const stream = new Stream(response);
  onTestFinished(() => stream.close());
  return stream;
}
