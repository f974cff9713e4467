import { brotliCompressSync } from 'node:zlib';
import { at, round, type Line } from '../answers/figures.ts';
import { send } from '../answers/pages.ts';
import { bareTurn, type Both } from '../answers/servers.ts';
import { LONGEST, Table } from '../answers/table.ts';

const PAGES = 60;
/** A bare turn takes so little that several are needed to be told from none. */
const TURNS = 5;
/** Compressed script that a seat page may send. */
const BUDGET = 90_000;

/** The page of a seat as the server draws it, at the start, in the middle and at the end of a game, each time against a bare object. */
export async function* drawn(both: Both, game: string): AsyncGenerator<Line> {
  const { origin } = both.parley.server.url;
  const whole = await Table.open(origin, game);
  while (!whole.isOver && whole.answers < LONGEST) await whole.turn();
  whole.close();
  const table = await Table.open(origin, game, 2);
  for (const [moment, answers] of [
    ['at the start', 0],
    ['in the middle', Math.floor(whole.answers / 2)],
    ['at the end', LONGEST],
  ] as const) {
    while (!table.isOver && table.answers < answers) await table.turn();
    yield await drawnAt(both, `${game}: page of a seat ${moment} of a game`, table);
  }
  table.close();
}

async function drawnAt({ parley, bare }: Both, what: string, { link, answers }: Table): Promise<Line> {
  const { origin } = parley.server.url;
  const took: number[] = [];
  const base: number[] = [];
  let html = '';
  let named = '';
  let before = { parley: 0, bare: 0 };
  for (let nth = -5; nth < PAGES; nth++) {
    if (nth === 0) before = { parley: parley.spent(), bare: bare.spent() };
    const began = performance.now();
    ({ text: html, link: named } = await send(origin, link));
    if (nth >= 0) took.push(performance.now() - began);
    for (let turn = 0; turn < TURNS; turn++) {
      const theirs = await bareTurn(bare.server.origin, 'one');
      if (nth >= 0) base.push(theirs);
    }
  }
  const processorMs = (parley.spent() - before.parley) / PAGES;
  const bareProcessorMs = (bare.spent() - before.bare) / (PAGES * TURNS);
  const { scripts, bytes } = await scriptsOf(origin, html + named);
  return {
    measure: `${what}, drawn by the server, against a bare object; its first scripts against their budget`,
    figures: {
      answers,
      medianMs: round(at(took, 0.5)),
      bareMedianMs: round(at(base, 0.5)),
      medianRatio: round(at(took, 0.5) / at(base, 0.5), 2),
      ...(bareProcessorMs > 0 && {
        processorMs: round(processorMs),
        bareProcessorMs: round(bareProcessorMs),
        processorRatio: round(processorMs / bareProcessorMs, 2),
      }),
      htmlBytes: html.length,
      htmlCompressed: brotliCompressSync(html).length,
      scripts,
      scriptBytes: bytes,
      baseline: BUDGET,
      ratio: round(bytes / BUDGET, 2),
    },
  };
}

/** The scripts that a page names. What is fetched later, when wanted, is not among them. */
async function scriptsOf(origin: string, named: string): Promise<{ scripts: number; bytes: number }> {
  const paths = new Set([...named.matchAll(/[\w./-]*_app\/immutable\/[\w./-]+\.js/g)].map(([path]) => path.replace(/^[./]*/, '/')));
  let bytes = 0;
  for (const path of paths) {
    const { status, text } = await send(origin, path);
    if (status !== 200) throw new Error(`${path} ${status}`);
    bytes += brotliCompressSync(text).length;
  }
  return { scripts: paths.size, bytes };
}
