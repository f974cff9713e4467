import { createServer, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Stands before a server and compresses what it sends, as the platform's edge does, though by gzip, for browsers take nothing better without TLS; sockets go through as they are. */
export async function compress(origin: URL): Promise<{ origin: string; stop(): void }> {
  const packed = new Map<string, Buffer>();
  const server = createServer((asked, answer) => {
    const forward = request(
      new URL(asked.url!, origin),
      { method: asked.method!, headers: { ...asked.headers, 'accept-encoding': 'identity', connection: 'close' } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const body = Buffer.concat(parts);
          const isFile = asked.url!.includes('/immutable/');
          const small = (isFile && packed.get(asked.url!)) || gzipSync(body);
          if (isFile) packed.set(asked.url!, small);
          const headers = { ...response.headers, 'content-encoding': 'gzip', 'content-length': String(small.length) };
          delete (headers as Record<string, unknown>)['transfer-encoding'];
          answer.writeHead(response.statusCode!, headers).end(body.length ? small : undefined);
        });
      },
    );
    forward.on('error', () => answer.destroy());
    asked.pipe(forward);
  });
  server.on('upgrade', ({ method, url, rawHeaders }: IncomingMessage, socket, head) => {
    const room = connect(Number(origin.port), origin.hostname, () => {
      const lines = rawHeaders.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${rawHeaders[at + 1]!}`]));
      room.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      room.write(head);
      room.pipe(socket).pipe(room);
    });
    for (const end of [room, socket]) end.on('error', () => (room.destroy(), socket.destroy()));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => (server.closeAllConnections(), void server.close()) };
}
