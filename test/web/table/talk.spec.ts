import { expectAccessible } from '../accessible.ts';
import { expect, phone, test, type Page } from '../people.ts';
import { pageOf, post, setTable, start, type Table } from '../tables.ts';

/** What was said and not yet read is counted wherever the way leads to it, and nowhere any more once it was read. */

const tablet = { viewport: { width: 820, height: 1180 } };

async function tableOf(game: string): Promise<Table> {
  const table = await setTable(['Anna', 'Ben', 'Cem'], {}, { game });
  await start(table);
  return table;
}

const speak = (table: Table, seat: number, text: string, to?: number) =>
  post(`/l${table.seats[seat]!}/talk`, { text, ...(to !== undefined && { to }) });
const expectUnread = (page: Page, count: number) => expect(page).toHaveTitle(count ? new RegExp(`^\\(${count}\\) `) : /^[^(]/);

test('unread talk is counted at its tab and in the title, on all devices of the seat', async ({ someone, links }) => {
  const table = await tableOf('cosmic');
  links.push(...table.seats);
  await speak(table, 1, 'Shall we?');
  const anna = await someone();
  await anna.goto(table.seats[0]!);
  const tab = (page: Page) => page.getByRole('complementary').getByRole('button', { name: 'Talk' });
  await expectUnread(anna, 1);
  await speak(table, 2, 'Do not trust Ben', 0);
  await expectUnread(anna, 2);
  await expect(tab(anna)).toHaveAccessibleName('Talk, 2 new lines');
  await expectAccessible(anna, 'unread talk');
  await tab(anna).click();
  await expectUnread(anna, 0);
  await expect(tab(anna)).toHaveAccessibleName('Talk');
  // what comes while one reads is read
  for (let n = 0; n < 9; n++) await speak(table, 1, `And another thing: ${n}`);
  await expect(anna.getByText('And another thing: 8')).toBeInViewport();
  await expectUnread(anna, 0);
  await anna.goto('/');
  await expect.poll(async () => (await pageOf(table.seats[0]!)).own!.heard).toBe((await pageOf(table.seats[0]!)).talk.at(-1)!.id);

  const mobile = await someone(phone);
  await mobile.goto(table.seats[0]!);
  await expect(mobile.getByRole('navigation').getByRole('button', { name: 'Talk' })).toBeVisible();
  await expectUnread(mobile, 0);
  await speak(table, 2, 'Are you there?');
  await expectUnread(mobile, 1);
  const there = mobile.getByRole('navigation').getByRole('button', { name: 'Talk, 1 new line' });
  await there.click();
  await expectUnread(mobile, 0);
});

for (const game of ['comet', 'centauri']) {
  for (const [device, screen] of Object.entries({ tablet, phone })) {
    test(`unread talk at a table of ${game} is counted at a button on a ${device}`, async ({ someone, links }) => {
      const table = await tableOf(game);
      links.push(...table.seats);
      const anna = await someone(screen);
      await anna.goto(table.seats[0]!);
      await anna.waitForLoadState('networkidle');
      await speak(table, 1, 'Shall we?');
      await expectUnread(anna, 1);
      await anna.getByRole('banner').getByRole('button', { name: 'Talk, 1 new line' }).click();
      await expect(anna.getByText('Shall we?')).toBeInViewport();
      await expectUnread(anna, 0);
      // what one says oneself is no news
      await anna.getByLabel('Say something').fill('We shall.');
      await anna.getByRole('button', { name: 'Send' }).click();
      await expect(anna.getByText('We shall.')).toBeInViewport();
      await expectUnread(anna, 0);
    });
  }
}
