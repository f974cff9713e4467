import { move, place } from '../centauri.ts';
import { expect, test, type Page } from '../people.ts';
import { boardOf, pageOf, playUntil, post, setTable, start } from '../tables.ts';

const open = { planning: 'open', start_seat: '0' };

test('a card is placed by the keyboard alone', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben'], open);
  links.push(...table.seats);
  await start(table);
  const anna = await someone();
  await anna.goto(table.seats[0]!);
  await move(anna);
  await anna.keyboard.press('Tab');
  await expect(anna.getByRole('link', { name: 'To the decision' })).toBeFocused();
  await anna.keyboard.press('Enter');
  await anna.keyboard.press('2');
  await expect(anna.locator('.hand button').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await anna.keyboard.press('Escape');
  await expect(anna.locator('.hand button[aria-pressed=true]')).toHaveCount(0);
  await anna.keyboard.press('1');
  await anna.keyboard.press('2');
  await expect(anna.locator('.decision .btn-primary')).toContainText('on Ben’s planet');
  await anna.keyboard.press('Enter');
  await expect(anna.getByText('Ben is placing')).toBeVisible();
  expect(boardOf(await pageOf(table.seats[0]!)).piles[1]).toHaveLength(1);
});

test('a name written from right to left stands by itself wherever it is shown', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'עדי (3)'], open);
  links.push(...table.seats, table.host);
  await start(table);
  const anna = await someone();
  for (const path of [table.seats[0]!, table.host]) {
    await anna.goto(path);
    await expect(anna.locator('bdi', { hasText: 'עדי (3)' }).first()).toBeAttached();
    // as a name of its own, or fenced off within a sentence or a label
    const bare = await anna.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const isPage = !node.parentElement!.closest('script, style, bdi, title');
        if (isPage && /(^|[^\u2068])עדי/.test(node.nodeValue!)) found.push(node.nodeValue!);
      }
      for (const element of document.querySelectorAll('[aria-label*="עדי"]')) {
        if (/(^|[^\u2068])עדי/.test(element.ariaLabel!)) found.push(element.ariaLabel!);
      }
      return found;
    });
    expect(bare).toEqual([]);
  }
});

test('a screen reader can place from the text view', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben'], open);
  links.push(...table.seats);
  await start(table);
  const anna = await someone();
  await anna.goto(table.seats[0]!);
  await move(anna);
  await anna.getByLabel('Table menu').click();
  await anna.getByRole('button', { name: 'Text view' }).click();
  await anna.getByRole('radio', { name: 'Colonisation on Anna’s planet' }).check();
  await anna.getByRole('button', { name: 'Send this choice' }).click();
  await expect(anna.getByText('Ben is placing')).toBeVisible();
});

test('what was placed can be taken back until another moves', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben'], { planning: 'sealed' });
  links.push(...table.seats);
  await start(table);
  const { view } = await pageOf(table.seats[0]!);
  await post(`/l${table.seats[0]!}/answer`, { decision: view.play!.decisions[0]!.id, picks: view.play!.decisions[0]!.fallback });
  const anna = await someone();
  await anna.goto(table.seats[0]!);
  await expect(anna.getByText('Still planning: Ben')).toBeVisible();
  await anna.getByRole('button', { name: 'Take back' }).click();
  await expect(anna.getByRole('heading', { name: 'Plan your 5 placings' })).toBeVisible();
});

test('placings laid in advance are played when the turn comes', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben'], open);
  links.push(...table.seats);
  await start(table);
  const ben = await someone();
  await ben.goto(table.seats[1]!);
  await ben.locator('.hand button').first().click();
  await ben.locator('.planets h2 button').first().click();
  await ben.getByRole('button', { name: 'Keep 1 placing for my turn' }).click();
  await expect(ben.getByRole('button', { name: 'Kept for your turns' })).toBeVisible();
  const { view } = await pageOf(table.seats[0]!);
  await post(`/l${table.seats[0]!}/answer`, { decision: view.play!.decisions[0]!.id, picks: ['c1@1'] });
  await expect.poll(async () => boardOf(await pageOf(table.seats[0]!)).turn).toBe(0);
  expect(boardOf(await pageOf(table.seats[0]!)).piles[0]).toMatchObject([{ owner: 1 }]);
  await expect(ben.getByText('Anna is placing')).toBeVisible();
});

