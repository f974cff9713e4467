import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type Schema, Validator } from '@cfworker/json-schema';
import type { APIRequestContext } from '@playwright/test';
import { test } from '../blog.ts';
import { expect } from '../people.ts';
import { pageOf, playUntil, post, setTable, start, type Table } from '../tables.ts';

/** What other sites make of a link, and what they may frame. */

const origin = (): string => process.env['PARLEY_URL']!;
const keyOf = (path: string): string => path.split('/')[2]!;

/** A table of two in which the first seat is asked. */
async function begun(): Promise<Table> {
  const table = await setTable(['Anna', 'Ben'], { planning: 'open', start_seat: '0' }, { title: 'Friday' });
  await start(table);
  return table;
}

/** A moment of a game that was ended early. */
async function puzzleOf(table: Table): Promise<string> {
  await playUntil(table, ({ log }) => (log.at(-1)?.seq ?? 0) > 12);
  await post(`/l${table.seats[0]!}/vote`, { act: 'propose', motion: { kind: 'cancel' } });
  const [vote] = (await pageOf(table.seats[1]!)).view.votes;
  await post(`/l${table.seats[1]!}/vote`, { act: 'cast', vote: vote!.id, yes: true });
  const list = (await (await fetch(`${origin()}/api/l${table.watch}/puzzles`)).json()) as { moments: { link: string }[] };
  return list.moments[0]!.link;
}

test('nothing but what stands under /embed may be framed, on any route', async ({ request }) => {
  const table = await begun();
  const puzzle = await puzzleOf(table);
  const links: Record<string, string> = { h: table.host, p: table.seats[0]!, j: table.invite, m: table.seats[0]! };
  const values: Record<string, string> = {
    puzzle,
    room: keyOf(table.watch).split('.')[0]!,
    game: 'cosmic',
    alien: 'amoeba',
    number: '1',
    language: 'en',
    role: 'w',
  };
  const pages = globSync('**/+{page.svelte,server.ts}', { cwd: join(import.meta.dirname, '../../../web/src/routes') }).map((file) => {
    const [first = '', ...rest] = file.split('/').slice(0, -1);
    const valueOf = (name: string): string => (name === 'link' ? keyOf(links[first] ?? table.watch) : values[name]!);
    return `/${[first, ...rest].map((part) => part.replace(/\[(\w+)(?:=\w+)?\]/, (_, name: string) => valueOf(name))).join('/')}`;
  });
  expect(pages.length).toBeGreaterThan(30);
  const others = ['/nothing', '/embed', '/embed.js', '/embed-frame.js', '/robots.txt', '/icon.svg', `/picture${table.watch}.png`];
  const ofPrograms = ['', '/moments/3', '/nothing'].map((rest) => `/v1/tables/${keyOf(table.watch)}${rest}`);
  const ofPages = [table.host, table.watch, table.invite, ...table.seats].map((path) => `/api/l${path}`);
  for (const path of [...pages, ...others, ...ofPrograms, '/v1/openapi.json', ...ofPages, `/api/puzzle/${puzzle}`, '/api/nothing']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    const isFrame = path.startsWith('/embed/');
    // letters that developers look at are framed by the page that lists them
    const nobody = path.startsWith('/dev/outbox/') ? /frame-ancestors '(none|self)'/ : /frame-ancestors 'none'/;
    expect(headers['content-security-policy'], path).toMatch(isFrame ? /frame-ancestors \*/ : nobody);
    if (isFrame || !path.startsWith('/dev/outbox/')) expect(headers['x-frame-options'], path).toBe(isFrame ? undefined : 'DENY');
  }
});

/** What https://oembed.com asks of an answer of the type `rich`; a picture comes with its size. */
const oembed: Schema = {
  type: 'object',
  required: ['type', 'version', 'html', 'width', 'height'],
  properties: {
    type: { const: 'rich' },
    version: { const: '1.0' },
    title: { type: 'string' },
    author_name: { type: 'string' },
    author_url: { type: 'string', format: 'uri' },
    provider_name: { type: 'string' },
    provider_url: { type: 'string', format: 'uri' },
    cache_age: { type: 'integer', minimum: 0 },
    thumbnail_url: { type: 'string', format: 'uri' },
    thumbnail_width: { type: 'integer', minimum: 1 },
    thumbnail_height: { type: 'integer', minimum: 1 },
    html: { type: 'string', pattern: '^<iframe [^<>]*></iframe>$' },
    width: { type: 'integer', minimum: 1 },
    height: { type: 'integer', minimum: 1 },
  },
  dependentRequired: {
    thumbnail_url: ['thumbnail_width', 'thumbnail_height'],
    thumbnail_width: ['thumbnail_url', 'thumbnail_height'],
    thumbnail_height: ['thumbnail_url', 'thumbnail_width'],
  },
  additionalProperties: false,
};

