import type { CosmicView } from '../../../shared/games/cosmic/view.ts';
import type { RoomPage } from '../../../shared/protocol.ts';
import { lay, type Game } from '../../cosmic/game.ts';
import { expectAccessible } from '../accessible.ts';
import { expect, phone, test, widthOf, type Page } from '../people.ts';
import { pageOf, playUntil, post, setTable, start, type Table } from '../tables.ts';
import { faultsOf } from '../walk/faults.ts';

/** Flares at a table that is laid for them: in the hand, on the board, in the log, on every screen. */

const boardOf = ({ view }: RoomPage) => view.play!.board as CosmicView;
/** As long as names are promised to be shown. */
const long = ['Константиныч', 'Александрина', 'Маргариточка', 'Мстиславовна', 'Всеволодовна'];
const names = ['Anna', 'Ben', 'Cem', 'Dan', 'Eva'];

async function seat(game: Game, links: string[], ask: string[], called = names): Promise<Table> {
  const table = await setTable(called, { flares: 'yes' }, { game: 'cosmic', pace: 'slow' });
  links.push(...table.seats);
  await post(`/l${table.host}/resume`, { save: JSON.stringify(game.sitting.save), ask });
  return table;
}

const flares = ['citadel', 'anti-matter', 'filch', 'sorcerer', 'warpish', 'zombie'];
const fight = {
  aim: 'b2',
  send: ['a1', 'a1', 'a2', 'a2'],
  invite: [['E'], ['C']],
  join: [
    ['C', 'side:defense', 'c1'],
    ['E', 'side:offense', 'e1', 'e2', 'e3'],
  ],
  cards: ['a12', 'a08'] as [string, string],
};
const five = () =>
  lay({
    seats: 5,
    aliens: { A: 'sorcerer', B: 'warrior', C: 'macron', D: 'zombie', E: 'warpish' },
    flares,
    hands: {
      A: ['a06', 'a08', 'a20', 'a12', 'N', 'Mobius', 'flare:anti-matter', 'flare:filch', 'flare:sorcerer'],
      B: ['a08', 'N', '+2', 'flare:citadel'],
      C: ['a10', 'N'],
      D: ['a11', 'flare:zombie'],
      E: ['a14', 'CZ', 'flare:warpish'],
    },
  });

/** All who are asked this pass, but for one. */
async function pass({ seats }: Table, key: string, spared?: number): Promise<void> {
  for (const [seat, path] of seats.entries()) {
    const asked = (await pageOf(path)).view.play!.decisions.find(({ about }) => about.key === key);
    if (asked && seat !== spared) await post(`/l${path}/answer`, { decision: asked.id, picks: ['word:pass'] });
  }
}

const flareIn = (page: Page, name: string) => page.locator('.hand li').filter({ hasText: name });

