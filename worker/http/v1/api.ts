import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { routePath } from 'hono/route';
import { askedLink, askedPuzzle, type SolveInput } from '../../../shared/protocol.ts';
import type { Env } from '../../env.ts';
import { publicLentSeat } from '../../public.ts';
import { refuse } from '../refusals.ts';
import { type Reply, toReply } from '../reply.ts';
import { documentOf, reading } from './document.ts';
import { readersEvents, tableEvents } from './events.ts';
import { readHeaders, unchangedHeaders } from './headers.ts';
import { problem } from './problem.ts';
import { streamHeaders } from './stream.ts';

/** The public API, version 1: what sites and programs of others may read of a table, where its host lets them. Our own frames read the same. */

type Served = { Bindings: Env };

const originOf = (c: Context): string => new URL(c.req.url).origin;
const refuseWith = (c: Context, reason: string, more?: Record<string, string>): Response => problem(refuse(reason), originOf(c), more);

const reasonOf = (text: string): string => (JSON.parse(text) as { reason: string }).reason;

function answer(c: Context, { status, text, retry }: Reply): Response {
  if (status === 200) return new Response(text, { headers: readHeaders });
  return problem({ status, reason: reasonOf(text), ...(retry !== undefined && { retry }) }, originOf(c));
}

function roomOf(c: Context<Served>) {
  const { room, secret } = askedLink(c.req.param('link') ?? '');
  return { door: c.env.ROOMS.getByName(room), secret };
}

/** The stream of an object's socket, unless it refuses one. */
async function stream(c: Context<Served>, door: Pick<Fetcher, 'fetch'>, eventsOf: typeof tableEvents): Promise<Response> {
  const { pathname } = new URL(c.req.url);
  const opened = await door.fetch(`https://object${pathname}`, { headers: { upgrade: 'websocket' } });
  if (!opened.webSocket) return problem({ status: opened.status, reason: reasonOf(await opened.text()) }, originOf(c));
  const last = c.req.header('last-event-id') ?? '';
  return eventsOf(opened.webSocket, MOMENT.test(last) ? Number(last) : null, c.req.raw.signal);
}

const headOf = (c: Context<Served>, looked: Reply): Response =>
  looked.status === 200 ? new Response(null, { headers: streamHeaders }) : answer(c, looked);

const MOMENT = /^\d{1,9}$/;
const once = etag({ retainedHeaders: unchangedHeaders });

export const v1 = new Hono<Served>();

v1.get('/tables/:link', ...reading.table, once, async (c) => {
  const { door, secret } = roomOf(c);
  return answer(c, await door.reply('readTable', secret));
});

v1.get('/tables/:link/moments/:moment', ...reading.moment, once, async (c) => {
  const { door, secret } = roomOf(c);
  return answer(c, await door.reply('readMoment', secret, Number(c.req.valid('param').moment)));
});

v1.get('/tables/:link/course', ...reading.course, once, async (c) => {
  const { door, secret } = roomOf(c);
  return answer(c, await door.reply('readCourse', secret));
});

v1.get('/tables/:link/events', ...reading.events, async (c) => {
  const { door, secret } = roomOf(c);
  if (c.req.method === 'HEAD') return headOf(c, await door.reply('readTable', secret));
  return stream(c, door, tableEvents);
});

/** A seat that is lent to readers: what they are shown is asked of the object that counts their votes, never of the room. */
async function look(c: Context<Served>): Promise<Reply> {
  const { room, secret } = askedLink(c.req.param('link') ?? '');
  const outcome = await c.env.READERS.getByName(room).look(secret);
  return toReply(outcome.ok ? { ok: true, value: publicLentSeat(outcome.value) } : outcome);
}

v1.get('/readers/:link', ...reading.lent, once, async (c) => answer(c, await look(c)));

v1.get('/readers/:link/events', ...reading.lentEvents, async (c) => {
  if (c.req.method === 'HEAD') return headOf(c, await look(c));
  return stream(c, c.env.READERS.getByName(askedLink(c.req.param('link')).room), readersEvents);
});

function puzzleOf(c: Context<Served>) {
  const { room, seq, secret } = askedPuzzle(c.req.param('puzzle') ?? '');
  return { door: c.env.ROOMS.getByName(room), secret, seq };
}

v1.get('/puzzles/:puzzle', ...reading.puzzle, once, async (c) => {
  const { door, secret, seq } = puzzleOf(c);
  return answer(c, await door.reply('readPuzzle', secret, seq));
});

v1.get('/puzzles/:puzzle/solution', ...reading.solution, once, async (c) => {
  const { door, secret, seq } = puzzleOf(c);
  const { pick } = c.req.valid('query');
  const input: SolveInput = { picks: pick === undefined ? null : [pick].flat().filter((one) => one !== '') };
  const solved = await door.reply('readSolution', secret, seq, input);
  // what the rules say of the picks is told beside the code, which is one of ours
  if (solved.status === 422) return problem(refuse('not_an_answer'), originOf(c), {}, reasonOf(solved.text));
  return answer(c, solved);
});

v1.get('/openapi.json', once, async (c) => new Response(JSON.stringify(await documentOf(v1, originOf(c))), { headers: readHeaders }));

v1.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', (c) => refuseWith(c, 'method_not_allowed', { Allow: 'GET, HEAD, OPTIONS' }));

v1.all('*', (c) => refuseWith(c, 'no_such_page'));

v1.onError((error, c) => {
  // the door alone: a path holds a link
  console.error('v1', c.req.method, routePath(c), error);
  return refuseWith(c, 'internal');
});
