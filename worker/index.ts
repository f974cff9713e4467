import { Hono } from 'hono';
import pages from '../web/.svelte-kit/cloudflare/_worker.js';
import { api, floodGate } from './api.ts';
import type { Env } from './env.ts';
import { headers } from './headers.ts';

export { GameRoom } from './room.ts';

const app = new Hono<{ Bindings: Env }>();

app.use(headers);
app.use(floodGate);
app.route('/api', api);
app.all('/api/*', (c) => c.json({ reason: 'no_such_page' }, 404));
app.all('*', (c) => pages.fetch(c.req.raw, c.env, c.executionCtx));

export default app;
