import type { FrameLocator } from '@playwright/test';
import { scales, test } from '../blog.ts';
import { expect, type Page, widthOf } from '../people.ts';
import type { PublicCourse } from '../../../shared/protocol/public.ts';
import { expectAccessible } from '../accessible.ts';
import { pageOf, playUntil, playWell, post, setTable, start, type Table } from '../tables.ts';

const origin = (): string => process.env['PARLEY_URL']!;
const embedOf = ({ watch }: Table): string => `${origin()}${watch.replace('/w/', '/embed/')}`;
const frameOf = (src: string): string => `<iframe src="${src}" width="640" height="400" title="a table"></iframe>`;
const inFrame = (page: Page): FrameLocator => page.frameLocator('iframe');

async function bots(game: string, seats: number): Promise<Table> {
  const table = await setTable(['Anna'], {}, { game, seats, title: 'Friday' });
  await start(table, true);
  return table;
}

test('a table moves in a page of another origin', async ({ someone, links, blog }) => {
  const table = await setTable(['Anna', 'Ben'], { planning: 'open', start_seat: '0' });
  links.push(table.watch);
  await start(table);
  const reader = await someone();
  await reader.goto(await blog(frameOf(embedOf(table))));
  const frame = inFrame(reader);
  await expect(frame.getByText('live', { exact: true })).toBeVisible();
  await expect(frame.getByText('Round 1 of 8')).toBeVisible();
  const cards = frame.locator('.pile li');
  await expect(cards).toHaveCount(0);
  const { view } = await pageOf(table.seats[0]!);
  await post(`/l${table.seats[0]!}/answer`, { decision: view.play!.decisions[0]!.id, picks: view.play!.decisions[0]!.fallback });
  await expect(cards).toHaveCount(1);
  await expect(frame.getByRole('link', { name: 'Whole table' })).toHaveAttribute('href', table.watch);
  await expect(frame.getByRole('link', { name: 'Whole table' })).toHaveAttribute('target', '_blank');
});

test('a frame reads the public API, and nothing else of the service but its own drawing', async ({ someone, links, blog }) => {
  const table = await setTable(['Anna', 'Ben'], { planning: 'open', start_seat: '0' });
  links.push(table.watch);
  await start(table);
  const reader = await someone();
  const asked: string[] = [];
  reader.on('request', (one) => void (one.url().startsWith(origin()) && asked.push(new URL(one.url()).pathname)));
  reader.on('websocket', (one) => void asked.push(one.url()));
  await reader.goto(await blog(frameOf(embedOf(table))));
  await expect(inFrame(reader).getByText('live', { exact: true })).toBeVisible();
  for (const seat of table.seats) {
    const [decision] = (await pageOf(seat)).view.play!.decisions;
    await post(`/l${seat}/answer`, { decision: decision!.id, picks: decision!.fallback });
  }
  await expect(inFrame(reader).locator('.pile li')).toHaveCount(2);
  const [, , link] = table.watch.split('/');
  const kinds = new Set(asked.map((path) => path.replace(link!, '<link>').replace(/^\/(?:_app|fonts)\/.*/, '<style>')));
  expect([...kinds].sort()).toEqual(['/embed-frame.js', '/embed/<link>', '/v1/tables/<link>/events', '<style>']);
});

test('a frame goes by the theme and the language in its address', async ({ someone, links, blog }) => {
  const table = await bots('cosmic', 5);
  links.push(table.watch);
  const reader = await someone({ colorScheme: 'dark' });
  await reader.goto(await blog(frameOf(`${embedOf(table)}?theme=light&lang=uk`)));
  const frame = inFrame(reader);
  await expect(frame.locator('html')).toHaveAttribute('lang', 'uk');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(frame.getByRole('link', { name: 'Увесь стіл' })).toBeVisible();
  await expect(frame.locator('svg[role=img]')).toBeVisible();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`without a theme a plain frame is as ${scheme} as its reader likes it`, async ({ someone, links, blog }) => {
    const table = await bots('centauri', 2);
    links.push(table.watch);
    const reader = await someone({ colorScheme: scheme });
    await reader.goto(await blog(`<style>:root { color-scheme: light dark; }</style>${frameOf(embedOf(table))}`));
    const frame = inFrame(reader);
    await expect(frame.getByText('live', { exact: true })).toBeVisible();
    const ink = await frame.locator('body').evaluate((body) => getComputedStyle(body).color);
    const [red, green, blue] = ink.match(/\d+/g)!.map(Number);
    expect(red! + green! + blue! > 3 * 128 ? 'dark' : 'light', ink).toBe(scheme);
  });
}

