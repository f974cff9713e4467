import { expectAccessible } from '../accessible.ts';
import { expect, phone, test, widthOf, type Page } from '../people.ts';
import { pageOf } from '../tables.ts';

/** The form for a new table: ways to play first, all that can be chosen behind them, and why something can’t. */

const pick = (page: Page, option: string, choice: string) =>
  page.locator(`[name="option:${option}"][value=${choice}]`).check({ force: true });
const choice = (page: Page, option: string, value: string) => page.locator(`[name="option:${option}"][value=${value}]`);
const optionsAt = async (page: Page) => (await pageOf(new URL(page.url()).pathname)).view.options;

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without a script';

  test(`a preset on the first page sets the whole table${how}`, async ({ someone, links }) => {
    const anna = await someone({ javaScriptEnabled });
    await anna.goto('/?game=cosmic');
    await anna.getByLabel('Your name').fill('Anna');
    await anna.getByRole('radio', { name: 'Short evening' }).check({ force: true });
    // in a field, Enter sets the table
    await anna.getByLabel('Your name').press('Enter');
    await anna.waitForURL(/\/h\//);
    links.push(new URL(anna.url()).pathname);
    expect(await optionsAt(anna)).toMatchObject({ four_planets: 'yes', single_encounter: 'yes', aliens: 'combo', flares: 'no' });
  });

  test(`a preset sets everything, one choice changes it, and it can be brought back${how}`, async ({ someone, links }) => {
    const anna = await someone({ javaScriptEnabled });
    await anna.goto('/new?game=cosmic&preset=short&seats=4&host=Anna');
    const chip = anna.locator('.behind .chip');
    await expect(chip).toHaveText('Short evening, As it is');
    await expect(choice(anna, 'four_planets', 'yes')).toBeChecked();
    await expect(anna.locator('dd', { hasText: '4 foreign colonies' })).toBeVisible();
    await expect(anna.locator('dd', { hasText: '72 cards, no flares' })).toBeVisible();
    await expect(anna.locator('dd', { hasText: '17 cards' })).toBeVisible();

    await anna.getByRole('button', { name: /^Everything/ }).click();
    await expect(chip).toHaveText('Everything, As it is');
    await expect(choice(anna, 'unlimited_flares', 'yes')).toBeChecked();
    await expect(choice(anna, 'four_planets', 'no')).toBeChecked();
    await expect(anna.locator('dd', { hasText: '82 cards, 10 flares' })).toBeVisible();
    await expect(anna.getByLabel('Your name')).toHaveValue('Anna');

    await pick(anna, 'hidden_powers', 'no');
    if (javaScriptEnabled) {
      await expect(chip).toHaveText('Everything, 1 changed');
      await expect(anna.getByText('Not as usual: Powers – Open')).toBeVisible();
      await anna.getByRole('button', { name: 'Back to “Everything”' }).click();
      await expect(chip).toHaveText('Everything, As it is');
      await expect(choice(anna, 'hidden_powers', 'yes')).toBeChecked();
      await pick(anna, 'hidden_powers', 'no');
    }
    await anna.getByRole('button', { name: 'Open the table' }).click();
    await anna.waitForURL(/\/h\//);
    links.push(new URL(anna.url()).pathname);
    expect(await optionsAt(anna)).toMatchObject({ aliens: 'flares', unlimited_flares: 'yes', hidden_powers: 'no', rotating_powers: 'yes' });
    expect((await pageOf(new URL(anna.url()).pathname)).view.plates).toHaveLength(4);
  });

  test(`what is not allowed is struck out with its reason, and one press puts it right${how}`, async ({ someone, links }) => {
    const anna = await someone({ javaScriptEnabled });
    await anna.goto('/new?game=cosmic&host=Anna');
    const row = anna.locator('fieldset', { has: choice(anna, 'unlimited_flares', 'yes') });
    await expect(choice(anna, 'unlimited_flares', 'yes')).toBeDisabled();
    await expect(row).toContainText('Not allowed. Flares without a limit need flares in the deck.');
    await expect(anna.getByText('No use. It is one of the flares')).toBeVisible();
    await expect(anna.getByRole('radio', { name: '2 seats' })).toBeDisabled();
    await row.getByRole('button', { name: 'Put flares in' }).click();
    await expect(choice(anna, 'flares', 'yes')).toBeChecked();
    await expect(row).not.toContainText('Not allowed');
    await pick(anna, 'unlimited_flares', 'yes');
    if (javaScriptEnabled) {
      // what is out for a while comes back with what it needs
      await pick(anna, 'flares', 'no');
      await expect(choice(anna, 'unlimited_flares', 'no')).toBeChecked();
      await pick(anna, 'flares', 'yes');
      await expect(choice(anna, 'unlimited_flares', 'yes')).toBeChecked();
    }
    await anna.getByLabel('Name of the table').press('Enter');
    await anna.waitForURL(/\/h\//);
    links.push(new URL(anna.url()).pathname);
    expect(await optionsAt(anna)).toMatchObject({ flares: 'yes', unlimited_flares: 'yes', aliens: 'combo' });
  });
}

test('the form says how many technologies are in play and how long deals are, and the table has them so', async ({ someone, links }) => {
  const anna = await someone();
  await anna.goto('/new?game=cosmic');
  await anna.waitForLoadState('networkidle');
  const note = anna.getByText('With four planets 17 of 20');
  await pick(anna, 'technologies', 'yes');
  await expect(anna.locator('dd', { hasText: '20 cards, 2 to choose from' })).toBeVisible();
  await expect(note).toHaveCount(0);
  await pick(anna, 'four_planets', 'yes');
  await expect(anna.locator('dd', { hasText: '17 cards, 2 to choose from' })).toBeVisible();
  await expect(note).toBeVisible();
  await pick(anna, 'bargaining', 'live');
  await anna.getByLabel('Length of a deal').selectOption('10 seconds');
  await expect(anna.locator('dd', { hasText: 'at once, 10 seconds' })).toBeVisible();
  await anna.locator('.group').last().locator('summary').click();
  await pick(anna, 'demon', 'no');
  await pick(anna, 'tech_abandon', 'complete');
  await anna.getByLabel('Your name').fill('Anna');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.waitForURL(/\/h\//);
  links.push(new URL(anna.url()).pathname);
  expect(await optionsAt(anna)).toMatchObject({ deal_seconds: '10', deal_hours: 'usual', demon: 'no', tech_abandon: 'complete' });
});

test('without a script the room refuses what does not go together, and says why at the form', async ({ someone, complaints }) => {
  complaints.allow(/422/);
  const anna = await someone({ javaScriptEnabled: false });
  await anna.goto('/new?game=cosmic&preset=everything&host=Anna');
  await pick(anna, 'flares', 'no');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await expect(anna.getByRole('alert')).toContainText('Flares without a limit need flares in the deck.');
  await expect(choice(anna, 'unlimited_flares', 'yes')).toBeDisabled();
  await expect(anna.locator('.behind .chip')).toContainText('changed');
  await expect(anna.getByLabel('Your name')).toHaveValue('Anna');
});

for (const javaScriptEnabled of [true, false]) {
  test(`a host names aliens, and the table says so${javaScriptEnabled ? '' : ' without a script'}`, async ({
    someone,
    links,
    complaints,
  }) => {
    complaints.allow(/422/);
    const anna = await someone({ javaScriptEnabled });
    const named = javaScriptEnabled ? '' : '&option:aliens=named';
    await anna.goto(`/new?game=cosmic&seats=3&host=Anna${named}`);
    if (javaScriptEnabled) {
      await expect(anna.getByLabel('Alien of seat 1')).toHaveCount(0);
      await anna.getByRole('radio', { name: 'The host’s choice' }).check({ force: true });
    }
    await anna.getByLabel('Alien of seat 1').selectOption('Zombie');
    await expect(anna.getByLabel('Alien of seat 4')).toHaveCount(0);
    if (javaScriptEnabled) {
      await expect(anna.getByLabel('Alien of seat 3').locator('[value=zombie]')).toBeDisabled();
      await anna.getByLabel('Alien of seat 2').selectOption('Miser');
      await pick(anna, 'hidden_powers', 'yes');
      await expect(anna.getByText('Miser and Tick-Tock cannot be hidden.')).toBeVisible();
      await expect(anna.getByLabel('Alien of seat 2')).toHaveValue('any');
      await anna.getByRole('button', { name: 'Open the powers' }).click();
      await expect(anna.getByLabel('Alien of seat 2')).toHaveValue('miser');
      await anna.getByLabel('Alien of seat 2').selectOption('Any');
    } else {
      await anna.getByLabel('Alien of seat 3').selectOption('Zombie');
      await anna.getByRole('button', { name: 'Open the table' }).click();
      await expect(anna.getByRole('alert')).toContainText('The same alien is named for two seats');
      await expect(anna.getByLabel('Alien of seat 1')).toHaveValue('zombie');
    }
    await anna.getByLabel('Alien of seat 3').selectOption('Anti-Matter');
    await anna.getByRole('button', { name: 'Open the table' }).click();
    await anna.waitForURL(/\/h\//);
    const host = new URL(anna.url()).pathname;
    links.push(host);
    expect(await optionsAt(anna)).toMatchObject({ aliens: 'named', alien_1: 'zombie', alien_2: 'any', alien_3: 'anti-matter' });
    await expect(anna.locator('dd', { hasText: 'Anti-Matter' })).toHaveCount(1);
    await anna.goto((await pageOf(host)).links!.invite!);
    await expect(anna.locator('dd', { hasText: 'Anti-Matter' })).toHaveCount(1);
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`the whole form for a new table in the ${theme} theme on every screen`, async ({ someone }) => {
    for (const [language, width] of [
      ['en', 360],
      ['ru', 390],
      ['uk', 820],
      ['ru', 1366],
    ] as const) {
      const anna = await someone({ ...(width < 768 ? phone : {}), viewport: { width, height: 844 }, theme, language });
      await anna.goto('/new?game=cosmic&option:aliens=named&pace=custom');
      await expect(anna.locator('.group[open]')).toHaveCount(width < 768 ? 0 : 5);
      for (const fold of await anna.locator('.group').all())
        if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
      await expect(anna.locator('.group[open]')).toHaveCount(6);
      await expectAccessible(anna, `a new table in ${language} at ${width}`);
      expect(await widthOf(anna)).toBeLessThanOrEqual(width);
      // in reach however far the list goes
      await anna.locator('.group').last().scrollIntoViewIfNeeded();
      if (width < 1100) await expect(anna.locator('.open .btn')).toBeInViewport({ ratio: 1 });
    }
  });
}

test('a game without presets keeps its plain form', async ({ someone }) => {
  const anna = await someone();
  await anna.goto('/new?game=comet');
  await expect(anna).toHaveURL(/\/\?game=comet$/);
  await expect(anna.getByText('More rules')).toBeVisible();
  await expect(anna.locator('[name=preset]')).toHaveCount(0);
  await anna.goto('/new?game=chess');
  await expect(anna).toHaveURL(/\/$/);
});
