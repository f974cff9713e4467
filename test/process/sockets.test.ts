import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { build } from '../../scripts/build.ts';
import { serve } from '../../scripts/serve.ts';
import type { RoomPage } from '../../shared/protocol.ts';

/** Compression takes more of the processor than all the rest of an answer; a browser that offers it is told no. */
it('sockets are opened without compression', async () => {
  // the pages play no part here
  build({ pages: false });
  const { url, stop } = await serve({ port: 0 });
  try {
    const made = await fetch(new URL('/api/games', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'centauri', seats: 2, pace: 'live', host: 'Ann' }),
    });
    const { host } = (await made.json()) as { host: string };
    const { links } = (await (await fetch(new URL(`/api/l${host}`, url))).json()) as RoomPage;
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-version': '13',
      'sec-websocket-extensions': 'permessage-deflate; client_max_window_bits',
    };
    const sent = request(new URL(`/api/l${links!.own!.link}/live`, url), { headers });
    sent.end();
    const [response] = (await once(sent, 'upgrade')) as [IncomingMessage];
    expect(response.statusCode).toBe(101);
    expect(response.headers['sec-websocket-extensions']).toBeUndefined();
    response.destroy();
  } finally {
    await stop();
  }
});
