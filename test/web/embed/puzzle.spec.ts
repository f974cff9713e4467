import { expectAccessible } from '../accessible.ts';
import { scales, test } from '../blog.ts';
import { expect, phone, widthOf } from '../people.ts';
import { answer, pageOf, playUntil, post, setTable, start, type Table } from '../tables.ts';

/** A moment of a finished game, in a page of another origin and on its own. */

const origin = (): string => process.env['PARLEY_URL']!;

/** Played to its end, or so far and then ended by all. */
async function finished(game: string, names: string[], answers = Infinity): Promise<Table> {
  const table = await setTable(names, game === 'centauri' ? { planning: 'open', start_seat: '0' } : {}, { game, title: 'Friday' });
  await start(table);
  await playUntil(table, ({ view, log }) => view.stage === 'over' || (log.at(-1)?.seq ?? 0) > answers);
  if (answers === Infinity) return table;
  await post(`/l${table.seats[0]!}/vote`, { act: 'propose', motion: { kind: 'cancel' } });
  const vote = (await pageOf(table.seats[0]!)).view.votes[0]!.id;
  for (const seat of table.seats.slice(1)) await post(`/l${seat}/vote`, { act: 'cast', vote, yes: true });
  return table;
}

interface Moment {
  link: string;
  seat: number;
}
const momentsOf = async ({ watch }: Table): Promise<Moment[]> =>
  ((await (await fetch(`${origin()}/api/l${watch}/puzzles`)).json()) as { moments: Moment[] }).moments;

