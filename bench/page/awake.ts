import { chromium, type Browser } from '@playwright/test';
import { shelf } from '../../shared/games/shelf.ts';
import { chromiumPath } from '../../scripts/browser.ts';
import { build } from '../../scripts/build.ts';
import { serve } from '../../scripts/serve.ts';
import { at, round, type Line } from '../answers/figures.ts';
import { Table } from '../answers/table.ts';
import { openEdge } from './edge.ts';

/** How long a slow phone takes until a page is painted, and until it is alive: its processor four times slower, its line that of Lighthouse's slow 4G. */

const SLOWER = 4;
const LINE = { offline: false, latency: 562.5, downloadThroughput: (1_474_560 / 8) | 0, uploadThroughput: 675_000 / 8 };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'ru', ignoreHTTPSErrors: true };
const TIMES = 3;
/** Milliseconds until a page shall be alive. */
const GOAL = 3_000;

interface Opened {
  painted: number;
  alive: number;
  requests: number;
  bytes: number;
}

/** Opens a page in a browser that has nothing kept. A table is alive when it opens its socket, home when its script has announced it. */
async function open(browser: Browser, origin: string, path: string): Promise<Opened> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', LINE);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let requests = 0;
  let bytes = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests++;
    bytes += encodedDataLength;
  });
  const began = performance.now();
  const socket = path === '/' ? null : page.waitForEvent('websocket', { timeout: 60_000 });
  await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
  await (socket ?? page.waitForSelector('#svelte-announcer', { state: 'attached', timeout: 60_000 }));
  const alive = performance.now() - began;
  const painted = await page.evaluate<number>(`performance.getEntriesByName('first-contentful-paint')[0].startTime`);
  await context.close();
  return { painted, alive, requests, bytes };
}

export async function* awake(games: readonly string[] = Object.keys(shelf)): AsyncGenerator<Line> {
  build();
  const browser = await chromium.launch({ ...(chromiumPath && { executablePath: chromiumPath }), args: ['--no-sandbox'] });
  const served = await serve({ port: 0, flood: 100_000_000 });
  const edge = await openEdge(served.url);
  try {
    for (const page of ['home', ...games]) {
      const table = page === 'home' ? null : await Table.open(served.url.origin, page);
      table?.close();
      const opened: Opened[] = [];
      for (let time = 0; time < TIMES; time++) opened.push(await open(browser, edge.origin, table?.link ?? '/'));
      const middle = (of: keyof Opened): number =>
        at(
          opened.map((one) => one[of]),
          0.5,
        );
      yield {
        measure: `${page}: opened on a slow phone, a ${SLOWER} times slower processor and ${LINE.latency} ms there and back, against the goal`,
        figures: {
          paintedMs: Math.round(middle('painted')),
          aliveMs: Math.round(middle('alive')),
          requests: middle('requests'),
          bytes: middle('bytes'),
          baseline: GOAL,
          ratio: round(middle('alive') / GOAL, 2),
        },
      };
    }
  } finally {
    edge.stop();
    await browser.close();
    await served.stop();
  }
}

if (import.meta.main)
  for await (const line of awake(process.argv.slice(2).length ? process.argv.slice(2) : undefined)) console.log(JSON.stringify(line));