test('a flare is played for its wild side by hand: the table sees it, and it comes back', async ({ someone, links }) => {
  const game = five().fight(fight);
  game.find('B.reveal.modify');
  const table = await seat(game, links, ['reveal.modify', 'on.card-play']);
  const ben = await someone();
  const anna = await someone();
  const dan = await someone();
  for (const [page, at] of [
    [ben, 1],
    [anna, 0],
    [dan, 3],
  ] as const) {
    await page.goto(table.seats[at]!);
    await page.waitForLoadState('networkidle');
  }

  // both sides lie open, and which of them serves
  const citadel = flareIn(ben, 'Citadel');
  await expect(citadel).toContainText('Add 5 to the defense’s total.');
  await expect(citadel.locator('.half').first()).toContainText('Now');
  await expect(citadel.locator('.half').last()).toContainText('Not your alien');
  await expectAccessible(ben, 'a flare that can be played');
  await citadel.getByRole('button').click();
  await ben.locator('.choices').getByRole('button', { name: 'Play Citadel, wild side' }).click();
  await pass(table, 'cosmic.reveal.modify', 1);

  // who may answer is told what, and what with
  await expect(anna.getByRole('heading', { name: 'Ben plays Citadel, wild side. Respond?' })).toBeVisible();
  await expect(anna.locator('#decision')).toContainText('Add 5 to the defense’s total. Card Zap cancels it.');
  await expect(anna.getByRole('button', { name: 'Play Anti-Matter, wild side' })).toBeVisible();
  await expect(anna.locator('.standing')).toContainText('If it stands, it is 19 to 21.');
  await expect(flareIn(anna, 'Sorcerer')).toContainText('Your power is awake');
  await expect(flareIn(anna, 'Sorcerer')).toContainText('Planning, as ally');
  await expect(anna.locator('.flares')).toContainText('being answered');
  await expectAccessible(anna, 'a flare to be answered');
  // its own sheet has both sides in full
  await anna.locator('#decision [data-about="card:flare:citadel"]').click();
  const sheet = anna.getByRole('dialog');
  await expect(sheet).toContainText('As a main player or an ally, once both attacks are up: add 5 to the defense’s total.');
  await expect(sheet).toContainText('When you activate citadels');
  await anna.keyboard.press('Escape');

  await pass(table, 'cosmic.on.card-play');
  await expect.poll(async () => boardOf(await pageOf(table.seats[3]!)).encounter?.flares[0]?.went).toBe(1);
  await expect(citadel).toContainText('Played already');
  await expect(dan.locator('.flares')).toContainText('back in hand');
  await expect(dan.locator('#log')).toContainText('Ben plays Citadel, wild side.');
});

test('with the power in force a flare serves for its super side, chosen by keyboard', async ({ someone, links }) => {
  const game = lay({
    seats: 3,
    aliens: { A: 'warpish', B: 'virus', C: 'zombie' },
    flares: ['warpish', 'kamikaze'],
    hands: { A: ['a10', 'N', 'flare:warpish', 'flare:kamikaze'], B: ['a12', 'N'], C: ['N'] },
    ships: { B: { warp: 4 } },
  }).fight({ aim: 'b1', send: ['a1', 'a1'], cards: ['a10', 'a12'] });
  game.find('A.reveal.modify');
  const table = await seat(game, links, ['reveal.modify'], names.slice(0, 3));
  const anna = await someone();
  await anna.goto(table.seats[0]!);
  await anna.waitForLoadState('networkidle');
  const warpish = flareIn(anna, 'Warpish');
  await expect(warpish.locator('.half').first()).toContainText('Your power is awake');
  await expect(warpish.locator('.half').last()).toContainText('Now');
  // the other one has had its time
  await expect(flareIn(anna, 'Kamikaze')).toContainText('Planning, as main player');
  await expect(flareIn(anna, 'Kamikaze').getByText('Now', { exact: true })).toBeHidden();

  await warpish.getByRole('button').focus();
  await anna.keyboard.press('i');
  await expect(anna.getByRole('dialog')).toContainText('Your power is awake');
  await anna.keyboard.press('Escape');
  await expect(warpish.getByRole('button')).toBeFocused();
  await anna.keyboard.press('Enter');
  const play = anna.getByRole('button', { name: 'Play Warpish, super side' });
  await expect(play).toBeVisible();
  await play.press('Enter');
  await pass(table, 'cosmic.reveal.modify', 0);
  await expect.poll(async () => boardOf(await pageOf(table.seats[2]!)).encounter?.flares).toMatchObject([{ seat: 0, side: 'super' }]);
  await expect(anna.locator('#log')).toContainText('Anna plays Warpish, super side.');
});