test('a player makes a puzzle from the result, a reader answers it in a blog and plays on', async ({ someone, links, blog }) => {
  const table = await finished('centauri', ['Anna', 'Ben']);
  links.push(table.watch);
  const anna = await someone();
  await anna.goto(`${table.seats[0]!}`);
  await anna.getByRole('button', { name: 'I have looked' }).click();
  await expect(anna.getByRole('link', { name: 'Make a puzzle of it' }).first()).toHaveAttribute('href', `${table.seats[0]!}/puzzle`);
  await anna.goto(`${table.seats[0]!}/puzzle`);
  await anna.locator('label', { hasText: 'Ben' }).click();
  await expect(anna.frameLocator('iframe').getByText('You are Ben.')).toBeVisible();
  await anna.getByLabel('Which decision').selectOption({ index: 2 });
  await expect(anna).toHaveURL(/at=/);
  await expectAccessible(anna, 'where puzzles are made');
  const line = await anna.getByLabel('One line', { exact: true }).inputValue();
  const link = await anna.getByLabel('Link to the puzzle', { exact: true }).inputValue();
  expect(line).toContain(new URL(link).pathname);

  const reader = await someone();
  const [request] = [await blog(line)];
  const heard: string[] = [];
  reader.on('response', async (response) => {
    if (response.url().includes('/embed/puzzle/')) heard.push(await response.text());
  });
  await reader.goto(request);
  const frame = reader.frameLocator('parley-table iframe');
  await expect(frame.getByRole('heading', { name: 'What would you do here?' }).first()).toBeVisible();
  await expect(frame.getByRole('region', { name: 'The hand' }).locator('li').first()).toBeVisible();
  // nothing of the answer has come yet, nor any other hand
  expect(heard.join('')).not.toContain('How it ended');
  await frame.getByRole('radio').first().check();
  await frame.getByRole('button', { name: 'Show what Ben played' }).click();
  await expect(frame.getByText('How it ended')).toBeVisible();
  await expect(frame.getByRole('heading', { name: /^Ben played:/ })).toBeVisible();
  await expect(frame.getByText(/^You chose/)).toBeVisible();
  await expect(frame.getByRole('heading', { name: '1 reader chose' })).toBeVisible();
  await expect(frame.getByRole('listitem').filter({ hasText: '100 %' })).toContainText('you');
  await expect(frame.getByText(/wins|share the victory/)).toBeVisible();

  const [table2] = await Promise.all([reader.waitForEvent('popup'), frame.getByRole('button', { name: 'Play on from here' }).click()]);
  await table2.waitForURL(/\/p\//);
  const { view } = await pageOf(new URL(table2.url()).pathname);
  expect(view.stage).toBe('playing');
  expect(view.you).toMatchObject({ role: 'seat', seat: 1 });
  await expect(table2.locator('#decision')).toBeVisible();
});

test('what can be chosen is marked on the board and in the hand, and what is chosen is named', async ({ someone, links, blog }) => {
  const table = await setTable(['Anna'], {}, { game: 'comet', seats: 3 });
  await start(table, true);
  links.push(table.watch);
  await expect
    .poll(
      async () => {
        const [decision] = (await pageOf(table.seats[0]!)).view.play!.decisions;
        if (decision) await answer(table.seats[0]!, decision.id, decision.fallback);
        return (await pageOf(table.watch)).log.at(-1)!.seq;
      },
      { intervals: [50] },
    )
    .toBeGreaterThan(60);
  await post(`/l${table.seats[0]!}/vote`, { act: 'propose', motion: { kind: 'cancel' } });
  const open = async (link: string) =>
    (await (await fetch(`${origin()}/v1/puzzles/${link}`)).json()) as { decision: { options: { id: string }[] } };
  const moments = await momentsOf(table);
  const found = async (is: (option: string) => boolean) => {
    for (const { link } of moments) if ((await open(link)).decision.options.filter(({ id }) => is(id)).length > 1) return link;
    throw new Error('no such decision');
  };
  const reader = await someone();
  const shown = async (link: string) => {
    const src = `${origin()}/embed/puzzle/${link}`;
    await reader.goto(await blog(`<iframe src="${src}" width="720" height="900" title="a puzzle"></iframe>`));
    return reader.frameLocator('iframe');
  };

  // every nest on offer bears the letters of the options that lead there, and is lit up with one of them
  const nests = await shown(await found((option) => option.startsWith('nest:')));
  const letters = (await nests.locator('.mark text').allTextContents()).flatMap((text) => text.split(' '));
  const listed = await nests.locator('.option .letter').allTextContents();
  expect(listed).toContain('A');
  expect(letters.filter((letter) => letter !== '…').every((letter) => listed.includes(letter))).toBe(true);
  await expect(nests.locator('.mark.chosen')).toHaveCount(0);
  await expect(nests.locator('#decision-title')).toHaveText('Choose first');
  await nests.locator('.option').nth(1).click();
  await expect(nests.locator('.mark.chosen')).toHaveCount(1);
  await expect(nests.locator('.mark.chosen text')).toContainText('B');
  const words = (await nests.locator('.option').nth(1).locator('.label').innerText()).trim();
  await expect(nests.locator('#decision-title')).toHaveText(`Your answer: B, ${words}`);
  if (process.env['LOOK']) await reader.screenshot({ path: `${process.env['LOOK']}/puzzle-nests.png`, fullPage: true });

  // a card is lit up in the hand, and shows what it is played for
  const cards = await shown(await found((option) => option.startsWith('play:')));
  const play = cards.locator('.option', { has: cards.locator('[value^="play:"]') }).first();
  await expect(play.locator('.sign').first()).toBeVisible();
  await play.click();
  await expect(cards.locator('.hand li.chosen')).toHaveCount(1);
  if (process.env['LOOK']) await reader.screenshot({ path: `${process.env['LOOK']}/puzzle-cards.png`, fullPage: true });
  // after the reveal what was played stays marked
  await cards.locator('[name=up]').click();
  await expect(cards.locator('.played')).toBeVisible();
  await expect(cards.locator('.chosen').first()).toBeVisible();
});

test('a reader gives up, and tries again on the page of the puzzle, without a script', async ({ someone, links }) => {
  const table = await finished('centauri', ['Anna', 'Ben']);
  links.push(table.watch);
  const [moment] = await momentsOf(table);
  const reader = await someone({ javaScriptEnabled: false });
  await reader.goto(`/puzzle/${moment!.link}`);
  await reader.getByRole('button', { name: 'Give up' }).click();
  await expect(reader.getByText('You gave up.')).toBeVisible();
  await reader.getByRole('link', { name: 'Try another answer' }).click();
  await expect(reader.getByRole('button', { name: 'Give up' })).toBeVisible();
  await reader.getByRole('radio').first().check();
  await reader.getByRole('button', { name: 'Show what Anna played' }).click();
  await reader.getByRole('button', { name: 'Play on from here' }).click();
  await reader.waitForURL(/\/p\//);
});

test('what cannot be shown or done is said where it is asked for', async ({ someone, links, blog, complaints }) => {
  complaints.allow(/403|404|422|409|400/);
  const table = await finished('centauri', ['Anna', 'Ben'], 12);
  links.push(table.watch);
  const [moment] = await momentsOf(table);
  const reader = await someone();
  const src = `${origin()}/embed/puzzle/${moment!.link}?theme=dark&lang=uk`;
  await reader.goto(await blog(`<iframe src="${src}" width="640" height="700" title="a puzzle"></iframe>`));
  const frame = reader.frameLocator('iframe');
  await frame.getByRole('radio').first().check();
  await frame
    .getByRole('radio')
    .first()
    .evaluate((one) => ((one as HTMLInputElement).value = 'card:none'));
  await frame.getByRole('button', { name: /^Показати хід/ }).click();
  await expect(frame.getByRole('alert')).not.toBeEmpty();
  // and stays as it was asked for
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await frame.getByRole('button', { name: 'Здатися' }).click();
  await expect(frame.getByText('За столом домовилися закінчити партію без результату.')).toBeVisible();

  // a host who lets no other site show the table leaves its puzzles to pages of ours
  const pictured = async (link: string) => (await fetch(`${origin()}/picture/puzzle/${link}.svg`)).text();
  const second = (await momentsOf(table)).at(-1)!;
  expect(await pictured(moment!.link)).not.toBe(await pictured(second.link));
  await post(`/l${table.host}/host`, { act: 'readers', allowed: false });
  // a picture may stand in any page: it shows the question, and no position
  expect(await pictured(moment!.link)).toBe(await pictured(second.link));
  await reader.goto(await blog(`<iframe src="${src}" title="a puzzle"></iframe>`));
  await expect(frame.getByRole('heading')).toHaveText('Цей стіл тут не побачити');
  const page = `${origin()}/puzzle/${moment!.link}`;
  expect((await fetch(`${origin()}/oembed?url=${encodeURIComponent(page)}`)).status).toBe(401);
  await reader.goto(page);
  await expect(reader.getByRole('button', { name: 'Give up' })).toBeVisible();

  await post(`/l${table.host}/host`, { act: 'revoke', link: 'watch' });
  await reader.goto(await blog(`<iframe src="${src}" title="a puzzle"></iframe>`));
  await expect(frame.getByRole('heading')).toHaveText('Цей стіл тут не побачити');
  await reader.goto(`${table.seats[0]!}/puzzle`);
  await expect(reader.getByRole('alert')).toContainText('The host has shut the link for onlookers');
  const running = await setTable(['Anna', 'Ben']);
  await reader.goto(`${running.seats[0]!}/puzzle`);
  await expect(reader.getByRole('alert')).toContainText('The game is not over yet.');
});

for (const game of ['centauri', 'comet', 'cosmic']) {
  test(`a puzzle of ${game} fits from 320 pixels up, and says what it asks in any language`, async ({ someone, links, blog }) => {
    const names = ['Anna', 'Benjamin-Maximilian', 'Clara', 'Dan', 'Eve'].slice(0, game === 'cosmic' ? 5 : 4);
    const table = await finished(game, names, game === 'cosmic' ? 60 : 30);
    links.push(table.watch);
    const moments = await momentsOf(table);
    const reader = await someone();
    const weigh = scales(reader);
    const src = `${origin()}/embed/puzzle/${moments.at(-1)!.link}`;
    await reader.goto(await blog(`<iframe src="${src}" width="640" height="720" title="a puzzle"></iframe>`));
    await expect(reader.frameLocator('iframe').getByRole('button', { name: 'Give up' })).toBeVisible();
    expect(await weigh()).toBeLessThanOrEqual(60 * 1024);
    for (const [at, [width, lang, path]] of (
      [
        [320, 'ru', 'embed/puzzle'],
        [720, 'en', 'embed/puzzle'],
        [390, 'uk', 'puzzle'],
        [1366, 'ru', 'puzzle'],
      ] as const
    ).entries()) {
      const moment = moments[Math.floor(((at + 1) * (moments.length - 1)) / 5)]!;
      await reader.setViewportSize({ width, height: width < 500 ? 844 : 800 });
      await reader.context().addCookies([{ name: 'language', value: lang, url: origin() }]);
      await reader.goto(`/${path}/${moment.link}?lang=${lang}`);
      expect(await widthOf(reader), `${width}`).toBeLessThanOrEqual(width);
      await expectAccessible(reader, reader.url());
      if (process.env['LOOK']) await reader.screenshot({ path: `${process.env['LOOK']}/${game}-${width}.png`, fullPage: true });
      await reader.locator('[name=up]').click();
      await expect(reader.locator('.played')).toBeVisible();
      expect(await widthOf(reader), `${width}`).toBeLessThanOrEqual(width);
      await expectAccessible(reader, reader.url());
      if (process.env['LOOK']) await reader.screenshot({ path: `${process.env['LOOK']}/${game}-${width}-after.png`, fullPage: true });
    }
    await reader.setViewportSize({ width: 200, height: 300 });
    await reader.goto(`${src}?lang=ru`);
    await expect(reader.getByText('Эта рамка слишком узкая для доски.')).toBeVisible();
    await expect(reader.getByRole('link', { name: 'Открыть задачу' })).toBeVisible();
    expect(await widthOf(reader)).toBeLessThanOrEqual(200);
  });
}

test('a messenger shows the question and not the answer; a site finds how to embed it', async ({ request }) => {
  const table = await finished('comet', ['Anna', 'Ben'], 20);
  const [moment] = await momentsOf(table);
  const path = `/puzzle/${moment!.link}`;
  const html = await (await request.get(path, { headers: { 'accept-language': 'en' } })).text();
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain('<meta property="og:title" content="What would you do here? A puzzle of Comet" />');
  expect(head).toContain(`<meta property="og:image" content="${origin()}/picture${path}.png" />`);
  const picture = await request.get(`/picture${path}.png`);
  expect(picture.headers()['content-type']).toBe('image/png');
  const said = (await (await request.get(`/oembed?url=${encodeURIComponent(origin() + path)}&maxwidth=500`)).json()) as { html: string };
  expect(said.html).toContain(`<iframe src="${origin()}/embed${path}" width="500"`);
  expect((await request.get(`/oembed?url=${encodeURIComponent(`${origin()}/puzzle/x`)}`)).status()).toBe(404);
  const frames = (await request.get(path)).headers();
  expect(frames['x-frame-options']).toBe('DENY');
});

test('the builder leads to puzzles once the game is over', async ({ someone, links }) => {
  const table = await finished('centauri', ['Anna', 'Ben'], 12);
  links.push(table.watch);
  const reader = await someone(phone);
  await reader.goto(`${table.watch}/embed`);
  await reader.getByRole('link', { name: /Puzzle/ }).click();
  await expect(reader.getByRole('heading', { name: 'Make a puzzle of this game' })).toBeVisible();
  expect(await widthOf(reader)).toBeLessThanOrEqual(390);
  await expectAccessible(reader, reader.url());
});
