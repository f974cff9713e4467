import type { Facts } from '../../../shared/games/cosmic/facts.ts';
import type { CosmicView } from '../../../shared/games/cosmic/view.ts';
import type { RoomPage } from '../../../shared/protocol.ts';
import { lay } from '../../cosmic/game.ts';
import { expectAccessible } from '../accessible.ts';
import { expect, phone, test } from '../people.ts';
import { pageOf, post, setTable } from '../tables.ts';
import { faultsOf } from '../walk/faults.ts';

const boardOf = ({ view }: RoomPage) => view.play!.board as CosmicView;

/** What lies on the sheets of aliens, at a table that is laid for it. */

test('a Miser plays from its hoard as from its hand, and everyone sees how much lies there', async ({ someone, links }) => {
  const game = lay({
    aliens: { A: 'miser', B: 'clone', C: 'virus', D: 'tick-tock' },
    stores: { A: { miser: ['a40', 'Plague'] } },
    hands: { A: ['a04', 'N'], B: ['a20'] },
  });
  game.fight({ aim: 'b1', send: ['a1'] }).find('A.select');
  const table = await setTable(['Anna', 'Ben', 'Cem', 'Dan'], {}, { game: 'cosmic', pace: 'slow' });
  links.push(...table.seats);
  await post(`/l${table.host}/resume`, { save: JSON.stringify(game.sitting.save), ask: [] });

  const ben = await someone(phone);
  await ben.goto(table.seats[1]!);
  await expect(ben.getByText('2 cards on the sheet').first()).toBeAttached();

  const anna = await someone();
  await anna.goto(table.seats[0]!);
  await anna.waitForLoadState('networkidle');
  await anna.locator('.hand [data-card="attack:40"]').click();
  await anna.getByRole('button', { name: 'Place 40 face down' }).click();
  const laid = game.sitting.save.facts as Facts;
  const card = laid.seats[0]!.stores[0]!.cards.find(({ face }) => face === 'attack:40')!;
  await expect.poll(async () => boardOf(await pageOf(table.seats[0]!)).mine).toEqual([`card:${card.id}`]);
});

test('the sheet of a seat shows what lies on it, its further power, and leads to the page of its alien', async ({ someone, links }) => {
  const game = lay({
    aliens: { A: 'miser', B: 'reincarnator', C: 'citadel', D: 'clone' },
    stores: { A: { miser: ['a40', 'Plague'] } },
    hands: { A: ['a04', 'N'], B: ['a20'] },
  });
  game.fight({ aim: 'b1', send: ['a1'] }).find('A.select');
  const { seats } = game.sitting.save.facts as Facts;
  seats[1]!.more = ['zombie'];
  for (const at of ['a1', 'b1']) seats[2]!.stores.push({ of: 'citadel', cards: [], open: true, tokens: 0, ships: [0, 0, 0, 0], at });
  const table = await setTable(['Anna', 'Ben', 'Cem', 'Dan'], {}, { game: 'cosmic', pace: 'slow' });
  links.push(...table.seats);
  await post(`/l${table.host}/resume`, { save: JSON.stringify(game.sitting.save), ask: [] });

  const anna = await someone();
  await anna.goto(table.seats[0]!);
  await anna.waitForLoadState('networkidle');
  await expect(anna.getByRole('button', { name: /Ben.*Reincarnator \+ Zombie/ })).toBeVisible();
  const sheet = anna.getByRole('dialog');
  await expect(async () => {
    await anna.getByRole('button', { name: 'Read the whole sheet' }).click();
    await expect(sheet).toBeVisible({ timeout: 1_000 });
  }).toPass();
  // the own hoard by name, and how it is ruled
  await expect(sheet).toContainText('2 cards');
  await expect(sheet).toContainText('Attack 40');
  await sheet.getByText('Rulings').click();
  await expect(sheet).toContainText('Do cards I gain go to the hoard?');
  await sheet.getByRole('tab', { name: /Ben/ }).click();
  await expect(sheet).toContainText('Zombie: Immortality');
  await sheet.getByRole('tab', { name: /Cem/ }).click();
  await expect(sheet.getByText(/planet\s1/)).toHaveCount(2);
  const [page] = await Promise.all([
    anna.context().waitForEvent('page'),
    sheet.getByRole('link', { name: 'Open the page of this alien' }).click(),
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Citadel');
  await expect(sheet).toBeVisible();

  // to others the hoard is a number
  const ben = await someone();
  await ben.goto(table.seats[1]!);
  await ben.waitForLoadState('networkidle');
  await ben.getByRole('button', { name: /Anna/ }).first().click();
  await expect(ben.getByRole('dialog')).toContainText('2 cards');
  await expect(ben.getByRole('dialog').getByText('Attack 40')).toHaveCount(0);
});

test('a power that was announced lies on the board for those who are not asked, and its plate tells afterwards', async ({
  someone,
  links,
}) => {
  const game = lay({
    aliens: { A: 'sorcerer', B: 'clone', C: 'virus', D: 'tick-tock' },
    hands: { A: ['a04', 'N'], B: ['a20', 'KZ'], C: ['N'], D: ['N'] },
  });
  game.fight({ aim: 'b1', send: ['a1'], cards: ['a04', 'a20'] }).answer('A.planning.selected', 'power:sorcerer.switch');
  game.find('B.on.power-use');
  const table = await setTable(['Anna', 'Ben', 'Cem', 'Dan'], {}, { game: 'cosmic', pace: 'slow' });
  links.push(...table.seats);
  await post(`/l${table.host}/resume`, { save: JSON.stringify(game.sitting.save), ask: [] });
  for (const options of [{}, { language: 'ru', ...phone }] as const) {
    const dan = await someone(options);
    await dan.goto(table.seats[3]!);
    await dan.waitForLoadState('networkidle');
    const played = dan.locator('.played').filter({ visible: true });
    await expect(played).toHaveCount(1);
    await expect(played).toContainText('language' in options ? 'Anna применяет способность' : 'Anna uses a power');
    await expectAccessible(dan, 'a power that was announced');
    expect(await dan.evaluate(faultsOf)).toEqual([]);
    if (process.env['LOOK']) await dan.screenshot({ path: `${process.env['LOOK']}/power-${'language' in options ? 'phone' : 'desk'}.png` });
  }
  const dan = await someone();
  await dan.goto(table.seats[3]!);
  await expect(dan.getByRole('button', { name: /Anna.*power used/ })).toHaveCount(0);
  for (const path of table.seats) {
    const [asked] = (await pageOf(path)).view.play!.decisions;
    if (asked?.about.key === 'cosmic.on.power-use') await post(`/l${path}/answer`, { decision: asked.id, picks: ['word:pass'] });
  }
  await expect(dan.getByRole('button', { name: /Anna.*power used in this encounter/ })).toBeVisible();
  await expect(dan.locator('.played')).toHaveCount(0);
});