for (const [scheme, readers] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  test(`a ${scheme} page has ${scheme} tables by the one line, also for a reader who likes it ${readers}`, async ({
    someone,
    links,
    blog,
  }) => {
    const table = await bots('centauri', 2);
    links.push(table.watch);
    const reader = await someone({ colorScheme: readers });
    const line = (more = '') => `<parley-table src="${embedOf(table)}${more}">Friday</parley-table>`;
    const script = `<script async src="${origin()}/embed.js"></script>`;
    const html = `<style>:root { color-scheme: ${scheme}; }</style>${line()}${line(`?theme=${readers}`)}${script}`;
    await reader.goto(await blog(html));
    const frames = reader.locator('parley-table');
    await expect(frames.nth(0).frameLocator('iframe').locator('html')).toHaveAttribute('data-theme', scheme);
    // what its address says goes first
    await expect(frames.nth(1).frameLocator('iframe').locator('html')).toHaveAttribute('data-theme', readers);
    // a page that says nothing, or that it can be both, leaves it to the reader
    for (const style of ['', '<style>:root { color-scheme: light dark; }</style>']) {
      await reader.goto(await blog(style + line() + script));
      await expect(frames.frameLocator('iframe').locator('html')).toHaveAttribute('data-theme', 'auto');
    }
  });
}

test('a still shows a past moment, and one leafs on from there', async ({ someone, links, blog }) => {
  const table = await setTable(['Anna', 'Ben'], { planning: 'open', start_seat: '0' });
  links.push(table.watch);
  await start(table);
  await playUntil(table, ({ log }) => (log.at(-1)?.seq ?? 0) >= 9);
  const deal = (await pageOf(table.watch)).log.find(({ by }) => by === 'deal')!.seq;
  const reader = await someone();
  await reader.goto(await blog(frameOf(`${embedOf(table)}?at=${deal}`)));
  const frame = inFrame(reader);
  await expect(frame.getByText('as it was')).toBeVisible();
  await expect(frame.locator('.pile li')).toHaveCount(0);
  await frame.getByRole('link', { name: 'One step on' }).click();
  await expect(frame.locator('.pile li')).toHaveCount(1);
});

test('a game that is over is played again in a page of another origin', async ({ someone, links, blog }) => {
  const table = await setTable(['Anna', 'Ben'], { planning: 'open', start_seat: '0' });
  links.push(table.watch);
  await start(table);
  await playUntil(table, ({ view }) => view.stage === 'over');
  const reader = await someone();
  await reader.goto(await blog(frameOf(embedOf(table))));
  const frame = inFrame(reader);
  await frame.getByRole('link', { name: 'See the game again from the deal' }).click();
  const [cards, seek] = [frame.locator('.pile li'), frame.getByRole('slider', { name: 'Step' })];
  await expect(frame.getByText('as it was')).toBeVisible();
  await expect(cards).toHaveCount(0);
  // nothing was before the deal
  await expect(frame.getByRole('link', { name: 'One step back' })).toHaveClass(/off/);
  await frame.getByRole('button', { name: 'Play the steps' }).click();
  await expect(cards).toHaveCount(2);
  await frame.getByRole('button', { name: 'Pause' }).click();
  const stopped = await seek.inputValue();
  await frame.getByRole('link', { name: 'One step on' }).click();
  await expect(seek).toHaveValue(String(Number(stopped) + 1));
  await expect(frame.getByRole('link', { name: 'One step on' })).toBeFocused();
  await seek.fill((await seek.getAttribute('max'))!);
  await expect(frame.getByRole('link', { name: 'One step on' })).toHaveClass(/off/);
  await expect(frame.getByText('Anna').first()).toBeVisible();
  // and without a script by its links
  const plain = await someone({ javaScriptEnabled: false });
  await plain.goto(await blog(frameOf(embedOf(table))));
  await inFrame(plain).getByRole('link', { name: 'See the game again from the deal' }).click();
  await inFrame(plain).getByRole('link', { name: 'One step on' }).click();
  await expect(inFrame(plain).locator('.pile li')).toHaveCount(1);
  await expect(inFrame(plain).getByRole('slider')).toHaveCount(0);
});

