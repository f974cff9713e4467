import { AxeBuilder } from '@axe-core/playwright';
import type { CosmicView } from '../../../shared/games/cosmic/view.ts';
import type { RoomPage } from '../../../shared/protocol.ts';
import { expect, phone, test, type Page } from '../people.ts';
import { answer, pageOf, post, setTable, start, type Table } from '../tables.ts';

/** Three people ally, let a minute run out, and strike a deal. */

const names = ['Anna', 'Ben', 'Cem'];
const boardOf = ({ view }: RoomPage): CosmicView => view.play!.board as CosmicView;
const keysOf = ({ view }: RoomPage): string[] => view.play!.decisions.map(({ about }) => about.key);
const pagesOf = ({ seats }: Table): Promise<RoomPage[]> => Promise.all(seats.map(pageOf));
const holdsNegotiate = (page: RoomPage): boolean => boardOf(page).hand!.some(({ face }) => face === 'negotiate');

/** Gives everyone's fallback until this holds. */
async function until(table: Table, holds: (pages: RoomPage[]) => boolean): Promise<RoomPage[]> {
  for (let turns = 0; turns < 600; turns++) {
    const pages = await pagesOf(table);
    if (holds(pages) || pages[0]!.view.stage === 'over') return pages;
    const seat = pages.findIndex(({ view }) => view.play!.decisions.length > 0);
    const decision = pages[seat]!.view.play!.decisions.at(-1)!;
    // what a page or the table itself has answered meanwhile is looked at again
    await answer(table.seats[seat]!, decision.id, decision.fallback);
  }
  throw new Error('the table does not get there');
}

interface Mains {
  offense: number;
  defense: number;
  other: number;
}

function mainsOf(pages: readonly RoomPage[]): Mains {
  const { offense, defense } = boardOf(pages[0]!).encounter!;
  return { offense, defense: defense!, other: [0, 1, 2].find((seat) => seat !== offense && seat !== defense)! };
}

/** Aliens that put questions of their own between those this test is about. */
const busy = { main: ['oracle', 'zombie'], other: ['macron', 'parasite'] };

/** A table where the first encounter is about to gather allies, and both main players could talk. */
async function gathered(links: string[], bargaining = 'live'): Promise<{ table: Table; mains: Mains }> {
  for (let tries = 0; tries < 80; tries++) {
    const table = await setTable(names, { bargaining }, { game: 'cosmic', title: 'Friday table', pace: 'evening' });
    await start(table);
    const pages = await until(table, (all) => all.some((page) => keysOf(page).includes('cosmic.invite')));
    const mains = mainsOf(pages);
    const { seats } = boardOf(pages[0]!);
    if (busy.other.includes(seats[mains.other]!.alien)) continue;
    if ([mains.offense, mains.defense].some((seat) => busy.main.includes(seats[seat]!.alien))) continue;
    if (![mains.offense, mains.defense].every((seat) => holdsNegotiate(pages[seat]!))) continue;
    links.push(...table.seats);
    return { table, mains };
  }
  throw new Error('no table with what is needed');
}

async function expectAccessible(page: Page, where: string, part = 'body'): Promise<void> {
  await page.evaluate('Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)))');
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  const told = violations.map(({ id, help, nodes }) => `${id}: ${help}\n    ${nodes.map(({ html }) => html).join('\n    ')}`);
  expect(told, where).toEqual([]);
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Looks at what was turned up, which also passes by itself, until the minute is on the table. */
async function sitDown(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Go on' });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 500 });
    await expect(page.getByRole('timer')).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 40_000 });
}

/** Goes on until both main players can lay a negotiate, and do. */
async function talking(table: Table): Promise<{ mains: Mains; encounter: CosmicView['encounter'] }> {
  const isReady = (all: RoomPage[]): boolean =>
    all.filter((page) => keysOf(page).includes('cosmic.select') && holdsNegotiate(page)).length === 2;
  const ready = await until(table, isReady);
  const mains = mainsOf(ready);
  for (const seat of [mains.offense, mains.defense]) {
    const [decision] = ready[seat]!.view.play!.decisions;
    const card = boardOf(ready[seat]!).hand!.find(({ face }) => face === 'negotiate')!;
    await post(`/l${table.seats[seat]!}/answer`, { decision: decision!.id, picks: [`card:${card.id}`] });
  }
  await until(table, (all) => all.some((page) => keysOf(page).includes('cosmic.offer')));
  return { mains, encounter: boardOf(ready[0]!).encounter };
}

async function placeNegotiate(page: Page): Promise<void> {
  await page.locator('[data-card="negotiate"]').first().click();
  await press(page, 'Place Negotiate face down');
}

