import { expectAccessible } from '../accessible.ts';
import { test } from '../blog.ts';
import { expect, phone, widthOf } from '../people.ts';
import { pageOf, post, setTable, start } from '../tables.ts';

test('a programmer reads about the API and tries it with the link of a table', async ({ someone, links, complaints }) => {
  complaints.allow(/404|400/);
  const table = await setTable(['Anna', 'Ben'], { planning: 'open', start_seat: '0' }, { title: 'Friday' });
  links.push(table.watch);
  await start(table);
  const anna = await someone();
  await anna.goto('/');
  await anna.getByRole('link', { name: 'API' }).click();
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Read tables from your own program');
  await expect(anna.getByRole('heading', { level: 3 })).toHaveText([
    'A table as it stands',
    'The board at a past moment',
    'The course of the game',
    'Changes as they happen',
    'A seat that is lent to readers',
    'Changes of a lent seat',
    'A puzzle',
    'What was played there',
  ]);
  const whole = anna.getByRole('region', { name: 'A table as it stands' });
  await whole.getByRole('button', { name: 'Ask' }).click();
  await expect(whole.getByRole('status')).toContainText('There is no link for onlookers');
  const field = anna.getByLabel('Link for onlookers', { exact: true });
  await field.fill(new URL(table.watch, anna.url()).href);
  await expect(whole.getByText('curl')).toContainText(`/v1/tables/${table.watch.split('/')[2]!}`);
  await whole.getByRole('button', { name: 'Ask' }).click();
  await expect(whole.getByRole('status')).toHaveText('200 application/json');
  expect(JSON.parse(await whole.getByLabel('The answer').inputValue())).toMatchObject({ title: 'Friday', stage: 'playing' });

  const past = anna.getByRole('region', { name: 'The board at a past moment' });
  await past.getByLabel('Moment').fill('soon');
  await past.getByRole('button', { name: 'Ask' }).click();
  await expect(past.getByRole('status')).toHaveText('400 application/problem+json');
  expect(JSON.parse(await past.getByLabel('The answer').inputValue())).toMatchObject({ code: 'malformed' });
  const { view } = await pageOf(table.watch);
  await past.getByLabel('Moment').fill(String(view.tick));
  await past.getByRole('button', { name: 'Ask' }).click();
  await expect(past.getByRole('status')).toHaveText('200 application/json');

  const changes = anna.getByRole('region', { name: 'Changes as they happen' });
  await changes.getByRole('button', { name: 'Listen' }).click();
  await expect(changes.getByRole('status')).toHaveText('Listening');
  await expect(changes.getByLabel('The answer')).toHaveValue(/^change .*"by":"deal"/);
  const [decision] = (await pageOf(table.seats[0]!)).view.play!.decisions;
  await post(`/l${table.seats[0]!}/answer`, { decision: decision!.id, picks: decision!.fallback });
  await expect(changes.getByLabel('The answer')).toHaveValue(/\nchange .*"placed"/);
  if (process.env['LOOK']) await anna.screenshot({ path: `${process.env['LOOK']}/api.png`, fullPage: true });
  await expectAccessible(anna, 'the page about the API, with answers');
  await changes.getByRole('button', { name: 'Stop' }).click();
  await expect(changes.getByRole('button', { name: 'Stop' })).toHaveCount(0);

  await field.fill('abcdefghijkl.AAAAAAAAAAAAAAAAAAAAAA');
  await whole.getByRole('button', { name: 'Ask' }).click();
  await expect(whole.getByRole('status')).toHaveText('404 application/problem+json');
  const { type } = JSON.parse(await whole.getByLabel('The answer').inputValue()) as { type: string };
  await anna.goto(type);
  await expect(anna.locator(':target')).toContainText('no_such_link 404');
});

for (const [language, title] of [
  ['ru', 'Читайте столы своей программой'],
  ['uk', 'Читайте столи своєю програмою'],
] as const) {
  test(`the page about the API speaks ${language}, fits a phone and can be read without a script`, async ({ someone }) => {
    for (const javaScriptEnabled of [true, false]) {
      const anna = await someone({ language, javaScriptEnabled, ...phone });
      await anna.goto('/api');
      // its buttons change their colours as it wakes
      await anna.waitForLoadState('networkidle');
      await expect(anna.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(anna.getByText('/v1/tables/ROOM.SECRET/events')).toBeVisible();
      await expect(anna.locator('form.scripted').first()).toBeVisible({ visible: javaScriptEnabled });
      expect(await widthOf(anna)).toBeLessThanOrEqual(phone.viewport.width);
      if (javaScriptEnabled) await expectAccessible(anna, `the page about the API in ${language}`);
      if (process.env['LOOK'])
        await anna.screenshot({ path: `${process.env['LOOK']}/api-${language}-${javaScriptEnabled}.png`, fullPage: true });
    }
  });
}

test('a host settles at the desk whether others may read', async ({ someone, links, request, complaints }) => {
  complaints.allow(/403/);
  const table = await setTable(['Anna', 'Ben']);
  links.push(table.host);
  await start(table);
  const anna = await someone();
  await anna.goto(table.host);
  const setting = anna.locator('details', { hasText: 'Other sites and programs' });
  await expect(setting.locator('summary')).toContainText('May show and read the table');
  await setting.locator('summary').click();
  await setting.getByRole('button', { name: 'Forbid it' }).click();
  await expect(anna.getByRole('status').getByText('may not show or read the table any more')).toBeVisible();
  await expect(setting.locator('summary')).toContainText('May not');
  const api = `/v1/tables/${table.watch.split('/')[2]!}`;
  expect((await request.get(api)).status()).toBe(403);
  await setting.locator('summary').click();
  await setting.getByRole('button', { name: 'Allow it' }).click();
  await expect(setting.locator('summary')).toContainText('May show and read the table');
  expect((await request.get(api)).status()).toBe(200);
});

test('a page of another origin reads a table, and nothing else', async ({ someone, blog, complaints }) => {
  complaints.allow(/CORS|ERR_FAILED/);
  const table = await setTable(['Anna', 'Ben'], {}, { title: 'Friday' });
  const anna = await someone();
  await anna.goto(await blog('<p>elsewhere</p>'));
  const origin = process.env['PARLEY_URL']!;
  const read = (path: string) =>
    anna.evaluate(async (url) => {
      const response = await fetch(url, { headers: { 'If-None-Match': '"x"' } }).catch(() => null);
      return (
        response && { status: response.status, etag: response.headers.get('etag'), body: (await response.json()) as { title?: string } }
      );
    }, origin + path);
  const seen = await read(`/v1/tables/${table.watch.split('/')[2]!}`);
  expect(seen).toMatchObject({ status: 200, etag: expect.stringMatching(/^"/), body: { title: 'Friday' } });
  expect(await read(`/api/l${table.watch}`)).toBeNull();
});
