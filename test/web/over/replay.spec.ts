import { expectAccessible } from '../accessible.ts';
import { expect, type Page, phone, test, widthOf } from '../people.ts';
import { playUntil, playWell, setTable, start, type Table } from '../tables.ts';

/** A game looked at again, on a page of its own. */

const names = ['Anna', 'Ben', 'Cleo', 'Dan', 'Eve'];

async function finished(): Promise<Table> {
  const table = await setTable(['Anna', 'Ben'], { planning: 'open', start_seat: '0' }, { title: 'Friday' });
  await start(table);
  await playUntil(table, ({ view }) => view.stage === 'over');
  return table;
}

const look = async (page: Page, name: string): Promise<void> => {
  if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}/${name}.png` });
};

for (const [game, seats, answers] of [
  ['cosmic', 5, 900],
  ['comet', 4, 260],
  ['centauri', 4, Infinity],
] as const) {
  test(`a replay of ${game} fits every screen, in every language`, async ({ someone, links }) => {
    const table = await setTable(names.slice(0, seats), game === 'centauri' ? { planning: 'open' } : {}, { game, title: 'Friday table' });
    links.push(table.watch);
    await start(table);
    await playWell(table, answers);
    const reader = await someone({ language: 'en', theme: 'dark' });
    await reader.goto(`${table.watch}/replay`);
    const seek = reader.getByRole('slider', { name: 'Step' });
    const count = Number(await seek.getAttribute('max'));
    expect(count).toBeGreaterThan(30);
    await seek.fill(String(Math.round(count * 0.7)));
    await expect(reader.getByText(`Step ${Math.round(count * 0.7)} of ${count}`)).toBeVisible();
    await look(reader, `${game}-1440`);
    await expectAccessible(reader, `a replay of ${game}`);
    const { search } = new URL(reader.url());
    for (const [width, height, language] of [
      [1366, 768, 'ru'],
      [820, 1180, 'uk'],
      [390, 844, 'en'],
      [360, 640, 'ru'],
    ] as const) {
      const other = await someone({ viewport: { width, height }, language, theme: width === 820 ? 'light' : 'dark' });
      await other.goto(`${table.watch}/replay${search}`);
      await expect(other.getByRole('slider')).toBeVisible();
      await look(other, `${game}-${width}-${language}`);
      expect(await widthOf(other), `${width}`).toBeLessThanOrEqual(width);
      // beside its lists a wide screen has nothing to scroll but the pixel that is for ears
      if (width === 1366) expect(await other.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height + 1);
      if (width !== 1366) await expectAccessible(other, `a replay of ${game} at ${width}`);
    }
    const seat = await someone({ language: 'ru', viewport: { width: 390, height: 844 } });
    await seat.goto(`${table.seats[1]!}/replay${search}`);
    await expect(seat.getByRole('region', { name: 'Ваши карты в тот момент' })).toBeVisible();
    await look(seat, `${game}-seat-390-ru`);
    await expectAccessible(seat, `a seat’s replay of ${game}`);
  });
}

const step = (page: Page, n: number) => page.getByText(new RegExp(`^Step ${n} of \\d+$`));
const words = (page: Page) => page.locator('#words');

test('a finished game is looked at again from its result, step by step, by turning points and by rounds', async ({ someone, links }) => {
  const table = await finished();
  links.push(table.watch, ...table.seats);
  const anna = await someone();
  await anna.goto(table.watch);
  await anna.getByRole('link', { name: 'See the game again' }).first().click();
  await anna.waitForURL(/\/w\/[^/]+\/replay$/);
  await expect(anna.getByRole('heading', { level: 1, name: 'Friday, replay' })).toBeVisible();
  await expect(anna.getByText(/^Alpha Centauri · .* wins?$|share the victory$/)).toBeVisible();
  const cards = anna.locator('.pile li');
  await expect(step(anna, 1)).toBeVisible();
  await expect(cards).toHaveCount(0);
  await expect(anna.getByRole('link', { name: 'One step back' })).toHaveAttribute('aria-disabled', 'true');
  await anna.getByRole('link', { name: 'One step on' }).click();
  await expect(step(anna, 2)).toBeVisible();
  await expect(cards).toHaveCount(1);
  await expect(words(anna)).toContainText('Anna');
  await expect(anna.getByRole('status').filter({ hasText: 'Anna' })).toHaveCount(1);
  await expect(anna.getByRole('link', { name: 'One step on' })).toBeFocused();
  // the address is that of the step
  await anna.reload();
  await expect(step(anna, 2)).toBeVisible();

  const rounds = anna.getByRole('complementary', { name: 'Rounds' });
  await expect(rounds.getByRole('link', { name: /^Round \d\. / })).toHaveCount(8);
  await rounds.getByRole('link', { name: /^Round 4\. / }).click();
  await expect(anna.getByRole('heading', { level: 2, name: 'Round 4' })).toBeVisible();
  await expect(rounds.getByRole('link', { name: /^Round 4\. / })).toHaveAttribute('aria-current', 'step');
  await anna.getByRole('link', { name: 'On to the next turning point' }).click();
  await expect(words(anna)).toContainText(/takes the lead|The end of the game/);
  const seek = anna.getByRole('slider', { name: 'Step' });
  await seek.fill((await seek.getAttribute('max'))!);
  await expect(words(anna)).toContainText('The end of the game');
  await expect(anna.getByRole('list', { name: 'Points by now' }).getByRole('listitem')).toHaveCount(2);
  await expect(anna.getByRole('link', { name: 'On to the next turning point' })).toHaveAttribute('aria-disabled', 'true');
});

test('the steps are played, faster and slower, and paused', async ({ someone, links }) => {
  const table = await finished();
  links.push(table.watch);
  const anna = await someone();
  await anna.clock.install();
  await anna.goto(`${table.watch}/replay`);
  await anna.getByRole('button', { name: 'Play the steps' }).click();
  await anna.clock.runFor(20);
  await expect(step(anna, 2)).toBeVisible();
  await anna.clock.runFor(1_000);
  await expect(step(anna, 2)).toBeVisible();
  await anna.clock.runFor(300);
  await expect(step(anna, 3)).toBeVisible();
  await anna.getByText('4 ×', { exact: true }).click();
  await expect(anna.getByRole('radio', { name: '4 ×' })).toBeChecked();
  await anna.clock.runFor(1_300);
  await expect(step(anna, 4)).toBeVisible();
  // from here on each takes a fourth
  await anna.clock.runFor(310);
  await expect(step(anna, 5)).toBeVisible();
  await expect(anna.getByRole('radio', { name: '4 ×' })).toBeChecked();
  await anna.getByRole('button', { name: 'Pause' }).click();
  await anna.clock.runFor(5_000);
  await expect(step(anna, 5)).toBeVisible();
  await expect(anna.getByRole('button', { name: 'Play the steps' })).toBeFocused();
});

test('the keyboard leads through it', async ({ someone, links }) => {
  const table = await finished();
  links.push(table.watch);
  const anna = await someone();
  await anna.goto(`${table.watch}/replay`);
  await expect(anna.getByRole('slider')).toBeVisible();
  await anna.keyboard.press('ArrowRight');
  await expect(step(anna, 2)).toBeVisible();
  await anna.keyboard.press('ArrowRight');
  await expect(step(anna, 3)).toBeVisible();
  await anna.keyboard.press('ArrowLeft');
  await expect(step(anna, 2)).toBeVisible();
  await anna.keyboard.press('Shift+ArrowRight');
  await expect(words(anna)).toContainText(/takes the lead|The end of the game/);
  await anna.keyboard.press('End');
  await expect(words(anna)).toContainText('The end of the game');
  await anna.keyboard.press('Home');
  await expect(step(anna, 1)).toBeVisible();
  // the slider has the keys of a slider
  await anna.getByRole('slider').focus();
  await anna.keyboard.press('ArrowRight');
  await expect(step(anna, 2)).toBeVisible();
  await expect(anna.getByRole('slider')).toBeFocused();
});

test('without a script its links lead from step to step', async ({ someone, links }) => {
  const table = await finished();
  links.push(table.watch);
  const anna = await someone({ javaScriptEnabled: false });
  await anna.goto(`${table.watch}/replay`);
  await expect(anna.getByRole('slider')).toHaveCount(0);
  await expect(anna.getByRole('button', { name: 'Play the steps' })).toHaveCount(0);
  await anna.getByRole('link', { name: 'One step on' }).click();
  await expect(step(anna, 2)).toBeVisible();
  await expect(anna.locator('.pile li')).toHaveCount(1);
  await anna.getByRole('link', { name: 'On to the next turning point' }).click();
  await expect(words(anna)).toContainText(/takes the lead|The end of the game/);
  await anna.getByRole('link', { name: /^Round 2\. / }).click();
  await expect(anna.getByRole('heading', { level: 2, name: 'Round 2' })).toBeVisible();
});

test('each line of the log leads to its step, by a press, by the keyboard and without a script', async ({ someone, links }) => {
  const table = await finished();
  links.push(table.watch, ...table.seats);
  for (const options of [{}, { javaScriptEnabled: false }]) {
    const anna = await someone(options);
    await anna.goto(`${table.watch}/replay`);
    await anna.getByRole('link', { name: /^Round 2\. / }).click();
    await expect(anna.getByRole('heading', { level: 2, name: 'Round 2' })).toBeVisible();
    const log = anna.getByRole('complementary', { name: 'Rounds' }).getByRole('list', { name: 'Log' });
    await expect(log).toHaveCount(1);
    const lines = log.getByRole('link');
    const texts = await lines.allInnerTexts();
    expect(texts.length).toBeGreaterThan(3);
    // a line is what is said of its step, which it leads to
    for (const nth of [2, 1]) {
      const line = lines.nth(nth);
      const at = await line.getAttribute('href');
      const [number, ...said] = texts[nth]!.split('\n').filter(Boolean);
      if (options.javaScriptEnabled === false) await line.click();
      else {
        await line.focus();
        await anna.keyboard.press('Enter');
      }
      await expect(step(anna, Number(number))).toBeVisible();
      expect(new URL(anna.url()).search).toBe(at);
      for (const one of said) await expect(words(anna)).toContainText(one);
      await expect(lines.nth(nth)).toHaveAttribute('aria-current', 'true');
      await expect(log.locator('[aria-current]')).toHaveCount(1);
      expect(await lines.allInnerTexts()).toEqual(texts);
      if (options.javaScriptEnabled !== false) await expect(lines.nth(nth)).toBeFocused();
    }
  }
  // a seat is told in it what it alone was told then, and an onlooker is not
  const ben = await someone();
  await ben.goto(`${table.seats[1]!}/replay`);
  const own = ben.getByRole('list', { name: 'Log' });
  await expect(own.getByText('Only you see this.').first()).toBeVisible();
  await ben.goto(`${table.watch}/replay`);
  await expect(own.getByText('Only you see this.')).toHaveCount(0);
});

test('one plays on from a step, at a table of one’s own', async ({ someone, links }) => {
  const table = await finished();
  links.push(table.watch);
  for (const options of [
    { ...phone, language: 'ru' },
    { javaScriptEnabled: false, language: 'ru' },
  ]) {
    const anna = await someone(options);
    await anna.goto(`${table.watch}/replay`);
    await anna.getByRole('link', { name: 'На шаг вперёд' }).click();
    await expect(anna.getByText(/^Шаг 2 из \d+$/)).toBeVisible();
    await expect(anna.getByLabel('За кого')).toContainText('Ben, прямо отсюда');
    await expect(anna.getByLabel('За кого')).toContainText('Anna, с шага 3');
    await anna.getByRole('button', { name: 'Доиграть отсюда' }).click();
    await anna.waitForURL(/\/p\//);
    await expect(anna.locator('.pile li')).toHaveCount(1);
  }
  const early = await someone();
  const running = await setTable(['Anna', 'Ben']);
  await start(running);
  await early.goto(`${running.watch}/replay`);
  await expect(step(early, 1)).toBeVisible();
  await expect(early.getByRole('button', { name: 'Play on from here' })).toHaveCount(0);
});

test('a seat looks back at its own hand from the log, an onlooker at none', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben'], { planning: 'open', start_seat: '0' });
  links.push(...table.seats, table.watch);
  await start(table);
  await playUntil(table, ({ log }) => (log.at(-1)?.seq ?? 0) >= 9);
  const anna = await someone();
  await anna.goto(table.seats[0]!);
  await anna.getByRole('link', { name: 'Look back step by step' }).click();
  await anna.waitForURL(/\/p\/[^/]+\/replay$/);
  await expect(anna.getByRole('region', { name: 'Your hand then' }).getByRole('listitem').first()).toBeVisible();
  await anna.keyboard.press('ArrowRight');
  await expect(words(anna)).toContainText('Only you see this.');
  // a private address is not for passing on
  await expect(anna.getByLabel('Link to this step')).toHaveCount(0);
  await expect(anna.getByRole('link', { name: 'Put it in a blog' })).toHaveCount(0);
  await anna.getByRole('link', { name: 'Back to the table' }).click();
  await anna.waitForURL(/\/p\/[^/]+$/);

  const watcher = await someone();
  const heard: string[] = [];
  // what leads elsewhere has no words of its own
  watcher.on('response', async (one) => void (one.url().includes('/replay') && one.ok() && heard.push(await one.text())));
  await watcher.goto(`${table.watch}/replay`);
  await watcher.keyboard.press('ArrowRight');
  await expect(step(watcher, 2)).toBeVisible();
  await expect(watcher.getByRole('region', { name: 'Your hand then' })).toHaveCount(0);
  expect(heard.join('')).not.toContain('Only you see this.');
  expect(heard.join('')).not.toContain(table.seats[0]!.split('.')[1]!);
  await expect(watcher.getByRole('textbox', { name: 'Link to this step' })).toHaveValue(new RegExp(`${table.watch}/replay\\?at=\\d+$`));
  await watcher.getByRole('link', { name: 'Put it in a blog' }).click();
  await expect(watcher.frameLocator('iframe').getByText(/^Step 2 of \d+$/)).toBeVisible();
});

test('where there is nothing to look at again one comes to the table, and by no moment to the beginning', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben']);
  links.push(table.watch);
  const anna = await someone();
  await anna.goto(`${table.watch}/replay`);
  await anna.waitForURL(/\/w\/[^/]+$/);
  await start(table);
  for (const at of ['99999', '1', 'soon', '-1']) {
    await anna.goto(`${table.watch}/replay?at=${at}`);
    await expect(step(anna, 1)).toBeVisible();
    expect(new URL(anna.url()).search).toBe('');
  }
});

test('a step that does not come is said, and what runs stops', async ({ someone, links, complaints }) => {
  complaints.allow(/429|500/);
  const table = await finished();
  links.push(table.watch);
  const anna = await someone();
  await anna.goto(`${table.watch}/replay`);
  await anna.route(/at=/, (route) => route.fulfill({ status: 429, body: '{}' }));
  await anna.getByRole('button', { name: 'Play the steps' }).click();
  await expect(anna.getByText('This step did not come. Please try again in a moment.')).toBeVisible();
  await expect(anna.getByRole('button', { name: 'Play the steps' })).toBeVisible();
  await anna.unroute(/at=/);
  await anna.keyboard.press('ArrowRight');
  await expect(step(anna, 2)).toBeVisible();
  await expect(anna.getByText('This step did not come.')).toHaveCount(0);
});
