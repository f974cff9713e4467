import type { CosmicView } from '../../../shared/games/cosmic/view.ts';
import { layTechs } from '../../cosmic/technologies.ts';
import { expectAccessible } from '../accessible.ts';
import { expect, phone, test } from '../people.ts';
import { pageOf, post, setTable, start } from '../tables.ts';
import { faultsOf } from '../walk/faults.ts';

/** Technologies on the screen: the first choice, the work on them, and the gallery of all. */

const names = ['Anna', 'Ben', 'Cem', 'Dan', 'Eva'];
const set = async (links: string[]) => {
  const table = await setTable(names, { technologies: 'yes' }, { game: 'cosmic', pace: 'slow' });
  links.push(...table.seats);
  return table;
};

test('of two technologies one is kept, by pressing it', async ({ someone, links }) => {
  const table = await set(links);
  await start(table);
  const askedOf = async (path: string) => (await pageOf(path)).view.play!.decisions[0];
  const isFirst = (key?: string) => key === 'cosmic.first-tech';
  await expect(async () => {
    for (const path of table.seats) {
      const asked = await askedOf(path);
      if (asked && !isFirst(asked.about.key)) await post(`/l${path}/answer`, { decision: asked.id, picks: asked.fallback });
    }
    expect(isFirst((await askedOf(table.seats[0]!))?.about.key)).toBe(true);
  }).toPass();

  const anna = await someone();
  await anna.goto(table.seats[0]!);
  await anna.waitForLoadState('networkidle');
  const cards = anna.locator('.tray .tech');
  await expect(cards).toHaveCount(2);
  await expectAccessible(anna, 'the first technology');
  const kept = (await cards.last().locator('.name').textContent())!;
  await anna.locator('#decision').getByRole('button', { name: kept, exact: true }).click();
  for (const path of table.seats.slice(1)) {
    const asked = await askedOf(path);
    if (asked) await post(`/l${path}/answer`, { decision: asked.id, picks: asked.fallback });
  }
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(kept);
});

test('a ship is sent to work on one, and the tray shows it there', async ({ someone, links }) => {
  const game = layTechs({
    seats: 5,
    aliens: { A: 'macron', B: 'parasite', C: 'zombie', D: 'warrior', E: 'virus' },
    hands: { A: ['a04', 'a06', 'a10', 'a14', 'N', 'N', '+3', 'CZ'], B: ['a08', 'N'], C: ['a10', 'N'], D: ['a11'], E: ['a14'] },
    techs: {
      A: [{ tech: 'infinity-drive' }],
      B: [{ tech: 'xenon-lasers', up: true }],
      E: [
        { tech: 'plasma-thrusters', up: true },
        { tech: 'collapsium-hulls', up: true },
      ],
    },
  });
  game.find('A.research');
  const table = await set(links);
  await post(`/l${table.host}/resume`, { save: JSON.stringify(game.sitting.save), ask: ['tech.action'] });

  // whoever looks from a phone sees the planets of all, and what each has completed
  const phoned = await someone(phone);
  await phoned.goto(table.seats[0]!);
  await phoned.waitForLoadState('networkidle');
  const planet = phoned.locator('li:has(.techs) > span > svg').first();
  expect((await planet.boundingBox())!.width).toBeGreaterThan(30);
  expect(await phoned.evaluate(faultsOf)).toEqual([]);
  await expectAccessible(phoned, 'technologies on a phone');

  const anna = await someone({ viewport: { width: 1366, height: 768 } });
  await anna.goto(table.seats[0]!);
  await anna.waitForLoadState('networkidle');
  expect(await anna.evaluate(faultsOf)).toEqual([]);
  const tech = anna.locator('.tray .tech');
  await expect(tech).toContainText('Face down, 0 of 6');
  await expectAccessible(anna, 'work on a technology');
  const bar = anna.locator('#decision');
  await expect(bar.getByRole('heading')).toHaveText('Research Infinity Drive with one ship?');
  expect((await bar.boundingBox())!.height).toBeLessThan(160);
  await bar.getByRole('button', { name: 'Send one ship' }).click();
  // from which planet, and what the others do, is not the matter here
  await expect(async () => {
    for (const path of table.seats) {
      const asked = (await pageOf(path)).view.play!.decisions.find(({ about }) => about.key.startsWith('cosmic.research'));
      if (asked) await post(`/l${path}/answer`, { decision: asked.id, picks: asked.fallback });
    }
    const board = (await pageOf(table.seats[0]!)).view.play!.board as CosmicView;
    expect(board.seats[0]!.techs![0]!.ships).toBe(1);
  }).toPass();
  await expect(tech).toContainText('Face down, 1 of 6');
  await expect(tech.locator('.crew .on')).toHaveCount(1);
});