test('a frame says which step it shows and when it was, marks turning points and is led by the keyboard', async ({
  someone,
  links,
  blog,
}) => {
  const table = await setTable(['Anna', 'Ben'], { planning: 'open', start_seat: '0' });
  links.push(table.watch);
  await start(table);
  await playWell(table);
  const course = (await (await fetch(`${origin()}/v1/tables/${table.watch.split('/')[2]!}/course`)).json()) as PublicCourse;
  const { steps, turns } = course;
  const stepOf = (moment: number): number => steps.findIndex((one) => one.moment === moment) + 1;
  const reader = await someone({ timezoneId: 'Asia/Tokyo' });
  await reader.goto(await blog(frameOf(`${embedOf(table)}?at=${steps[0]!.moment}`)));
  const frame = inFrame(reader);
  const step = (n: number) => frame.getByText(`Step ${n} of ${steps.length}`);
  await expect(step(1)).toBeVisible();
  const shape = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Tokyo' } as const;
  await expect(frame.locator('time')).toHaveText(new Intl.DateTimeFormat('en-GB', shape).format(new Date(steps[0]!.at)));
  const marks = await frame.locator('[data-turn]').evaluateAll((found) => found.map((one) => Number((one as HTMLElement).dataset['turn'])));
  expect(marks).toEqual(turns.map(({ moment }) => moment));

  await frame.getByRole('link', { name: 'One step on' }).click();
  await expect(step(2)).toBeVisible();
  await reader.keyboard.press('ArrowRight');
  await expect(step(3)).toBeVisible();
  await reader.keyboard.press('ArrowLeft');
  await expect(step(2)).toBeVisible();
  const next = turns.find(({ moment }) => moment > steps[1]!.moment)!;
  await reader.keyboard.press('Shift+ArrowRight');
  await expect(step(stepOf(next.moment))).toBeVisible();
  await reader.keyboard.press('End');
  await expect(step(steps.length)).toBeVisible();
  await frame.getByRole('link', { name: 'Back to the turning point before' }).click();
  await expect(step(stepOf(turns.at(-2)!.moment))).toBeVisible();
  await reader.keyboard.press('Home');
  await expect(step(1)).toBeVisible();
  // what is said is said to those who are read to as well
  await reader.keyboard.press('ArrowRight');
  await expect(frame.locator('#told')).toContainText('Anna');

  await frame.getByText('4 ×', { exact: true }).click();
  await frame.getByRole('button', { name: 'Play the steps' }).click();
  await expect.poll(async () => Number(await frame.getByRole('slider').inputValue())).toBeGreaterThan(5);
  await frame.getByRole('button', { name: 'Pause' }).click();
  await expect(frame.getByRole('radio', { name: '4 ×' })).toBeChecked();
});

for (const [game, seats] of [
  ['centauri', 4],
  ['comet', 4],
  ['cosmic', 5],
] as const) {
  test(`a past moment of ${game} in a frame sends at most 60 kB, and fits from 320 pixels up`, async ({ someone, links, blog }) => {
    const table = await setTable(['Anna', 'Ben', 'Cleo', 'Dan', 'Eve'].slice(0, seats), {}, { game, title: 'Friday' });
    links.push(table.watch);
    await start(table);
    await playWell(table, 120);
    const { log } = await pageOf(table.watch);
    const src = `${embedOf(table)}?at=${log.at(-1)!.seq}`;
    const reader = await someone();
    const weigh = scales(reader);
    await reader.goto(await blog(frameOf(src)));
    await expect(inFrame(reader).getByRole('slider', { name: 'Step' })).toBeVisible();
    expect(await weigh()).toBeLessThanOrEqual(60 * 1024);
    for (const [width, lang, title] of [
      [320, 'ru', 'Шаг'],
      [390, 'uk', 'Крок'],
      [640, 'en', 'Step'],
      [820, 'ru', 'Шаг'],
    ] as const) {
      await reader.setViewportSize({ width, height: width < 500 ? 640 : 500 });
      await reader.goto(`${src}&lang=${lang}&theme=${width > 700 ? 'light' : 'dark'}`);
      await expect(reader.getByRole('slider', { name: title })).toBeVisible();
      expect(await widthOf(reader), `${width}`).toBeLessThanOrEqual(width);
      if (process.env['LOOK']) await reader.screenshot({ path: `${process.env['LOOK']}/still-${game}-${width}.png` });
      await expectAccessible(reader, `a still of ${game} at ${width}`);
    }
  });
}

