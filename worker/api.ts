import { sValidator } from '@hono/standard-validator';
import { Hono, type Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import {
  AnswerInput,
  askedLink,
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
  roles,
  SeatInput,
  SitInput,
  TalkInput,
  UndoInput,
  VoteInput,
  type Role,
} from '../shared/protocol.ts';
import type { Env } from './env.ts';
import { apiHeaders } from './headers.ts';
import { freshRoom } from './links.ts';
import { refused } from './refused.ts';
import { reply, spelled } from './spelled.ts';

type Served = { Bindings: Env };

const refuse = (reason: string): Response => reply(spelled(refused(reason)));

const checked = <T extends Parameters<typeof sValidator>[1]>(schema: T) =>
  sValidator('json', schema, (result) => (result.success ? undefined : refuse('malformed')));

/** The room a link asks for. One that can be no link is looked up too, so that all are refused alike. */
function asked(c: Context<Served>) {
  const role: Role | undefined = roles.find((one) => pathOf[one] === c.req.param('role'));
  const { room, secret } = askedLink(role ? (c.req.param('link') ?? '') : '');
  return { door: c.env.ROOMS.getByName(room), secret, role };
}

/** Where this service was asked: what links in mails lead to, unless it has said where it is to be found. */
const originOf = (c: Context<Served>): string => c.env.ORIGIN ?? new URL(c.req.url).origin;

const MOMENT = /^\d{1,9}$/;

export const api = new Hono<Served>();

api.post('/games', checked(NewGame), async (c) => {
  const room = freshRoom();
  return reply(await c.env.ROOMS.getByName(room).spell('create', room, c.req.valid('json')));
});

api.post('/games/import', async (c) => {
  const room = freshRoom();
  return reply(await c.env.ROOMS.getByName(room).spell('imported', room, await c.req.text()));
});

const link = new Hono<Served>();

link.get('/', async (c) => {
  const { door, secret, role } = asked(c);
  return reply(await door.spell('page', secret, role ?? 'host'));
});

link.get('/log', async (c) => {
  const before = c.req.query('before') ?? '999999999';
  if (!MOMENT.test(before)) return refuse('malformed');
  const { door, secret, role } = asked(c);
  return reply(await door.spell('log', secret, Number(before), role));
});

link.get('/talk', async (c) => {
  const { before = String(Number.MAX_SAFE_INTEGER), with: other } = c.req.query();
  if (!/^\d{1,16}$/.test(before) || (other !== undefined && !/^\d$/.test(other))) return refuse('malformed');
  const { door, secret, role } = asked(c);
  return reply(await door.spell('said', secret, Number(before), other === undefined ? null : Number(other), role));
});

link.get('/export', async (c) => {
  const { door, secret, role } = asked(c);
  const file = await door.spell('exported', secret, role);
  return reply(file, file.status === 200 ? { 'Content-Disposition': 'attachment; filename="parley.json"' } : undefined);
});

link.get('/at/:seq', async (c) => {
  const seq = c.req.param('seq');
  if (!MOMENT.test(seq)) return refuse('malformed');
  const { door, secret, role } = asked(c);
  return reply(await door.spell('at', secret, Number(seq), role));
});

link.get('/live', async (c) => {
  if (c.req.header('upgrade') !== 'websocket') return refuse('malformed');
  const response = await asked(c).door.fetch(c.req.raw);
  return response.webSocket ? response : reply({ status: response.status, text: await response.text() });
});

link.post('/answer', checked(AnswerInput), async (c) => {
  const { door, secret, role } = asked(c);
  return reply(await door.spell('answer', secret, c.req.valid('json'), role));
});

link.post('/undo', checked(UndoInput), async (c) => {
  const { door, secret, role } = asked(c);
  return reply(await door.spell('undo', secret, c.req.valid('json'), role));
});

link.post('/forecast', checked(ForecastInput), async (c) => {
  const { door, secret, role } = asked(c);
  return reply(await door.spell('forecast', secret, c.req.valid('json'), role));
});

link.post('/orders', checked(OrdersInput), async (c) => {
  const { door, secret, role } = asked(c);
  return reply(await door.spell('orders', secret, c.req.valid('json'), role));
});

link.post('/talk', checked(TalkInput), async (c) => {
  const { door, secret, role } = asked(c);
  return reply(await door.spell('talk', secret, c.req.valid('json'), role));
});

link.post('/own', checked(OwnInput), async (c) => {
  const { door, secret, role } = asked(c);
  return reply(await door.spell('own', secret, c.req.valid('json'), role));
});

link.post('/sit', checked(SitInput), async (c) => {
  const { door, secret, role } = asked(c);
  return reply(await door.spell('sit', secret, c.req.valid('json'), role));
});

link.post('/name', checked(NameInput), async (c) => {
  const { door, secret, role } = asked(c);
  return reply(await door.spell('rename', secret, c.req.valid('json'), role));
});

link.post('/host', checked(HostInput), async (c) => {
  const { door, secret, role } = asked(c);
  return reply(await door.spell('host', secret, c.req.valid('json'), role, originOf(c)));
});

link.post('/mail', checked(MailInput), async (c) => {
  const { door, secret, role } = asked(c);
  return reply(await door.spell('mail', secret, c.req.valid('json'), originOf(c), role));
});

/** One click in a mail program: RFC 8058. It sends no cookie, reads no answer and may come more than once. */
link.post('/unsubscribe', async (c) => {
  const { door, secret } = asked(c);
  const form = await c.req.parseBody();
  if (form['List-Unsubscribe'] !== 'One-Click') return refuse('malformed');
  return reply(await door.spell('mail', secret, { act: 'when', when: 'none' }, originOf(c), 'mail'));
});

link.post('/push', checked(PushInput), async (c) => {
  const { door, secret, role } = asked(c);
  return reply(await door.spell('push', secret, c.req.valid('json'), role));
});

link.post('/remind', checked(RemindInput), async (c) => reply(await asked(c).door.spell('remind', c.req.valid('json'))));

link.get('/calendar.ics', async (c) => {
  const { door, secret, role } = asked(c);
  const { status, text } = await door.spell('calendar', secret, role);
  if (status !== 200) return reply({ status, text });
  const headers = {
    ...apiHeaders,
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'attachment; filename="parley.ics"',
  };
  return new Response((JSON.parse(text) as { file: string }).file, { headers });
});

link.post('/vote', checked(VoteInput), async (c) => {
  const { door, secret, role } = asked(c);
  return reply(await door.spell('vote', secret, c.req.valid('json'), role));
});

link.post('/seat', checked(SeatInput), async (c) => {
  const { door, secret, role } = asked(c);
  return reply(await door.spell('seat', secret, c.req.valid('json'), role));
});

link.post('/resume', checked(ResumeInput), async (c) => {
  const { door, secret } = asked(c);
  return reply(await door.spell('resume', secret, c.req.valid('json')));
});

api.route('/l/:role/:link', link);

api.all('*', () => refuse('no_such_page'));

api.onError((error, c) => {
  if (error instanceof HTTPException && error.status === 400) return refuse('malformed');
  console.error('api', c.req.method, c.req.path.replace(/\.[\w-]+/, ''), error);
  return refuse('internal');
});