test('three people ally, let a deal run out of time, and strike another', async ({ someone, links }) => {
  const { table, mains } = await gathered(links);
  const { offense, defense, other } = mains;
  const people = await Promise.all([
    someone({ reducedMotion: 'reduce', theme: 'dark' }),
    someone({ ...phone, reducedMotion: 'reduce', theme: 'light' }),
    someone({ reducedMotion: 'reduce', theme: 'light', viewport: { width: 1366, height: 768 } }),
  ]);
  const seated: Page[] = [];
  for (const [n, seat] of [offense, defense, other].entries()) {
    seated[seat] = people[n]!;
    await people[n]!.goto(table.seats[seat]!);
  }
  const at = (seat: number): Page => seated[seat]!;

  // an alliance
  await expect(at(offense).getByRole('heading', { name: 'Whom do you invite as allies?' })).toBeVisible();
  await expectAccessible(at(offense), 'inviting');
  await at(offense).locator('#decision').getByRole('button', { name: names[other]! }).click();
  await press(at(offense), `Invite ${names[other]!}`);
  await press(at(defense), 'Invite nobody');
  await expect(at(other).getByRole('heading', { name: 'The offense invites you' })).toBeVisible();
  await at(other).locator('.strip [data-add]').first().click();
  await expectAccessible(at(other), 'sending ships');
  await press(at(other), 'Join the offense with 1 ship');
  await expect(at(offense).locator('.standing')).toContainText(names[other]!);

  // two negotiates, and a minute that runs out
  await until(table, (all) => all.some((page) => keysOf(page).includes('cosmic.select')));
  await placeNegotiate(at(offense));
  await placeNegotiate(at(defense));
  // the header does not run ahead of what is turned up
  const header = at(offense)
    .getByRole('button', { name: 'Go on' })
    .waitFor()
    .then(() => at(offense).locator('[aria-current=step]').innerText());
  await until(table, (all) => all.some((page) => keysOf(page).includes('cosmic.offer')));
  await sitDown(at(offense));
  expect(await header).toBe('Reveal');
  await sitDown(at(defense));
  // allies have gone home, and the talk is open beside the table
  await expect(at(offense).locator('.plate .ally')).toHaveCount(0);
  await press(at(defense), 'A colony each?');
  await expect(at(offense).locator('.talk')).toContainText('A colony each?');
  await press(at(offense), 'Add a card.');
  await expect(at(defense).locator('.talk').filter({ visible: true })).toContainText('Add a card.');
  await at(offense).locator('.hand button').first().click();
  await expect(at(offense).locator('.slip')).toHaveCount(1);
  await press(at(offense), 'Make the offer');
  await expect(at(offense).locator('#decision .btn-primary')).toHaveText('Change it');
  await expect(at(defense).getByRole('heading', { name: `${names[offense]!} has made an offer` })).toBeVisible();
  await expectAccessible(at(defense), 'an offer on a phone');
  await press(at(defense), 'Refuse');
  await expect(at(offense).getByText(`Would rather have no deal: ${names[defense]!}`)).toBeVisible();
  await expectAccessible(at(offense), 'the negotiation table');
  for (const seat of [offense, defense]) {
    await expect(at(seat).getByRole('heading', { name: 'Give up 3 ships' })).toBeVisible({ timeout: 70_000 });
    await at(seat).locator('#decision').getByRole('button', { name: 'Give up 3 ships' }).click();
  }

  // another two negotiates, and a deal
  const { mains: again, encounter } = await talking(table);
  await sitDown(at(again.offense));
  await sitDown(at(again.defense));
  await at(again.offense).locator('.add').first().click();
  await at(again.offense).getByRole('button', { name: 'Random card' }).first().click();
  await press(at(again.offense), 'Make the offer');
  await expect(at(again.offense).getByRole('heading', { name: /Your offer is on the table|Free ships/ })).toBeVisible();
  await until(table, (all) => keysOf(all[again.defense]!).includes('cosmic.answer'));
  await press(at(again.defense), 'Accept the deal');
  await until(
    table,
    (all) => boardOf(all[0]!).encounter!.number > encounter!.number || keysOf(all[again.offense]!).includes('cosmic.continue'),
  );
  const tab = people[1]!.getByRole('navigation').getByRole('button', { name: 'Log' });
  await tab.click();
  // also in the list of what was missed, which is only read out
  for (const page of people) await expect(page.getByText('The deal is carried out.').filter({ visible: true }).first()).toBeVisible();
});

test('an offer says with how many ships a colony is settled', async ({ someone, links }) => {
  const { table } = await gathered(links, 'slow');
  const { mains } = await talking(table);
  const [offense, defense] = await Promise.all([someone({ reducedMotion: 'reduce' }), someone({ ...phone, reducedMotion: 'reduce' })]);
  await offense.goto(table.seats[mains.offense]!);
  await defense.goto(table.seats[mains.defense]!);
  await offense.waitForLoadState('networkidle');
  await offense.locator('.add').last().click();
  await offense
    .getByRole('button', { name: /^Colony on/ })
    .first()
    .click();
  const [least, most] = [offense.getByLabel('At least'), offense.getByLabel('At most')];
  await least.selectOption('2 ships');
  await most.selectOption('3 ships');
  await expect(offense.locator('.slip')).toContainText('with 2 to 3 ships');
  // what would contradict it follows
  await least.selectOption('4 ships');
  await expect(most).toHaveValue('4');
  await most.selectOption('2 ships');
  await expect(least).toHaveValue('2');
  await expectAccessible(offense, 'an offer with a colony', '.bargain');
  await press(offense, 'Make the offer');
  await until(table, (all) => keysOf(all[mains.defense]!).includes('cosmic.answer'));
  await expect(defense.locator('.slip')).toContainText(/A colony on .*, with 2 ships/);
  // and can be changed from there
  await press(defense, 'Change it');
  await expect(defense.getByLabel('At least')).toHaveValue('2');
  await press(defense, 'Back to the offer');
  await press(defense, 'Accept the deal');
  await expect(offense.locator('#decision')).toContainText('As agreed, 2 ships');
});

