import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Env } from '../../../worker/env.ts';
import { floodGate, trueAddress } from '../../../worker/http/flood.ts';
import { pass } from '../table.ts';

/** Asks a gate under these settings, from an address as these headers have it. */
function gate(settings: Partial<Env>) {
  const app = new Hono<{ Bindings: Env }>();
  app.use(trueAddress);
  app.use(floodGate);
  app.all('*', (c) => c.text('in'));
  return async (method: string, headers: Record<string, string>) => (await app.request('/', { method, headers }, settings as Env)).status;
}

it('is counted by the worker itself where there is no counter but its own', async () => {
  const send = gate({ FLOOD_LIMIT: '3', ADDRESS_HEADER: 'x-real-ip' });
  pass(10_000);
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push(await send('POST', { 'x-real-ip': '10.1.1.1' }));
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(await send('GET', { 'x-real-ip': '10.1.1.1' })).toBe(200);
  expect(await send('POST', { 'x-real-ip': '10.1.1.2' })).toBe(200);
  pass(10_000);
  expect(await send('POST', { 'x-real-ip': '10.1.1.1' })).toBe(200);
});

it('is not evaded by an address that anyone can write into a header', async () => {
  const send = gate({ FLOOD_LIMIT: '3' });
  pass(20_000);
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push(await send('POST', { 'cf-connecting-ip': `10.1.1.${i}`, 'x-real-ip': `10.1.1.${i}` }));
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

it('is not evaded by what is sent along in the header that a proxy adds to', async () => {
  const send = gate({ FLOOD_LIMIT: '3', ADDRESS_HEADER: 'x-forwarded-for' });
  pass(20_000);
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push(await send('POST', { 'x-forwarded-for': `10.1.1.${i}, 10.9.9.9` }));
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

it('is counted by the address that Cloudflare names, where Cloudflare counts', async () => {
  const keys: string[] = [];
  const send = gate({ FLOOD: { limit: async ({ key }: { key: string }) => ({ success: keys.push(key) < 9 }) } as Env['FLOOD'] & object });
  await send('POST', { 'cf-connecting-ip': '10.1.1.7' });
  expect(keys).toEqual(['10.1.1.7']);
});

describe('reading', () => {
  const app = new Hono<{ Bindings: Env }>();
  app.use(floodGate);
  app.all('*', (c) => c.text('in'));
  const ask = (path: string, address: string) => app.request(path, { headers: { 'cf-connecting-ip': address } }, {} as Env);
  const link = 'abcdefghijkl.AAAAAAAAAAAAAAAAAAAAAA';
  const refusals = async (path: string, times: number, address: string) => {
    let count = 0;
    for (let i = 0; i < times; i++) if ((await ask(path, address)).status === 429) count++;
    return count;
  };

  it.each(['at/7', 'replay', 'replay?at=7', 'log', 'log?before=9', 'talk', 'export', 'calendar.ics', 'live'])(
    'what takes a room some work (%s) is limited by address',
    async (what) => {
      const address = `10.2.${what.length}.${what.charCodeAt(0)}`;
      pass(10_000);
      expect(await refusals(`/api/l/w/${link}/${what}`, 70, address)).toBe(10);
      const refused = await ask(`/api/l/w/${link}/${what}`, address);
      expect(refused.headers.get('retry-after')).toBe('10');
      // the page itself can still be had
      expect((await ask(`/w/${link}`, address)).status).toBe(200);
      expect((await ask(`/api/l/w/${link}/${what}`, '10.2.0.1')).status).toBe(200);
      pass(10_000);
      expect((await ask(`/api/l/w/${link}/${what}`, address)).status).toBe(200);
    },
  );

  it.each([
    `/w/${link}/replay`,
    `/p/${link}/replay?at=7`,
    `/embed/${link}?at=7`,
    `/embed/${link}?theme=dark&at=7`,
    `/embed/${link}/__data.json?at=7`,
    `/oembed?url=x`,
  ])('what is drawn from it (%s) is limited as well, and a frame that is not is as any page', async (path) => {
    const address = `10.5.${path.length}.${path.charCodeAt(1)}`;
    pass(10_000);
    expect(await refusals(path, 70, address)).toBe(10);
    expect((await ask(`/embed/${link}`, address)).status).toBe(200);
    expect((await ask(`/embed/${link}?theme=dark`, address)).status).toBe(200);
  });

  it('the public API is limited by address, and says so as a problem', async () => {
    pass(10_000);
    expect(await refusals(`/v1/tables/${link}`, 650, '10.4.0.1')).toBe(50);
    expect(await refusals(`/v1/tables/${link}/events`, 70, '10.4.0.2')).toBe(10);
    expect(await refusals(`/v1/tables/${link}/moments/7`, 70, '10.4.0.3')).toBe(10);
    expect(await refusals(`/v1/tables/${link}/course`, 70, '10.4.0.4')).toBe(10);
    const refused = await ask(`/v1/tables/${link}/events`, '10.4.0.2');
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(await refused.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
  });

  it('a frame or a page is told so in the words of whoever reads it, and looks again by itself', async () => {
    pass(10_000);
    const language = { 'accept-language': 'uk', accept: 'text/html,*/*;q=0.8' };
    const open = (path: string) => app.request(path, { headers: { 'cf-connecting-ip': '10.6.0.1', ...language } }, {} as Env);
    expect(await refusals(`/embed/${link}?at=7`, 61, '10.6.0.1')).toBe(1);
    const own = await open(`/embed/${link}?at=7`);
    expect(own.status).toBe(429);
    expect(own.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(own.headers.get('retry-after')).toBe('10');
    expect(own.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(own.headers.get('x-frame-options')).toBeNull();
    const said = await own.text();
    expect(said).toContain('Забагато запитів. Зачекайте кілька секунд і спробуйте знову.');
    expect(said).toContain('<html lang="uk"');
    expect(said).toContain('http-equiv="refresh"');
    // whoever made the frame chooses its language and its theme
    const framed = await (await open(`/embed/puzzle/x?lang=ru&theme=dark`)).text();
    expect(framed).toContain('Слишком много запросов.');
    expect(framed).toContain('color-scheme: dark');
    // a page of ours may stand in no frame, and goes by what its reader has chosen
    const puzzle = await app.request(
      '/puzzle/x',
      { headers: { 'cf-connecting-ip': '10.6.0.1', ...language, cookie: 'language=en' } },
      {} as Env,
    );
    expect(puzzle.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(puzzle.headers.get('x-frame-options')).toBe('DENY');
    expect(await puzzle.text()).toContain('Too many requests.');
    // what was sent is not sent again by itself
    const solve = await app.request('/embed/puzzle/x', { method: 'POST', headers: { 'cf-connecting-ip': '10.6.0.2', ...language } }, {
      FLOOD_LIMIT: '0',
    } as Env);
    expect(await solve.text()).not.toContain('refresh');
    // programs and scripts are told as ever
    expect((await ask(`/embed/${link}?at=7`, '10.6.0.1')).headers.get('content-type')).toBe('application/json');
  });

  it('pages is limited far higher, and files not at all', async () => {
    pass(10_000);
    expect(await refusals(`/p/${link}`, 650, '10.3.0.1')).toBe(50);
    expect(await refusals('/_app/immutable/x.js', 700, '10.3.0.2')).toBe(0);
  });
});
