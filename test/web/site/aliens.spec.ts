import { aliens } from '../../../shared/games/cosmic/aliens/aliens.ts';
import { catalogueOf } from '../../../shared/text/catalogue.ts';
import { languages } from '../../../shared/text/language.ts';
import { expectAccessible } from '../accessible.ts';
import { expect, test, widthOf, type Page } from '../people.ts';

const ids = Object.keys(aliens);

const cardsOn = (page: Page) => page.getByRole('main').getByRole('article');
const namesOn = (page: Page) => cardsOn(page).getByRole('heading').allInnerTexts();
const choose = (page: Page, value: string) => page.locator('label', { has: page.locator(`input[value="${value}"]`) }).click();

for (const javaScriptEnabled of [true, false]) {
  test(`the gallery is searched and filtered ${javaScriptEnabled ? 'with' : 'without'} a script`, async ({ someone }) => {
    const anna = await someone({ javaScriptEnabled });
    await anna.goto('/aliens');
    if (javaScriptEnabled) await anna.waitForLoadState('networkidle');
    /** Without a script nothing happens before the form is sent. */
    const send = () => (javaScriptEnabled ? Promise.resolve() : anna.getByRole('button', { name: 'Show', exact: true }).click());
    await expect(cardsOn(anna)).toHaveCount(51);

    // by name, and by what it does
    const find = anna.getByRole('searchbox', { name: 'Name, or what it does' });
    await find.fill('zomb');
    await send();
    await expect(cardsOn(anna)).toHaveCount(1);
    await expect(anna).toHaveURL(/find=zomb/);
    await find.fill('whole hand');
    await send();
    await expect.poll(() => namesOn(anna)).toContain('Trader');
    await expect(find).toHaveValue('whole hand');
    await find.fill('nosuchthing');
    await send();
    await expect(anna.getByText('No alien is like that.')).toBeVisible();
    await anna.getByRole('link', { name: 'Show all again' }).click();
    await expect(cardsOn(anna)).toHaveCount(51);
    await expect(find).toHaveValue('');

    // several of a kind widen, several kinds narrow
    await choose(anna, 'red');
    await send();
    await expect(cardsOn(anna)).toHaveCount(10);
    await choose(anna, 'reveal');
    await choose(anna, 'must');
    await send();
    await expect.poll(() => namesOn(anna)).toEqual(['Tripler', 'Virus', 'Warpish']);
    await choose(anna, 'yellow');
    await send();
    await expect.poll(() => namesOn(anna)).toContain('Human');
    await choose(anna, 'side');
    await send();
    await expect.poll(() => namesOn(anna)).toEqual(['Human']);
    await expect(anna).toHaveURL(/role=side/);

    // the address says it all
    await anna.goto('/aliens?alert=red&sort=phase');
    await expect(anna.getByRole('radio', { name: 'By phase' })).toBeChecked();
    expect((await namesOn(anna))[0]).toBe('Masochist');
  });
}

test('every alien has a page in every language, and a portrait', async ({ request }) => {
  for (const language of languages) {
    const words = await catalogueOf(language, ['cosmic-aside', 'cosmic-aliens']);
    const gallery = await catalogueOf(language, ['gallery']);
    for (const id of ids) {
      const response = await request.get(`/aliens/${id}`, { headers: { cookie: `language=${language}` } });
      expect(response.status(), `${id} in ${language}`).toBe(200);
      const page = await response.text();
      // both sides of its flare with it, and the wild one of an older flare
      const sides = ['wild', 'super', 'classic'].map((side) => `cosmic.flare.${id}.${side}`).filter((key) => key in words);
      expect(sides.length, id).toBeGreaterThanOrEqual(2);
      for (const key of [`cosmic.epithet.${id}`, `cosmic.ruling.${id}.1.answer`, ...sides])
        expect(page, `${key} in ${language}`).toContain(words[key]);
      // an encounter that was played with it: a board, and what was told
      expect(page, id).toContain('class="cosmic-board');
      expect(page, id).toMatch(/<li class="[^"]*\buse\b/);
      expect(page, id).toContain(gallery['gallery.encounter.name.1']);
      expect(page.match(/[>\s](cosmic|gallery)\.[a-z-]+[.<][^<]*/)?.[0], `a key in ${id} in ${language}`).toBeUndefined();
    }
  }
  for (const id of ids) {
    const response = await request.get(`/drawings/portraits/${id}.svg`);
    expect(response.headers()['content-type']).toBe('image/svg+xml');
    const drawing = await response.text();
    // as a picture it has no style but its own
    expect(drawing, id).not.toMatch(/class=|undefined/);
  }
  expect((await request.get('/aliens/nobody')).status()).toBe(404);
  expect((await request.get('/drawings/portraits/nobody.svg')).status()).toBe(404);
});

