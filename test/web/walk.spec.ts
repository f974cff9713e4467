import { look } from './centauri.ts';
import { expect, test, type Page } from './people.ts';
import { post, setTable } from './tables.ts';
import { faultsOf } from './walk/faults.ts';
import { unpressed } from './walk/pointer.ts';
import { END, kinds, positionsOf, type Position } from './walk/positions.ts';

/** Every kind of decision of every game, and its end, on small and large screens: all of it can be read and pressed. */

const screens = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
];
/** As long as names are promised to be shown. */
const names = ['Константиныч', 'Александрина', 'Маргариточка', 'Мстиславовна', 'Всеволодовна'];

/** Of what single aliens ask, a third a run; `WALK=all` walks through everything. */
const share = process.env['WALK']!;
const isWalked = (kind: string, at: number): boolean => share === 'all' || !kind.startsWith('cosmic.asks.') || at % 3 === Number(share);

for (const [game, known] of Object.entries(kinds)) {
  test(`${game} asks nothing that has no words`, async () => {
    expect([...(await positionsOf(game)).keys()].filter((kind) => kind !== END && !known.includes(kind))).toEqual([]);
  });

  for (const kind of known.filter(isWalked)) {
    test(`${kind} can be read and answered on every screen`, async ({ passerby, links }) => {
      const position = (await positionsOf(game)).get(kind);
      expect(position, 'random play comes to ask it').toBeDefined();
      expect(await walk(passerby, position!, '.decision.yours', links, kind)).toEqual([]);
    });
  }

  test(`the end of ${game} can be read on every screen`, async ({ passerby, links }) => {
    expect(await walk(passerby, (await positionsOf(game)).get(END)!, '.result', links, `${game}.over`)).toEqual([]);
  });
}

/** Opens the position once in either language, and looks at it in every size. PICTURES names a folder for what is seen. */
async function walk(
  page: Page,
  { game, seats, seat, save, ask }: Position,
  shown: string,
  links: string[],
  name: string,
): Promise<string[]> {
  const table = await setTable(names.slice(0, seats), {}, { game, pace: 'slow', title: 'Пятничный стол' });
  const path = table.seats[seat]!;
  links.push(path);
  await post(`/l${table.host}/resume`, { save, ask });
  const faults: string[] = [];
  for (const language of ['ru', 'en']) {
    await page.context().addCookies([{ name: 'language', value: language, url: process.env['PARLEY_URL']! }]);
    await page.setViewportSize(screens[0]!);
    await page.goto(path);
    if (game === 'centauri') await look(page);
    await expect(page.locator(shown).first()).toBeVisible();
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.evaluate(still);
      const file = `${name}-${language}-${screen.width}.png`;
      if (process.env['PICTURES']) await page.screenshot({ path: `${process.env['PICTURES']}/${file}` });
      for (const fault of [...(await page.evaluate(faultsOf)), ...(await unpressed(page))])
        faults.push(`${language} ${screen.width}: ${fault}`);
    }
  }
  return faults;
}

/** Nothing has changed for a while, and in frames drawn since: parts that are fetched when wanted have come, and what follows their size has. */
async function still(): Promise<void> {
  let isChanged: boolean;
  const watch = new MutationObserver(() => (isChanged = true));
  watch.observe(document, { subtree: true, childList: true, attributes: true });
  do {
    isChanged = false;
    await new Promise((quiet) => setTimeout(quiet, 50));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  } while (isChanged);
  watch.disconnect();
}
