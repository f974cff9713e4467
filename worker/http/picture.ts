import type { Context } from 'hono';
import type { Env } from '../env.ts';

/** Pictures for messengers: the pages draw them, here they become pixels. */

const FONTS = ['/fonts/roboto-400.ttf', '/fonts/roboto-700.ttf'];

/** Messengers keep what they saw first; whoever asks again soon is given the same. */
const headers = {
  'Content-Type': 'image/png',
  'Cache-Control': 'public, max-age=60',
  'X-Robots-Tag': 'noindex',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
};

interface Painter {
  Resvg: typeof import('@resvg/resvg-wasm').Resvg;
  fontBuffers: Uint8Array[];
}
let painter: Promise<Painter> | undefined;

/** What it is painted with is fetched once, when the first picture is asked for: few who start a worker want one. */
async function ready({ ASSETS }: Env, origin: string): Promise<Painter> {
  const [{ initWasm, Resvg }, compiled] = await Promise.all([import('@resvg/resvg-wasm'), import('@resvg/resvg-wasm/index_bg.wasm')]);
  await initWasm(compiled.default);
  const fontBuffers = await Promise.all(
    FONTS.map(async (path) => new Uint8Array(await (await ASSETS.fetch(new URL(path, origin).href)).arrayBuffer())),
  );
  return { Resvg, fontBuffers };
}

async function paint(svg: string, env: Env, origin: string): Promise<Uint8Array> {
  painter ??= ready(env, origin);
  const { Resvg, fontBuffers } = await painter.catch((error: unknown) => {
    painter = undefined;
    throw error;
  });
  const image = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Roboto' } });
  const rendered = image.render();
  const png = rendered.asPng();
  rendered.free();
  image.free();
  return png;
}

const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** `draw` asks the pages. A position that was painted before is painted once: it is known by its drawing, which holds no link. */
export async function picture(c: Context<{ Bindings: Env }>, draw: (svg: Request) => Promise<Response>): Promise<Response> {
  const { origin, pathname, searchParams } = new URL(c.req.url);
  const at = searchParams.get('at');
  const moment = at === null ? '' : `?${new URLSearchParams({ at })}`;
  const drawn = await draw(new Request(origin + pathname.replace(/\.png$/, '.svg') + moment, { headers: c.req.raw.headers }));
  if (drawn.status !== 200) return new Response(null, { status: drawn.status, headers: { ...headers, 'Cache-Control': 'no-store' } });
  const svg = await drawn.text();
  const mark = hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(svg)));
  const known = { ...headers, ETag: `"${mark}"` };
  if (c.req.header('if-none-match') === known.ETag) return new Response(null, { status: 304, headers: known });
  const key = new Request(`https://pictures.parley/${mark}`);
  const { default: cache } = caches as unknown as { default: Cache };
  const kept = await cache.match(key);
  if (kept) return new Response(kept.body, { headers: known });
  const png = await paint(svg, c.env, origin);
  c.executionCtx.waitUntil(
    cache.put(key, new Response(png, { headers: { 'Content-Type': 'image/png', 'Cache-Control': 'max-age=86400' } })),
  );
  return new Response(png, { headers: known });
}
