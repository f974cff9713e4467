import { sValidator } from '@hono/standard-validator';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import {
  AnswerInput,
  askedLink,
  BODY_LIMIT,
  ForecastInput,
  HostInput,
  NameInput,
  NewGame,
  pathOf,
  roles,
  SitInput,
  UndoInput,
  type Outcome,
  type Role,
} from '../shared/protocol.ts';
import type { Env } from './env.ts';
import { freshRoom } from './links.ts';
import { refused } from './refused.ts';

type Served = { Bindings: Env };

/** Every answer is JSON; every refusal is `{ reason, view? }` with its status. */
function reply<T>(c: Context, outcome: Outcome<T>, status: ContentfulStatusCode = 200): Response {
  if (outcome.ok) return c.json(outcome.value, status);
  const { status: refusal, reason, view } = outcome;
  return c.json(view ? { reason, view } : { reason }, refusal as ContentfulStatusCode);
}

/** A flood from one address is turned away before it reaches a room. */
export const floodGate: MiddlewareHandler<Served> = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    const { success } = await c.env.FLOOD.limit({ key: c.req.header('cf-connecting-ip') ?? 'here' });
    if (!success) {
      c.header('Retry-After', '10');
      return reply(c, refused('too_many_requests'));
    }
  }
  return next();
};

const checked = <T extends Parameters<typeof sValidator>[1]>(schema: T) =>
  sValidator('json', schema, (result, c) => (result.success ? undefined : reply(c, refused('malformed'))));

/** The room a link asks for. One that can be no link is looked up too, so that all are refused alike. */
function asked(c: Context<Served>) {
  const role: Role | undefined = roles.find((one) => pathOf[one] === c.req.param('role'));
  const { room, secret } = askedLink(role ? (c.req.param('link') ?? '') : '');
  return { door: c.env.ROOMS.getByName(room), secret, role };
}

function whole(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

export const api = new Hono<Served>();

api.use(bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => reply(c, refused('too_large')) }));

api.post('/games', checked(NewGame), async (c) => {
  const room = freshRoom();
  return reply(c, await c.env.ROOMS.getByName(room).create(room, c.req.valid('json')), 201);
});

const link = new Hono<Served>();

link.get('/', async (c) => {
  const { door, secret, role } = asked(c);
  return reply(c, await door.page(secret, role ?? 'host'));
});

link.get('/log', async (c) => {
  const before = c.req.query('before') === undefined ? Number.MAX_SAFE_INTEGER : whole(c.req.query('before'));
  if (before === null) return reply(c, refused('malformed'));
  const { door, secret, role } = asked(c);
  return reply(c, await door.log(secret, before, role));
});

link.get('/at/:seq', async (c) => {
  const seq = whole(c.req.param('seq'));
  if (seq === null) return reply(c, refused('malformed'));
  const { door, secret, role } = asked(c);
  return reply(c, await door.at(secret, seq, role));
});

link.get('/live', (c) => {
  if (c.req.header('upgrade') !== 'websocket') return reply(c, refused('malformed'));
  return asked(c).door.fetch(c.req.raw);
});

link.post('/answer', checked(AnswerInput), async (c) => {
  const { door, secret, role } = asked(c);
  return reply(c, await door.answer(secret, c.req.valid('json'), role));
});

link.post('/undo', checked(UndoInput), async (c) => {
  const { door, secret, role } = asked(c);
  return reply(c, await door.undo(secret, c.req.valid('json'), role));
});

link.post('/forecast', checked(ForecastInput), async (c) => {
  const { door, secret, role } = asked(c);
  return reply(c, await door.forecast(secret, c.req.valid('json'), role));
});

link.post('/sit', checked(SitInput), async (c) => {
  const { door, secret, role } = asked(c);
  return reply(c, await door.sit(secret, c.req.valid('json'), role), 201);
});

link.post('/name', checked(NameInput), async (c) => {
  const { door, secret, role } = asked(c);
  return reply(c, await door.rename(secret, c.req.valid('json'), role));
});

link.post('/host', checked(HostInput), async (c) => {
  const { door, secret, role } = asked(c);
  return reply(c, await door.host(secret, c.req.valid('json'), role));
});

api.route('/l/:role/:link', link);

api.notFound((c) => reply(c, refused('no_such_page')));

api.onError((error, c) => {
  if (error instanceof HTTPException && error.status === 400) return reply(c, refused('malformed'));
  console.error('api', c.req.method, c.req.routePath, error);
  return reply(c, refused('internal'));
});
