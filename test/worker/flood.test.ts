import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Env } from '../../worker/env.ts';
import { floodGate } from '../../worker/flood.ts';
import { pass } from './table.ts';

it('is counted by the worker itself where there is no counter but its own', async () => {
  const app = new Hono<{ Bindings: Env }>();
  app.use(floodGate);
  app.all('*', (c) => c.text('in'));
  const send = async (method: string, address: string) =>
    (await app.request('/', { method, headers: { 'cf-connecting-ip': address } }, { FLOOD_LIMIT: '3' } as unknown as Env)).status;
  pass(10_000);
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push(await send('POST', '10.1.1.1'));
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(await send('GET', '10.1.1.1')).toBe(200);
  expect(await send('POST', '10.1.1.2')).toBe(200);
  pass(10_000);
  expect(await send('POST', '10.1.1.1')).toBe(200);
});
