import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';
import { refused } from './refused.ts';
import { reply, spelled } from './spelled.ts';

const PERIOD = 10_000;
const LIMIT = 300;

/** Requests by address in the running period, for where there is no counter but ours: one process on a laptop. */
const counts = new Map<string, number>();
let period = 0;

function isCounted(address: string, limit: number): boolean {
  const now = Math.floor(Date.now() / PERIOD);
  if (now !== period) counts.clear();
  period = now;
  const count = (counts.get(address) ?? 0) + 1;
  counts.set(address, count);
  return count <= limit;
}

/** A flood of writes from one address is turned away before it reaches a room. */
export const floodGate: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const address = c.req.header('cf-connecting-ip') ?? 'here';
  const { FLOOD, FLOOD_LIMIT } = c.env;
  const isWelcome = FLOOD ? (await FLOOD.limit({ key: address })).success : isCounted(address, Number(FLOOD_LIMIT ?? LIMIT));
  if (isWelcome) return next();
  return reply(spelled(refused('too_many_requests')), { 'Retry-After': String(PERIOD / 1_000) });
};
