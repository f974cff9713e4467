import { sValidator } from '@hono/standard-validator';
import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import {
  AddInput,
  AnswerInput,
  askedLink,
  askedPuzzle,
  BallotInput,
  ForecastInput,
  HostInput,
  MailInput,
  NameInput,
  NewGame,
  OrdersInput,
  OwnInput,
  pathOf,
  PushInput,
  RemindInput,
  ResumeInput,
  type Role,
  roles,
  roomName,
  SeatInput,
  SitInput,
  SolveInput,
  TalkInput,
  UndoInput,
  VoteInput,
} from '../../shared/protocol.ts';
import { senderOf } from '../../shared/sender.ts';
import type { Env } from '../env.ts';
import { apiHeaders } from './headers.ts';
import { refuse } from './refusals.ts';
import { respond, toReply } from './reply.ts';

type Served = { Bindings: Env };

const refuseWith = (reason: string): Response => respond(toReply(refuse(reason)));

const checkBody = <T extends Parameters<typeof sValidator>[1]>(schema: T) =>
  sValidator('json', schema, (result) => (result.success ? undefined : refuseWith('malformed')));

/** The room a link asks for. One that can be no link is looked up too, so that all are refused alike. */
function roomOf(c: Context<Served>, only?: Role) {
  const role: Role | undefined = roles.find((one) => pathOf[one] === c.req.param('role') && one === (only ?? one));
  const { room, secret } = askedLink(role ? (c.req.param('link') ?? '') : '');
  return { door: c.env.ROOMS.getByName(room), secret, role };
}

/** Where this service was asked; whether links in mails lead there is for the room to say. */
const originOf = (c: Context<Served>): string => new URL(c.req.url).origin;

const MOMENT = /^\d{1,9}$/;

export const api = new Hono<Served>();

api.post('/games', checkBody(NewGame), async (c) => {
  const room = roomName(crypto.getRandomValues(new Uint8Array(64)));
  return respond(await c.env.ROOMS.getByName(room).reply('create', room, c.req.valid('json'), senderOf(c.req.raw.headers)));
});

api.post('/games/import', async (c) => {
  const room = roomName(crypto.getRandomValues(new Uint8Array(64)));
  return respond(await c.env.ROOMS.getByName(room).reply('importGame', room, await c.req.text(), senderOf(c.req.raw.headers)));
});

/** The room of a puzzle; what can be no link is looked up too. */
function puzzleOf(c: Context<Served>) {
  const { room, seq, secret } = askedPuzzle(c.req.param('puzzle') ?? '');
  return { door: c.env.ROOMS.getByName(room), secret, seq };
}

api.get('/puzzle/:puzzle', async (c) => {
  const { door, secret, seq } = puzzleOf(c);
  return respond(await door.reply('puzzle', secret, seq));
});

api.post('/puzzle/:puzzle/solve', checkBody(SolveInput), async (c) => {
  const { door, secret, seq } = puzzleOf(c);
  return respond(await door.reply('solve', secret, seq, c.req.valid('json'), senderOf(c.req.raw.headers)));
});

api.post('/puzzle/:puzzle/play', async (c) => {
  const { door, secret, seq } = puzzleOf(c);
  return respond(await door.reply('playOn', secret, seq, senderOf(c.req.raw.headers)));
});

/** The readers of a seat that is lent to them; their votes go nowhere near the room. */
api.post('/readers/:readers/vote', checkBody(BallotInput), async (c) => {
  const { room, secret } = askedLink(c.req.param('readers'));
  return respond(toReply(await c.env.READERS.getByName(room).vote(secret, c.req.valid('json'), senderOf(c.req.raw.headers))));
});

const link = new Hono<Served>();

link.get('/', async (c) => {
  const { door, secret, role } = roomOf(c);
  return respond(await door.reply('page', secret, role ?? 'host'));
});

link.get('/log', async (c) => {
  const before = c.req.query('before') ?? '999999999';
  if (!MOMENT.test(before)) return refuseWith('malformed');
  const { door, secret, role } = roomOf(c);
  return respond(await door.reply('log', secret, Number(before), role));
});

link.get('/talk', async (c) => {
  const { before = String(Number.MAX_SAFE_INTEGER), with: other } = c.req.query();
  if (!/^\d{1,16}$/.test(before) || (other !== undefined && !/^\d$/.test(other))) return refuseWith('malformed');
  const { door, secret, role } = roomOf(c);
  return respond(await door.reply('olderTalk', secret, Number(before), other === undefined ? null : Number(other), role));
});

link.get('/export', async (c) => {
  const { door, secret, role } = roomOf(c);
  const file = await door.reply('exportGame', secret, role);
  return respond(file, file.status === 200 ? { 'Content-Disposition': 'attachment; filename="parley.json"' } : undefined);
});

link.get('/puzzles', async (c) => {
  const { door, secret, role } = roomOf(c);
  return respond(await door.reply('puzzles', secret, role));
});

link.get('/at/:seq', async (c) => {
  const seq = c.req.param('seq');
  if (!MOMENT.test(seq)) return refuseWith('malformed');
  const { door, secret, role } = roomOf(c);
  return respond(await door.reply('at', secret, Number(seq), role));
});