test('two pages of one seat stay in step', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben'], open);
  links.push(...table.seats);
  await start(table);
  const laptop = await someone();
  const tablet = await someone({ viewport: { width: 1024, height: 768 } });
  await laptop.goto(table.seats[0]!);
  await tablet.goto(table.seats[0]!);
  await expect(tablet.locator('.decision.yours')).toBeVisible();
  await place(laptop, 1);
  for (const page of [laptop, tablet]) {
    await expect(page.getByText('Ben is placing')).toBeVisible();
    await expect(page.locator('.planets article').nth(1).locator('.pile li')).toHaveCount(1);
  }
  await playUntil(table, (page) => boardOf(page).past.length === 1);
  const decided = (page: Page) => page.getByRole('heading', { name: 'How round 1 was decided' }).first();
  await expect(decided(laptop)).toBeVisible();
  await expect(tablet.getByRole('heading', { name: /round 1/i })).toBeVisible();
  await expect(decided(tablet)).toBeHidden();
  await tablet.getByRole('button', { name: 'Log' }).click();
  await expect(decided(tablet)).toBeVisible();
});

test('on a tablet the log lies in a drawer, and the keyboard finds in and out', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben', 'Cem'], open);
  links.push(...table.seats);
  await start(table);
  const anna = await someone({ viewport: { width: 820, height: 1180 } });
  await anna.goto(table.seats[0]!);
  // the button is there before its script is
  await anna.waitForLoadState('networkidle');
  const rail = anna.getByRole('complementary');
  const log = anna.getByRole('button', { name: 'Log' });
  await expect(log).toHaveAttribute('aria-expanded', 'false');
  await expect(rail).toBeHidden();
  await log.focus();
  await anna.keyboard.press('Enter');
  await expect(rail).toBeVisible();
  await expect(log).toHaveAttribute('aria-expanded', 'true');
  await expect(anna.locator('#log')).toBeFocused();
  await expect(anna.locator('.decision.yours')).toBeVisible();
  await anna.keyboard.press('Escape');
  await expect(rail).toBeHidden();
  await expect(log).toBeFocused();
  await anna.keyboard.press('t');
  await expect(anna.locator('#talk')).toBeFocused();
  await rail.getByRole('button', { name: 'Close' }).click();
  await expect(rail).toBeHidden();
});