test('what cannot be shown is said in the frame', async ({ someone, links, blog, complaints }) => {
  complaints.allow(/404/);
  const table = await bots('centauri', 2);
  links.push(table.watch);
  const reader = await someone();
  for (const at of ['999999', '-1', 'soon', '']) {
    await reader.goto(await blog(frameOf(`${embedOf(table)}?at=${at}`)));
    await expect(inFrame(reader).getByRole('heading', { name: 'The game has no such moment' }), at).toBeVisible();
  }
  await inFrame(reader).getByRole('link', { name: 'As it stands now' }).click();
  await expect(inFrame(reader).locator('.board')).toBeVisible();
  await reader.goto(await blog(frameOf(`${origin()}/embed/abcdefghijkl.AAAAAAAAAAAAAAAAAAAAAA`)));
  await expect(inFrame(reader).getByRole('heading', { name: 'This table is not to be seen here' })).toBeVisible();
  // a table that is deleted while it is looked at, and after
  await reader.goto(await blog(frameOf(embedOf(table))));
  await expect(inFrame(reader).getByText('live', { exact: true })).toBeVisible();
  await post(`/l${table.host}/host`, { act: 'delete', room: table.host.split('/')[2]!.split('.')[0] });
  await expect(inFrame(reader).getByRole('heading', { name: 'This table is not to be seen here' })).toBeVisible();
  await reader.reload();
  await expect(inFrame(reader).getByRole('heading', { name: 'This table is not to be seen here' })).toBeVisible();
});

test('a frame says so when the link for onlookers is taken back', async ({ someone, links, blog, complaints }) => {
  complaints.allow(/404/);
  const table = await setTable(['Anna', 'Ben']);
  links.push(table.watch);
  const reader = await someone();
  await reader.goto(await blog(frameOf(embedOf(table))));
  await expect(inFrame(reader).getByText('The game has not begun')).toBeVisible();
  await expect(inFrame(reader).getByRole('main').getByText('Ben')).toBeVisible();
  await start(table);
  await expect(inFrame(reader).getByText('live', { exact: true })).toBeVisible();
  await post(`/l${table.host}/host`, { act: 'revoke', link: 'watch' });
  await expect(inFrame(reader).getByRole('heading', { name: 'This table is not to be seen here' })).toBeVisible();
});

test('a seat’s link opens nothing in a frame', async ({ request }) => {
  const table = await setTable(['Anna', 'Ben']);
  for (const path of [...table.seats, table.host, table.invite]) {
    const response = await request.get(`${origin()}/embed/${path.split('/')[2]!}`);
    expect(response.status()).toBe(404);
  }
});