test('what was played lies on the board for those who are not asked, on a phone above the desk', async ({ someone, links }) => {
  const game = lay({
    seats: 5,
    aliens: { A: 'virus', B: 'warrior', C: 'macron', D: 'zombie', E: 'parasite' },
    flares: ['demon', 'trader'],
    hands: { A: ['a06', 'a20', 'flare:demon', 'flare:trader'], B: ['a08', 'N'], C: ['N'], D: ['N'], E: ['N'] },
  });
  game.answer('A.aim', 'planet:b2').answer('A.send', 'planet:a1').answer('A.alliance.before-invites', '#flare:demon@2').others();
  game.find('C.on.card-play');
  // whoever gave no orders is asked where it is aimed at
  const table = await seat(game, links, []);
  for (const options of [{}, phone]) {
    const dan = await someone(options);
    await dan.goto(table.seats[3]!);
    await dan.waitForLoadState('networkidle');
    const played = dan.locator('.played').filter({ visible: true });
    await expect(played).toHaveCount(1);
    await expect(played).toContainText('Anna plays a flare');
    await expect(played).toContainText('A player of your choice must ally with you.');
    await expect(played).toContainText(/wild side/);
    await expect(dan.getByRole('button', { name: /Anna.*1 flare played/ })).toBeVisible();
    await expectAccessible(dan, 'a played flare');
    await played.getByRole('button').click();
    await expect(dan.getByRole('dialog')).toContainText('without emptying a colony');
    await dan.keyboard.press('Escape');
    expect(await widthOf(dan)).toBeLessThanOrEqual(dan.viewportSize()!.width);
  }
  // its player is told why the other flare waits
  const anna = await someone(phone);
  await anna.goto(table.seats[0]!);
  await anna.waitForLoadState('networkidle');
  await anna.getByRole('button', { name: /^Hand/ }).click();
  await expect(flareIn(anna, 'Trader')).toContainText('One per encounter');
  await expectAccessible(anna, 'a flare that has to wait, on a phone');
});

/** The button under a flare in the hand. */
const askUnder = (page: Page, name: string) => flareIn(page, name).getByRole('button', { name: /ask/i });
const momentsOf = async (path: string) => (await pageOf(path)).view.orders.moments ?? {};

