import { AxeBuilder } from '@axe-core/playwright';
import { cometBot } from '../../../shared/games/comet/bot/bot.ts';
import { scoreOf } from '../../../shared/games/comet/scoring.ts';
import type { CometView } from '../../../shared/games/comet/view.ts';
import type { RoomPage } from '../../../shared/protocol.ts';
import { expect, phone, test, type Page } from '../people.ts';
import { pageOf, post, setTable, start, type Table } from '../tables.ts';

const boardOf = ({ view }: RoomPage) => view.play!.board as CometView;
const primary = (page: Page) => page.locator('.decision .btn-primary');
const act = (page: Page, name: RegExp) => page.locator('.acts').getByRole('button', { name });
/** The answer has arrived: nothing is asked of this page any more. */
const rests = (page: Page) => expect(page.locator('.decision.yours')).toHaveCount(0);
const hexes = (page: Page) => page.locator('[data-hex]');

/** The people answer as a bot in their place would, until this holds for one of them; whoever is spared waits. */
async function playUntil({ seats }: Table, holds: (page: RoomPage, seat: number) => boolean, spared: number[] = []): Promise<void> {
  const chance = { seed: '5a'.repeat(32), drawn: 0 };
  for (let idle = 0; idle < 100; idle++) {
    for (const [seat, path] of seats.entries()) {
      const page = await pageOf(path);
      if (holds(page, seat) || page.view.stage === 'over') return;
      const [decision] = page.view.play!.decisions;
      if (!decision || spared.includes(seat)) continue;
      idle = 0;
      await post(`/l${path}/answer`, { decision: decision.id, picks: cometBot(page.view.play!, decision, chance) });
    }
    if (idle > 0) await new Promise((later) => setTimeout(later, 20));
  }
  throw new Error('nobody moves any more');
}

const isAsked = (page: RoomPage, key: string): boolean => page.view.play!.decisions[0]?.about.key === key;

async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))));
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
  );
  expect(told, where).toEqual([]);
}

/** Lets the first animal of the hand appear in the first nest on offer, all by pressing. */
async function appear(page: Page): Promise<void> {
  await act(page, /^Appear/).click();
  await page.locator('.hand button').first().click();
  await expect(hexes(page).first()).toBeVisible();
  await hexes(page).first().click();
  await primary(page).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await rests(page);
}

