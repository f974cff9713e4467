import { defineConfig } from '@playwright/test';
import { chromiumPath } from './scripts/browser.ts';

// whoever looks at a share of many things looks at the same one in all workers
process.env['WALK'] ??= String(Math.floor(Math.random() * 3));

/** People in real browsers against the built project, served on a port of its own with rooms that live as long as the run. */
export default defineConfig({
  testDir: 'test/web',
  globalSetup: './test/web/serving.ts',
  // half of the time of most tests is spent waiting for clocks and pages
  workers: 3,
  fullyParallel: true,
  // long enough for a busy machine
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env['PARLEY_URL'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    launchOptions: {
      ...(chromiumPath && { executablePath: chromiumPath }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
