import { env } from 'cloudflare:workers';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { BODY_LIMIT, FILE_LIMIT } from '../shared/protocol.ts';
import pages from '../web/.svelte-kit/cloudflare/_worker.js';
import type { Env } from './env.ts';
import { api } from './http/api.ts';
import { floodGate, trueAddress } from './http/flood.ts';
import { pageHeaders, secureTransport } from './http/headers.ts';
import { picture } from './http/picture.ts';
import { refuse } from './http/refusals.ts';
import { respond, toReply } from './http/reply.ts';
import { securityText } from './http/security-text.ts';
import { sharedFrame } from './http/shared-frame.ts';
import { v1 } from './http/v1/api.ts';
import { anyOrigin } from './http/v1/headers.ts';
import { demandSettings } from './settings.ts';

// what a laptop has kept lies under this name
export { UnsentMails as Outbox } from './notify/senders/outbox.ts';
export { Quota } from './quota.ts';
export { Readers } from './readers/readers.ts';
export { GameRoom } from './room/room.ts';

demandSettings(env as Partial<Env>);

const app = new Hono<{ Bindings: Env }>();

/** The public API, for our own pages: they are not counted, and ask nobody outside. */
const open = new Hono<{ Bindings: Env }>().route('/v1', v1);

function draw({ env: bindings, executionCtx }: Context<{ Bindings: Env }>, request: Request): Promise<Response> {
  const API = { fetch: async (path: string) => open.request(new URL(path, request.url).href, {}, bindings, executionCtx) };
  return pages.fetch(request, { ...bindings, API }, executionCtx);
}

app.use(secureTransport);
app.use(trueAddress);
app.use('/v1/*', anyOrigin);
app.use(floodGate);
app.route('/v1', v1);
const onError = () => respond(toReply(refuse('too_large')));
const small = bodyLimit({ maxSize: BODY_LIMIT, onError });
const large = bodyLimit({ maxSize: FILE_LIMIT, onError });
/** A file in a form comes with a little around it. */
const form = bodyLimit({ maxSize: FILE_LIMIT + BODY_LIMIT, onError });
app.use((c, next) => {
  if (c.req.path === '/api/games/import') return large(c, next);
  return c.req.path === '/' && c.req.query('/import') !== undefined ? form(c, next) : small(c, next);
});
// where the page about the public API leads its script
app.get('/api/:file{__route\\.js|__data\\.json}', pageHeaders, (c) => draw(c, c.req.raw));
app.route('/api', api);
// a table is a page by itself: the script that leads from page to page is told to leave that to the browser
app.get('/:at{[pw]}/:link/__route.js', (c) => c.body('', 200, { 'Content-Type': 'text/javascript' }));
app.get('/picture/:role/:file{.+\\.png}', (c) => picture(c, (request) => draw(c, request)));
app.use(pageHeaders);
app.get('/.well-known/security.txt', (c, next) => {
  const text = securityText(c.env.ORIGIN ?? new URL(c.req.url).origin, c.env, Date.now());
  return text === null ? next() : c.text(text, 200, { 'Content-Type': 'text/plain; charset=utf-8' });
});
app.get('/embed/:kind{readers}/:link', (c) => sharedFrame(c, (request) => draw(c, request)));
app.get('/embed/:link', (c) => sharedFrame(c, (request) => draw(c, request)));
app.all('*', (c) => draw(c, c.req.raw));

app.onError((error, c) => {
  console.error('pages', c.req.method, error);
  return respond(toReply(refuse('internal')));
});

export default app;
