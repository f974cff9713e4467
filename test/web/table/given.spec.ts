import type { CosmicView } from '../../../shared/games/cosmic/view.ts';
import type { CometView } from '../../../shared/games/comet/view.ts';
import type { RoomPage, SentAnswer } from '../../../shared/protocol.ts';
import { move } from '../centauri.ts';
import { expect, phone, test, type Page } from '../people.ts';
import { boardOf, pageOf, playUntil, setTable, start, type Table } from '../tables.ts';

/** A choice shows on the own board as soon as it is pressed, though the room has yet to hear of it; refused, it comes back with the reason. */

interface Held {
  /** Lets what was held go on to the room, and all that follows. */
  release: () => void;
  /** Answers in the room's place that it is not to be. */
  refuse: () => void;
}

/** Holds back what this page answers, by the socket and over HTTP, if it picks this. */
async function hold(page: Page, pick: RegExp): Promise<Held> {
  let isHeld = true;
  const forward: (() => void)[] = [];
  const backward: (() => void)[] = [];
  await page.routeWebSocket('**/live', (socket) => {
    const room = socket.connectToServer();
    socket.onMessage((message) => {
      const said = JSON.parse(String(message)) as SentAnswer;
      if (!isHeld || said.type !== 'answer' || !said.picks.some((one) => pick.test(one))) return room.send(message);
      forward.push(() => room.send(message));
      backward.push(() => socket.send(JSON.stringify({ type: 'reply', request: said.request, refused: { reason: 'not_your_turn' } })));
    });
  });
  await page.route('**/answer', async (route) => {
    if (isHeld) await new Promise<void>((go) => forward.push(go));
    await route.continue();
  });
  const settle = (all: (() => void)[]) => {
    isHeld = false;
    for (const go of all) go();
  };
  return { release: () => settle(forward), refuse: () => settle(backward) };
}

const sending = (page: Page) => page.getByRole('heading', { name: 'Sending your choice…' });
const refused = (page: Page) => page.getByRole('alert').filter({ hasText: 'Nothing was changed.' });
const primary = (page: Page) => page.locator('.decision .btn-primary');

async function opened(links: string[], game: string, options: Record<string, string>): Promise<Table> {
  const table = await setTable(['Anna', 'Ben', 'Cem'], options, { game });
  links.push(...table.seats);
  await start(table);
  return table;
}

test.describe('Alpha Centauri: a card lies on its planet and has left the hand', () => {
  const choose = async (page: Page, path: string): Promise<void> => {
    await page.goto(path);
    await move(page);
    await page.locator('.hand button').first().click();
    await page.locator('.planets h2 button').nth(1).click();
  };
  const pile = (page: Page) => page.locator('.planets article').nth(1).locator('.pile li');

  test('before the reply, and stays there', async ({ someone, links }) => {
    const table = await opened(links, 'centauri', { planning: 'open', start_seat: '0' });
    const anna = await someone();
    const { release } = await hold(anna, /@/);
    await choose(anna, table.seats[0]!);
    const cards = await anna.locator('.hand li').count();
    await primary(anna).click();
    await expect(pile(anna)).toHaveCount(1, { timeout: 300 });
    await expect(anna.locator('.hand li')).toHaveCount(cards - 1);
    await expect(sending(anna)).toBeVisible();
    expect(boardOf(await pageOf(table.seats[0]!)).piles.flat()).toHaveLength(0);
    release();
    await expect(anna.getByText('Ben is placing')).toBeVisible();
    await expect(pile(anna)).toHaveCount(1);
    await expect(anna.locator('.hand li')).toHaveCount(cards - 1);
  });

  test('until it is refused: then it is back in the hand, still chosen, and the reason is told', async ({ someone, links }) => {
    const table = await opened(links, 'centauri', { planning: 'open', start_seat: '0' });
    const anna = await someone(phone);
    const { refuse } = await hold(anna, /@/);
    await choose(anna, table.seats[0]!);
    const cards = await anna.locator('.hand li').count();
    await primary(anna).click();
    await expect(pile(anna)).toHaveCount(1);
    refuse();
    await expect(refused(anna)).toBeVisible();
    await expect(pile(anna)).toHaveCount(0);
    await expect(anna.locator('.hand li')).toHaveCount(cards);
    await expect(anna.locator('.hand button[aria-pressed=true]')).toHaveCount(1);
    await primary(anna).click();
    await expect(anna.getByText('Ben is placing')).toBeVisible();
  });
});

