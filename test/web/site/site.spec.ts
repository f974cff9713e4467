import { expect, phone, test, widthOf } from '../people.ts';
import { pageOf, setTable, start } from '../tables.ts';

test('a dead link explains itself, the same for all', async ({ someone, complaints }) => {
  complaints.allow(/404/);
  const anna = await someone();
  const texts = new Set<string>();
  for (const path of [
    '/p/nonsense',
    '/p/abcdefghijkl.AAAAAAAAAAAAAAAAAAAAAA',
    '/h/abcdefghijkl.AAAAAAAAAAAAAAAAAAAAAA',
    '/w/x',
    '/j/%00',
  ]) {
    const response = await anna.goto(path);
    expect(response!.status()).toBe(404);
    expect(response!.headers()['cache-control']).toBe('no-store');
    expect(response!.headers()['content-security-policy']).toContain("object-src 'none'");
    texts.add((await anna.locator('main :is(h1, h1 + p)').allInnerTexts()).join(' '));
    // where the link names a table, it can be mailed again, whether or not there is such a table
    await expect(anna.getByRole('link', { name: 'Mail me my link again' })).toHaveCount(/^\/[pwj]\/\w{12}\./.test(path) ? 1 : 0);
  }
  expect([...texts]).toHaveLength(1);
  expect([...texts][0]).toContain('This link opens nothing');
});

test('a link of one kind opens nothing of another', async ({ someone, complaints }) => {
  complaints.allow(/404/);
  const table = await setTable(['Anna', 'Ben']);
  const anna = await someone();
  for (const path of [table.watch.replace('/w/', '/p/'), table.seats[1]!.replace('/p/', '/h/'), table.invite.replace('/j/', '/w/')]) {
    expect((await anna.goto(path))!.status()).toBe(404);
  }
});

test('language and theme are chosen by forms and kept', async ({ someone }) => {
  for (const javaScriptEnabled of [true, false]) {
    const anna = await someone({ javaScriptEnabled });
    await anna.goto('/how');
    await anna.getByRole('button', { name: 'Українська' }).click();
    await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Як це влаштовано');
    expect(new URL(anna.url()).pathname).toBe('/how');
    await expect(anna.locator('html')).toHaveAttribute('lang', 'uk');
    await anna.getByRole('button', { name: 'Темна тема' }).click();
    await expect(anna.locator('html')).toHaveAttribute('data-theme', 'dark');
    await anna.goto('/');
    await expect(anna.getByRole('heading', { level: 1 })).toContainText('Грайте');
    await anna.getByRole('button', { name: 'Русский' }).click();
    await expect(anna.getByRole('heading', { level: 1 })).toContainText('Играйте');
  }
});

test('the browser’s own language is spoken first', async ({ someone }) => {
  const anna = await someone({ locale: 'ru-RU' });
  await anna.goto('/');
  await expect(anna.locator('html')).toHaveAttribute('lang', 'ru');
});

test('a table is set and a seat taken without a script', async ({ someone, links }) => {
  const anna = await someone({ javaScriptEnabled: false, ...phone });
  await anna.goto('/');
  await anna.getByLabel('Your name').fill('Anna');
  await anna.getByRole('button', { name: 'Set the table' }).click();
  await anna.waitForURL(/\/h\//);
  links.push(new URL(anna.url()).pathname);
  await anna.getByRole('button', { name: 'Seat a bot' }).first().click();
  await expect(anna.getByText('A bot plays this seat.')).toHaveCount(1);
  await anna.getByRole('button', { name: 'Start now, bots fill in' }).click();
  await expect(anna.getByText('The game is on')).toBeVisible();
  await anna.getByRole('link', { name: 'Open my seat' }).click();
  await expect(anna.getByRole('button', { name: 'Send this choice' })).toBeVisible();
  expect(await widthOf(anna)).toBeLessThanOrEqual(390);
});

test('the desk replaces, shuts and opens links, and shows a code', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben', 'Cem']);
  links.push(table.host);
  const anna = await someone();
  await anna.goto(table.host);
  const watching = anna.locator('section').filter({ hasText: 'For everyone else' });
  const before = await watching.locator('input.mono').inputValue();
  await watching.getByRole('button', { name: 'New link' }).click();
  await expect(watching.locator('input.mono')).not.toHaveValue(before);
  await watching.getByRole('button', { name: 'Shut it' }).click();
  await expect(watching.getByText('Nobody can watch at the moment.')).toBeVisible();
  await watching.getByRole('button', { name: 'Make a link' }).click();
  await expect(watching.locator('input.mono')).toHaveValue(/\/w\//);

  await anna.getByRole('button', { name: 'Make a new link: Cem' }).click();
  await expect(anna.getByRole('img', { name: 'Code with the seat link: Cem' })).toBeVisible();
  await anna.getByRole('button', { name: 'Free the seat: Ben' }).click();
  await expect(anna.getByRole('heading', { name: 'Free seat', exact: true })).toBeVisible();
  expect((await pageOf(table.host)).view.plates[1]!.occupant).toBe('free');
});

test('an onlooker sees the table and no hand', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben'], { planning: 'open' });
  links.push(table.watch);
  await start(table);
  const onlooker = await someone();
  await onlooker.goto(table.watch);
  await expect(onlooker.getByText('You are watching.')).toBeVisible();
  await expect(onlooker.locator('.hand')).toHaveCount(0);
  await expect(onlooker.locator('.planets button')).toHaveCount(0);
});

