import { expectAccessible } from '../accessible.ts';
import { expect, phone, test, type Page } from '../people.ts';
import { pageOf, post, setTable, start } from '../tables.ts';

/** What every shuffle comes of, from the table that gathers to the check at the end. */

/** Unfolds it and lets the page check, as soon as the script is awake. */
async function check(page: Page, verdict: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Check it on this device' });
  await expect(async () => {
    if (!(await button.isVisible())) await page.getByText('The shuffle can be checked').click({ timeout: 1_000 });
    await button.click({ timeout: 1_000 });
    await expect(page.getByText(verdict, { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test('everyone’s page adds to the shuffle before the start, and checks at the end that it was used', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben', 'Cleo'], { planning: 'open', start_seat: '0' });
  links.push(...table.seats);
  const { commitment } = (await pageOf(table.host)).view;
  const [host, ben] = [await someone(), await someone(phone)];
  await host.goto(table.host);
  await expect(host.getByText(commitment!)).toBeVisible();
  await ben.goto(table.seats[1]!);
  await expect(ben.getByText(commitment!)).toBeVisible();
  await expectAccessible(ben, 'a table that gathers');
  // Cleo has not looked in, and adds nothing
  await expect.poll(async () => (await pageOf(table.seats[0]!)).view.mayAdd).toBe(false);
  await expect.poll(async () => (await pageOf(table.seats[1]!)).view.mayAdd).toBe(false);
  await start(table);
  const { contributions } = (await pageOf(table.watch)).view;
  expect(contributions!.map((bytes) => bytes.length)).toEqual([64, 64, 0]);

  const { view } = await post<{ view: { votes: { id: number }[] } }>(`/l${table.seats[0]!}/vote`, {
    act: 'propose',
    motion: { kind: 'cancel' },
  });
  for (const seat of table.seats.slice(1)) await post(`/l${seat}/vote`, { act: 'cast', vote: view.votes[0]!.id, yes: true });
  const anna = await host.context().newPage();
  await ben.goto(table.seats[1]!);
  await anna.goto(table.seats[0]!);
  for (const page of [ben, anna]) {
    await check(page, 'Everything matches, and what this device added is among it.');
    await expect(page.getByText(contributions![0]!)).toBeVisible();
    await expect(page.getByText('nothing (a bot, or a page without a script)')).toBeVisible();
  }
  const stranger = await someone();
  await stranger.goto(table.watch);
  await check(stranger, 'Everything matches.');
});

test('the fingerprint stands on the page of a table that gathers without a script too', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben']);
  links.push(...table.seats);
  const { commitment } = (await pageOf(table.host)).view;
  const page = await someone({ javaScriptEnabled: false });
  for (const path of [table.seats[1]!, table.host]) {
    await page.goto(path);
    await expect(page.getByText(commitment!)).toBeVisible();
  }
});