test('from the rules to the gallery, to an alien, and on to the next', async ({ someone }) => {
  const anna = await someone();
  await anna.goto('/rules');
  await anna.getByRole('link', { name: 'All aliens, with their portraits and rulings' }).click();
  // the address follows what is sought while the way to the alien is still being asked for
  await anna.route('**/aliens/zombie/__route.js', async (route) => {
    await expect(anna).toHaveURL(/find=zomb/);
    await route.continue();
  });
  await anna.getByRole('searchbox').fill('zomb');
  await anna.getByRole('link', { name: 'Zombie' }).click();
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Zombie');
  await expect(anna.getByRole('img', { name: /one wide eye/ })).toBeVisible();
  await anna.getByRole('link', { name: 'Next' }).click();
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Amoeba');
  await anna.getByRole('link', { name: 'Previous' }).click();
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Zombie');
  await anna.getByRole('contentinfo').getByRole('link', { name: 'Aliens' }).click();
  await expect(cardsOn(anna)).toHaveCount(51);
});

test('the gallery is found as it was filtered, on the way back and in another language', async ({ someone }) => {
  const anna = await someone();
  await anna.goto('/aliens');
  await anna.waitForLoadState('networkidle');
  await anna.getByRole('searchbox').fill('zomb');
  await expect(anna).toHaveURL(/find=zomb/);
  await anna.getByRole('link', { name: 'Zombie' }).click();
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Zombie');
  await anna.goBack();
  await expect(anna.getByRole('searchbox')).toHaveValue('zomb');
  await expect(cardsOn(anna)).toHaveCount(1);
  await anna.getByRole('button', { name: 'Русский' }).click();
  await expect(anna.getByRole('heading', { level: 1 })).toHaveText('Пришельцы');
  await expect(anna.getByRole('searchbox')).toHaveValue('zomb');
});

test('portraits far down are fetched only when they come near', async ({ someone }) => {
  const anna = await someone();
  const fetched: string[] = [];
  anna.on('request', (request) => {
    if (request.url().includes('/portraits/')) fetched.push(request.url());
  });
  await anna.goto('/aliens');
  await anna.waitForLoadState('networkidle');
  expect(fetched.length).toBeLessThan(51);
  await anna.getByRole('link', { name: 'Zombie' }).scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.some((url) => url.endsWith('/zombie.svg'))).toBe(true);
});

test('the gallery and a sheet stand in nobody’s way on any screen', async ({ someone }) => {
  const anna = await someone({ locale: 'ru-RU' });
  for (const path of [
    '/aliens',
    '/aliens?find=%D0%BD%D0%B8%D1%87%D0%B5%D0%B3%D0%BE-%D1%82%D0%B0%D0%BA%D0%BE%D0%B3%D0%BE',
    '/aliens/reincarnator',
    '/aliens/amoeba',
  ]) {
    for (const width of [360, 390, 820, 1366, 1440]) {
      await anna.setViewportSize({ width, height: 844 });
      await anna.goto(path);
      expect(await widthOf(anna), `${path} at ${width}`).toBeLessThanOrEqual(width);
      if (process.env['SHOTS'])
        await anna.screenshot({ path: `${process.env['SHOTS']}/${path.replaceAll(/\W+/g, '-').slice(0, 22)}-${width}.png` });
      if (width === 390 || width === 1440) await expectAccessible(anna, `${path} at ${width}`);
    }
  }
});