test('reading a link changes nothing', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben'], { planning: 'open' });
  links.push(table.host);
  await start(table);
  const before = (await pageOf(table.host)).view.tick;
  const scanner = await someone({ javaScriptEnabled: false });
  for (const path of [table.host, `${table.host}?code=1`, ...table.seats, `${table.seats[0]!}?/undo`, table.watch])
    await scanner.goto(path);
  expect((await pageOf(table.host)).view.tick).toBe(before);
});

test('the foot of a page leads to the rules of all the games', async ({ someone }) => {
  const anna = await someone();
  await anna.goto('/how');
  await anna.getByRole('contentinfo').getByRole('link', { name: 'Rules' }).click();
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Rules');
  for (const game of ['Cosmic Encounter', 'Comet', 'Alpha Centauri']) {
    await anna.goto('/rules');
    await anna.getByRole('main').getByRole('link', { name: game }).click();
    await expect(anna.getByRole('heading', { level: 1 })).toHaveText(game);
  }
});

test('every page brings the styles of all that it shows, also to readers without a script', async ({ someone, links, complaints }) => {
  complaints.allow(/404/);
  const paths = [
    '/',
    '/new?game=cosmic',
    '/how',
    '/rules',
    '/rules/cosmic',
    '/privacy',
    '/aliens',
    '/aliens/zombie',
    '/api',
    '/no-such-page',
  ];
  for (const game of ['centauri', 'comet', 'cosmic']) {
    const table = await setTable(['Anna', 'Ben'], {}, { game, seats: 3 });
    links.push(...table.seats);
    paths.push(table.host, table.invite, table.seats[1]!);
    const begun = await setTable(['Anna', 'Ben', 'Cem'], {}, { game });
    await start(begun);
    paths.push(begun.host, begun.seats[0]!, begun.watch);
  }
  const anna = await someone({ javaScriptEnabled: false });
  const bare: string[] = [];
  for (const path of paths) {
    await anna.goto(path);
    const missing = await anna.evaluate(() => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join();
      const marks = [...document.querySelectorAll('[class*=_]')].flatMap(({ classList }) =>
        [...classList].filter((one) => /^_\w{4}$/.test(one)),
      );
      return [...new Set(marks)]
        .filter((mark) => !rules.includes(mark))
        .map((mark) => document.querySelector(`.${mark}`)!.outerHTML.slice(0, 120));
    });
    bare.push(...missing.map((what) => `${path.replace(/\..*/, '')}: ${what}`));
  }
  expect(bare).toEqual([]);
});

for (const [language, months, year] of [
  ['en', '90 days', '365 days'],
  ['ru', '90 дней', '365 дней'],
  ['uk', '90 днів', '365 днів'],
] as const) {
  test(`the privacy page says for how many days a table is kept (${language})`, async ({ someone }) => {
    const reader = await someone({ language });
    await reader.goto('/privacy');
    const end = reader.locator('section').last();
    await expect(end).toContainText(months);
    await expect(end).toContainText(year);
  });
}