/** As WordPress does: looks into the head of a page for where to ask, and asks. */
async function discover(request: APIRequestContext, path: string, size = ''): Promise<Record<string, string | number>> {
  const html = await (await request.get(path, { headers: { 'accept-language': 'en' } })).text();
  const [, href] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(html.slice(0, html.indexOf('</head>')))!;
  const response = await request.get(`${href!.replaceAll('&amp;', '&')}&format=json${size}`);
  expect(response.headers()['content-type']).toContain('application/json');
  return (await response.json()) as Record<string, string | number>;
}

test('a table and a puzzle are told as oEmbed has it, no larger than asked for', async ({ request }) => {
  const table = await begun();
  const validator = new Validator(oembed, '2020-12', false);
  const check = async (path: string): Promise<void> => {
    const sizes = {
      '&maxwidth=400&maxheight=300': [400, 300],
      '&maxwidth=200&maxheight=100': [200, 100],
      '': null,
      '&maxwidth=x&maxheight=-1': null,
    };
    for (const [size, most] of Object.entries(sizes)) {
      const said = await discover(request, path, size);
      expect(validator.validate(said).errors, path + size).toEqual([]);
      const picture = await request.get(String(said['thumbnail_url']));
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
      if (most) expect([said['width'], said['height']]).toEqual(most);
      if (most) expect(said['html']).toContain(`width="${most[0]}" height="${most[1]}"`);
    }
  };
  await check(table.watch);
  const puzzle = `/puzzle/${await puzzleOf(table)}`;
  await check(puzzle);
  // a link that was pasted with a slash at its end is the same link
  for (const path of [table.watch, puzzle]) {
    const ask = async (url: string) => (await request.get(`/oembed?url=${encodeURIComponent(origin() + url)}`)).json() as Promise<unknown>;
    expect(await ask(`${path}/`)).toEqual(await ask(path));
  }
});

/** What WordPress makes of an answer of a site that it does not know, and how it hears from the frame. */
const inWordPress = (html: string): string =>
  html
    .replace('<iframe ', '<iframe sandbox="allow-scripts" security="restricted" data-secret="aB3dE6gH9j" class="wp-embedded-content" ')
    .replace(/src="([^"]+)"/, 'src="$1#?secret=aB3dE6gH9j"') +
  `<script>
    addEventListener('message', ({ source, data }) => {
      const frame = document.querySelector('iframe');
      if (source !== frame.contentWindow || data.secret !== frame.dataset.secret || !data.message || !data.value) return;
      if (data.message === 'height') frame.height = data.value;
      if (data.message === 'link' && new URL(data.value).host === new URL(frame.src).host) document.title = 'to ' + data.value;
    });
  </script>`;

test('a table that WordPress has found moves, finds its height and leads out', async ({ someone, links, blog, request }) => {
  const table = await begun();
  links.push(table.watch);
  const said = await discover(request, table.watch, '&maxwidth=600');
  const reader = await someone();
  await reader.goto(await blog(inWordPress(String(said['html']))));
  const frame = reader.frameLocator('iframe');
  await expect(frame.getByText('live', { exact: true })).toBeVisible();
  await expect(reader.locator('iframe')).not.toHaveAttribute('height', '400');
  // its styles have come
  await expect(frame.locator('#embed')).toHaveCSS('display', 'grid');
  const [decision] = (await pageOf(table.seats[0]!)).view.play!.decisions;
  await post(`/l${table.seats[0]!}/answer`, { decision: decision!.id, picks: decision!.fallback });
  await expect(frame.locator('.pile li')).toHaveCount(1);
  await frame.getByRole('link', { name: 'Whole table' }).click();
  await expect(reader).toHaveTitle(`to ${origin()}${table.watch}`);

  const puzzle = await puzzleOf(table);
  const asked = await discover(request, `/puzzle/${puzzle}`);
  await reader.goto(await blog(inWordPress(String(asked['html']))));
  await frame.getByRole('button', { name: 'Give up' }).click();
  await expect(reader).toHaveTitle(`to ${origin()}/puzzle/${puzzle}`);
});
