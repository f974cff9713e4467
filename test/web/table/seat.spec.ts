import type { Request } from '@playwright/test';
import { missedRows } from '../../../shared/missed-rows.ts';
import type { RoomPage } from '../../../shared/protocol.ts';
import { move, place } from '../centauri.ts';
import { expect, phone, test, type Page } from '../people.ts';
import { boardOf, pageOf, playUntil, post, setTable, start } from '../tables.ts';
import { weigh } from '../weight.ts';

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

const weighSeat = (page: Page, path: string) => weigh(page, path, () => expect(page.locator('#decision')).toBeVisible());
const scriptOf = async (page: Page, path: string): Promise<number> => (await weighSeat(page, path)).script;

/** Most that a seat page may be sent before it rests, on a phone and on wider screens. With all that can be put on it Cosmic has more to it than other boards. */
interface Most {
  game: string;
  options?: Record<string, string>;
  requests?: number;
  narrow: number;
  wide: number;
}
/** What is said of aliens weighs differently: these are always the same, and so is who is asked first. */
const NAMED = { first_player: '0', aliens: 'named', alien_1: 'macron', alien_2: 'zombie', alien_3: 'clone' };
const most: Record<string, Most> = {
  centauri: { game: 'centauri', narrow: 100_000, wide: 100_000 },
  comet: { game: 'comet', narrow: 100_000, wide: 100_000 },
  cosmic: { game: 'cosmic', options: NAMED, narrow: 92_500, wide: 100_000 },
  'cosmic with flares and technologies': {
    game: 'cosmic',
    options: { ...NAMED, flares: 'yes', technologies: 'yes' },
    requests: 18,
    narrow: 105_000,
    wide: 113_000,
  },
};

for (const game of ['centauri', 'comet', 'cosmic']) {
  test(`whoever waits for others to sit down is sent at most 16 requests and 80 kB by a table of ${game}`, async ({ someone, links }) => {
    const table = await setTable(['Anna', 'Ben', 'Cem'], {}, { game });
    links.push(...table.seats);
    for (const device of [{ language: 'ru', ...phone }, { language: 'en' }]) {
      const page = await someone(device);
      const { requests, bytes, list } = await weigh(page, table.seats[1]!, () => expect(page.locator('.foyer')).toBeVisible());
      expect(requests, list.join('\n')).toBeGreaterThan(8);
      expect(requests, list.join('\n')).toBeLessThanOrEqual(16);
      expect(bytes, list.join('\n')).toBeLessThan(80_000);
    }
  });
}

for (const [name, { game, options = {}, requests: mostRequests = 15, narrow, wide }] of Object.entries(most)) {
  test(`a seat page of ${name} takes at most ${mostRequests} requests and ${wide / 1000} kB, with all that is drawn`, async ({
    someone,
    links,
  }) => {
    const table = await setTable(['Anna', 'Ben', 'Cem'], options, { game });
    links.push(...table.seats);
    await start(table);
    for (const device of [{ language: 'ru', ...phone }, { language: 'ru' }, { language: 'uk' }, { language: 'en' }]) {
      const { requests, bytes, list } = await weighSeat(await someone(device), table.seats[0]!);
      expect(requests, list.join('\n')).toBeGreaterThan(8);
      expect(requests, list.join('\n')).toBeLessThanOrEqual(mostRequests);
      expect(bytes, list.join('\n')).toBeLessThan('isMobile' in device ? narrow : wide);
    }
  });
}

test('drawings that are not seen come once a page is at rest, and so they do where a page of the site is', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben', 'Cem'], NAMED, { game: 'cosmic' });
  links.push(...table.seats);
  await start(table);
  const page = await someone({});
  for (const path of [table.seats[0]!, '/']) {
    const html = await (await page.goto(path))!.text();
    // what the table asks for by name is there, or the rest would be fetched at once
    if (path !== '/') for (const alien of ['macron', 'zombie', 'clone']) expect(html).toContain(`<symbol id="alien-${alien}"`);
    expect(html).toContain('<symbol id="i-');
    expect(html).not.toContain('<symbol id="i-offline"');
    await expect(page.locator('#i-offline')).toBeAttached();
    await expect(page.locator('#drawings')).not.toHaveAttribute('data-part');
  }
});

