import { expect, phone, test, type Page } from '../people.ts';
import { boardOf, pageOf, playUntil, post, setTable, start } from '../tables.ts';

/** One seat on two devices: what was done on one counts on the other. */

test('what was looked at on one device is looked at on the other, and old news once the game has gone on', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben'], { planning: 'sealed' });
  links.push(...table.seats);
  await start(table);
  const laptop = await someone();
  const mobile = await someone(phone);
  const round = (page: Page, n: number) => page.locator('.decision').getByRole('heading', { name: new RegExp(`round ${n}\\b`, 'i') });
  const looked = (page: Page) => page.getByRole('button', { name: 'I have looked' });
  for (const page of [laptop, mobile]) {
    await page.goto(table.seats[0]!);
    await expect(page.locator('.decision.yours')).toBeVisible();
  }
  await playUntil(table, (page) => boardOf(page).past.length === 1);
  for (const page of [laptop, mobile]) await expect(round(page, 1)).toBeVisible();
  await looked(mobile).click();
  for (const page of [mobile, laptop]) await expect(page.locator('.decision.yours')).toBeVisible();

  // nobody has looked at the second round yet when the third is turned up
  await playUntil(table, (page) => boardOf(page).past.length === 3);
  for (const page of [laptop, mobile]) await expect(round(page, 3)).toBeVisible();
  // to plan the fourth elsewhere is to have seen the third
  const { view } = await pageOf(table.seats[0]!);
  const [decision] = view.play!.decisions;
  await post(`/l${table.seats[0]!}/answer`, { decision: decision!.id, picks: decision!.fallback });
  for (const page of [laptop, mobile]) {
    await expect(page.getByText('Still planning: Ben')).toBeVisible();
    await expect(looked(page)).toHaveCount(0);
  }
});
