import { writeFileSync } from 'node:fs';
import { test } from '../blog.ts';
import { expect, type Page } from '../people.ts';
import { pageOf, playUntil, post, setTable, start } from '../tables.ts';

/** What messengers and other sites are told and shown of a link. */

const origin = (): string => process.env['PARLEY_URL']!;
const headOf = (html: string): string => html.slice(0, html.indexOf('</head>'));
const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(headOf(html))?.[1];

test('a site that is given the link of a table finds how to embed it', async ({ request }) => {
  const table = await setTable(['Anna'], {}, { game: 'cosmic', seats: 5, title: 'Friday' });
  await start(table, true);
  // as WordPress does: look into the page for where to ask, ask, put what comes into the page
  const html = await (await request.get(table.watch, { headers: { 'accept-language': 'en' } })).text();
  const [, href] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(headOf(html))!;
  const response = await request.get(`${href!.replaceAll('&amp;', '&')}&maxwidth=500&maxheight=300&format=json`);
  expect(response.headers()['content-type']).toContain('application/json');
  const said = (await response.json()) as Record<string, string | number>;
  const whole = { cache_age: 3600, thumbnail_width: 1200, thumbnail_height: 630, version: '1.0', type: 'rich', provider_name: 'Parley' };
  expect(said).toMatchObject({ ...whole, provider_url: origin(), title: 'Friday', width: 500, height: 300 });
  expect(said['html']).toBe(
    `<iframe src="${origin()}${table.watch.replace('/w/', '/embed/')}" width="500" height="300" title="The table “Friday” as onlookers see it" loading="lazy" style="border:0"></iframe>`,
  );
  expect(said['thumbnail_url']).toBe(`${origin()}/picture${table.watch}.png`);

  const ask = (query: string) => request.get(`/oembed?${query}`);
  const url = encodeURIComponent(origin() + table.watch);
  expect((await ask(`url=${url}&format=yaml`)).status()).toBe(501);
  expect(((await (await ask(`url=${url}`)).json()) as { width: number }).width).toBe(640);
  for (const bad of [
    '',
    'x',
    origin(),
    `${origin()}${table.seats[0]!}`,
    `https://elsewhere.test${table.watch}`,
    `${origin()}/w/abcdefghijkl.AAAAAAAAAAAAAAAAAAAAAA`,
  ]) {
    expect((await ask(`url=${encodeURIComponent(bad)}`)).status(), bad).toBe(404);
  }
});

test('a site that reads XML finds the same in XML', async ({ request, someone }) => {
  const table = await setTable(['Anna', 'Ben'], {}, { title: 'Office & "lunch" <b>\u{1F680}' });
  const html = await (await request.get(table.watch)).text();
  const [, href] = /<link rel="alternate" type="text\/xml\+oembed" href="([^"]+)"/.exec(headOf(html))!;
  const address = `${href!.replaceAll('&amp;', '&')}&maxwidth=500`;
  const response = await request.get(address);
  expect(response.headers()['content-type']).toBe('text/xml; charset=utf-8');
  const reader = await someone();
  await reader.goto('/how');
  const read = await reader.evaluate(
    (text) => {
      const { documentElement: root } = new DOMParser().parseFromString(text, 'text/xml');
      return { name: root.nodeName, fields: Object.fromEntries([...root.children].map((one) => [one.nodeName, one.textContent])) };
    },
    await response.text(),
  );
  expect(read.name).toBe('oembed');
  const said = (await (await request.get(address.replace('format=xml', 'format=json'))).json()) as Record<string, string | number>;
  expect(read.fields).toEqual(Object.fromEntries(Object.entries(said).map(([name, value]) => [name, String(value)])));
  expect(said['title']).toBe('Office & "lunch" <b>\u{1F680}');
});

test('the picture of a table that no other site may show has no position in it', async ({ request }) => {
  const table = await setTable(['Anna', 'Ben'], { planning: 'open', start_seat: '0' });
  await start(table);
  const [shown, invited] = [`/picture${table.watch}.svg`, `/picture${table.invite}.svg`];
  const draw = async (path: string) => (await request.get(path, { headers: { 'accept-language': 'en' } })).text();
  const move = async () => {
    const [decision] = (await pageOf(table.seats[0]!)).view.play!.decisions;
    await post(`/l${table.seats[0]!}/answer`, { decision: decision!.id, picks: decision!.fallback });
  };
  const [open, invitation] = [await draw(shown), await draw(invited)];
  await post(`/l${table.host}/host`, { act: 'readers', allowed: false });
  const shut = await draw(shown);
  expect(shut).not.toBe(open);
  await move();
  expect(await draw(shown)).toBe(shut);
  expect(await draw(invited)).toBe(invitation);
  expect((await request.get(shown.replace('.svg', '.png'))).status()).toBe(200);
  expect((await request.get(`${shown.replace('.svg', '.png')}?at=3`)).status()).toBe(403);
  await post(`/l${table.host}/host`, { act: 'readers', allowed: true });
  expect([open, shut]).not.toContain(await draw(shown));
});

