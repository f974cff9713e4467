import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { routePath } from 'hono/route';
import { askedLink } from '../../../shared/protocol.ts';
import type { Env } from '../../env.ts';
import { refuse } from '../refusals.ts';
import type { Reply } from '../reply.ts';
import { documentOf, reading } from './document.ts';
import { streamHeaders, streamOf } from './events.ts';
import { readHeaders, unchangedHeaders } from './headers.ts';
import { problem } from './problem.ts';

/** The public API, version 1: a table as an onlooker sees it, for sites and programs of others, where its host lets them read. */

type Served = { Bindings: Env };

const originOf = (c: Context): string => new URL(c.req.url).origin;
const refuseWith = (c: Context, reason: string, more?: Record<string, string>): Response => problem(refuse(reason), originOf(c), more);

const reasonOf = (text: string): string => (JSON.parse(text) as { reason: string }).reason;

function answer(c: Context, { status, text, retry }: Reply): Response {
  if (status === 200) return new Response(text, { headers: readHeaders });
  return problem({ status, reason: reasonOf(text), ...(retry !== undefined && { retry }) }, originOf(c));
}

function asked(c: Context<Served>) {
  const { room, secret } = askedLink(c.req.param('link') ?? '');
  return { door: c.env.ROOMS.getByName(room), secret, link: `${room}.${secret}` };
}

const MOMENT = /^\d{1,9}$/;
const once = etag({ retainedHeaders: unchangedHeaders });

export const v1 = new Hono<Served>();

v1.get('/tables/:link', ...reading.table, once, async (c) => {
  const { door, secret } = asked(c);
  return answer(c, await door.reply('readTable', secret));
});

v1.get('/tables/:link/moments/:moment', ...reading.moment, once, async (c) => {
  const { door, secret } = asked(c);
  return answer(c, await door.reply('readMoment', secret, Number(c.req.valid('param').moment)));
});

v1.get('/tables/:link/events', ...reading.events, async (c) => {
  const { door, secret, link } = asked(c);
  if (c.req.method === 'HEAD') {
    const looked = await door.reply('readTable', secret);
    return looked.status === 200 ? new Response(null, { headers: streamHeaders }) : answer(c, looked);
  }
  const room = await door.fetch(`https://room/v1/tables/${link}/events`, { headers: { upgrade: 'websocket' } });
  if (!room.webSocket) return problem({ status: room.status, reason: reasonOf(await room.text()) }, originOf(c));
  const last = c.req.header('last-event-id') ?? '';
  return streamOf(room.webSocket, MOMENT.test(last) ? Number(last) : null, c.req.raw.signal);
});

v1.get('/openapi.json', once, async (c) => new Response(JSON.stringify(await documentOf(v1, originOf(c))), { headers: readHeaders }));

v1.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', (c) => refuseWith(c, 'method_not_allowed', { Allow: 'GET, HEAD, OPTIONS' }));

v1.all('*', (c) => refuseWith(c, 'no_such_page'));

v1.onError((error, c) => {
  // the door alone: a path holds a link
  console.error('v1', c.req.method, routePath(c), error);
  return refuseWith(c, 'internal');
});
