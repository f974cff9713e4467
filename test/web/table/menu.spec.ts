import { expect, phone, test, type Page } from '../people.ts';
import { setTable, start, type Table } from '../tables.ts';

/** What hangs under the table menu, and what it must leave free. */

async function tableOf(game: string, links: string[]): Promise<Table> {
  const table = await setTable(['Anna', 'Ben', 'Cem'], { start_seat: '0' }, { game, title: 'Friday table' });
  links.push(...table.seats);
  await start(table);
  return table;
}

/** Opens the menu, and then the settings in its place. Neither lies over the decision. */
async function expectClear(page: Page): Promise<void> {
  const menu = page.locator('details.menu');
  // the server sends it along for readers without a script, and the script fetches it when it is wanted
  await expect(menu.locator('.sheet')).toHaveCount(0);
  await menu.locator('summary').click();
  const overlap = () =>
    page.evaluate(() => {
      const sheet = document.querySelector('details.menu .sheet')!.getBoundingClientRect();
      const decision = document.getElementById('decision')!.getBoundingClientRect();
      const wide = Math.min(sheet.right, decision.right) - Math.max(sheet.left, decision.left);
      const high = Math.min(sheet.bottom, decision.bottom) - Math.max(sheet.top, decision.top);
      return wide > 0 && high > 0;
    });
  await expect(menu.getByRole('link', { name: 'Rules of the game' })).toBeVisible();
  await expect.poll(overlap, 'the menu lies over the decision').toBe(false);
  await menu.getByRole('button', { name: 'My settings' }).click();
  await expect(menu.getByRole('heading', { name: 'My settings' })).toBeVisible();
  await expect.poll(overlap, 'the settings lie over the decision').toBe(false);
  await menu.getByRole('button', { name: 'Back to the menu' }).click();
}

for (const game of ['centauri', 'comet', 'cosmic']) {
  test(`the menu of ${game} leaves the decision free, and fits the device`, async ({ someone, links }) => {
    const table = await tableOf(game, links);
    const desktop = await someone({ viewport: { width: 1366, height: 768 } });
    await desktop.goto(table.seats[0]!);
    await expectClear(desktop);
    await expect(desktop.locator('details.menu').getByRole('button', { name: 'Русский' })).toBeVisible();
    await expect(desktop.locator('details.menu kbd').first()).toBeVisible();
    const tablet = await someone({ viewport: { width: 820, height: 1180 }, hasTouch: true });
    await tablet.goto(table.seats[0]!);
    await expectClear(tablet);
    await expect(tablet.locator('details.menu').getByRole('button', { name: 'Русский' })).toBeVisible();
    const small = await someone(phone);
    await small.goto(table.seats[0]!);
    await expectClear(small);
    await expect(small.locator('details.menu').getByRole('button', { name: 'Русский' })).toBeVisible();
    await expect(small.locator('details.menu kbd').first()).toBeHidden();
  });
}

test('whoever has just opened the page is not said to be away', async ({ someone, links }) => {
  const table = await tableOf('centauri', links);
  const reader = await someone({ javaScriptEnabled: false });
  await reader.goto(table.seats[1]!);
  const own = reader.locator('li', { hasText: 'Ben' }).filter({ hasText: 'you' }).first();
  await expect(own).toContainText('here');
  await expect(reader.locator('li', { hasText: 'Cem' }).filter({ hasText: 'away' }).first()).toBeVisible();
});