test.describe('Comet: an animal stands in its nest', () => {
  const choose = async (page: Page, path: string): Promise<void> => {
    await page.goto(path);
    await page
      .locator('.acts')
      .getByRole('button', { name: /^Appear/ })
      .click();
    await page.locator('.hand button').first().click();
    await page.locator('[data-hex]').first().click();
    await primary(page).click();
  };
  const companions = (page: Page) => page.locator('.land .companion');
  const out = async (path: string): Promise<number> =>
    ((await pageOf(path)).view.play!.board as CometView).seats[0]!.companions.filter(Boolean).length;

  test('before the reply, and stays there', async ({ someone, links }) => {
    const table = await opened(links, 'comet', { start_seat: '0' });
    const anna = await someone();
    const { release } = await hold(anna, /^nest:/);
    await choose(anna, table.seats[0]!);
    await expect(companions(anna)).toHaveCount(1);
    await expect(sending(anna)).toBeVisible();
    expect(await out(table.seats[0]!)).toBe(0);
    release();
    await expect.poll(() => out(table.seats[0]!)).toBe(1);
    await expect(sending(anna)).toHaveCount(0);
    await expect(companions(anna)).toHaveCount(1);
  });

  test('until it is refused: then the nest is empty again, and the reason is told', async ({ someone, links }) => {
    const table = await opened(links, 'comet', { start_seat: '0' });
    const anna = await someone(phone);
    const { refuse } = await hold(anna, /^nest:/);
    await choose(anna, table.seats[0]!);
    await expect(companions(anna)).toHaveCount(1);
    refuse();
    await expect(refused(anna)).toBeVisible();
    await expect(companions(anna)).toHaveCount(0);
    await expect(anna.locator('.decision.yours')).toBeVisible();
    expect(await out(table.seats[0]!)).toBe(0);
  });
});

test.describe('Cosmic: ships stand in the gate', () => {
  /** Whoever may send one ship alone does not count them out. */
  const isAsked = ({ view: { play } }: RoomPage): boolean =>
    play!.decisions.some(({ about, max }) => about.key === 'cosmic.send' && max > 1);
  const board = async (path: string) => (await pageOf(path)).view.play!.board as CosmicView;

  /** A table whose offense is about to send ships, and who that is. */
  async function launching(links: string[]): Promise<{ path: string; seat: number }> {
    for (let tries = 0; tries < 20; tries++) {
      const table = await opened(links, 'cosmic', {});
      let seat = -1;
      let looks = 0;
      // a window that waits for all may stay open; then another table gets there sooner
      await playUntil(table, (page) => {
        if (isAsked(page)) seat = page.view.you.seat!;
        return seat >= 0 || ++looks > 60;
      });
      if (seat >= 0) return { path: table.seats[seat]!, seat };
    }
    throw new Error('no table gets there');
  }

  const choose = async (page: Page, path: string): Promise<void> => {
    await page.goto(path);
    await expect(page.locator('.decision.yours')).toBeVisible();
    // drawn before it is alive, it would not hear
    await page.waitForLoadState('networkidle');
    await page.locator('.strip [data-add]').first().click();
    await primary(page).click();
  };
  /** Ships that stand in the gate, as the page draws them. */
  const inGate = (page: Page) => page.locator('.orrery > svg > .stack');

  test('before the reply, and stay there', async ({ someone, links }) => {
    const { path, seat } = await launching(links);
    const page = await someone();
    const { release } = await hold(page, /^planet:/);
    await choose(page, path);
    await expect(sending(page)).toBeVisible();
    await expect(inGate(page)).toHaveCount(1);
    expect((await board(path)).encounter!.gate).toEqual([]);
    release();
    await expect.poll(async () => (await board(path)).encounter?.gate.filter((stack) => stack.seat === seat).length).toBe(1);
    await expect(sending(page)).toHaveCount(0);
  });

  test('until they are refused: then they are back on their planet, and the reason is told', async ({ someone, links }) => {
    const { path } = await launching(links);
    const page = await someone();
    const { refuse } = await hold(page, /^planet:/);
    await choose(page, path);
    await expect(inGate(page)).toHaveCount(1);
    refuse();
    await expect(refused(page)).toBeVisible();
    await expect(inGate(page)).toHaveCount(0);
    await expect(primary(page)).toBeEnabled();
    expect((await board(path)).encounter!.gate).toEqual([]);
  });
});
