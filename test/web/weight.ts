import type { Page, Response } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';

/** What a page is sent before it is alive and at rest. */
export interface Weight {
  requests: number;
  /** As they are sent. */
  bytes: number;
  /** Of that the script. */
  script: number;
  /** Paths and their bytes, to be read when it is too much. */
  list: string[];
}

/** Fetched at leisure, for later: a page is at rest before that. */
const LATER = /^\/words\/|\/drawings(\.[\w-]+\.svg|\/cosmic)$/;

/** Most of what pages are sent is the same for all, and takes long to pack. */
const packed = new Map<string, number>();
async function sizeOf(response: Response, path: string): Promise<number> {
  const known = packed.get(path);
  if (known !== undefined) return known;
  const size = brotliCompressSync(await response.body()).length;
  if (path.includes('/immutable/')) packed.set(path, size);
  return size;
}

export async function weigh(page: Page, path: string, isAlive: () => Promise<void>): Promise<Weight> {
  const sent: Promise<{ path: string; bytes: number }>[] = [];
  const note = (response: Response): void => {
    const { pathname } = new URL(response.url());
    if (!LATER.test(pathname)) sent.push(sizeOf(response, pathname).then((bytes) => ({ path: pathname, bytes })));
  };
  page.on('response', note);
  await page.goto(path);
  await isAlive();
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  const all = await Promise.all(sent);
  const sum = (list: typeof all) => list.reduce((total, { bytes }) => total + bytes, 0);
  return {
    requests: all.length,
    bytes: sum(all),
    script: sum(all.filter((one) => one.path.endsWith('.js'))),
    list: all.map((one) => `${one.bytes} ${one.path}`),
  };
}
