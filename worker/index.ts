import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { BODY_LIMIT, FILE_LIMIT } from '../shared/protocol.ts';
import pages from '../web/.svelte-kit/cloudflare/_worker.js';
import { api } from './api.ts';
import { refused } from './refused.ts';
import { reply, spelled } from './spelled.ts';
import type { Env } from './env.ts';
import { floodGate } from './flood.ts';
import { pageHeaders } from './headers.ts';

export { Outbox } from './outbox.ts';
export { GameRoom } from './room.ts';

const app = new Hono<{ Bindings: Env }>();

app.use(floodGate);
const onError = () => reply(spelled(refused('too_large')));
const small = bodyLimit({ maxSize: BODY_LIMIT, onError });
const large = bodyLimit({ maxSize: FILE_LIMIT, onError });
/** A file in a form comes with a little around it. */
const form = bodyLimit({ maxSize: FILE_LIMIT + BODY_LIMIT, onError });
app.use((c, next) => {
  if (c.req.path === '/api/games/import') return large(c, next);
  return c.req.path === '/' && c.req.query('/import') !== undefined ? form(c, next) : small(c, next);
});
app.route('/api', api);
app.use(pageHeaders);
app.all('*', (c) => pages.fetch(c.req.raw, c.env, c.executionCtx));

app.onError((error, c) => {
  console.error('pages', c.req.method, error);
  return reply(spelled(refused('internal')));
});

export default app;
