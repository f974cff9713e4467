import type { CometView } from '../../../shared/games/comet/view.ts';
import type { CosmicView } from '../../../shared/games/cosmic/view.ts';
import { wordsOf } from '../../../shared/games/words.ts';
import { catalogueOf } from '../../../shared/text/catalogue.ts';
import { expectAccessible } from '../accessible.ts';
import { expect, phone, test, widthOf, type Page } from '../people.ts';
import { pageOf, playUntil, setTable, start, type Table } from '../tables.ts';

/** Whatever lies on a table can be read about: by pressing, by resting on it, by keyboard, on any screen, above everything. */

const names = ['Anna', 'Ben', 'Cem'];

const sheetOf = (page: Page) => page.getByRole('dialog');

/** Does so until the page, which may still be waking up, shows a sheet. */
async function ask(page: Page, act: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await act();
    await expect(sheetOf(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Nothing lies over it, and nothing of it is off the screen. */
async function expectOnTop(page: Page): Promise<void> {
  const box = (await sheetOf(page).boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  for (const [right, below] of [
    [0.5, 0.5],
    [0.1, 0.4],
    [0.9, 0.9],
  ] as const) {
    const point = { x: box.x + box.width * right, y: box.y + box.height * below };
    expect(await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('dialog') !== null, point)).toBe(true);
  }
}

async function cosmicTable(links: string[]): Promise<{ table: Table; board: CosmicView }> {
  // none of them lays cards beside its hand, where they could be read as well
  const aliens = { aliens: 'named', alien_1: 'macron', alien_2: 'zombie', alien_3: 'clone' };
  const table = await setTable(names, aliens, { game: 'cosmic' });
  links.push(...table.seats);
  await start(table);
  await playUntil(table, ({ view }) => (view.play?.board as CosmicView | undefined)?.encounter?.planet != null);
  return { table, board: (await pageOf(table.seats[0]!)).view.play!.board as CosmicView };
}

const words = await catalogueOf('en', (await wordsOf('cosmic')).texts);

/** The power of a seat in a sentence, to be found on its sheet. */
const powerOf = (board: CosmicView, seat: number): string => words[`cosmic.power.${board.seats[seat]!.alien}.short`]!;

test('every power and card of Cosmic Encounter can be read beside the board', async ({ someone, links }) => {
  const { table, board } = await cosmicTable(links);
  const anna = await someone({ reducedMotion: 'reduce' });
  await anna.goto(table.seats[0]!);

  const sheet = sheetOf(anna);
  await ask(anna, () => anna.getByRole('button', { name: 'Read the whole sheet' }).click());
  await expect(sheet).toContainText(powerOf(board, 0));
  await expectOnTop(anna);
  // the board gives it the room that it needs
  const { x, width } = (await sheet.boundingBox())!;
  expect(width).toBeGreaterThan(500);
  const beside = (await anna.locator('.table').boundingBox())!;
  expect(beside.x + beside.width).toBeLessThanOrEqual(x + 1);
  await expect(sheet.getByRole('img')).toBeVisible();
  await expectAccessible(anna, 'the sheet of an alien');
  await anna.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(anna.getByRole('button', { name: 'Read the whole sheet' })).toBeFocused();

  // the power of another seat, and from there all of them
  await anna.getByRole('button', { name: /Ben/ }).first().click();
  await expect(sheet).toContainText(powerOf(board, 1));
  await sheet.getByRole('tab', { name: /Cem/ }).click();
  await expect(sheet).toContainText(powerOf(board, 2));
  await anna.keyboard.press('ArrowRight');
  await expect(sheet).toContainText(powerOf(board, 0));
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();

  // a card by keyboard, and under the pointer; a hand that ships are sent above is folded
  const folded = anna.getByRole('button', { name: 'Hand:' });
  if (await folded.isVisible()) await folded.click();
  const card = anna.locator('.hand [data-about]').first();
  await card.hover();
  await expect(anna.getByRole('tooltip')).toBeVisible();
  await card.focus();
  await anna.keyboard.press('i');
  await expect(sheet.getByRole('heading')).toBeVisible();
  await expect(sheet.getByRole('tab')).toHaveCount(new Set(board.hand!.map(({ face }) => face)).size);
  await expectAccessible(anna, 'a card explained');
  await anna.keyboard.press('Escape');

  // what it is not: a press of the keys of the table
  await anna.getByRole('button', { name: 'Launch', exact: true }).click();
  await expect(sheet).toContainText('aim the gate');
  await anna.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('on a phone a tap on a seat opens its power, and a long press explains a card', async ({ someone, links }) => {
  const { table, board } = await cosmicTable(links);
  for (const [language, viewport] of [
    ['en', { width: 390, height: 844 }],
    ['ru', { width: 360, height: 640 }],
    ['en', { width: 820, height: 1180 }],
  ] as const) {
    const ben = await someone({ ...phone, viewport, language, reducedMotion: 'reduce' });
    await ben.goto(table.seats[1]!);
    const sheet = sheetOf(ben);
    await ask(ben, () => ben.locator('[data-about="seat:0"]').filter({ visible: true }).first().tap());
    await expect(sheet.getByRole('heading').first()).toBeVisible();
    if (language === 'en') await expect(sheet).toContainText(powerOf(board, 0));
    await expectOnTop(ben);
    expect(await widthOf(ben)).toBeLessThanOrEqual(viewport.width);
    await expectAccessible(ben, `a sheet on a screen of ${viewport.width}`);
    await sheet.getByRole('tab').last().tap();
    await sheet.getByRole('button', { name: language === 'en' ? 'Close' : 'Закрыть' }).tap();
    await expect(sheet).toBeHidden();

    const card = ben.locator('.hand [data-about]').first();
    const wasPressed = await card.getAttribute('aria-pressed');
    await card.dispatchEvent('pointerdown', { pointerType: 'touch', isPrimary: true, clientX: 5, clientY: 5 });
    await expect(sheet).toBeVisible();
    await card.dispatchEvent('pointerup', { pointerType: 'touch', isPrimary: true });
    await card.dispatchEvent('click');
    expect(await card.getAttribute('aria-pressed')).toBe(wasPressed);
    await expectOnTop(ben);
    await ben.close();
  }
});

test('the cards, leaders and symbols of Comet can be read about', async ({ someone, links }) => {
  const table = await setTable(names, {}, { game: 'comet' });
  links.push(...table.seats);
  await start(table);
  const { view } = await pageOf(table.seats[0]!);
  const board = view.play!.board as CometView;
  const anna = await someone({ reducedMotion: 'reduce' });
  await anna.goto(table.seats[0]!);
  const sheet = sheetOf(anna);
  await ask(anna, () => anna.locator(`[data-about="card:${board.row[0]!.kind}"]`).first().click());
  await expect(sheet.getByRole('heading')).toBeVisible();
  await expectOnTop(anna);
  await expectAccessible(anna, 'a card of Comet');
  await anna.keyboard.press('Escape');
  await anna.locator('.saved [aria-haspopup]').filter({ visible: true }).first().click();
  await expect(sheet).toContainText('Leader');
  await expect(sheet.getByRole('tab')).toHaveCount(names.length);
  await anna.keyboard.press('Escape');
  await anna.locator('[data-about^="sign:"]').filter({ visible: true }).first().click({ button: 'right' });
  await expect(sheet).toContainText('Pays for a step');

  const ben = await someone({ ...phone, reducedMotion: 'reduce' });
  await ben.goto(table.seats[1]!);
  await ask(ben, async () => {
    await ben.locator('.hand [data-about]').first().focus();
    await ben.keyboard.press('i');
  });
  await expectOnTop(ben);
  await expectAccessible(ben, 'a card of Comet on a phone');
});

test('the cards and planets of Alpha Centauri can be read about', async ({ someone, links }) => {
  const table = await setTable(names);
  links.push(...table.seats);
  await start(table);
  await playUntil(table, ({ view }) => view.tick > 3);
  for (const at of [0, 1, 2]) {
    const page = await someone({ ...(at === 1 && phone), reducedMotion: 'reduce' });
    await page.goto(table.seats[at]!);
    const sheet = sheetOf(page);
    await ask(page, async () => {
      await page.locator('.hand [data-about]').first().focus();
      await page.keyboard.press('i');
    });
    await expect(sheet.getByRole('tab')).toHaveCount(12);
    await expectOnTop(page);
    await expectAccessible(page, 'a card of Alpha Centauri');
    await page.keyboard.press('Escape');
    await page.locator('[data-about="planet:1"]').first().click({ button: 'right' });
    await expect(sheet).toContainText('a planet favours nobody');
    await page.close();
  }
});