/** A table where somebody is asked to answer a power or a card, and whether that seat has anything to answer with. */
async function answering(links: string[], hasAnswer: boolean): Promise<{ path: string }> {
  for (let tries = 0; tries < 40; tries++) {
    const table = await setTable(names, {}, { game: 'cosmic', pace: 'evening' });
    await start(table);
    const isAsked = (page: RoomPage): boolean =>
      page.view.play!.decisions.some(
        ({ about, options }) => about.key === 'cosmic.on.power-use' && options.some(({ id }) => id !== 'word:pass') === hasAnswer,
      );
    for (let turns = 0; turns < 40; turns++) {
      const pages = await pagesOf(table);
      const seat = pages.findIndex(isAsked);
      if (seat >= 0) {
        links.push(...table.seats);
        return { path: table.seats[seat]! };
      }
      const mover = pages.findIndex(({ view }) => view.play!.decisions.length > 0);
      const decision = pages[mover]!.view.play!.decisions.at(-1)!;
      await answer(table.seats[mover]!, decision.id, decision.fallback);
    }
  }
  throw new Error('nobody is asked');
}

test('a response window shows what it answers, its time and its lock, and says why one without an answer is asked', async ({
  someone,
  links,
}) => {
  const { path } = await answering(links, false);
  for (const options of [{ viewport: { width: 1366, height: 768 } }, phone]) {
    const page = await someone({ ...options, reducedMotion: 'reduce' });
    await page.goto(path);
    const bar = page.locator('#decision');
    await expect(bar.getByRole('heading')).toContainText('Respond?');
    await expect(bar).toContainText('so that nobody can tell what you hold');
    await expect(bar).toContainText('Your answer stays sealed until the window closes.');
    await expect(bar.locator('.ring')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Pass', exact: true })).toBeVisible();
    await expectAccessible(page, 'a response window');
    await bar.locator('[data-about]').click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await page.close();
  }
});

test('what is seldom asked is said on an open page and on one that is opened for it', async ({ someone, links }) => {
  const table = await setTable(names, {}, { game: 'cosmic' });
  links.push(...table.seats);
  await start(table);
  const page = await someone({});
  await page.goto(table.seats[0]!);
  await page.waitForLoadState('networkidle');
  await post(`/l${table.seats[0]!}/orders`, { moments: { 'regroup.start': ['any'] } });
  await until(table, ([anna]) => keysOf(anna!).includes('cosmic.regroup.start'));
  const opened = await someone({});
  await opened.goto(table.seats[0]!);
  for (const one of [page, opened])
    await expect(one.locator('#decision').getByRole('heading')).toHaveText('The encounter begins. Use anything?');
});

for (const javaScriptEnabled of [true, false]) {
  test(`standing orders are sentences changed by one tap, ${javaScriptEnabled ? 'with' : 'without'} a script`, async ({
    someone,
    links,
  }) => {
    const table = await setTable(names, {}, { game: 'cosmic' });
    links.push(...table.seats);
    await start(table);
    const anna = await someone({ javaScriptEnabled });
    await anna.goto(table.seats[0]!);
    await anna.waitForLoadState('networkidle');
    const orders = async (): Promise<unknown> => (await pageOf(table.seats[0]!)).view.orders.moments;
    const open = () => anna.getByText('When should we ask you?').filter({ visible: true }).click();
    const choice = (sentence: string, way: string) => anna.getByRole('group', { name: sentence }).getByRole('button', { name: way });
    await open();
    await expect(choice('A power is used for or against my side', 'Ask')).toHaveAttribute('aria-pressed', 'true');
    await choice('A power is used elsewhere', 'Ask').click();
    await expect.poll(orders).toEqual({ 'on.power-use': ['any'] });
    if (!javaScriptEnabled) await open();
    await choice('A power is used for or against my side', 'Pass').click();
    await expect.poll(orders).toEqual({ 'on.power-use': [] });
    if (!javaScriptEnabled) await open();
    await expect(choice('A power is used elsewhere', 'Pass')).toHaveAttribute('aria-pressed', 'true');
    await anna.getByRole('button', { name: 'Back to the usual' }).click();
    await expect.poll(orders).toEqual({});
  });
}