test('a flare that one’s orders pass by says so, and one press has its holder asked', async ({ someone, links }) => {
  const game = lay({
    seats: 3,
    aliens: { A: 'warpish', B: 'virus', C: 'macron' },
    flares: ['zombie'],
    hands: { A: ['a40', 'N'], B: ['a04', 'flare:zombie'], C: ['N'] },
  }).fight({ aim: 'b1', send: ['a1'] });
  game.find('A.select');
  const table = await seat(game, links, [], names.slice(0, 3));
  const path = table.seats[1]!;
  const ben = await someone();
  await ben.goto(path);
  await ben.waitForLoadState('networkidle');
  const ask = askUnder(ben, 'Zombie');
  await expect(ask).toContainText('Orders pass it by');
  await expectAccessible(ben, 'a flare that orders pass by');
  await ask.click();
  await expect(ask).toHaveText(/We will ask you/);
  expect(await momentsOf(path)).toEqual({ 'on.ships-losing': ['any'] });
  // and back by the keyboard
  await ask.press('Enter');
  await expect(ask).toContainText('Ask me');
  expect(await momentsOf(path)).toEqual({});

  // on a phone, in the hand once it is open
  const pocket = await someone({ ...phone, language: 'ru' });
  await pocket.goto(path);
  await pocket.waitForLoadState('networkidle');
  const there = flareIn(pocket, 'Зомби').getByRole('button', { name: /Спрашивать/ });
  await there.scrollIntoViewIfNeeded();
  expect((await there.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await there.tap();
  await expect(flareIn(pocket, 'Зомби')).toContainText('Мы вас спросим');
  expect(await widthOf(pocket)).toBeLessThanOrEqual(390);

  // the cards are laid, and it is asked when its ships are about to be lost
  const isOffered = ({ view }: RoomPage): boolean =>
    view.play!.decisions.some(({ moment, options }) => moment?.id === 'on.ships-losing' && options.length > 1);
  await playUntil(table, isOffered);
  await expect(ben.getByRole('button', { name: 'Play Zombie, wild side' })).toBeVisible();
});

test('a flare is asked for without a script as well', async ({ someone, links }) => {
  const table = await seat(five(), links, []);
  const page = await someone({ javaScriptEnabled: false });
  await page.goto(table.seats[1]!);
  await askUnder(page, 'Citadel').click();
  await expect(flareIn(page, 'Citadel')).toContainText('We will ask you');
  expect(await momentsOf(table.seats[1]!)).toEqual({ 'reveal.modify': ['any'] });
});

test('the order sheet of a quick table says that nobody can tell who is asked', async ({ someone, links }) => {
  const table = await setTable(names.slice(0, 3), { flares: 'yes', windows: 'quick' }, { game: 'cosmic', pace: 'live' });
  links.push(...table.seats);
  await start(table);
  const page = await someone();
  await page.goto(table.seats[0]!);
  await page.getByText('When should we ask you?').filter({ visible: true }).click();
  await expect(page.getByText('Windows last as long whether anyone is asked or not')).toBeVisible();
  await expect(page.getByText('the others see that somebody is being asked')).toBeHidden();
});

test('the classic flare of the Filch: one cheats by an order, another keeps watch by an order and catches it', async ({
  someone,
  links,
}) => {
  const options = { flares: 'yes', filch_flare: 'classic' };
  const game = lay({
    seats: 4,
    options,
    aliens: { A: 'warpish', B: 'virus', C: 'macron', D: 'zombie' },
    flares: ['filch'],
    hands: { A: ['a40', 'N'], B: ['a04', 'N'], C: ['N', 'flare:filch'], D: ['N', 'a06'] },
  });
  game.find('A.aim');
  const table = await setTable(names.slice(0, 4), options, { game: 'cosmic', pace: 'slow' });
  links.push(...table.seats);
  await post(`/l${table.host}/resume`, { save: JSON.stringify(game.sitting.save), ask: [] });
  const [cem, dan] = [await someone(), await someone()];
  await cem.goto(table.seats[2]!);
  await cem.waitForLoadState('networkidle');
  await askUnder(cem, 'Filch').click();
  await expect(flareIn(cem, 'Filch')).toContainText('We will ask you');

  await dan.goto(table.seats[3]!);
  await dan.waitForLoadState('networkidle');
  await dan.getByText('When should we ask you?').filter({ visible: true }).click();
  const watch = dan.getByRole('group', { name: 'Before every phase: I may accuse somebody of cheating' });
  await expect(dan.getByText('the others see that somebody is being asked')).toBeVisible();
  await watch.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(watch.getByRole('button', { name: 'Ask', exact: true })).toHaveAttribute('aria-pressed', 'true');
  expect(await momentsOf(table.seats[3]!)).toEqual({ 'filch.accuse': ['any'] });

  for (const key of ['aim', 'send']) {
    const [decision] = (await pageOf(table.seats[0]!)).view.play!.decisions;
    expect(decision!.about.key).toBe(`cosmic.${key}`);
    await post(`/l${table.seats[0]!}/answer`, { decision: decision!.id, picks: decision!.fallback });
  }
  await expect(cem.getByRole('heading', { name: 'Nobody is looking' })).toBeVisible();
  await expectAccessible(cem, 'a chance to cheat');
  await cem.getByRole('button', { name: 'Slip the top card off the deck' }).click();
  const pocket = await someone(phone);
  await pocket.goto(table.seats[3]!);
  await pocket.waitForLoadState('networkidle');
  await expect(pocket.getByRole('heading', { name: 'Was somebody cheating?' })).toBeVisible();
  await expectAccessible(pocket, 'an accusation on a phone');
  await pocket.locator('#decision').getByRole('button', { name: 'Cem' }).tap();
  await playUntil(table, ({ log }) => log.some(({ told }) => told.some(({ type }) => type === 'filch.exposed')), [0]);
  await expect(cem.locator('#log')).toContainText('Caught in the act: Cem shows the flare of the Filch');
});

const screens = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

test('flares can be read and pressed on every screen, by five with long names', async ({ someone, links }) => {
  const game = five().fight(fight).answer('B.reveal.modify', '#flare:citadel').others();
  game.find('A.on.card-play');
  const table = await seat(game, links, ['on.card-play'], long);
  const page = await someone({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const language of ['ru', 'uk']) {
    await page.context().addCookies([{ name: 'language', value: language, url: process.env['PARLEY_URL']! }]);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.goto(table.seats[0]!);
      await page.waitForLoadState('networkidle');
      for (const fault of await page.evaluate(faultsOf)) faults.push(`${language} ${screen.width}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});
