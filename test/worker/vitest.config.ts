import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const here = import.meta.dirname;

/** A key pair for tests. */
const PUSH_KEY =
  '{"kty":"EC","crv":"P-256","x":"Jzp9kxkUK447q2ylQHyoMv2A_duoIzvW3KQ4qJH3oHk","y":"c0g5Fn3-65JwOKKO8DKxLr9L-F4PZjIu4fXn8LDWhS4","d":"AMIvOmEEKdHgRbOF3X9vPGQHRGIJdaIsfhueClb23t0"}';

/** The worker as it is deployed, but for the pages, which have tests of their own. */
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
          OUTBOX: { className: 'Outbox', useSQLite: true },
        },
        ratelimits: {
          FLOOD: { namespace_id: '1001', simple: { limit: 300, period: 10 } },
          // tests read faster than people do
          COSTLY: { namespace_id: '1002', simple: { limit: 100_000, period: 10 } },
          READS: { namespace_id: '1003', simple: { limit: 100_000, period: 10 } },
        },
        // an hour: in these tests a bot plays when its alarm is fired by hand
        bindings: {
          ORIGIN: 'https://parley.test',
          BOT_PAUSE_MS: '3600000',
          BALLOT_WORK: '6',
          LINK_KEY: 'a key for the links that tests write',
          PUSH_KEY,
        },
      },
    }),
  ],
  resolve: { alias: [{ find: /^.*\/cloudflare\/_worker\.js$/, replacement: join(here, 'pages.ts') }] },
  // the worker is loaded once, not once a file, which was half of the time: every test has rooms of its own
  test: { name: 'worker', include: ['**/*.test.ts'], isolate: false, testTimeout: 30_000 },
});
