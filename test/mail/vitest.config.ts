import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { certificate } from './certificate.ts';

const here = import.meta.dirname;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

const ports = [await freePort(), await freePort(), await freePort(), await freePort(), await freePort()] as const;
const [smtp, desk, startTls, tls, stranger] = ports;
const vouched = certificate();
// server.ts opens the mail servers there
process.env['MAIL_TEST_PORTS'] = ports.join(' ');
process.env['MAIL_TEST_CERTIFICATE'] = JSON.stringify(vouched);

// the runtime vouches for whom this file names, and reads it when it is loaded
process.env['NODE_EXTRA_CA_CERTS'] = join(mkdtempSync(join(tmpdir(), 'parley-mail-')), 'trusted.pem');
writeFileSync(process.env['NODE_EXTRA_CA_CERTS'], vouched.cert);
const { cloudflareTest } = await import('@cloudflare/vitest-plugin');

/** The worker as it is deployed, with a real mail server on loopback beside it. */
export default defineConfig({
  root: here,
  plugins: [
    cloudflareTest({
      main: join(here, '../../worker/index.ts'),
      miniflare: {
        compatibilityDate: '2026-08-01',
        compatibilityFlags: ['nodejs_als', 'enable_request_signal'],
        durableObjects: {
          ROOMS: { className: 'GameRoom', useSQLite: true },
          QUOTAS: { className: 'Quota', useSQLite: true },
          READERS: { className: 'Readers', useSQLite: true },
        },
        bindings: {
          BOT_PAUSE_MS: '3600000',
          LINK_KEY: 'a key for the links that tests write',
          MAIL_FROM: 'table@parley.example',
          SMTP_URL: `smtp://parley:p%40ss@127.0.0.1:${smtp}`,
          ORIGIN: 'https://parley.example',
          SEALED_PORTS: JSON.stringify({ startTls, tls, stranger }),
          MAIL_DESK: `http://127.0.0.1:${desk}`,
        },
      },
    }),
  ],
  resolve: { alias: [{ find: /^.*\/cloudflare\/_worker\.js$/, replacement: join(here, '../worker/pages.ts') }] },
  test: { name: 'mail', include: ['*.test.ts'], globalSetup: [join(here, 'server.ts')], testTimeout: 60_000 },
});