/** What the page names for its screen, it fetches once, and no other script until it is alive: nothing has to be found out first. */
async function namesAll(page: Page, path: string): Promise<void> {
  const fetched: string[] = [];
  const note = (request: Request): void => void fetched.push(new URL(request.url()).pathname);
  // nothing that an older page still wants
  await page.goto('about:blank');
  page.on('request', note);
  const alive = page.waitForEvent('websocket');
  await page.goto(path);
  await alive;
  page.off('request', note);
  const named = await page
    .locator('head')
    .locator('link[rel=modulepreload], script[type=module]')
    .evaluateAll((all: (HTMLLinkElement | HTMLScriptElement)[]) =>
      all.flatMap((one) => {
        if (one instanceof HTMLScriptElement) return new URL(one.src).pathname;
        return matchMedia(one.media).matches ? new URL(one.href).pathname : [];
      }),
    );
  expect(named.length).toBeGreaterThan(5);
  expect(fetched.filter((one) => one.endsWith('.js')).sort()).toEqual(named.sort());
}

for (const { game, options } of Object.values(most)) {
  test(`a seat page of ${game} names all that it fetches first${options?.['flares'] ? ', with flares and technologies' : ''}`, async ({
    someone,
    links,
  }) => {
    const table = await setTable(['Anna', 'Ben', 'Cem'], options, { game });
    links.push(...table.seats);
    const [desk, mobile] = [await someone({ language: 'uk' }), await someone({ language: 'uk', ...phone })];
    for (const page of [desk, mobile]) await namesAll(page, table.seats[0]!);
    await start(table);
    for (const path of [table.seats[0]!, table.watch]) for (const page of [desk, mobile]) await namesAll(page, path);
    // who comes back is told what happened meanwhile; which cards a device has yet to see turned up, it alone knows
    await playUntil(table, ({ view }) => view.tick > 25);
    const back = await someone({ language: 'uk', ...phone });
    for (const path of table.seats) await namesAll(back, path);
  });
}

const MOST = 90_000;

for (const game of ['centauri', 'comet', 'cosmic']) {
  test(`a seat page of ${game} sends at most 90 kB of script`, async ({ someone, links }) => {
    const table = await setTable(['Anna', 'Ben', 'Cem'], {}, { game });
    links.push(...table.seats);
    await start(table);
    for (const language of ['en', 'ru', 'uk']) {
      const total = await scriptOf(await someone({ language }), table.seats[0]!);
      expect(total).toBeGreaterThan(10_000);
      expect(total).toBeLessThan(MOST);
    }

    // one who comes back to be asked has missed something
    const hasMissed = ({ view, log, own }: RoomPage) => view.play!.decisions.length > 0 && missedRows(log, own!.seen).length > 2;
    let back: RoomPage | null = null;
    await playUntil(table, (page) => {
      if (page.view.tick > 12 && hasMissed(page)) back = page;
      return back !== null;
    });
    if (game === 'cosmic') expect(back).not.toBeNull();
    const seat = (back as RoomPage | null)?.view.you.seat ?? 0;
    const returned = await someone({ language: 'ru' });
    expect(await scriptOf(returned, table.seats[seat]!)).toBeLessThan(MOST);
    if (back) await expect(returned.locator('.since')).toBeVisible();
    await returned.close();

    // and one who comes when all is over
    await playUntil(table, (page) => page.view.stage === 'over');
    for (const [at, path] of table.seats.entries()) {
      const page = await someone({ language: at % 2 ? 'uk' : 'ru', ...(at === 2 && phone) });
      expect(await scriptOf(page, path)).toBeLessThan(MOST);
      const asks = page.getByRole('button', { name: at % 2 ? 'Що сталося, поки вас не було' : 'Что было, пока вас не было' });
      if (!(await asks.isVisible())) continue;
      await asks.click();
      await expect(page.locator('.since')).toBeVisible();
    }
  });
}
