import { expect, test } from '../people.ts';
import { pageOf, playUntil, setTable, start } from '../tables.ts';

/** Five at a table of Cosmic Encounter, and the offense invites: the decision with the most to choose from. */

const names = ['Константиныч', 'Александрина', 'Маргариточка', 'Мстиславовна', 'Всеволодовна'];

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
]) {
  for (const language of ['en', 'ru']) {
    test(`choices stand in rows of their own above a wide button, and undo is an icon (${width}, ${language})`, async ({
      someone,
      links,
    }) => {
      const table = await setTable(names, {}, { game: 'cosmic' });
      links.push(...table.seats);
      await start(table);
      await playUntil(table, ({ view }) => view.play?.decisions[0]?.about.key === 'cosmic.invite');
      const pages = await Promise.all(table.seats.map(pageOf));
      const seat = pages.findIndex(({ view }) => view.play!.decisions[0]?.about.key === 'cosmic.invite');
      const page = await someone({ viewport: { width, height }, hasTouch: true, reducedMotion: 'reduce', language });
      await page.goto(table.seats[seat]!);
      const bar = page.locator('.decision.yours');
      const primary = bar.locator('.btn-primary');
      await expect(primary).toBeVisible();
      const boxOf = async (css: string) => (await bar.locator(css).first().boundingBox())!;
      const [whole, text, choices, wide] = [
        (await bar.boundingBox())!,
        await boxOf('.text'),
        await boxOf('.choices'),
        await boxOf('.btn-primary'),
      ];
      // text, then what there is to choose from, then the buttons, each below the other and as wide as the bar
      expect(choices.y).toBeGreaterThanOrEqual(text.y + text.height);
      expect(wide.y).toBeGreaterThanOrEqual(choices.y + choices.height);
      expect(choices.width).toBeGreaterThan(whole.width - 40);
      // undo may go at any time, and the button grows then: both are measured at once
      const { width: main, icons } = await primary.evaluate((button) => ({
        width: button.getBoundingClientRect().width,
        icons: [...button.closest('.buttons')!.querySelectorAll('.btn-icon, .brief')].reduce(
          (sum, icon) => sum + icon.getBoundingClientRect().width + 8,
          0,
        ),
      }));
      expect(icons).toBeLessThanOrEqual(60);
      expect(main).toBeGreaterThan(whole.width - 40 - icons);
      expect(wide.height).toBeGreaterThanOrEqual(48);
      // nothing sticks out of the screen, nor lies over another
      const chips = await bar
        .locator('.choices button, .choices label')
        .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
      expect(chips.length).toBeGreaterThanOrEqual(3);
      for (const [at, chip] of chips.entries()) {
        expect(chip.left).toBeGreaterThanOrEqual(0);
        expect(chip.right).toBeLessThanOrEqual(width);
        for (const other of chips.slice(at + 1)) {
          const isApart =
            chip.right <= other.left + 1 || other.right <= chip.left + 1 || chip.bottom <= other.top + 1 || other.bottom <= chip.top + 1;
          expect(isApart).toBe(true);
        }
      }
      expect(wide.y + wide.height).toBeLessThanOrEqual(height);
    });
  }
}
