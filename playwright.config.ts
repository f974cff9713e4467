import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';

/** The system's own browser, where there is one; else the one that Playwright has installed. The shell draws no window around each page, which takes a third of the time. */
const chromium =
  process.env['CHROMIUM'] ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((browser) => existsSync(browser));

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
      ...(chromium ? { executablePath: chromium } : {}),
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
