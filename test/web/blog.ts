import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Request, Response } from '@playwright/test';
import { expect, type Page, test as people } from './people.ts';

/** Somebody else's page, on an origin of its own. */
async function openBlog(html: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en"><link rel="icon" href="data:," /><title>A blog</title><h1>A blog</h1>${html}</html>`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Weighs what a page is sent of ours from now on, compressed; the stream of changes, which stays open, aside. */
export function scales(page: Page): () => Promise<number> {
  const isOurs = (one: Request | Response): boolean => one.url().startsWith(process.env['PARLEY_URL']!) && !one.url().endsWith('/events');
  const heard: Response[] = [];
  const underWay = new Set<Request>();
  page.on('request', (asked) => void (isOurs(asked) && underWay.add(asked)));
  page.on('requestfinished', (asked) => void underWay.delete(asked));
  page.on('response', (response) => void (isOurs(response) && heard.push(response)));
  return async () => {
    await expect.poll(() => underWay.size).toBe(0);
    const bodies = await Promise.all(heard.map((one) => one.body()));
    return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  };
}

/** People, and pages of others that they read. */
export const test = people.extend<{ blog: (html: string) => Promise<string> }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
  blog: async ({}, use) => {
    const opened: (() => Promise<void>)[] = [];
    await use(async (html) => {
      const { url, close } = await openBlog(html);
      opened.push(close);
      return url;
    });
    for (const close of opened) await close();
  },
});
