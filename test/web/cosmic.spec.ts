import { AxeBuilder } from '@axe-core/playwright';
import type { CosmicView } from '../../shared/games/cosmic/view.ts';
import type { RoomPage } from '../../shared/protocol.ts';
import { expect, phone, test, type Page } from './people.ts';
import { answer, pageOf, post, setTable, start, type Table } from './tables.ts';

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
async function gathered(links: string[]): Promise<{ table: Table; mains: Mains }> {
  for (let tries = 0; tries < 80; tries++) {
    const table = await setTable(names, {}, { game: 'cosmic', title: 'Friday table', pace: 'evening' });
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

async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.evaluate('Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)))');
  const { violations } = await new AxeBuilder({ page }).analyze();
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
  await until(table, (all) => all.some((page) => keysOf(page).includes('cosmic.offer')));
  await sitDown(at(offense));
  await sitDown(at(defense));
  await at(offense).locator('.hand button').first().click();
  await expect(at(offense).locator('.slip')).toHaveCount(1);
  await press(at(offense), 'Make the offer');
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
  const isReady = (all: RoomPage[]): boolean =>
    all.filter((page) => keysOf(page).includes('cosmic.select') && holdsNegotiate(page)).length === 2;
  const ready = await until(table, isReady);
  const again = mainsOf(ready);
  const { encounter } = boardOf(ready[0]!);
  for (const seat of [again.offense, again.defense]) {
    const [decision] = ready[seat]!.view.play!.decisions;
    const card = boardOf(ready[seat]!).hand!.find(({ face }) => face === 'negotiate')!;
    await post(`/l${table.seats[seat]!}/answer`, { decision: decision!.id, picks: [`card:${card.id}`] });
  }
  await until(table, (all) => all.some((page) => keysOf(page).includes('cosmic.offer')));
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
    const open = () => anna.getByText('When should we ask you?').click();
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
