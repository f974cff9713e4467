import { expect, type Page } from './people.ts';
import { pageOf } from './tables.ts';

/** What a person does at a table of Alpha Centauri, in whatever language. */

const primary = (page: Page) => page.locator('.decision .btn-primary');

const looked = (page: Page) => page.getByRole('button', { name: /^(I have looked|Подивилися|Посмотрели)$/ });

/** "I have looked", as long as there is something to look at. */
export async function look(page: Page): Promise<void> {
  while (await looked(page).isVisible()) await looked(page).click();
}

/** It is this person's move, and the page is awake; what has been turned up meanwhile, or is about to be, is looked at first. */
export async function move(page: Page): Promise<void> {
  const yours = page.locator('.decision.yours');
  for (;;) {
    await expect(yours.or(looked(page))).toBeVisible();
    if (!(await looked(page).isVisible())) break;
    await looked(page).click();
  }
  await expect(yours).toBeVisible();
  // only a page that is awake has buttons there
  await expect(page.locator('.hand button').first()).toBeVisible();
}

/** Presses the button, and waits until the room knows, by whichever way the page has told it. */
async function send(page: Page): Promise<void> {
  const tick = async () => (await pageOf(new URL(page.url()).pathname)).view.tick;
  const before = await tick();
  await primary(page).click();
  await expect.poll(tick).toBeGreaterThan(before);
}

const colony = /^(Colonisation|Колонізація|Колонизация)/;

/** One card, here and now. */
export async function place(page: Page, planet: number): Promise<void> {
  await move(page);
  await page.locator('.hand button').first().click();
  await page.locator('.planets h2 button').nth(planet).click();
  await send(page);
}

/** The whole round: the colony first, then as many others as are asked for, spread over the planets. */
export async function plan(page: Page, shift: number): Promise<void> {
  await move(page);
  const planets = page.locator('.planets h2 button');
  const count = await planets.count();
  await page.locator('.hand').getByRole('button', { name: colony }).click();
  await planets.nth(shift % count).click();
  for (let i = 1; await primary(page).isDisabled(); i++) {
    await page.locator('.hand li:not(.planned) button').first().click();
    await planets.nth((shift + i) % count).click();
  }
  await send(page);
  await expect(page.locator('.decision.yours')).toHaveCount(0);
}

/** The same by a form, where there is no script. */
export async function planByForm(page: Page, shift: number): Promise<void> {
  const send = page.getByRole('button', { name: 'Send this choice' });
  // it stands below all the choices: once it is there, so are they
  await expect(send).toBeVisible();
  const selects = page.locator('select[name=pick]');
  const offered = await selects
    .first()
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  const names = await selects
    .first()
    .locator('optgroup')
    .evaluateAll((groups) => groups.map((group) => group.getAttribute('label') ?? ''));
  const cards = [...new Set(offered.filter(Boolean).map((value) => value.split('@')[0]!))];
  const planets = offered.filter((value) => value.startsWith(`${cards[0]}@`)).length;
  const first = names.findIndex((name) => colony.test(name));
  const order = [cards[first]!, ...cards.filter((_, i) => i !== first)];
  const count = await selects.count();
  for (let i = 0; i < count; i++) await selects.nth(i).selectOption(`${order[i]}@${(shift + i) % planets}`);
  await send.click();
}

/** Round, as the page's own bar says it. */
export async function roundOf(page: Page): Promise<number> {
  const line = await page.locator('header .short').textContent();
  return Number(/\d+/.exec(line ?? '')?.[0] ?? 0);
}
