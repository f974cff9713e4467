import { serve } from '../../../scripts/serve.ts';
import { expectAccessible } from '../accessible.ts';
import { expect, phone, test } from '../people.ts';
import { pageOf, playUntil, post, setTable, start } from '../tables.ts';
import { weigh } from '../weight.ts';

/** The first page: a table with limits of its own, the tables this browser knows, and a finished game from its file. */

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without a script';

  test(`a host who does not play sets a table with a pace of its own${how}`, async ({ someone, links, complaints }) => {
    complaints.allow(/400/);
    const anna = await someone({ javaScriptEnabled });
    await anna.goto('/?game=cosmic');
    await anna.getByLabel('Name of the table').fill('Slow burn');
    await anna.getByRole('radio', { name: 'I only host' }).check({ force: true });
    await anna.getByRole('radio', { name: '4 seats' }).check({ force: true });
    await anna.getByRole('radio', { name: /^Your own/ }).check({ force: true });
    await anna.getByLabel('For a turn', { exact: true }).fill('20');
    await anna.getByLabel('For a turn: unit').selectOption('days');
    // what was typed so far goes with the host
    await anna.getByRole('button', { name: 'All that can be chosen' }).click();
    await anna.waitForURL(/\/new\?/);
    await anna.getByRole('radio', { name: 'Bargains only' }).check({ force: true });
    await expect(anna.getByText('only the two who bargain may write')).toBeVisible();
    await anna.getByRole('button', { name: 'Open the table' }).click();
    // twenty days are too long; nothing that was typed or picked is lost
    await expect(anna.getByRole('alert')).toContainText('from one minute to 14 days');
    await expect(anna.getByLabel('Name of the table')).toHaveValue('Slow burn');
    await expect(anna.getByRole('radio', { name: 'I only host' })).toBeChecked();
    await expect(anna.getByRole('radio', { name: '4 seats' })).toBeChecked();
    await expect(anna.getByRole('radio', { name: 'Bargains only' })).toBeChecked();
    await anna.getByLabel('For a turn', { exact: true }).fill('2');
    await anna.getByLabel('For a response', { exact: true }).fill('90');
    await anna.getByLabel('For a response: unit').selectOption('minutes');
    await anna.getByRole('button', { name: 'Open the table' }).click();
    await anna.waitForURL(/\/h\//);
    const host = new URL(anna.url()).pathname;
    links.push(host);
    const { view } = await pageOf(host);
    expect(view.pace).toEqual({ turn: 2 * 24 * 60, choose: 6 * 60, respond: 90, bank: 0 });
    expect(view.talk).toBe('bargain');
    expect(view.plates.map(({ occupant }) => occupant)).toEqual(['free', 'free', 'free', 'free']);
    await expect(anna.getByText('2 days a turn, 6 hours a choice, 90 minutes a response').first()).toBeVisible();
  });

  test(`a finished game comes back from its file${how}`, async ({ someone, links, complaints }) => {
    complaints.allow(/4\d\d/);
    const table = await setTable(['Anna', 'Ben'], { planning: 'open' });
    links.push(...table.seats);
    await start(table);
    await playUntil(table, (page) => page.view.stage === 'over');
    const anna = await someone({ javaScriptEnabled });
    const response = await anna.request.get(`/api/l${table.seats[0]!}/export`);
    expect(response.ok()).toBe(true);
    const file = await response.body();

    await anna.goto('/');
    await anna.getByText('Look at a finished game from its file').click();
    const bring = async (buffer: Buffer) => {
      await anna.getByLabel('File of the game').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
      await anna.getByRole('button', { name: 'Bring it in' }).click();
    };
    await bring(Buffer.from('{"parley":1}'));
    await expect(anna.getByRole('alert')).toContainText('Nothing was changed.');
    await bring(file);
    await anna.waitForURL(/\/h\//);
    await expect(anna.getByText('The game is brought in.')).toBeVisible();
    const host = new URL(anna.url()).pathname;
    links.push(host);
    await anna.getByRole('link', { name: 'Look at the game' }).click();
    await anna.waitForURL(/\/w\//);
    await expect(anna.locator('.result')).toContainText('Anna');
    await post(`/l${host}/host`, { act: 'delete', room: host.slice(3, 15) });
    await anna.reload();
    await expect(anna.getByRole('heading', { name: 'This link opens nothing' })).toBeVisible();
  });
}

test('the tables of this browser say whose move it is, and can be forgotten and put back', async ({ someone, links, complaints }) => {
  complaints.allow(/404/);
  const first = await setTable(['Anna', 'Ben'], { planning: 'open', start_seat: '1' }, { title: 'Friday table' });
  const second = await setTable(['Anna', 'Cem'], { planning: 'open', start_seat: '0' }, { title: 'Lunch break' });
  links.push(first.host, second.host);
  await start(first);
  await start(second);
  const anna = await someone();
  await anna.goto('/');
  await expect(anna.getByText('Tables you open on this device will be listed here')).toBeVisible();
  for (const path of [first.seats[0]!, second.seats[0]!, first.host]) {
    await anna.goto(path);
    await expect.poll(() => anna.evaluate('localStorage.getItem("parley.tables")')).toContain(path);
  }
  await anna.goto('/');
  const row = (title: string) => anna.locator('.mine li').filter({ hasText: title }).filter({ hasNotText: 'Host desk' });
  await expect(anna.locator('.mine li').first()).toContainText('Lunch break');
  await expect(row('Lunch break')).toContainText('It is your move, until');
  await expect(row('Friday table')).toContainText('Waiting for Ben');
  await expect(anna.getByText('These links are kept in this browser alone.')).toBeVisible();
  await expectAccessible(anna, 'tables on the first page');

  // what has happened meanwhile shows when the page is opened again
  const { view } = await pageOf(second.seats[0]!);
  const [decision] = view.play!.decisions;
  await post(`/l${second.seats[0]!}/answer`, { decision: decision!.id, picks: decision!.fallback });
  await post(`/l${first.host}/host`, { act: 'pause', hours: 5 });
  await anna.reload();
  await expect(row('Lunch break')).toContainText('Waiting for Cem');
  await expect(row('Friday table')).toContainText('The clocks stand still until');

  // one press leads back to a seat, and it is alive there
  const alive = anna.waitForEvent('websocket');
  await row('Lunch break').getByRole('link').click();
  await expect(anna.locator('#decision')).toBeVisible();
  await alive;
  await anna.goBack();

  await anna.getByRole('button', { name: 'Forget Lunch break on this device' }).click();
  await expect(anna.locator('.mine li')).toHaveCount(2);
  await anna.getByRole('button', { name: 'Put back' }).click();
  await expect(anna.locator('.mine li')).toHaveCount(3);
  await anna.getByRole('button', { name: 'Forget them all' }).click();
  await expect(anna.locator('.mine li')).toHaveCount(0);
  await anna.reload();
  await expect(anna.getByText('Tables you open on this device will be listed here')).toBeVisible();
});

test('who sets too many tables is told when to try again, in words, and keeps what was typed', async ({ someone, complaints }) => {
  complaints.allow(/429/);
  const { url, stop } = await serve({ port: 0, vars: { TABLE_LIMIT: '1' } });
  try {
    const anna = await someone();
    for (const title of ['First', 'Second']) {
      await anna.goto(url.origin);
      await anna.getByLabel('Name of the table').fill(title);
      await anna.getByLabel('Your name').fill('Anna');
      await anna.getByRole('button', { name: 'Set the table' }).click();
      if (title === 'First') await anna.waitForURL('**/h/**');
    }
    await expect(anna.getByRole('alert')).toHaveText('You have set many tables in a short time. You can try again in 10 minutes.');
    await expect(anna.getByLabel('Name of the table')).toHaveValue('Second');
  } finally {
    await stop();
  }
});

test('the whole way to a table is in sight on a laptop, in every language and for every game', async ({ someone }) => {
  for (const language of ['en', 'ru', 'uk']) {
    const anna = await someone({ language });
    for (const game of ['centauri', 'comet', 'cosmic']) {
      await anna.goto(`/?game=${game}`);
      await expect(anna.locator('.new .btn-primary')).toBeInViewport({ ratio: 1 });
    }
    // no pace stands alone in its row
    const tops = await anna.locator('.seg-item:has([name=pace])').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    for (const top of tops) expect(tops.filter((other) => other === top).length).toBeGreaterThan(1);
  }
});

test('seats are counted in figures, and on a phone the games stay where they are', async ({ someone }) => {
  const anna = await someone(phone);
  await anna.goto('/?game=cosmic');
  await anna.getByRole('group', { name: 'Seats' }).getByText('3', { exact: true }).click();
  await expect(anna.getByRole('radio', { name: '3 seats' })).toBeChecked();
  const order = () => anna.getByRole('region', { name: 'Games' }).getByRole('heading').allTextContents();
  const tops = () => anna.locator('.game').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
  const before = [await order(), await tops()];
  await anna.getByRole('link', { name: /^Comet/ }).click();
  await expect(anna.getByRole('link', { name: /^Comet/ })).toHaveAttribute('aria-current', 'true');
  expect([await order(), await tops()]).toEqual(before);
});

test('a bot that has won is named', async ({ someone, links }) => {
  const { host } = await post<{ host: string }>('/games', { game: 'centauri', title: 'Robots', seats: 2, pace: 'live', options: {} });
  links.push(host);
  await post(`/l${host}/host`, { act: 'start', bots: true });
  await expect.poll(async () => (await pageOf(host)).view.stage, { timeout: 60_000 }).toBe('over');
  const anna = await someone();
  await anna.goto((await pageOf(host)).links!.watch!);
  await expect(anna.locator('.result')).toContainText('Bot');
  await expect.poll(() => anna.evaluate('localStorage.getItem("parley.tables")')).toContain('Robots');
  await anna.goto('/');
  await expect(anna.locator('.mine li')).toContainText(/Won by Bot [12]/);
});

test('home takes at most 15 requests and 100 kB', async ({ someone }) => {
  for (const options of [{ language: 'ru', ...phone }, { language: 'uk' }, { language: 'en' }]) {
    const page = await someone(options);
    const { requests, bytes, list } = await weigh(page, '/', () => expect(page.locator('main').first()).toBeVisible());
    expect(requests, list.join('\n')).toBeGreaterThan(8);
    expect(requests, list.join('\n')).toBeLessThanOrEqual(15);
    expect(bytes, list.join('\n')).toBeLessThan(100_000);
  }
});
