import { look, place, plan } from '../centauri.ts';
import { expect, phone, test } from '../people.ts';
import { boardOf, pageOf, setTable, start } from '../tables.ts';

test('two people and a bot lay card by card to the end', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben'], { planning: 'open', start_seat: '0' }, { seats: 3 });
  links.push(...table.seats);
  await start(table, true);
  const anna = await someone();
  const ben = await someone(phone);
  await anna.goto(table.seats[0]!);
  await ben.goto(table.seats[1]!);
  for (let moves = 0; ; moves++) {
    const page = await pageOf(table.seats[0]!);
    if (page.view.stage === 'over') break;
    expect(moves, 'each of them places 42 cards').toBeLessThan(200);
    const { turn } = boardOf(page);
    if (turn === 2) {
      await anna.waitForTimeout(20);
      continue;
    }
    const mover = turn === 0 ? anna : ben;
    await place(mover, moves % 3);
  }
  for (const page of [anna, ben]) await expect(page.getByRole('button', { name: 'I have looked' })).toBeVisible();
  await look(anna);
  await look(ben);
  const { view } = await pageOf(table.seats[0]!);
  await expect(anna.locator('.result ol li')).toHaveCount(3);
  for (const { points } of view.play!.result!.standings) await expect(ben.locator('.result ol')).toContainText(String(points));
});

test('against a bot to the end, from the first page on', async ({ someone, links }) => {
  const anna = await someone({ theme: 'dark' });
  await anna.goto('/');
  await anna.getByLabel('Your name').fill('Anna');
  await anna.getByRole('radio', { name: '2 seats' }).check({ force: true });
  await anna.getByRole('button', { name: 'Set the table' }).click();
  await anna.getByRole('button', { name: 'Seat a bot' }).click();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(anna.getByText('The game is on')).toBeVisible();
  await anna.getByRole('link', { name: 'Open my seat' }).click();
  await anna.waitForURL(/\/p\//);
  links.push(new URL(anna.url()).pathname);
  for (let round = 1; round <= 8; round++) {
    await plan(anna, round);
    await expect(anna.getByRole('button', { name: 'I have looked' })).toBeVisible();
  }
  await look(anna);
  await expect(anna.locator('.result h2')).toBeVisible();

  // a round gone by can be opened again from the track
  await anna.getByRole('link', { name: /^Round 3:/ }).click();
  await expect(anna.getByRole('heading', { name: 'How round 3 was decided' })).toBeVisible();

  // and the table is remembered on this device
  await anna.goto('/');
  await expect(anna.locator('.mine li').first()).toContainText('Alpha Centauri');
});
