import { brotliCompressSync } from 'node:zlib';
import { at, round, type Line } from './figures.ts';
import { send } from './pages.ts';
import { bareTurn, type Both } from './servers.ts';
import { Table } from './table.ts';

const PAGES = 60;
/** Compressed script that a seat page may send. */
const BUDGET = 90_000;

/** The page of a seat as the server draws it, and the scripts that it names, held against the budget of a page. What is fetched later, when wanted, is not among them. */
export async function page({ parley, bare }: Both, game: string): Promise<Line> {
  const { origin } = parley.server.url;
  const table = await Table.open(origin, game);
  table.close();
  const took: number[] = [];
  const base: number[] = [];
  let html = '';
  let named = '';
  let before = 0;
  for (let nth = -5; nth < PAGES; nth++) {
    if (nth === 0) before = parley.spent();
    const began = performance.now();
    ({ text: html, link: named } = await send(origin, table.link));
    if (nth >= 0) took.push(performance.now() - began);
    const theirs = await bareTurn(bare.server.origin, 'one');
    if (nth >= 0) base.push(theirs);
  }
  const processorMs = (parley.spent() - before) / PAGES;
  const scripts = new Set(
    [...(html + named).matchAll(/[\w./-]*_app\/immutable\/[\w./-]+\.js/g)].map(([path]) => path.replace(/^[./]*/, '/')),
  );
  let bytes = 0;
  for (const path of scripts) {
    const { status, text } = await send(origin, path);
    if (status !== 200) throw new Error(`${path} ${status}`);
    bytes += brotliCompressSync(text).length;
  }
  return {
    measure: `${game}: page of a seat, drawn by the server, against a bare object; its first scripts against their budget`,
    figures: {
      medianMs: round(at(took, 0.5)),
      bareMedianMs: round(at(base, 0.5)),
      medianRatio: round(at(took, 0.5) / at(base, 0.5), 2),
      ...(processorMs > 0 && { processorMs: round(processorMs) }),
      htmlBytes: html.length,
      htmlCompressed: brotliCompressSync(html).length,
      scripts: scripts.size,
      scriptBytes: bytes,
      baseline: BUDGET,
      ratio: round(bytes / BUDGET, 2),
    },
  };
}
