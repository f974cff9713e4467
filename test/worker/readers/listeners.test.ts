import { expect, it, vi } from 'vitest';
import { Listeners } from '../../../worker/readers/listeners.ts';

/** A socket whose line was cut, as the platform may hand it out after it has slept. */
const broken = (): WebSocket =>
  ({
    readyState: 1,
    send() {
      throw new Error('cut');
    },
    close() {
      throw new Error('cut');
    },
  }) as unknown as WebSocket;

it('a frame whose line is cut keeps nobody else from being told, now or later', async () => {
  const [page, server] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket];
  const heard: (number | null)[] = [];
  page.accept();
  page.addEventListener('message', ({ data }) => heard.push((JSON.parse(data as string) as { edition: number } | null)?.edition ?? null));
  server.accept();
  const sockets = [broken(), server];
  const listeners = new Listeners({ acceptWebSocket: () => undefined, getWebSockets: () => sockets });
  listeners.tell(1);
  await vi.waitUntil(() => heard.length === 1);
  listeners.tell(2);
  await vi.waitUntil(() => heard.length === 2);
  listeners.dismiss();
  await vi.waitUntil(() => heard.length === 3);
  expect(heard).toEqual([1, 2, null]);
});

it('all of a crowd are told of the newest, also those who were told before it came', async () => {
  const told = Array.from({ length: 130 }, (): number[] => []);
  const sockets = told.map((list) => ({
    readyState: 1,
    send: (text: string) => list.push((JSON.parse(text) as { edition: number }).edition),
  }));
  const listeners = new Listeners({ acceptWebSocket: () => undefined, getWebSockets: () => sockets as unknown as WebSocket[] });
  listeners.tell(1);
  // some have been told by now, and some have not
  expect([told[0], told[129]]).toEqual([[1], []]);
  listeners.tell(2);
  await vi.waitUntil(() => told.every((list) => list.at(-1) === 2));
  expect(told[0]).toEqual([1, 2]);
});
