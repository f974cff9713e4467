import { expectAccessible } from './accessible.ts';
import { look } from './centauri.ts';
import { expect, phone, test } from './people.ts';
import { boardOf, playUntil, setTable, start } from './tables.ts';

/** Every page and state, in both themes, on a phone and at a desk: nothing that axe can find stands in anyone's way. */

for (const theme of ['light', 'dark'] as const) {
  for (const [size, device] of [
    ['a desk', {}],
    ['a phone', phone],
  ] as const) {
    test(`every page in the ${theme} theme at ${size}`, async ({ someone, links, complaints }) => {
      complaints.allow(/404/);
      const page = await someone({ ...device, theme });
      for (const path of ['/', '/how', '/privacy', '/rules/centauri', '/p/nonsense', '/nowhere']) {
        await page.goto(path);
        await expectAccessible(page, path);
      }
      const lobby = await setTable(['Anna'], {}, { seats: 3 });
      links.push(lobby.host);
      for (const path of [lobby.host, lobby.invite, lobby.seats[0]!, lobby.watch]) {
        await page.goto(path);
        await expectAccessible(page, path);
      }
    });

    test(`every state of a table in the ${theme} theme at ${size}`, async ({ someone, links }) => {
      const table = await setTable(['Anna', 'Ben', 'Cem', 'Dee'], { planning: 'open', start_seat: '0' });
      links.push(...table.seats);
      await start(table);
      const page = await someone({ ...device, theme, reducedMotion: 'reduce' });
      await playUntil(table, (one) => boardOf(one).lap === 3 && one.view.play!.decisions.length > 0 && one.view.you.seat === 0);
      await page.goto(table.seats[0]!);
      await expect(page.locator('.hand button').first()).toBeVisible();
      await expectAccessible(page, 'the own move');
      await page.locator('.hand button').first().click();
      await page.locator('.planets h2 button').first().click();
      await expectAccessible(page, 'a card and a planet chosen');
      await page.getByLabel('Table menu').click();
      await expectAccessible(page, 'the menu');
      await page.getByRole('button', { name: 'Text view' }).click();
      await expectAccessible(page, 'the text view');
      await page.getByLabel('Table menu').click();
      await page.getByRole('button', { name: 'Leave text view' }).click();

      await page.goto(table.seats[2]!);
      await page.locator('.hand button').first().click();
      await page.locator('.planets h2 button').first().click();
      await expectAccessible(page, 'laying in advance');

      await playUntil(table, (one) => boardOf(one).past.length === 2);
      await page.goto(table.seats[0]!);
      await expect(page.getByRole('button', { name: 'I have looked' })).toBeVisible();
      await expectAccessible(page, 'a reveal');
      await look(page);
      await page.getByRole('link', { name: /^Round 1:/ }).click();
      await expectAccessible(page, 'a round looked at again');
      await page.goto(table.watch);
      await expectAccessible(page, 'watching');
      await page.goto(table.host);
      await expectAccessible(page, 'the desk during the game');

      await playUntil(table, (one) => one.view.stage === 'over');
      await page.goto(table.seats[0]!);
      await look(page);
      await page.getByText('The shuffle can be checked').click();
      await expectAccessible(page, 'the end');
    });

    test(`a plan in the ${theme} theme at ${size}`, async ({ someone, links }) => {
      const table = await setTable(['Anna', 'Ben', 'Cem'], { planning: 'sealed', variant: 'alternative' });
      links.push(...table.seats);
      await start(table);
      const page = await someone({ ...device, theme, reducedMotion: 'reduce', language: 'ru' });
      await page.goto(table.seats[0]!);
      for (const planet of [0, 1, 2]) {
        await page.locator('.hand li:not(.planned) button').first().click();
        await page.locator('.planets h2 button').nth(planet).click();
      }
      await expectAccessible(page, 'a plan half made');
      await playUntil(table, () => false, [1, 2]);
      await expect(page.locator('.decision.yours')).toHaveCount(0);
      await expectAccessible(page, 'a sealed plan');
    });
  }
}