/** Two technologies face down; one of them has enough ships. */
async function atWork(links: string[]) {
  const game = layTechs({
    seats: 5,
    aliens: { A: 'sorcerer', B: 'parasite', C: 'zombie', D: 'warrior', E: 'virus' },
    hands: { A: ['a04', 'a06', 'N'], B: ['a08', 'N'], C: ['a10', 'N'], D: ['a11'], E: ['a14'] },
    techDeck: ['the-qax', 'quark-battery', 'vacuum-turbines', 'warpspace-key'],
    techDiscard: ['coldsleep-ship'],
    // the cannon has lost the planet behind which it was put up
    gone: /^d2$/,
    techs: {
      A: [
        { tech: 'infinity-drive', ships: 1 },
        { tech: 'xenon-lasers', ships: 3 },
        { tech: 'the-prometheus', up: true },
      ],
      D: [{ tech: 'lunar-cannon', up: true }],
    },
  });
  const { flagships, planets, homes, seats } = game.facts;
  flagships.push({ id: 'the-prometheus', seat: 0, at: 'a1' });
  planets['a1']![0]!++;
  planets['c1']![2]! -= 2;
  planets['genesis-bomb'] = [0, 0, 2, 0, 0];
  homes['genesis-bomb'] = 2;
  seats[3]!.techs[0]!.at = 'd2';
  game.find('A.research');
  const table = await set(links);
  await post(`/l${table.host}/resume`, { save: JSON.stringify(game.sitting.save), ask: ['tech.action'] });
  return table;
}
const ownOf = async (path: string) => ((await pageOf(path)).view.play!.board as CosmicView).seats[0]!.techs!;

test('a card is asked about when it is pressed, and a ship goes each time if that is ticked', async ({ someone, links }) => {
  const table = await atWork(links);
  const anna = await someone();
  await anna.goto(table.seats[0]!);
  await anna.waitForLoadState('networkidle');
  const bar = anna.locator('#decision');
  const cards = anna.locator('.tray .tech');
  await expect(bar.getByRole('heading')).toHaveText('Complete Xenon Lasers?');
  await cards.filter({ hasText: 'Infinity Drive' }).click();
  await expect(bar.getByRole('heading')).toHaveText('Research Infinity Drive with one ship?');
  await expectAccessible(anna, 'a technology to work on');
  await bar.getByRole('checkbox', { name: 'One ship each time until complete' }).check();
  await bar.getByRole('button', { name: 'Send one ship, each time' }).click();
  await expect(cards.filter({ hasText: 'Infinity Drive' })).toContainText('2 of 6');
  const { view } = await pageOf(table.seats[0]!);
  expect(view.orders.plans).toEqual({ 'tech.action': ['complete:t1', 'research:t1'] });
  expect((await ownOf(table.seats[0]!)).map(({ ships }) => ships)).toEqual([2, 3, 0]);
});

