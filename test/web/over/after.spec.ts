import { look } from '../centauri.ts';
import { expectAccessible } from '../accessible.ts';
import { expect, phone, test, type Page } from '../people.ts';
import { pageOf, playUntil, post, setTable, start, type Table } from '../tables.ts';

/** What there is to do when all is over. */

async function finished(): Promise<Table> {
  const table = await setTable(['Anna', 'Ben'], { planning: 'open' });
  await start(table);
  await playUntil(table, (page) => page.view.stage === 'over');
  return table;
}

/** Past the last reveal, as soon as the script is awake. */
async function toResult(page: Page): Promise<void> {
  const looked = page.getByRole('button', { name: 'I have looked' });
  await expect(looked).toBeVisible();
  await expect(async () => {
    if (await looked.isVisible()) await look(page);
    await expect(looked).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

test('one sets another table, and the other takes the seat there', async ({ someone, links }) => {
  const table = await finished();
  links.push(...table.seats);
  const [anna, ben] = [await someone(), await someone(phone)];
  await ben.goto(table.seats[1]!);
  await anna.goto(table.seats[0]!);
  await toResult(ben);
  await toResult(anna);
  await anna.getByRole('button', { name: 'Play again with the same people' }).click();
  await anna.waitForURL(/\/h\//);
  await expect(anna.getByRole('heading', { name: 'Ben', exact: true })).toBeVisible();

  // it shows on the page that Ben has open
  await expect(ben.getByText('Another table is set for the same people.')).toBeVisible();
  await ben.getByRole('button', { name: 'Take your seat' }).click();
  await expect(ben.getByLabel('Your name')).toHaveValue('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.waitForURL(/\/p\//);
  await expect(anna.getByRole('button', { name: 'Start the game' })).toBeEnabled();
});

test('a rematch is set and the game saved without a script', async ({ someone, links }) => {
  const table = await finished();
  links.push(...table.seats);
  const anna = await someone({ javaScriptEnabled: false });
  await anna.goto(table.seats[0]!);
  const file = await anna.request.get((await anna.getByRole('link', { name: 'Save the game as a file' }).first().getAttribute('href'))!);
  expect(file.headers()['content-disposition']).toContain('attachment');
  await anna.getByRole('button', { name: 'Play again with the same people' }).first().click();
  await anna.waitForURL(/\/h\//);
});

test('a game that was ended without a result says so to all, and asks nobody any more', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben'], { planning: 'open', start_seat: '0' });
  links.push(...table.seats);
  await start(table);
  const [anna, onlooker] = [await someone(), await someone(phone)];
  await anna.goto(table.seats[0]!);
  await onlooker.goto(table.watch);
  await post(`/l${table.seats[0]!}/vote`, { act: 'propose', motion: { kind: 'cancel' } });
  const [vote] = (await pageOf(table.seats[1]!)).view.votes;
  await post(`/l${table.seats[1]!}/vote`, { act: 'cast', vote: vote!.id, yes: true });
  for (const page of [anna, onlooker]) {
    await expect(page.getByText('This game has ended without a result')).toBeVisible();
    await expect(page.locator('.decision')).toContainText('The game is over');
    await expect(page.locator('.decision.yours')).toHaveCount(0);
    await expectAccessible(page, 'a cancelled game');
  }
  await expect(anna.getByRole('button', { name: 'Play again with the same people' })).toBeVisible();
  await expect(onlooker.getByRole('link', { name: 'Save the game as a file' })).toBeVisible();
  await anna.goto(table.host);
  await expect(anna.getByText('Ended without a result')).toBeVisible();
});
