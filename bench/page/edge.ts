import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Headers of one connection, which HTTP/2 does not know. */
const OF_ONE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host'];

/** Stands before a server as the platform's edge does: TLS, HTTP/2, Brotli. Sockets go through as they are. */
export async function openEdge(origin: URL): Promise<{ origin: string; stop(): void }> {
  const packed = new Map<string, Buffer>();
  const server = createSecureServer({ ...ownCertificate(), allowHTTP1: true }, (asked, answer) => {
    const headers = Object.fromEntries(
      Object.entries(asked.headers).filter(([name]) => !name.startsWith(':') && !OF_ONE_CONNECTION.includes(name)),
    );
    const forward = request(
      new URL(asked.url, origin),
      { method: asked.method, headers: { ...headers, host: asked.authority, 'accept-encoding': 'identity' } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const isFile = asked.url.includes('/immutable/');
          const small = (isFile && packed.get(asked.url)) || pack(Buffer.concat(parts));
          if (isFile) packed.set(asked.url, small);
          const kept = Object.entries(response.headers).filter(([name]) => !OF_ONE_CONNECTION.includes(name) && name !== 'content-length');
          answer.writeHead(response.statusCode!, { ...Object.fromEntries(kept), ...(small.length && { 'content-encoding': 'br' }) });
          answer.end(small);
        });
      },
    );
    forward.on('error', () => answer.stream.destroy());
    asked.pipe(forward);
  });
  // a browser opens its sockets by a connection of HTTP/1.1 each
  server.on('upgrade', ({ method, url, rawHeaders }: IncomingMessage, socket, head: Buffer) => {
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
  return { origin: `https://127.0.0.1:${port}`, stop: () => void server.close() };
}

/** Middling quality, as an edge does that packs while it answers. */
const pack = (body: Buffer): Buffer => (body.length ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : body);

/** Made for the run; a browser has to be told to take it. */
function ownCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'parley-edge-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const asked = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=localhost',
    ];
    execFileSync('openssl', [...asked, '-keyout', key, '-out', cert], { stdio: ['ignore', 'ignore', 'pipe'] });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
