import type { MiddlewareHandler } from 'hono';
import { senderOf } from '../../shared/sender.ts';
import type { Env } from '../env.ts';
import { refusedPage } from './refused-page.ts';
import { refuseFor } from './refusals.ts';
import { respond, toReply } from './reply.ts';
import { problem } from './v1/problem.ts';

const PERIOD = 10_000;

/** Requests by kind and address in the running period, for where there is no counter but ours: one process on a laptop. */
const counts = new Map<string, number>();
let period = 0;

function isCounted(key: string, limit: number): boolean {
  const now = Math.floor(Date.now() / PERIOD);
  if (now !== period) counts.clear();
  period = now;
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count <= limit;
}

/** How many in ten seconds: all that writes; reading that takes a room some work, such as boards of the past; pages and the rest of what belongs to a link. */
const limits = { FLOOD: 300, COSTLY: 60, READS: 600 };

const COSTLY =
  /^\/(?:picture\/|puzzle\/|embed\/puzzle\/|[pw]\/[^/]*\/(?:puzzle|replay)|api\/puzzle\/|api\/l\/[^/]*\/[^/]*\/(?:at|log|talk|export|puzzles|replay|calendar\.ics|live)(?:\/|$)|v1\/(?:puzzles\/|(?:tables|readers)\/[^/]*\/(?:moments|course|events)(?:\/|$)))/;
/** Drawn from what is costly: a still of a past moment, and what stands behind a link that somebody has pasted. */
const COSTLY_QUERY = /^\/(?:embed\/[^?]*\?(?:.*&)?at=|oembed\?)/;
const OF_A_LINK = /^\/(?:(?:api|v1|embed|[hpwjm])\/|oembed$)/;

function kindOf(method: string, path: string, query: string): keyof typeof limits | null {
  if (method !== 'GET' && method !== 'HEAD') return 'FLOOD';
  if (COSTLY.test(path) || COSTLY_QUERY.test(path + query)) return 'COSTLY';
  return OF_A_LINK.test(path) ? 'READS' : null;
}

/**
 * Where a request comes from, in the one header that all of ours read. Anyone can write a header: Cloudflare's is believed where Cloudflare
 * counts, elsewhere the one that the operator's own proxy writes, if there is one.
 */
export const trueAddress: MiddlewareHandler<{ Bindings: Env }> = (c, next) => {
  const { FLOOD, ADDRESS_HEADER } = c.env;
  const said = c.req.header('cf-connecting-ip');
  // where several stand there, all but the last were sent along by whoever came
  const address = ADDRESS_HEADER && c.req.header(ADDRESS_HEADER)?.split(',').at(-1)?.trim();
  if (FLOOD || said === address) return next();
  const headers = new Headers(c.req.raw.headers);
  headers.delete('cf-connecting-ip');
  if (address) headers.set('cf-connecting-ip', address);
  c.req.raw = new Request(c.req.raw, { headers });
  return next();
};

/** A flood from one address is turned away before it reaches a room. */
export const floodGate: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  const kind = kindOf(c.req.method, c.req.path, new URL(c.req.url).search);
  if (!kind) return next();
  const address = senderOf(c.req.raw.headers);
  const counter = c.env[kind];
  const limit = Number(c.env.FLOOD_LIMIT ?? limits[kind]);
  const isWelcome = counter ? (await counter.limit({ key: address })).success : isCounted(`${kind} ${address}`, limit);
  if (isWelcome) return next();
  const refused = refuseFor('too_many_requests', PERIOD);
  if (c.req.path.startsWith('/v1/')) return problem(refused, new URL(c.req.url).origin);
  return c.req.header('accept')?.includes('text/html') ? refusedPage(c.req.raw, refused) : respond(toReply(refused));
};
