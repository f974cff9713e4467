import { plan, planByForm } from '../centauri.ts';
import { expect, phone, test, widthOf, type Page } from '../people.ts';
import { pageOf } from '../tables.ts';

/** Words that are the same in every language: names, and what is no word of ours. */
const foreign = /\b(Parley|English|Anna|Ben|Chris|Dasha|SHA|API|Enter|Esc)\b/g;

async function expectUkrainian(page: Page): Promise<void> {
  const text = (await page.locator('body').innerText()).replaceAll(foreign, '').replaceAll(/[0-9a-f]{16,}/g, '');
  expect(text.match(/[A-Za-z]{2,}|[ыэъё]/gi) ?? [], 'every word is Ukrainian').toEqual([]);
}

test('four people set a table, sit down and play a whole game with sealed plans', async ({ someone, links, complaints }) => {
  // whoever sits down just before the start may be too late to add to its chance
  complaints.allow(/409.*\/add$/);
  const anna = await someone();
  await anna.goto('/');
  await anna.getByLabel('Name of the table').fill('Anna');
  await anna.getByLabel('Your name').fill('Anna');
  await anna.getByRole('button', { name: 'Set the table' }).click();
  await expect(anna.getByRole('heading', { name: 'Anna', level: 1 })).toBeVisible();
  const desk = new URL(anna.url()).pathname;
  links.push(desk);
  const boxes = anna.locator('.seats .linkbox input');
  const invitations = await Promise.all((await boxes.all()).map((box) => box.inputValue()));
  expect(invitations).toHaveLength(3);

  const ben = await someone(phone);
  const chris = await someone({ javaScriptEnabled: false });
  const dasha = await someone({ language: 'uk' });
  for (const [i, [page, name]] of (
    [
      [ben, 'Ben'],
      [chris, 'Chris'],
      [dasha, 'Dasha'],
    ] as const
  ).entries()) {
    await page.goto(invitations[i]!);
    if (page === dasha) await expectUkrainian(page);
    await page.locator('input[name=name]').fill(name);
    await page.locator('main form button').click();
    await page.waitForURL(/\/p\//);
    links.push(new URL(page.url()).pathname);
  }
  await expectUkrainian(dasha);

  // the desk has seen them sit down
  await expect(anna.locator('.seats h2').getByText('Dasha')).toBeVisible();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(anna.getByText('The game is on')).toBeVisible();
  await anna.getByRole('link', { name: 'Open my seat' }).click();
  await anna.waitForURL(/\/p\//);
  links.push(new URL(anna.url()).pathname);

  for (let round = 1; round <= 8; round++) {
    await chris.getByRole('link', { name: 'Look again' }).click();
    await planByForm(chris, round);
    await Promise.all([plan(anna, round), plan(ben, round + 1), plan(dasha, round + 2)]);
    for (const page of [anna, ben, dasha]) await expect(page.locator('.breakdown').first()).toBeVisible();
    if (round < 3) await expectUkrainian(dasha);
  }

  await anna.getByRole('button', { name: 'I have looked' }).click();
  await ben.getByRole('button', { name: 'I have looked' }).click();
  await dasha.getByRole('button', { name: 'Подивилися' }).click();
  await chris.goto(chris.url());
  const { view } = await pageOf(new URL(anna.url()).pathname);
  const winners = view.play!.result!.winners.map((seat) => view.plates[seat]!.name);
  for (const page of [anna, ben, chris, dasha]) {
    for (const winner of winners) await expect(page.locator('.result h2')).toContainText(winner);
    await expect(page.locator('.result ol li')).toHaveCount(4);
  }
  await expectUkrainian(dasha);

  // the seed is open now, and fits what was published at the deal
  await anna.getByText('The shuffle can be checked').click();
  await anna.getByRole('button', { name: 'Check it on this device' }).click();
  await expect(anna.getByText('Everything matches, and what this device added is among it.')).toBeVisible();

  // a phone never scrolls sideways
  expect(await widthOf(ben)).toBeLessThanOrEqual(390);
});