test('a messenger shows a table and an invitation, and of a private link nothing', async ({ request }) => {
  const table = await setTable(['Anna', 'Ben <b>'], {}, { title: 'Office & "lunch"' });
  await start(table);
  const watch = await (await request.get(table.watch)).text();
  expect(metaOf(watch, 'og:title')).toBe('Office &amp; &quot;lunch&quot;');
  expect(metaOf(watch, 'og:description')).toContain('Alpha Centauri, as onlookers see it.');
  expect(metaOf(watch, 'og:image')).toBe(`${origin()}/picture${table.watch}.png`);
  expect(metaOf(watch, 'twitter:card')).toBe('summary_large_image');
  const invite = await (await request.get(table.invite)).text();
  expect(metaOf(invite, 'og:description')).toContain('You are invited to a game of Alpha Centauri');
  expect(metaOf(invite, 'og:image')).toBe(`${origin()}/picture${table.invite}.png`);
  for (const path of [table.host, ...table.seats, `${table.seats[0]!}/settings`]) {
    const html = await (await request.get(path)).text();
    expect(metaOf(html, 'og:title')).toBe('A private link to a table on Parley');
    expect(metaOf(html, 'og:image')).toBeUndefined();
    for (const name of ['og:title', 'og:description', 'description']) expect(metaOf(html, name)).not.toMatch(/Office|Anna|Ben|Centauri/);
  }
  for (const path of [...table.seats, table.host]) {
    expect((await request.get(`/picture/w/${path.split('/')[2]!}.png`)).status()).toBe(404);
    expect((await request.get(`/picture${path}.png`)).status()).toBe(404);
  }
});

test('a messenger shows how a game has ended', async ({ request }) => {
  const table = await setTable(['Anna', 'Ben'], {}, { title: 'Office lunch' });
  await start(table);
  await playUntil(table, ({ view }) => view.stage === 'over');
  const { view } = await pageOf(table.watch);
  const winners = view.play!.result!.winners.map((seat) => ['Anna', 'Ben'][seat]!);
  const html = await (await request.get(table.watch)).text();
  expect(metaOf(html, 'og:description')).toContain('Alpha Centauri. The game is finished.');
  for (const winner of winners) expect(metaOf(html, 'og:description')).toContain(winner);
  expect(metaOf(html, 'og:image')).toBe(`${origin()}/picture${table.watch}.png`);
  expect((await request.get(`/picture${table.watch}.png`)).status()).toBe(200);
});

/** How many pixels of a part of two pictures are not alike. */
async function differing(
  page: Page,
  one: Buffer,
  other: Buffer,
  part: { x: number; y: number; width: number; height: number },
): Promise<number> {
  const pictures = [one, other].map((png) => `data:image/png;base64,${png.toString('base64')}`);
  return page.evaluate(
    async ([pictures, { x, y, width, height }]) => {
      const [a, b] = await Promise.all(
        pictures.map(async (source) => {
          const image = Object.assign(new Image(), { src: source });
          await image.decode();
          const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
          canvas.drawImage(image, -x, -y);
          return new Uint32Array(canvas.getImageData(0, 0, width, height).data.buffer);
        }),
      );
      return a!.reduce((count, pixel, at) => count + Number(pixel !== b![at]), 0);
    },
    [pictures, part] as const,
  );
}

for (const [game, seats] of [
  ['centauri', 4],
  ['comet', 4],
  ['cosmic', 5],
] as const) {
  test(`the picture of ${game} shows the position, and may stand in any page`, async ({ request, someone }) => {
    const table = await setTable(['Anna'], {}, { game, seats, title: 'Friday' });
    const path = `/picture${table.watch}.png`;
    const lobby = await request.get(path);
    expect(lobby.status()).toBe(200);
    expect((await request.get(path, { headers: { 'if-none-match': lobby.headers()['etag']! } })).status()).toBe(304);
    expect((await (await request.get(path)).body()).equals(await lobby.body())).toBe(true);
    await start(table, true);
    const playing = await request.get(path);
    expect(playing.headers()['etag']).not.toBe(lobby.headers()['etag']);
    expect(playing.headers()).toMatchObject({ 'content-type': 'image/png', 'x-frame-options': 'DENY' });
    const png = await playing.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    if (process.env['LOOK']) writeFileSync(`${process.env['LOOK']}/picture-${game}.png`, png);
    const reader = await someone();
    await reader.setContent(`<img src="${origin()}${path}" alt="the table">`);
    await expect.poll(() => reader.getByAltText('the table').evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1200);
    // what is seen there: another board than before the start, and the name of the table in letters
    const board = { x: 0, y: 0, width: 1200, height: 534 };
    const words = { x: 110, y: 534, width: 1090, height: 96 };
    expect(await differing(reader, png, await lobby.body(), board)).toBeGreaterThan(60_000);
    const other = await setTable(['Anna'], {}, { game, seats, title: 'Monday' });
    const monday = await (await request.get(`/picture${other.watch}.png`)).body();
    expect(await differing(reader, monday, await lobby.body(), words)).toBeGreaterThan(300);
    expect(await differing(reader, monday, await lobby.body(), board)).toBe(0);
    const drawing = await (await request.get(path.replace('.png', '.svg'))).text();
    expect(drawing).not.toContain(table.watch.split('.')[1]!);
  });
}