for (const game of ['centauri', 'comet', 'cosmic']) {
  const seats = game === 'cosmic' ? 5 : 4;

  test(`a frame of ${game} sends at most 60 kB, and fits from 320 pixels up`, async ({ someone, links, blog }) => {
    const table = await bots(game, seats);
    links.push(table.watch);
    const reader = await someone();
    const weigh = scales(reader);
    await reader.goto(await blog(frameOf(embedOf(table))));
    await expect(inFrame(reader).getByText('live', { exact: true })).toBeVisible();
    expect(await weigh()).toBeLessThanOrEqual(60 * 1024);
    for (const [width, lang] of [
      [320, 'ru'],
      [360, 'uk'],
      [640, 'en'],
      [820, 'ru'],
    ] as const) {
      await reader.setViewportSize({ width, height: width < 500 ? 640 : 500 });
      await reader.goto(`${embedOf(table)}?lang=${lang}&theme=${width > 700 ? 'light' : 'dark'}`);
      await expect(reader.locator('.board')).toBeVisible();
      expect(await reader.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      if (process.env['LOOK']) await reader.screenshot({ path: `${process.env['LOOK']}/${game}-${width}.png` });
    }
    await reader.setViewportSize({ width: 200, height: 300 });
    await expect(reader.getByText('Эта рамка слишком узкая для доски.')).toBeVisible();
    await expect(reader.getByRole('link', { name: 'Весь стол' })).toBeVisible();
  });
}

test('one line puts a table into a page that sizes itself and is fetched when the reader comes near', async ({ someone, links, blog }) => {
  const table = await bots('centauri', 4);
  links.push(table.watch);
  const builder = await someone();
  await builder.goto(`${table.watch}/embed`);
  // a plain frame does not know the scheme of the page around it
  const note = builder.getByText('a plain frame cannot see that');
  await expect(note).toBeVisible();
  await builder.getByText('Dark', { exact: true }).click();
  await expect(note).toHaveCount(0);
  await expect(builder.frameLocator('iframe').locator('html')).toHaveAttribute('data-theme', 'dark');
  if (process.env['LOOK']) await builder.screenshot({ path: `${process.env['LOOK']}/builder.png` });
  const line = await builder.getByLabel('One line', { exact: true }).inputValue();
  const plain = await builder.getByLabel('Plain frame', { exact: true }).inputValue();
  expect(line).toContain('theme=dark');
  await expect(builder.locator('aside img')).toHaveJSProperty('naturalWidth', 1200);
  await expect(builder.locator('aside').getByText('Alpha Centauri, as onlookers see it.')).toBeVisible();
  // no moment is offered that cannot be shown
  await builder.getByText('One moment', { exact: true }).click();
  const moment = builder.getByLabel('Which moment');
  await moment.fill((await moment.getAttribute('min'))!);
  await expect(builder.frameLocator('iframe').getByText('as it was')).toBeVisible();

  const reader = await someone();
  // farther than any browser calls near, which depends on how fast it thinks the line is
  await reader.goto(await blog(`<div style="height: 20000px"></div>${line}`));
  const element = reader.locator('parley-table');
  await expect(element.locator('iframe')).toBeAttached();
  expect(reader.frames()).toHaveLength(1 + 1);
  expect(reader.frames()[1]!.url()).not.toContain('/embed/');
  await element.scrollIntoViewIfNeeded();
  const frame = reader.frameLocator('parley-table iframe');
  await expect(frame.getByText('Round 1 of 8')).toBeVisible();
  await expect(element.locator('iframe')).toHaveAttribute('title', 'Friday: watch the table on Parley');
  const heights = () =>
    reader.evaluate(() => document.querySelector('parley-table')!.shadowRoot!.querySelector('iframe')!.getBoundingClientRect().height);
  await expect.poll(heights).not.toBe(400);
  const main = frame.locator('main');
  await expect.poll(() => main.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);

  const other = await someone();
  await other.goto(await blog(plain));
  await expect(inFrame(other).locator('.board')).toBeVisible();

  const still = await someone({ javaScriptEnabled: false });
  await still.goto(await blog(line));
  await expect(still.getByRole('link', { name: 'watch the table on Parley' })).toBeVisible();
  const picture = still.locator('parley-table img');
  await expect(picture).toHaveJSProperty('naturalWidth', 1200);
  expect(await widthOf(still)).toBeLessThanOrEqual(1440);
  await still.goto(await blog(plain));
  await expect(inFrame(still).locator('.board')).toBeVisible();
});

test('no other page can tell the element how high to be', async ({ someone, blog, links }) => {
  const table = await bots('centauri', 2);
  links.push(table.watch);
  const reader = await someone();
  await reader.goto(
    await blog(`<parley-table src="${embedOf(table)}">Friday</parley-table><script async src="${origin()}/embed.js"></script>`),
  );
  await expect(reader.frameLocator('parley-table iframe').locator('.board')).toBeVisible();
  const height = () => reader.evaluate(() => document.querySelector('parley-table')!.shadowRoot!.querySelector('iframe')!.style.height);
  await expect.poll(height).not.toBe('400px');
  const before = await height();
  await reader.evaluate(() => window.postMessage({ parley: 'height', height: 1234 }, '*'));
  await reader.evaluate(() => new Promise((done) => setTimeout(done, 50)));
  expect(await height()).toBe(before);
});

test('where the host lets nobody else show a table, frames and sites are told so at once, and people still look on', async ({
  someone,
  links,
  blog,
  request,
  complaints,
}) => {
  complaints.allow(/403/);
  const table = await setTable(['Anna', 'Ben']);
  links.push(table.watch);
  const reader = await someone();
  await reader.goto(await blog(frameOf(embedOf(table))));
  await expect(inFrame(reader).getByText('gathering', { exact: true })).toBeVisible();
  await post(`/l${table.host}/host`, { act: 'readers', allowed: false });
  await expect(inFrame(reader).getByRole('heading', { name: 'This table is not to be seen here' })).toBeVisible();
  expect((await request.get(embedOf(table))).status()).toBe(403);
  expect((await request.get(`${embedOf(table)}/play`)).status()).toBe(403);
  expect((await request.get(`/oembed?url=${encodeURIComponent(origin() + table.watch)}`)).status()).toBe(401);
  expect((await request.get(table.watch)).status()).toBe(200);
  await reader.goto(`${table.watch}/embed`);
  await expect(reader.getByText('The host lets no other site show this table')).toBeVisible();
});
