import { createServer } from 'node:net';
import { join } from 'node:path';
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

const here = import.meta.dirname;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

const [smtp, desk] = [await freePort(), await freePort()];
// server.ts opens the mail server on them
process.env['MAIL_TEST_PORTS'] = `${smtp} ${desk}`;

/** The worker as it is deployed, with a real mail server on loopback beside it. */
export default defineConfig({
  root: here,
  plugins: [
    cloudflareTest({
      main: join(here, '../../worker/index.ts'),
      miniflare: {
        compatibilityDate: '2026-08-01',
        compatibilityFlags: ['nodejs_als'],
        durableObjects: { ROOMS: { className: 'GameRoom', useSQLite: true } },
        bindings: {
          BOT_PAUSE_MS: '3600000',
          LINK_KEY: 'a key for tests',
          MAIL_FROM: 'table@parley.example',
          SMTP_URL: `smtp://parley:p%40ss@127.0.0.1:${smtp}`,
          ORIGIN: 'https://parley.example',
          MAIL_DESK: `http://127.0.0.1:${desk}`,
        },
      },
    }),
  ],
  resolve: { alias: [{ find: /^.*\/cloudflare\/_worker\.js$/, replacement: join(here, '../worker/pages.ts') }] },
  test: { name: 'mail', include: ['*.test.ts'], globalSetup: [join(here, 'server.ts')], testTimeout: 60_000 },
});
