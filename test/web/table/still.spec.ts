import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesDirectory } from '../../../scripts/build.ts';
import { expect, test, type Page } from '../people.ts';
import { boardOf, pageOf, playUntil, post, setTable, start } from '../tables.ts';

/** A page that wakes leaves everything where it was drawn. */

const MOST = 0.02;

const screens = {
  'a phone': { width: 390, height: 844 },
  'a tablet': { width: 820, height: 1180 },
  'a laptop': { width: 1366, height: 768 },
};

/** How far things have moved by themselves, as browsers reckon it, and what did. */
async function shiftOf(page: Page, path: string): Promise<{ sum: number; moved: string[] }> {
  await page.addInitScript(`
    window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().filter((one) => !one.hadRecentInput)))
      .observe({ type: 'layout-shift', buffered: true });
  `);
  await page.goto(path);
  await expect(page.locator('#decision')).toBeVisible();
  await page.waitForLoadState('networkidle');
  return page.evaluate(`new Promise((tell) => requestAnimationFrame(() => setTimeout(() => tell({
    sum: window.shifts.reduce((sum, { value }) => sum + value, 0),
    moved: window.shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.className ?? '')),
  }))))`);
}

test('nothing moves while a seat page of Alpha Centauri wakes, though there is something to be turned up', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben', 'Cem']);
  links.push(...table.seats);
  await start(table);
  const look = async (when: string): Promise<void> => {
    for (const [screen, viewport] of Object.entries(screens)) {
      for (const path of table.seats.slice(0, 2)) {
        const page = await someone({ viewport });
        const { sum, moved } = await shiftOf(page, path);
        expect(sum, `${when}, on ${screen}: ${moved.join(', ')}`).toBeLessThan(MOST);
        await page.close();
      }
    }
  };
  await look('at the start');
  await playUntil(table, (page) => boardOf(page).past.length > 0);
  await look('after a round');

  // who has no script goes on from there by a form
  const unscripted = await someone({ javaScriptEnabled: false });
  await unscripted.goto(table.seats[0]!);
  await unscripted.locator('#decision').getByRole('button', { name: 'I have looked' }).click();
  await expect(unscripted.locator('#decision').getByRole('button', { name: 'I have looked' })).toHaveCount(0);
});

/** Where the pieces of a board are, with all that is below it and without; at one moment, so that nothing moves by itself between. */
const placesOf = (page: Page): Promise<{ whole: number[]; alone: number[] }> =>
  page
    .locator('main')
    .first()
    .evaluate((table) => {
      const places = () => [...table.querySelectorAll('*')].map((one) => Math.round(one.getBoundingClientRect().top + scrollY));
      const whole = places();
      for (const below of table.parentElement!.querySelectorAll<HTMLElement>('main ~ *')) below.style.display = 'none';
      return { whole, alone: places() };
    });

// the map of Comet has just the room that is left
for (const game of ['centauri', 'cosmic']) {
  test(`on a phone the board of ${game} stands where it was drawn, though what is below it has yet to come`, async ({ someone, links }) => {
    const table = await setTable(['Anna', 'Ben', 'Cem'], {}, { game });
    links.push(...table.seats);
    await start(table);
    const page = await someone({ viewport: screens['a phone'] });
    await page.goto(table.seats[0]!);
    await expect(page.locator('#decision')).toBeVisible();
    const { whole, alone } = await placesOf(page);
    expect(whole.length).toBeGreaterThan(20);
    expect(alone).toEqual(whole);
  });
}

/** Classes of components that have a style, by stylesheet. */
function styledClasses(): Map<string, Set<string>> {
  const files = globSync('_app/immutable/assets/*.css', { cwd: pagesDirectory });
  return new Map(files.map((file) => [file, new Set(readFileSync(join(pagesDirectory, file), 'utf8').match(/\b_\w{4}\b/g))]));
}

/** What the server drew on a page that no style linked by it is for. */
async function unstyledOn(path: string): Promise<string[]> {
  const html = await (await fetch(`${process.env['PARLEY_URL']!}${path}`)).text();
  const all = styledClasses();
  const linked = [...html.matchAll(/<link [^>]*href="([^"]+\.css)"[^>]*>/g)].filter(([link]) => link.includes('stylesheet'));
  const files = linked.map(([, href]) => href!.slice(href!.indexOf('_app/')));
  const known = new Set(files.flatMap((file) => [...(all.get(file) ?? [])]));
  const drawn = new Set(html.slice(html.indexOf('<body')).match(/\b_\w{4}\b/g));
  const styled = new Set([...all.values()].flatMap((classes) => [...classes]));
  return [...drawn].filter((one) => styled.has(one) && !known.has(one)).map((one) => `${path}: ${one}`);
}

for (const game of ['centauri', 'comet', 'cosmic']) {
  test(`a page of ${game} links the styles of all that is drawn on it, from the foyer to the end`, async ({ links }) => {
    const table = await setTable(['Anna', 'Ben', 'Cem'], game === 'cosmic' ? { flares: 'yes', technologies: 'yes' } : {}, { game });
    links.push(...table.seats);
    const faults: string[] = [];
    const look = async (...paths: string[]): Promise<void> => void faults.push(...(await Promise.all(paths.map(unstyledOn))).flat());
    const own = table.seats[0]!;
    await look(...table.seats, table.watch, table.host, table.invite, `${own}/settings`, `${own}/propose`, '/', '/new', `/rules/${game}`);
    await start(table);
    await post(`/l${table.seats[1]!}/vote`, { act: 'propose', motion: { kind: 'extend' } });
    for (let n = 0; n < 40 && (await pageOf(own)).view.stage !== 'over'; n++) {
      let steps = 0;
      await playUntil(table, () => ++steps > 12);
      await look(...table.seats);
    }
    await look(...table.seats, table.watch);
    expect(faults).toEqual([]);
  });
}
