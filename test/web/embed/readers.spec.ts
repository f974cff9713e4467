import type { FrameLocator, Page } from '@playwright/test';
import type { PublicLentSeat } from '../../../shared/protocol/public.ts';
import { proofOf } from '../../../shared/proof-of-work.ts';
import type { NewGame } from '../../../shared/protocol.ts';
import { expectAccessible } from '../accessible.ts';
import { scales, test } from '../blog.ts';
import { expect, phone, widthOf } from '../people.ts';
import { answer, pageOf, post, setTable, start } from '../tables.ts';

/** A seat that is lent to the readers of a page, in a page of another origin. */

const origin = (): string => process.env['PARLEY_URL']!;
const frameOf = (link: string, more = '', width = 720, height = 900): string =>
  `<iframe src="${origin()}${link}${more}" width="${width}" height="${height}" title="the readers’ seat"></iframe>`;
const inFrame = (page: Page): FrameLocator => page.frameLocator('iframe');
const seen = async (link: string): Promise<PublicLentSeat> =>
  (await (await fetch(`${origin()}${link.replace('/embed/', '/v1/')}`)).json()) as PublicLentSeat;

async function look(page: Page, name: string): Promise<void> {
  if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}/${name}.png`, fullPage: true });
}

interface Lent {
  host: string;
  own: string;
  watch: string;
  link: string;
}

/** Anna and the readers, who begin; bots have what other seats there are. */
async function lent(more: Partial<NewGame> = {}): Promise<Lent> {
  const seats = more.seats ?? 2;
  const input = { game: 'centauri', title: 'Friday table', pace: 'daily', host: 'Anna', options: { planning: 'open', start_seat: '1' } };
  const { host } = await post<{ host: string }>('/games', { ...input, seats, ...more });
  await post(`/l${host}/host`, { act: 'lend', seat: 1 });
  await post(`/l${host}/host`, { act: 'start', bots: true });
  const { links } = await pageOf(host);
  const link = links!.readers!;
  await expect.poll(async () => (await seen(link)).stage).toBe('playing');
  return { host, own: links!.own!.link, watch: links!.watch!, link };
}

/** Anna plays until the readers are asked. */
async function asked({ own, link }: Lent): Promise<void> {
  await expect
    .poll(async () => {
      const [decision] = (await pageOf(own)).view.play!.decisions;
      if (decision) await answer(own, decision.id, decision.fallback);
      return (await seen(link)).poll !== null;
    })
    .toBe(true);
}

/** Chooses what the clock would. */
async function choose(frame: FrameLocator, link: string): Promise<void> {
  const { fallback } = (await seen(link)).poll!.decision;
  for (const pick of fallback) await frame.locator(`input[value="${pick}"]`).check();
}

const votes = (frame: FrameLocator) => frame.locator('#vote');

/** Presses the button, and says yes to the question that follows. */
async function vote(frame: FrameLocator): Promise<void> {
  await votes(frame).click();
  await frame.getByRole('button', { name: 'Yes, vote' }).click();
}

test('readers of another page see the hand, vote, and what most want is answered before the deadline', async ({
  someone,
  links,
  blog,
  complaints,
}) => {
  complaints.allow(/409|ERR_FAILED|Failed to load/);
  const table = await lent({ pace: { turn: 1, choose: 1, respond: 1, bank: 0 } });
  links.push(table.watch);
  const late = await someone();
  await late.route('**/events', (route) => route.abort());
  await late.goto(await blog(frameOf(table.link)));
  await expect(inFrame(late).getByRole('button', { name: 'Vote' })).toBeVisible();

  const reader = await someone();
  const weigh = scales(reader);
  const url = await blog(frameOf(table.link));
  await reader.goto(url);
  const frame = inFrame(reader);
  await expect(frame.getByRole('region', { name: 'The hand of this seat' }).getByRole('listitem').first()).toBeVisible();
  await expect(frame.getByText('Nobody has voted yet.')).toBeVisible();
  await expect(frame.getByText('Everyone at the table agreed that this hand is open here.')).toBeVisible();
  expect(await weigh()).toBeLessThanOrEqual(60 * 1024);
  await look(reader, 'readers-open');

  await choose(frame, table.link);
  await vote(frame);
  await expect(frame.getByText('Your vote:')).toBeVisible();
  await expect(frame.getByText('1 reader has voted.')).toBeVisible();
  await look(reader, 'readers-voted');
  // it is known again to the same browser, and only there
  await reader.reload();
  await expect(frame.getByText('Your vote:')).toBeVisible();
  expect((await reader.context().cookies()).length).toBe(0);

  // one who has made the page forget it is the same browser all the same
  await frame.locator('body').evaluate(() => localStorage.removeItem('parley-reader-voted'));
  await reader.goto(url);
  await choose(frame, table.link);
  await vote(frame);
  await expect(frame.getByText('1 reader has voted.')).toBeVisible();

  await expect(frame.getByText('Last vote · 1 reader')).toBeVisible({ timeout: 90_000 });
  await expect(frame.getByText('100 %')).toBeVisible();
  await expect(frame.getByText('How it went on')).toBeVisible();
  await look(reader, 'readers-counted');
  const { log } = await pageOf(table.watch);
  expect(log.findLast(({ seat }) => seat === 1)).toMatchObject({ by: 'seat' });

  // what was chosen stays chosen, and the frame says why it was not taken
  await inFrame(late).getByRole('radio').first().check();
  await vote(inFrame(late));
  await expect(inFrame(late).getByRole('alert')).toHaveText('Your vote was not counted. The vote on this decision is closed.');
});

test('a vote names what it is for, is asked about once in words of the frame, and can be changed until it closes', async ({
  someone,
  links,
  blog,
  complaints,
}) => {
  complaints.allow(/429/);
  const table = await lent();
  links.push(table.watch);
  const reader = await someone();
  const sent: string[] = [];
  reader.on('request', (one) => void (one.method() === 'POST' && sent.push(one.url())));
  await reader.goto(await blog(frameOf(table.link)));
  const frame = inFrame(reader);
  await expect(votes(frame)).toHaveText('Vote');
  const option = (nth: number) => frame.locator('.option').nth(nth);
  const wordsOf = async (nth: number) => (await option(nth).locator('.label').innerText()).trim();
  const [first, second] = [await wordsOf(0), await wordsOf(1)];
  await option(0).click();
  await expect(votes(frame)).toHaveText(`Vote for ${first}`);
  await votes(frame).click();
  const question = frame.getByRole('dialog', { name: `Vote for ${first}?` });
  await expect(question).toBeVisible();
  // no second press of a double one lands on it
  const yes = frame.getByRole('button', { name: 'Yes, vote' });
  expect(await yes.isDisabled()).toBe(true);
  await look(reader, 'readers-ask');
  await frame.getByRole('button', { name: 'Not yet' }).click();
  await expect(question).toBeHidden();
  expect(sent).toEqual([]);
  await vote(frame);
  await expect(frame.getByText(`Your vote: ${first}. You can change it until the vote closes.`)).toBeVisible();
  await expect(option(0)).toContainText('your vote');
  await expect(frame.locator('input:checked')).toHaveCount(1);
  await expect(votes(frame)).toBeHidden();

  await option(1).click();
  await expect(votes(frame)).toHaveText(`Change my vote to ${second}`);
  await look(reader, 'readers-change');
  await vote(frame);
  await expect(frame.getByText(`Your vote: ${second}.`)).toBeVisible();
  await expect(frame.getByText('1 reader has voted.')).toBeVisible();
  await reader.reload();
  await expect(option(1)).toContainText('your vote');
  await expect(frame.getByText('1 reader has voted.')).toBeVisible();

  // a change that is not taken leaves all as it was, and says why
  const { poll, work } = await seen(table.link);
  const voter = await frame.locator('body').evaluate(() => localStorage.getItem('parley-reader')!);
  const ballot = { poll: poll!.id, voter, proof: proofOf(work, poll!.id, voter), picks: poll!.decision.fallback };
  for (let nth = 2; nth < 20; nth++) await post(`${table.link.replace('/embed', '')}/vote`, ballot);
  await option(2).click();
  await vote(frame);
  await expect(frame.getByRole('alert')).toHaveText(
    'Your vote was not counted. You have changed your vote too often. The last one that was taken stands.',
  );
  await expect(option(1)).toContainText('your vote');
  await expect(option(2).locator('input')).toBeChecked();
});

test('everyone has to agree, each in a page of their own, and the host can take it back', async ({ someone, links, blog, complaints }) => {
  complaints.allow(/404/);
  const table = await setTable(['Anna', 'Ben', 'Cleo'], { planning: 'open' });
  links.push(table.host);
  await start(table);
  await post(`/l${table.seats[2]!}/seat`, { act: 'resign' });
  const host = await someone();
  await host.goto(table.host);
  await host.locator('#seat-2 summary').click();
  await host.getByRole('button', { name: /^Lend it to readers/ }).click();
  await expect(host.getByRole('status').filter({ hasText: 'It is proposed to the table' })).toBeVisible();

  const ben = await someone(phone);
  await ben.goto(table.seats[1]!);
  await expect(ben.getByText('Anna proposes: lend Cleo to the readers of a page, with its hand open there', { exact: true })).toBeVisible();
  await expect(ben.getByText('Everyone must agree.')).toBeVisible();
  await look(ben, 'readers-agree');
  await ben.getByRole('button', { name: 'Yes', exact: true }).click();

  const box = host.getByRole('textbox', { name: 'Link for readers: Readers' });
  await expect(box).toBeVisible();
  await look(host, 'readers-desk');
  await host.getByRole('link', { name: 'Code for a page' }).click();
  await expect(host.getByRole('radio', { name: /^Readers’ seat/ })).toBeChecked();
  const code = await host.getByRole('textbox', { name: 'One line' }).inputValue();
  expect(code).toContain('/embed/readers/');
  await look(host, 'readers-builder');

  const { links: known } = await pageOf(table.host);
  const reader = await someone();
  await reader.goto(await blog(code));
  const frame = inFrame(reader);
  await expect(frame.getByText('One seat, played by readers')).toBeVisible();
  await expect(frame.getByRole('link', { name: 'Whole table' })).toHaveAttribute('href', table.watch);

  await host.goto(table.host);
  await host.locator('#seat-2 summary').click();
  await host.getByRole('button', { name: /^Take it back from readers/ }).click();
  await expect(host.getByText('The seat is not lent to readers any more.')).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'This table is not to be seen here' })).toBeVisible({ timeout: 40_000 });
  expect((await fetch(`${origin()}${known!.readers!}`)).status).toBe(404);
});

test('whoever was away when a seat was lent is told so, and one press ends it', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben', 'Cleo', 'Dan'], { planning: 'open' });
  links.push(table.host);
  await start(table);
  await post(`/l${table.seats[3]!}/seat`, { act: 'resign' });
  await post(`/l${table.seats[2]!}/seat`, { act: 'away' });
  await post(`/l${table.host}/host`, { act: 'lend', seat: 3 });
  await post(`/l${table.seats[1]!}/vote`, { act: 'cast', vote: 1, yes: true });
  const cleo = await someone({ ...phone, language: 'ru' });
  await cleo.goto(table.seats[2]!);
  await cleo.locator('button[value=back]').click();
  await expect(cleo.getByText('Пока вас не было, место отдали читателям')).toBeVisible();
  await look(cleo, 'readers-unasked');
  await expectAccessible(cleo, 'a seat that was not asked');
  await cleo.getByRole('button', { name: 'Я против' }).click();
  await expect(cleo.getByText('Пока вас не было, место отдали читателям')).toHaveCount(0);
  expect((await pageOf(table.watch)).view.plates[3]!.occupant).toBe('bot');
});

test('before the start all who sit there agree, each in the page of their own seat', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben'], {}, { seats: 3 });
  links.push(table.host);
  const host = await someone();
  await host.goto(table.host);
  await host.locator('#seat-2 summary').click();
  await host.getByRole('button', { name: /^Lend it to readers/ }).click();
  await expect(host.getByRole('status').filter({ hasText: 'It is proposed to the table' })).toBeVisible();
  const ben = await someone({ ...phone, language: 'ru' });
  await ben.goto(table.seats[1]!);
  await expect(ben.getByText('отдать место читателям страницы')).toBeVisible();
  await look(ben, 'readers-agree-lobby');
  await expectAccessible(ben, 'a vote before the start');
  await ben.getByRole('button', { name: 'За', exact: true }).click();
  await expect(host.getByRole('textbox', { name: 'Link for readers: Readers' })).toBeVisible();
  await expect(ben.getByText('отдать место читателям страницы')).toHaveCount(0);
});

test('a player gives the own seat to readers in mid-game, and looks on', async ({ someone, links, blog, complaints }) => {
  complaints.allow(/404/);
  const table = await setTable(['Anna', 'Ben', 'Cleo'], { planning: 'open', start_seat: '2' });
  links.push(table.watch);
  await start(table);
  const [cleo, elsewhere] = [await someone(), await someone()];
  await elsewhere.goto(table.seats[2]!);
  await cleo.goto(`${table.seats[2]!}/propose`);
  await cleo.getByText('Lend my seat to readers').click();
  await look(cleo, 'readers-give');
  await cleo.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(cleo.getByText('You propose: lend Cleo to the readers of a page')).toBeVisible();
  const { votes } = (await pageOf(table.host)).view;
  await post(`/l${table.seats[0]!}/vote`, { act: 'cast', vote: votes[0]!.id, yes: true });
  const ben = await someone({ ...phone, javaScriptEnabled: false });
  await ben.goto(table.seats[1]!);
  await ben.getByRole('button', { name: 'Yes', exact: true }).click();
  // every page that was open by that link
  for (const page of [cleo, elsewhere]) {
    await page.waitForURL(/\/w\/.*\/left$/);
    await expect(page.getByText('the readers of a page play on for you')).toBeVisible();
  }
  await look(cleo, 'readers-given');
  await cleo.goto(table.seats[2]!);
  await cleo.getByRole('link', { name: 'Look on' }).click();
  await expect(cleo.locator('.planets').first()).toBeVisible();
  const { links: known } = await pageOf(table.host);
  await elsewhere.goto(await blog(frameOf(known!.readers!)));
  await expect(inFrame(elsewhere).getByRole('button', { name: 'Vote' })).toBeVisible();
});

test('the board follows the game while others move and while a reader chooses, by the public API alone', async ({
  someone,
  links,
  blog,
}) => {
  const table = await lent({ options: { planning: 'open', start_seat: '0' } });
  links.push(table.watch);
  const reader = await someone();
  const asked: string[] = [];
  reader.on('request', (one) => void (one.url().startsWith(origin()) && asked.push(new URL(one.url()).pathname)));
  reader.on('websocket', (one) => void asked.push(one.url()));
  await reader.goto(await blog(frameOf(table.link)));
  const frame = inFrame(reader);
  await expect(frame.getByRole('region', { name: 'The hand of this seat' })).toBeVisible();
  await expect(frame.locator('.pile li')).toHaveCount(0);
  const [decision] = (await pageOf(table.own)).view.play!.decisions;
  await answer(table.own, decision!.id, decision!.fallback);
  await expect(frame.locator('.pile li')).toHaveCount(1);
  // what a reader has chosen, and has a hand on, stays while something moves around it
  await expect(frame.getByRole('button', { name: 'Vote' })).toBeVisible();
  const choice = frame.getByRole('radio').first();
  await choice.check();
  await choice.focus();
  await post(`/l${table.own}/name`, { name: 'Aurora' });
  await expect(frame.locator('.board').getByText('Aurora').first()).toBeVisible();
  await expect(choice).toBeChecked();
  await expect(choice).toBeFocused();
  const [, , , link] = table.link.split('/');
  const kinds = new Set(asked.map((path) => path.replace(link!, '<link>').replace(/^\/(?:_app|fonts)\/.*/, '<style>')));
  expect([...kinds].sort()).toEqual([
    '/embed-frame.js',
    '/embed-options.js',
    '/embed-readers.js',
    '/embed/readers/<link>',
    '/v1/readers/<link>/events',
    '<style>',
  ]);
});

test('without scripts it says why nobody can vote there, and shows the rest', async ({ someone, blog }) => {
  const table = await lent();
  const reader = await someone({ javaScriptEnabled: false });
  await reader.goto(await blog(frameOf(table.link)));
  const frame = inFrame(reader);
  await expect(frame.getByText('To vote, this frame needs scripts')).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Vote' })).toBeHidden();
  await expect(frame.getByRole('region', { name: 'The hand of this seat' })).toBeVisible();
});

test('in a frame that is shut off from its own origin it says where one can vote, and follows the game', async ({
  someone,
  links,
  blog,
}) => {
  const table = await lent({ options: { planning: 'open', start_seat: '0' } });
  links.push(table.watch);
  const reader = await someone();
  await reader.goto(await blog(frameOf(table.link).replace('<iframe', '<iframe sandbox="allow-scripts"')));
  const frame = inFrame(reader);
  await expect(frame.locator('.pile li')).toHaveCount(0);
  const [decision] = (await pageOf(table.own)).view.play!.decisions;
  await answer(table.own, decision!.id, decision!.fallback);
  await expect(frame.locator('.pile li')).toHaveCount(1);
  await expect(frame.getByText('In this frame the page around it allows no voting.')).toBeVisible();
  await expect(frame.getByText('To vote, this frame needs scripts')).toBeHidden();
  await expect(frame.locator('#vote')).toHaveCount(0);
});

for (const [game, seats, options] of [
  ['centauri', 3, { planning: 'sealed' }],
  ['comet', 3, {}],
  ['cosmic', 5, {}],
] as const) {
  test(`the readers’ seat of ${game} fits from 320 pixels up, in any language`, async ({ someone, links, blog }) => {
    const table = await lent({ game, seats, options });
    links.push(table.watch);
    await asked(table);
    const reader = await someone();
    const weigh = scales(reader);
    await reader.goto(await blog(frameOf(table.link)));
    await expect(inFrame(reader).locator('#vote')).toBeVisible();
    expect(await weigh()).toBeLessThanOrEqual(60 * 1024);
    for (const [width, lang, theme] of [
      [320, 'ru', 'light'],
      [360, 'ru', 'dark'],
      [820, 'uk', 'dark'],
      [1366, 'ru', 'light'],
    ] as const) {
      await reader.setViewportSize({ width, height: 900 });
      await reader.goto(`${table.link}?lang=${lang}&theme=${theme}`);
      await expect(reader.locator('#vote')).toBeVisible();
      expect(await widthOf(reader), `${width}`).toBeLessThanOrEqual(width);
      await expectAccessible(reader, reader.url());
      await reader.evaluate(`document.documentElement.classList.add('natural')`);
      await look(reader, `readers-${game}-${width}`);
    }
    await reader.setViewportSize({ width: 200, height: 300 });
    await reader.goto(`${table.link}?lang=ru`);
    await expect(reader.getByText('Эта рамка слишком узкая для доски.')).toBeVisible();
    await expect(reader.getByRole('link', { name: 'Открыть место' })).toBeVisible();
    expect(await widthOf(reader)).toBeLessThanOrEqual(200);
  });
}