test('two people and a bot bring animals to the cave, through the comet to the scores', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben'], { start_seat: '0' }, { game: 'comet', title: 'Cave club', seats: 3 });
  links.push(...table.seats);
  await start(table, true);
  const anna = await someone({ reducedMotion: 'reduce' });
  const ben = await someone({ ...phone, theme: 'dark', reducedMotion: 'reduce' });
  await anna.goto(table.seats[0]!);
  await ben.goto(table.seats[1]!);

  // a first animal each, by pressing cards and nests
  await expect(primary(anna)).toBeVisible();
  await expectAccessible(anna, 'the first turn');
  await appear(anna);
  await expect(primary(ben)).toBeVisible();
  await appear(ben);
  expect(
    boardOf(await pageOf(table.seats[1]!))
      .seats.slice(0, 2)
      .map(({ companions }) => companions.filter(Boolean).length),
  ).toEqual([1, 1]);

  // a walk: the way is shown with its price, made, taken back and made again
  await playUntil(
    table,
    (page, seat) =>
      seat === 0 && isAsked(page, 'comet.turn') && page.view.play!.decisions[0]!.options.some(({ id }) => id.startsWith('play:')),
    [],
  );
  await expect(act(anna, /^Move/)).toBeEnabled();
  await act(anna, /^Move/).click();
  await hexes(anna).first().click();
  await expect(anna.locator('.path')).toHaveCount(1);
  await expect(anna.locator('.decision h2')).toHaveText(/^Move companion/);
  await expectAccessible(anna, 'a way chosen');
  await primary(anna).click();
  await expect.poll(async () => boardOf(await pageOf(table.seats[0]!)).action?.steps).toBeGreaterThan(0);
  await anna.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(async () => boardOf(await pageOf(table.seats[0]!)).action?.steps ?? 0).toBe(0);
  await hexes(anna).first().click();
  await primary(anna).click();
  await anna.getByRole('button', { name: 'Done' }).click();
  await rests(anna);

  // on the phone hexes stay large, and a gold card takes the place of the map
  await playUntil(table, (page, seat) => seat === 1 && isAsked(page, 'comet.turn'));
  await act(ben, /^Refresh/).click();
  await primary(ben).click();
  await expect(ben.locator('.decision h2')).toHaveText(/Discard|Take a gold card/);
  const hex = () =>
    ben.evaluate(() => {
      const path = document.querySelector('.map path')!;
      const scale = (path as SVGGraphicsElement).getScreenCTM()!.a;
      return scale * 70.15;
    });
  // once the map has come to rest
  await expect.poll(hex).toBeGreaterThanOrEqual(47.5);
  await ben.locator('.hand button').first().click();
  await primary(ben).click();
  await expect(ben.locator('.decision h2')).toHaveText('Take a gold card');
  await expectAccessible(ben, 'choosing a gold card');
  await ben.locator('.gold button').first().click();
  await primary(ben).click();
  await rests(ben);

  // without a script the same is answered by a form
  await playUntil(table, (page, seat) => seat === 0 && isAsked(page, 'comet.turn'));
  const plain = await someone({ javaScriptEnabled: false });
  await plain.goto(table.seats[0]!);
  await plain.getByLabel('Refresh', { exact: true }).check();
  await plain.getByRole('button', { name: 'Send this choice' }).click();
  await expect(plain.getByRole('heading', { name: /Discard as many/ }).first()).toBeVisible();
  await expect(anna.locator('.decision h2')).toHaveText(/Discard as many/);

  // they leave for a while, and come back when the comet is there: everyone is told, and chooses
  for (const page of [anna, ben]) await page.goto('about:blank');
  await playUntil(table, (page, seat) => seat === 0 && isAsked(page, 'comet.choice'), []);
  await anna.goto(table.seats[0]!);
  if (isAsked(await pageOf(table.seats[0]!), 'comet.choice')) {
    await expect(anna.locator('.omen')).toContainText('The comet has arrived');
    await expect(anna.locator('.decision h2')).toHaveText('The comet is here: draw or ready');
    await expectAccessible(anna, 'the comet');
    await anna.getByRole('button', { name: /^Draw up to/ }).click();
    await expect(anna.locator('.decision h2')).not.toHaveText('The comet is here: draw or ready');
  }
  await playUntil(table, (page, seat) => seat === 0 && boardOf(page).comet && isAsked(page, 'comet.turn'));
  await expect(act(anna, /^Pass/)).toBeEnabled();
  await act(anna, /^Pass/).click();
  await expect(anna.locator('.decision')).toContainText('A pass is final');
  await primary(anna).click();
  await rests(anna);

  // to the scores, line by line, on both screens
  await playUntil(table, () => false);
  const over = await pageOf(table.seats[0]!);
  expect(over.view.stage).toBe('over');
  const { seats } = boardOf(over);
  await ben.goto(table.seats[1]!);
  for (const page of [anna, ben]) {
    await expect(page.locator('.result h2')).toBeVisible();
    for (const [seat, { leader, rescued }] of seats.entries()) {
      const { total } = scoreOf(
        leader.kind,
        rescued.map(({ kind }) => kind),
      );
      const place = over.view.play!.result!.standings.findIndex((standing) => standing.seat === seat);
      await expect(page.locator('.scores tr.total td').nth(place)).toHaveText(String(total));
    }
    await expectAccessible(page, 'the scores');
  }
  expect(await ben.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('on a tablet the map is whole, as wide as the screen, and its hexes are large enough for a finger', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben'], { start_seat: '0' }, { game: 'comet', title: 'Cave club' });
  links.push(...table.seats);
  await start(table);
  const anna = await someone({ viewport: { width: 820, height: 1180 }, hasTouch: true, reducedMotion: 'reduce' });
  await anna.goto(table.seats[0]!);
  await act(anna, /^Appear/).click();
  await expect(anna.locator('.map path').first()).toBeVisible();
  const { hex, land, holder, wide, high } = await anna.evaluate(() => {
    const map = document.querySelector<SVGSVGElement>('svg.map')!;
    const boxes = [...map.querySelectorAll('path')].map((path) => path.getBoundingClientRect()).filter(({ width }) => width > 1);
    const least = (of: (box: DOMRect) => number) => Math.min(...boxes.map(of));
    const most = (of: (box: DOMRect) => number) => Math.max(...boxes.map(of));
    const { left, top, right, bottom } = map.getBoundingClientRect();
    return {
      hex: map.querySelector('path')!.getScreenCTM()!.a * 70.15,
      land: {
        left: least((box) => box.left),
        top: least((box) => box.top),
        right: most((box) => box.right),
        bottom: most((box) => box.bottom),
      },
      holder: { left, top, right, bottom },
      wide: window.innerWidth,
      high: window.innerHeight,
    };
  });
  expect(hex).toBeGreaterThanOrEqual(48);
  for (const box of [land, holder]) {
    expect(box.left).toBeGreaterThanOrEqual(-1);
    expect(box.right).toBeLessThanOrEqual(wide + 1);
    expect(box.top).toBeGreaterThanOrEqual(-1);
    expect(box.bottom).toBeLessThanOrEqual(high + 1);
  }
  expect(land.right - land.left).toBeGreaterThan(0.6 * wide);
});