test('a choice is kept while there is no connection', async ({ someone, links, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const table = await setTable(['Anna', 'Ben'], open);
  links.push(...table.seats);
  await start(table);
  const anna = await someone();
  await anna.goto(table.seats[0]!);
  await anna.locator('.hand button').first().click();
  await anna.locator('.planets h2 button').nth(1).click();
  await anna.context().setOffline(true);
  await expect(anna.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(anna.locator('.hand button').first()).toHaveAttribute('aria-pressed', 'true');
  await anna.context().setOffline(false);
  await expect(anna.locator('.decision.yours')).toBeVisible();
  await expect(anna.locator('.hand button').first()).toHaveAttribute('aria-pressed', 'true');
  await anna.locator('.decision .btn-primary').click();
  await expect(anna.getByText('Ben is placing')).toBeVisible();
});

test('an answer that did not get through is sent again, and counts once', async ({ someone, links, complaints }) => {
  complaints.allow(/ERR_FAILED|ERR_CONNECTION|WebSocket/);
  const table = await setTable(['Anna', 'Ben'], open);
  links.push(...table.seats);
  await start(table);
  const anna = await someone();
  // by the socket nothing gets through, and it is lost
  await anna.routeWebSocket('**/live', (socket) => {
    const room = socket.connectToServer();
    socket.onMessage((message) => (String(message).includes('"answer"') ? void socket.close() : room.send(message)));
  });
  await anna.goto(table.seats[0]!);
  let sent = 0;
  // over HTTP the first is lost on the way there, the second on the way back
  await anna.route('**/answer', async (route) => {
    sent++;
    if (sent === 2) await route.fetch();
    return sent <= 2 ? route.abort() : route.continue();
  });
  await place(anna, 1);
  await expect(anna.getByText('Ben is placing')).toBeVisible();
  expect(sent).toBe(3);
  expect(boardOf(await pageOf(table.seats[0]!)).piles.flat()).toHaveLength(1);
  await expect(anna.getByRole('alert').filter({ hasText: 'Nothing was changed.' })).toHaveCount(0);
});

test('an answer whose socket is lost before the reply goes over HTTP, and counts once', async ({ someone, links, complaints }) => {
  complaints.allow(/WebSocket/);
  const table = await setTable(['Anna', 'Ben'], open);
  links.push(...table.seats);
  await start(table);
  const anna = await someone();
  const said: string[] = [];
  await anna.routeWebSocket('**/live', (socket) => {
    const room = socket.connectToServer();
    // the answer gets there, the reply is lost with the connection
    room.onMessage((message) => {
      if (said.length === 0) socket.send(message);
    });
    socket.onMessage((message) => {
      room.send(message);
      if (!String(message).includes('"answer"')) return;
      said.push((JSON.parse(String(message)) as { request: string }).request);
      void socket.close();
    });
  });
  const posted: string[] = [];
  anna.on('request', (request) => {
    if (request.url().endsWith('/answer')) posted.push((request.postDataJSON() as { request: string }).request);
  });
  await anna.goto(table.seats[0]!);
  await place(anna, 1);
  await expect(anna.getByText('Ben is placing')).toBeVisible();
  expect(said).toHaveLength(1);
  expect(posted).toEqual(said);
  expect(boardOf(await pageOf(table.seats[0]!)).piles.flat()).toHaveLength(1);
  await expect(anna.getByRole('alert').filter({ hasText: 'Nothing was changed.' })).toHaveCount(0);
});

test('a plan survives a reload', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben'], { planning: 'sealed' });
  links.push(...table.seats);
  await start(table);
  const anna = await someone();
  await anna.goto(table.seats[0]!);
  for (const planet of [0, 1, 1]) {
    await anna.locator('.hand li:not(.planned) button').first().click();
    await anna.locator('.planets h2 button').nth(planet).click();
  }
  await anna.reload();
  await expect(anna.locator('.hand li.planned')).toHaveCount(3);
  await expect(anna.locator('.decision .btn-primary')).toHaveText('2 placings to go');
});

test('what is refused says why, and nothing is lost', async ({ someone, links, complaints }) => {
  complaints.allow(/409/);
  const table = await setTable(['Anna', 'Ben'], open);
  links.push(...table.seats);
  await start(table);
  const anna = await someone();
  // the same seat answers elsewhere, and this page does not hear of it
  await anna.routeWebSocket('**/live', (socket) => {
    const room = socket.connectToServer();
    room.onMessage((message) => {
      if (!String(message).startsWith('{"type":"update"')) socket.send(message);
    });
    socket.onMessage(async (message) => {
      if (String(message).includes('"answer"')) {
        const { view } = await pageOf(table.seats[0]!);
        await post(`/l${table.seats[0]!}/answer`, { decision: view.play!.decisions[0]!.id, picks: view.play!.decisions[0]!.fallback });
      }
      room.send(message);
    });
  });
  await anna.goto(table.seats[0]!);
  await place(anna, 0);
  await expect(anna.getByRole('alert').filter({ hasText: 'Nothing was changed.' })).toBeVisible();
  await expect(anna.getByText('Ben is placing')).toBeVisible();
});

test('a replaced link says so, at once or when the connection is back', async ({ someone, links, complaints }) => {
  complaints.allow(/404|WebSocket|ERR_INTERNET_DISCONNECTED/);
  const table = await setTable(['Anna', 'Ben', 'Cem'], open);
  links.push(...table.seats);
  const ben = await someone();
  const cem = await someone();
  await ben.goto(table.seats[1]!);
  await cem.goto(table.seats[2]!);
  await expect(ben.locator('main li').filter({ hasText: 'Cem' })).toContainText('here');
  await cem.context().setOffline(true);
  for (const seat of [1, 2]) await post(`/l${table.host}/host`, { act: 'reissue', seat });
  await expect(ben.getByRole('heading', { name: 'This link has been replaced' })).toBeVisible();
  await cem.context().setOffline(false);
  await expect(cem.getByRole('heading', { name: 'This link has been replaced' })).toBeVisible();
});

test('answers can be lodged in advance and taken back without a script', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben', 'Cem'], open);
  links.push(...table.seats);
  await start(table);
  const ben = await someone({ javaScriptEnabled: false });
  await ben.goto(table.seats[1]!);
  const lodged = async (): Promise<number> => (await pageOf(table.seats[1]!)).view.orders.forecasts.length;
  await ben.getByRole('combobox', { name: 'Placing 1' }).selectOption({ index: 1 });
  await ben.getByRole('button', { name: 'Keep for later' }).click();
  await expect.poll(lodged).toBe(1);
  await ben.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(lodged).toBe(0);
});

test('a limit that has run into the bank says so', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben'], { start_seat: '0' }, { pace: 'live' });
  links.push(...table.seats);
  await start(table);
  const anna = await someone();
  await anna.clock.install();
  const opened = anna.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await anna.goto(table.seats[0]!);
  await expect(anna.locator('#decision')).toContainText('No choice by');
  await anna.waitForLoadState('networkidle');
  // a socket that is still to be opened would be given up in so long a time
  await opened;
  await anna.clock.fastForward(150_000);
  await expect(anna.locator('#decision')).toContainText('your time bank lasts until');
});
