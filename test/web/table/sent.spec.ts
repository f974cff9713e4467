import type { Request } from '@playwright/test';
import { missedRows } from '../../../shared/missed-rows.ts';
import type { RoomPage } from '../../../shared/protocol.ts';
import { expect, phone, test, type Page } from '../people.ts';
import { playUntil, setTable, start } from '../tables.ts';
import { weigh } from '../weight.ts';

/** What the pages of tables are sent: how much of it, what first, and what only later. */

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
