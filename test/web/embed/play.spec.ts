import type { FrameLocator } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { scales, test } from '../blog.ts';
import { expect, type Page } from '../people.ts';
import { pageOf, post, setTable, start, type Table } from '../tables.ts';

const origin = (): string => process.env['PARLEY_URL']!;
const keyOf = (path: string): string => path.split('/')[2]!;
const embedOf = ({ watch }: Table, more = '?play'): string => `${origin()}/embed/${keyOf(watch)}${more}`;
const frameOf = (src: string, width = 640, height = 760): string =>
  `<iframe src="${src}" width="${width}" height="${height}" title="a table"></iframe>`;
const inFrame = (page: Page): FrameLocator => page.frameLocator('iframe');

async function look(page: Page, name: string): Promise<void> {
  if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}/${name}.png` });
}

/** A table of two in which the first seat is asked. */
async function begun(): Promise<Table> {
  const table = await setTable(['Anna', 'Ben'], { planning: 'open', start_seat: '0' });
  await start(table);
  return table;
}

/** Picks the first card for the first planet. */
async function pick(frame: FrameLocator): Promise<void> {
  await frame.locator('.hand button').first().click();
  await frame.locator('.planets h2 button').first().click();
}

test('a seat is opened in a page of another origin by its own link, and what is sent is asked about once', async ({
  someone,
  links,
  blog,
  complaints,
}) => {
  complaints.allow(/40[04]/);
  const table = await begun();
  links.push(table.watch);
  const anna = await someone();
  await anna.goto(await blog(frameOf(embedOf(table))));
  const frame = inFrame(anna);
  await frame.getByRole('link', { name: 'Play here' }).click();
  for (const [typed, said] of [
    ['a link', 'This link opens no seat.'],
    [`${origin()}${table.watch}`, 'This link opens no seat.'],
    [`${origin()}/p/abcdefghijkl.AAAAAAAAAAAAAAAAAAAAAA`, 'This link leads to another table'],
    [`${origin()}/p/${keyOf(table.watch)}`, 'This link opens no seat.'],
  ] as const) {
    await frame.getByLabel('Link of your seat').fill(typed);
    await frame.getByRole('button', { name: 'Open my seat' }).click();
    await expect(frame.getByText(said)).toBeVisible();
  }
  await look(anna, 'play-choose');
  await frame.getByLabel('Link of your seat').fill(`${origin()}${table.seats[0]!}`);
  await frame.getByRole('button', { name: 'Open my seat' }).click();

  await pick(frame);
  await look(anna, 'play-seat');
  const tick = async () => (await pageOf(table.seats[0]!)).view.tick;
  const before = await tick();
  await frame.locator('.decision .btn-primary').click();
  await expect(frame.getByRole('dialog', { name: 'Send it to the table?' })).toBeVisible();
  await look(anna, 'play-ask');
  await frame.getByRole('button', { name: 'Not yet' }).click();
  expect(await tick()).toBe(before);
  await frame.locator('.decision .btn-primary').click();
  await frame.getByRole('button', { name: 'Yes, send it' }).click();
  await expect.poll(tick).toBeGreaterThan(before);
  await expect(frame.getByText('Ben is placing')).toBeVisible();
  expect(await anna.context().cookies()).toEqual([]);

  // this browser remembers the seat for this page, and opens it when it is told to
  await anna.reload();
  await frame.getByRole('link', { name: 'Play here' }).click();
  await expect(frame.getByText('You have a seat at this table')).toBeVisible();
  await frame.getByRole('button', { name: 'Open my seat' }).first().click();
  await expect(frame.getByRole('link', { name: 'Open in a page of its own' })).toBeVisible();

  // what leads elsewhere opens beside the frame
  const beside = anna.waitForEvent('popup');
  await frame.getByRole('link', { name: 'Parley, home' }).click();
  await expect((await beside).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame.getByText('Ben is placing')).toBeVisible();
});

test('a reader takes a free seat inside a page, and is asked once before', async ({ someone, links, blog, complaints }) => {
  complaints.allow(/40[049]/);
  const table = await setTable(['Anna'], {}, { seats: 3 });
  links.push(table.watch);
  const join = keyOf(table.invite).split('.')[1]!;
  const reader = await someone();
  await reader.goto(await blog(frameOf(embedOf(table, `?join=${join}`))));
  const frame = inFrame(reader);
  await frame.getByRole('link', { name: 'Play here' }).click();
  await look(reader, 'play-free');
  await frame.getByLabel('Your name').fill('Anna');
  await frame.getByRole('button', { name: 'Sit down' }).click();
  await frame.getByRole('button', { name: 'Yes, sit down' }).click();
  await expect(frame.getByRole('alert')).toBeVisible();
  await frame.getByLabel('Your name').fill('Cleo');
  await frame.getByLabel('Seat', { exact: true }).selectOption('2');
  await frame.getByRole('button', { name: 'Sit down' }).click();
  await expect(frame.getByRole('heading', { name: 'Sit down as Cleo?' })).toBeVisible();
  // no second press of a double one lands on it
  expect(await frame.getByRole('button', { name: 'Yes, sit down' }).isDisabled()).toBe(true);
  expect((await pageOf(table.watch)).view.plates.map(({ name }) => name)).toEqual(['Anna', '', '']);
  await frame.getByRole('button', { name: 'Yes, sit down' }).click();
  await expect(frame.getByText('You play as Cleo')).toBeVisible();
  await look(reader, 'play-foyer');
  expect((await pageOf(table.watch)).view.plates.map(({ name }) => name)).toEqual(['Anna', '', 'Cleo']);

  // without a script the seat is taken all the same, and goes on in a page of its own
  const plain = await someone({ javaScriptEnabled: false });
  await plain.goto(await blog(frameOf(embedOf(table, `?join=${join}`))));
  await inFrame(plain).getByRole('link', { name: 'Play here' }).click();
  await inFrame(plain).getByLabel('Your name').fill('Dora');
  await inFrame(plain).getByRole('button', { name: 'Sit down' }).click();
  await inFrame(plain).getByRole('button', { name: 'Yes, sit down' }).click();
  await expect(inFrame(plain).getByText('Scripts do not run in this frame')).toBeVisible();
  await expect(inFrame(plain).getByRole('link', { name: 'Open my seat' })).toHaveAttribute('href', /^\/p\//);

  const late = await someone();
  await late.goto(`${embedOf(table, '/play')}?join=${join}`);
  await expect(late.getByText('free seat', { exact: false }).first()).toBeVisible();
  await expect(late.getByLabel('Your name')).toHaveCount(0);
  await post(`/l${table.host}/host`, { act: 'revoke', link: 'invite' });
  await late.reload();
  await expect(late.getByText('The invitation in this frame opens nothing any more.')).toBeVisible();
  await expectAccessible(late, 'a frame to play in');
});

test('a page hands over a seat only where the host has allowed it', async ({ someone, links, blog, complaints }) => {
  complaints.allow(/400/);
  const table = await begun();
  links.push(table.watch);
  const html =
    `<parley-table src="${embedOf(table)}">Friday</parley-table><script src="${origin()}/embed.js"></script>` +
    `<button onclick="document.querySelector('parley-table').openSeat('${origin()}${table.seats[0]!}')">My seat</button>`;
  const [club, stranger] = [await blog(html), await blog(html)];
  // what the host types is a little otherwise than browsers name it
  const host = await someone();
  await host.goto(table.host);
  await host.getByText('Pages that may open seats').click();
  await host.getByLabel('Addresses, one a line').fill('club.example');
  await host.getByRole('button', { name: 'Save the pages' }).click();
  await expect(host.getByRole('status').getByText('each by its origin alone')).toBeVisible();
  await host.getByLabel('Addresses, one a line').fill(club);
  await host.getByRole('button', { name: 'Save the pages' }).click();
  await expect(host.getByText('It is settled which pages may open seats.')).toBeVisible();
  expect((await pageOf(table.host)).desk!.origins).toEqual([new URL(club).origin]);

  const anna = await someone();
  const frame = anna.frameLocator('parley-table iframe');
  await anna.goto(club);
  await anna.getByRole('button', { name: 'My seat' }).click();
  await pick(frame);
  const height = () => anna.evaluate(() => document.querySelector('parley-table')!.shadowRoot!.querySelector('iframe')!.style.height);
  await expect.poll(height).toMatch(/^7[0-9]0px$/);
  await look(anna, 'play-club');

  const reader = await someone();
  await reader.goto(stranger);
  await reader.getByRole('button', { name: 'My seat' }).click();
  const strange = reader.frameLocator('parley-table iframe');
  await expect(strange.getByText(`The page around this frame, ${new URL(stranger).origin}, has tried to open a seat here.`)).toBeVisible();
  await expect(strange.locator('.hand')).toHaveCount(0);
  await expect(strange.getByLabel('Link of your seat')).toBeVisible();
});

test('a demo costs nothing until someone plays it, and then is theirs alone', async ({ someone, blog }) => {
  const reader = await someone();
  const weigh = scales(reader);
  const methods: string[] = [];
  reader.on('request', (asked) => void (asked.url().startsWith(origin()) && methods.push(asked.method())));
  await reader.goto(await blog(`<parley-demo game="centauri">Try it</parley-demo><script async src="${origin()}/embed.js"></script>`));
  const frame = reader.frameLocator('parley-demo iframe');
  await expect(frame.getByText('You against 3 bots.')).toBeVisible();
  expect(await weigh()).toBeLessThanOrEqual(60 * 1024);
  await look(reader, 'demo');
  expect(methods).toEqual(methods.map(() => 'GET'));

  await frame.getByRole('button', { name: 'Play now' }).click();
  await frame.locator('.hand button').first().click();
  await expect(frame.getByText('You play as Guest')).toBeVisible();
  await look(reader, 'demo-played');
  for (let n = 0; await frame.locator('.decision .btn-primary').isDisabled(); n++) {
    await frame
      .locator('.planets h2 button')
      .nth(n % 4)
      .click();
    await frame.locator('.hand li:not(.planned) button').first().click();
  }
  await frame.locator('.decision .btn-primary').click();
  await expect(frame.getByRole('dialog', { name: 'Send it to the table?' })).toHaveCount(0);
  await expect(frame.getByRole('button', { name: 'I have looked' }).or(frame.locator('.decision:not(.yours)')).first()).toBeVisible();
  expect(await reader.context().cookies()).toEqual([]);

  const plain = await someone({ javaScriptEnabled: false });
  await plain.goto(
    await blog(
      `<parley-demo game="comet"><a href="${origin()}">Try it</a></parley-demo><script async src="${origin()}/embed.js"></script>`,
    ),
  );
  await expect(plain.getByRole('link', { name: 'Try it' })).toBeVisible();
  await plain.goto(await blog(frameOf(`${origin()}/embed/demo/comet?lang=uk&theme=light`)));
  await inFrame(plain).getByRole('button', { name: 'Грати' }).click();
  await expect(inFrame(plain).getByRole('link', { name: 'Відкрити моє місце' })).toHaveAttribute('href', /^\/p\//);
});

test('what cannot be played is said in the frame', async ({ someone, links, blog, complaints, request }) => {
  complaints.allow(/404/);
  const reader = await someone();
  await reader.goto(await blog(frameOf(`${origin()}/embed/demo/chess`)));
  await expect(inFrame(reader).getByRole('heading', { name: 'There is no such game' })).toBeVisible();
  await reader.goto(await blog(frameOf(`${origin()}/embed/abcdefghijkl.AAAAAAAAAAAAAAAAAAAAAA/play`)));
  await expect(inFrame(reader).getByRole('heading', { name: 'This table is not to be seen here' })).toBeVisible();
  // nobody sets a table by looking
  const looked = await request.get('/embed/demo/cosmic/play', { maxRedirects: 0 });
  expect([looked.status(), looked.headers()['location']]).toEqual([303, '/embed/demo/cosmic']);
  const posted = await request.post('/embed/demo/cosmic/play', { headers: { 'sec-fetch-site': 'cross-site' }, form: {} });
  expect(posted.status()).toBe(403);

  const table = await begun();
  links.push(table.watch);
  await reader.setViewportSize({ width: 200, height: 400 });
  await reader.goto(embedOf(table, '/play'));
  await expect(reader.getByText('This frame is too narrow to play in.')).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Open in a page of its own' })).toBeVisible();
  await expect(reader.getByRole('button')).toHaveCount(0);

  for (const path of [`/embed/${keyOf(table.watch)}/play`, '/embed/demo/centauri']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toContain('frame-ancestors *');
    expect(headers['set-cookie'], path).toBeUndefined();
  }
  for (const path of [table.seats[0]!, `/embed/${keyOf(table.seats[0]!)}/play`]) {
    const response = await request.get(path);
    if (path.startsWith('/embed')) expect(response.status()).toBe(404);
    else expect(response.headers()['x-frame-options']).toBe('DENY');
  }
});

for (const game of ['centauri', 'comet', 'cosmic']) {
  test(`a demo of ${game} is accessible and fits from 320 pixels up`, async ({ someone }) => {
    const reader = await someone();
    for (const [width, lang] of [
      [320, 'ru'],
      [640, 'uk'],
      [820, 'en'],
    ] as const) {
      await reader.setViewportSize({ width, height: 560 });
      await reader.goto(`/embed/demo/${game}?lang=${lang}&theme=${width > 700 ? 'light' : 'dark'}`);
      expect(await reader.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      await look(reader, `demo-${game}-${width}`);
    }
    await expectAccessible(reader, game);
    await reader.setViewportSize({ width: 720, height: 720 });
    await reader.getByRole('button', { name: 'Play now' }).click();
    await expect(reader.getByText('You play as Guest')).toBeVisible();
    await expect(reader.locator('.decision').first()).toBeVisible();
    await look(reader, `demo-${game}-played`);
    await reader.setViewportSize({ width: 360, height: 780 });
    await look(reader, `demo-${game}-played-phone`);
    expect(await reader.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  });
}

test('the code for a playable frame and for a demo is made and shown in its size, on a phone too', async ({ someone, links }) => {
  const table = await setTable(['Anna'], {}, { seats: 2 });
  links.push(table.watch);
  const host = await someone();
  await host.goto(`${table.watch}/embed`);
  const line = host.getByLabel('One line', { exact: true });
  const plain = host.getByLabel('Plain frame', { exact: true });
  await host.getByText('Playable', { exact: true }).click();
  await expect(line).toHaveValue(/\?play=/);
  await host.getByLabel('Invitation').fill(`${origin()}${table.seats[0]!.replace(/^\/p\/\w+/, '/j/abcdefghijkl')}`);
  await expect(host.getByText('This is no invitation to this table.')).toBeVisible();
  await host.getByLabel('Invitation').fill(`${origin()}${table.invite}`);
  await expect(line).toHaveValue(new RegExp(`join=${keyOf(table.invite).split('.')[1]!}`));
  await expect(inFrame(host).getByRole('link', { name: 'Play here' })).toBeVisible();
  await host.getByText('640 × 400', { exact: true }).click();
  await expect(plain).toHaveValue(/width="640" height="400"/);
  await expect(line).toHaveValue(/style="max-width:640px"/);
  const box = await host.locator('iframe').boundingBox();
  expect([box!.width, box!.height]).toEqual([640, 400]);
  await host.getByText('Demo', { exact: true }).click();
  await expect(line).toHaveValue(/^<parley-demo game="centauri"/);
  await expect(plain).toHaveValue(/\/embed\/demo\/centauri"/);
  await expect(inFrame(host).getByRole('button', { name: 'Play now' })).toBeVisible();
  for (const [width, language] of [
    [360, 'ru'],
    [390, 'uk'],
    [820, 'en'],
    [1366, 'ru'],
  ] as const) {
    await host.context().addCookies([{ name: 'language', value: language, url: origin() }]);
    await host.setViewportSize({ width, height: 844 });
    await host.goto(`${table.watch}/embed?kind=play`);
    await expectAccessible(host, `${width}`);
    expect(await host.evaluate('document.documentElement.scrollWidth'), String(width)).toBeLessThanOrEqual(width);
    if (process.env['LOOK']) await host.screenshot({ path: `${process.env['LOOK']}/builder-${width}.png`, fullPage: true });
  }
});
