import type { Context } from 'hono';
import { askedLink, type Outcome } from '../../shared/protocol.ts';
import { preferredLanguage } from '../../shared/text/language.ts';
import type { Env } from '../env.ts';

/**
 * Frames of a table and of a lent seat, drawn once for all who are shown the same. Whether the link still opens it, and what it shows by now,
 * its object is asked each time, which is a word and not a view; nothing is drawn for one reader alone, so nothing of one can come to another.
 */

interface Frame {
  mark: string;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer>;
}

/** By address and language, those that were asked for last at the end. */
const frames = new Map<string, Frame>();

/** So many are kept; addresses that are longer than any of ours are no reason to forget one. */
const MOST = 60;
const LONGEST = 400;

function markOf({ env, req }: Context<{ Bindings: Env }>): Promise<Outcome<string>> {
  const { room, secret } = askedLink(req.param('link')!);
  return req.param('kind') ? env.READERS.getByName(room).mark(secret) : env.ROOMS.getByName(room).readMark(secret);
}

function keep(name: string, frame: Frame): void {
  frames.delete(name);
  frames.set(name, frame);
  for (const oldest of frames.keys()) {
    if (frames.size <= MOST) break;
    frames.delete(oldest);
  }
}

/** What is drawn for somebody alone would say so. */
const isForAll = ({ status, headers }: Response): boolean =>
  status === 200 && !headers.has('set-cookie') && !headers.get('content-security-policy')?.includes("'nonce-");

/** `draw` asks the pages. What cannot be shown they say themselves. */
export async function sharedFrame(c: Context<{ Bindings: Env }>, draw: (request: Request) => Promise<Response>): Promise<Response> {
  const { search } = new URL(c.req.url);
  if (c.req.method !== 'GET' || search.length > LONGEST) return draw(c.req.raw);
  const asked = await markOf(c);
  if (!asked.ok) return draw(c.req.raw);
  const name = `${preferredLanguage(c.req.header('accept-language') ?? null)} ${c.req.url}`;
  const known = frames.get(name);
  if (known?.mark === asked.value) {
    keep(name, known);
    return new Response(known.body, { headers: known.headers });
  }
  const drawn = await draw(new Request(c.req.url, { headers: c.req.raw.headers }));
  if (!isForAll(drawn)) return drawn;
  const body = new Uint8Array(await drawn.arrayBuffer());
  const after = await markOf(c);
  // what has moved meanwhile may have been drawn before or after it did
  if (after.ok && after.value === asked.value) keep(name, { mark: asked.value, headers: [...drawn.headers], body });
  return new Response(body, { headers: drawn.headers });
}