test('what is left as it is stays so; a work can be asked about each time', async ({ someone, links }) => {
  const table = await atWork(links);
  const anna = await someone();
  await anna.goto(table.seats[0]!);
  await anna.waitForLoadState('networkidle');
  const bar = anna.locator('#decision');
  const plans = async () => (await pageOf(table.seats[0]!)).view.orders.plans?.['tech.action'];
  await anna.locator('.tray .tech').filter({ hasText: 'Infinity Drive' }).click();
  await bar.getByRole('checkbox').uncheck();
  await bar.getByRole('button', { name: 'Send one ship', exact: true }).click();
  await expect(anna.locator('.tray .tech').filter({ hasText: 'Infinity Drive' })).toContainText('2 of 6');
  expect(await plans()).toEqual(['ask:t1']);
  const other = await atWork(links);
  await anna.goto(other.seats[0]!);
  await anna.waitForLoadState('networkidle');
  await expect(bar).toContainText('it is not asked about again');
  await bar.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(async () => {
    const { view } = await pageOf(other.seats[0]!);
    expect(view.orders.plans).toEqual({ 'tech.action': ['leave:t1', 'leave:t2'] });
    expect(view.play!.decisions.filter(({ about }) => about.key === 'cosmic.research')).toEqual([]);
  }).toPass();
  await anna.getByText('When should we ask you?').filter({ visible: true }).click();
  const work = anna.getByRole('group', { name: 'Infinity Drive, whenever anyone regroups' });
  await expect(work.getByRole('button', { pressed: true })).toHaveText('Leave it');
  await work.getByRole('button', { name: 'Ask' }).click();
  await expect(work.getByRole('button', { pressed: true })).toHaveText('Ask');
});

test('to give one up is asked twice', async ({ someone, links }) => {
  const table = await atWork(links);
  const anna = await someone(phone);
  await anna.goto(table.seats[0]!);
  await anna.waitForLoadState('networkidle');
  const bar = anna.locator('#decision');
  await bar.getByRole('button', { name: 'Give it up' }).click();
  await expect(bar.getByRole('heading')).toHaveText('Give up Xenon Lasers?');
  await bar.getByRole('button', { name: 'Back' }).click();
  expect(await ownOf(table.seats[0]!)).toHaveLength(3);
  await bar.getByRole('button', { name: 'Give it up' }).click();
  await bar.getByRole('button', { name: 'Give it up' }).click();
  await expect(anna.locator('.tray .tech')).toHaveCount(2);
});

test('what technologies have brought is seen as what it is', async ({ someone, links }) => {
  const table = await atWork(links);
  for (const [holder, size] of [
    ['.orrery', {}],
    ['.narrow', phone],
  ] as const) {
    const anna = await someone(size);
    await anna.goto(table.seats[0]!);
    await anna.waitForLoadState('networkidle');
    const board = anna.locator(holder);
    await expect(board.locator('.flagship use')).toBeVisible();
    await expect(anna.locator('#piece-the-prometheus text')).toHaveText('+3');
    await expect(board.locator('use[href="#piece-lunar-cannon"]')).toBeVisible();
    await expect(board.getByText('G', { exact: true })).toBeVisible();
    if (holder === '.orrery') {
      const list = anna.locator('.pieces');
      await expect(list.getByRole('listitem')).toHaveText([
        'Cem: one more home planet, the Genesis planet.',
        /Lunar Cannon, Dan: beside Dan’s planet \d\.$/,
        /The Prometheus, Anna: on Anna’s planet \d\.$/,
      ]);
      await list.getByRole('button', { name: /Lunar Cannon/ }).click();
      await expect(anna.getByRole('dialog')).toContainText('Lunar Cannon');
      await anna.keyboard.press('Escape');
      if (process.env['LOOK']) await anna.screenshot({ path: `${process.env['LOOK']}/pieces.png` });
    }
  }
  const watcher = await someone();
  await watcher.goto(table.watch);
  await watcher.waitForLoadState('networkidle');
  await watcher.getByRole('button', { name: 'Technologies 4' }).hover();
  await expect(watcher.getByRole('tooltip')).toContainText('Open beside it: Coldsleep Ship');
});

for (const [language, title] of [
  ['en', 'Technologies'],
  ['ru', 'Технологии'],
  ['uk', 'Технології'],
] as const) {
  test(`the gallery lists all twenty (${language})`, async ({ someone }) => {
    const anna = await someone({ language });
    await anna.goto('/technologies');
    await expect(anna.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(anna.locator('main article')).toHaveCount(20);
    expect(await anna.locator('main').innerText()).not.toMatch(/\b(cosmic|gallery)\.[a-z]/);
    await expectAccessible(anna, `technologies in ${language}`);
  });
}