link.get('/replay', async (c) => {
  const tick = c.req.query('at');
  if (tick !== undefined && !MOMENT.test(tick)) return refuseWith('malformed');
  const { door, secret, role } = roomOf(c);
  return respond(await door.reply('replay', secret, tick === undefined ? null : Number(tick), role));
});

link.get('/live', async (c) => {
  if (c.req.header('upgrade') !== 'websocket') return refuseWith('malformed');
  const response = await roomOf(c).door.fetch(c.req.raw);
  return response.webSocket ? response : respond({ status: response.status, text: await response.text() });
});

link.post('/answer', checkBody(AnswerInput), async (c) => {
  const { door, secret, role } = roomOf(c);
  return respond(await door.reply('answer', secret, c.req.valid('json'), role));
});

link.post('/undo', checkBody(UndoInput), async (c) => {
  const { door, secret, role } = roomOf(c);
  return respond(await door.reply('undo', secret, c.req.valid('json'), role));
});

link.post('/forecast', checkBody(ForecastInput), async (c) => {
  const { door, secret, role } = roomOf(c);
  return respond(await door.reply('forecast', secret, c.req.valid('json'), role));
});

link.post('/orders', checkBody(OrdersInput), async (c) => {
  const { door, secret, role } = roomOf(c);
  return respond(await door.reply('orders', secret, c.req.valid('json'), role));
});

link.post('/talk', checkBody(TalkInput), async (c) => {
  const { door, secret, role } = roomOf(c);
  return respond(await door.reply('talk', secret, c.req.valid('json'), role));
});

link.post('/own', checkBody(OwnInput), async (c) => {
  const { door, secret, role } = roomOf(c);
  return respond(await door.reply('own', secret, c.req.valid('json'), role));
});

link.post('/sit', checkBody(SitInput), async (c) => {
  const { door, secret, role } = roomOf(c);
  return respond(await door.reply('sit', secret, c.req.valid('json'), role));
});

link.post('/add', checkBody(AddInput), async (c) => {
  const { door, secret, role } = roomOf(c);
  return respond(await door.reply('add', secret, c.req.valid('json'), role));
});

link.post('/name', checkBody(NameInput), async (c) => {
  const { door, secret, role } = roomOf(c);
  return respond(await door.reply('rename', secret, c.req.valid('json'), role));
});

link.post('/host', checkBody(HostInput), async (c) => {
  const { door, secret, role } = roomOf(c);
  return respond(await door.reply('host', secret, c.req.valid('json'), role, originOf(c), senderOf(c.req.raw.headers)));
});

link.post('/mail', checkBody(MailInput), async (c) => {
  const { door, secret, role } = roomOf(c);
  return respond(await door.reply('mail', secret, c.req.valid('json'), originOf(c), role, senderOf(c.req.raw.headers)));
});

/** One click in a mail program: RFC 8058. It sends no cookie, reads no answer and may come more than once. */
link.post('/unsubscribe', async (c) => {
  const form = await c.req.parseBody();
  if (form['List-Unsubscribe'] !== 'One-Click') return refuseWith('malformed');
  const { door, secret } = roomOf(c, 'mail');
  return respond(await door.reply('mail', secret, { act: 'when', when: 'none' }, originOf(c), 'mail'));
});

link.post('/push', checkBody(PushInput), async (c) => {
  const { door, secret, role } = roomOf(c);
  return respond(await door.reply('push', secret, c.req.valid('json'), role));
});

link.post('/remind', checkBody(RemindInput), async (c) => respond(await roomOf(c).door.reply('remind', c.req.valid('json'))));

link.get('/calendar.ics', async (c) => {
  const { door, secret, role } = roomOf(c);
  const { status, text } = await door.reply('calendar', secret, role);
  if (status !== 200) return respond({ status, text });
  const headers = {
    ...apiHeaders,
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'attachment; filename="parley.ics"',
  };
  return new Response((JSON.parse(text) as { file: string }).file, { headers });
});

link.post('/vote', checkBody(VoteInput), async (c) => {
  const { door, secret, role } = roomOf(c);
  return respond(await door.reply('vote', secret, c.req.valid('json'), role));
});

link.post('/seat', checkBody(SeatInput), async (c) => {
  const { door, secret, role } = roomOf(c);
  return respond(await door.reply('seat', secret, c.req.valid('json'), role, senderOf(c.req.raw.headers)));
});

link.post('/resume', checkBody(ResumeInput), async (c) => {
  const { door, secret, role } = roomOf(c);
  return respond(await door.reply('resume', secret, c.req.valid('json'), role));
});

api.route('/l/:role/:link', link);

// the page about the public API stands at /api itself
api.all('/:any{.+}', () => refuseWith('no_such_page'));

api.onError((error, c) => {
  if (error instanceof HTTPException && error.status === 400) return refuseWith('malformed');
  // the door alone: a path holds a link
  console.error('api', c.req.method, routePath(c), error);
  return refuseWith('internal');
});
