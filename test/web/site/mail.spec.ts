import { expectAccessible } from '../accessible.ts';
import { expect, phone, test, widthOf, type Page } from '../people.ts';
import { pageOf, post, setTable, start, type Table } from '../tables.ts';

/** What comes by mail and where its links lead: plain forms, which need no script. */

let addresses = 0;

/** Opens the newest mail to this address, and says what its text is. */
async function openMail(page: Page, address: string, subject: RegExp): Promise<string> {
  await expect(async () => {
    await page.goto('/dev/outbox');
    await page.getByRole('link', { name: address }).filter({ hasText: subject }).first().click({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  return (await page.locator('pre').textContent())!;
}

const linkIn = (text: string, path: string): string => new RegExp(`/${path}/[a-z0-9]{12}\\.[\\w-]{22}\\S*`).exec(text)![0];

/** Leaves an address and confirms it by the page that its mail leads to. */
async function leave(page: Page, seat: string, language = 'en'): Promise<{ address: string; settings: string }> {
  const address = `person${++addresses}.${Date.now()}@mail.example`;
  await post(`/l${seat}/mail`, { act: 'address', address, language, zone: 'Europe/Kyiv' });
  const settings = linkIn(await openMail(page, address, /./), 'm');
  await page.goto(settings);
  await page.locator('button.btn-primary').click();
  expect((await pageOf(seat)).own!.mail!.isConfirmed).toBe(true);
  return { address, settings };
}

/** A moment in Cosmic at which a seat chooses in public among a few things that are no cards. */
async function publicChoice(table: Table): Promise<{ seat: number; decision: string } | null> {
  for (let turn = 0; turn < 200; turn++) {
    for (const [seat, path] of table.seats.entries()) {
      const [decision] = (await pageOf(path)).view.play!.decisions;
      if (!decision) continue;
      const isPlain = decision.min === 1 && decision.max === 1 && decision.options.length > 1 && decision.options.length <= 8;
      if (isPlain && !decision.sealed && decision.options.every(({ id }) => id.startsWith('word:'))) return { seat, decision: decision.id };
      await post(`/l${path}/answer`, { decision: decision.id, picks: decision.fallback });
    }
  }
  return null;
}

test('a choice is made from a mail by a page that asks, and only once', async ({ someone, links }) => {
  const table = await setTable(['Mira', 'Tomas', 'June'], {}, { game: 'cosmic', title: 'Friday table' });
  links.push(...table.seats);
  await start(table);
  const asked = (await publicChoice(table))!;
  const page = await someone();
  const { address } = await leave(page, table.seats[asked.seat]!);
  await post(`/l${table.host}/host`, { act: 'nudge', seat: asked.seat });
  const text = await openMail(page, address, /your move/i);
  const confirm = /\/p\/\S+\/confirm\?\S+/.exec(text)![0];
  await page.goto(confirm);
  await page.goto(confirm);
  expect((await pageOf(table.seats[asked.seat]!)).view.play!.decisions[0]!.id).toBe(asked.decision);
  await expectAccessible(page, 'a choice to confirm');
  await page.getByRole('button', { name: 'Yes, I choose this' }).click();
  await expect(page.getByRole('heading', { name: 'Your choice is made' })).toBeVisible();
  await page.goto(confirm);
  await expect(page.getByRole('heading', { name: 'This is no longer asked' })).toBeVisible();
  await expectAccessible(page, 'a choice that is over');
});

for (const [size, device] of [
  ['a desk', {}],
  ['a phone', phone],
] as const) {
  test(`the mail of a seat is settled by plain pages at ${size}`, async ({ someone, links, complaints }) => {
    complaints.allow(/404/);
    const table = await setTable(['Anna', 'Ben'], { planning: 'open', start_seat: '0' });
    links.push(...table.seats);
    await start(table);
    const page = await someone({ ...device, language: 'uk' });
    const { address, settings } = await leave(page, table.seats[0]!, 'uk');
    await expectAccessible(page, 'settled');
    await page.getByRole('button', { name: 'Краще раз на день' }).click();
    await expect(page.getByText(`На ${address} надходить один лист на день.`)).toBeVisible();
    expect((await pageOf(table.seats[0]!)).own!.mail!.when).toBe('daily');
    await page.getByRole('button', { name: 'Поки хай грає бот' }).click();
    await expect(page.getByText('За вас зараз грають.')).toBeVisible();
    expect((await pageOf(table.seats[1]!)).view.plates[0]!.away).toMatchObject({ by: 'bot' });
    await page.getByRole('button', { name: 'Більше не писати про цей стіл' }).click();
    expect((await pageOf(table.seats[0]!)).own!.mail!.when).toBe('none');
    expect(await widthOf(page)).toBeLessThanOrEqual(page.viewportSize()!.width);

    await page.goto(`${table.seats[0]!.slice(0, -4)}AAAA`);
    await page.getByRole('link', { name: 'Надіслати мені моє посилання ще раз' }).click();
    await page.getByLabel('Ваша адреса').fill(address);
    await expectAccessible(page, 'a lost link');
    await page.getByRole('button', { name: 'Надіслати' }).click();
    await expect(page.getByRole('status')).toBeVisible();
    const text = await openMail(page, address, /Ваше посилання/);
    await page.goto(linkIn(text, 'p'));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();

    await page.goto(settings);
    await page.getByRole('button', { name: 'Видалити адресу' }).click();
    await expect(page.getByRole('heading', { name: 'Адресу видалено.' })).toBeVisible();
    await page.goto(settings);
    await expect(page.getByRole('heading', { name: 'Це посилання нічого не відкриває' })).toBeVisible();
    expect((await pageOf(table.seats[0]!)).own!.mail).toBeNull();
  });
}

test('the outbox is shown to nobody but who sits before the machine', async ({ request, baseURL }) => {
  const port = new URL(baseURL!).port;
  expect((await request.get('/dev/outbox')).status()).toBe(200);
  expect((await request.get('/dev/outbox', { headers: { host: `parley.example:${port}` } })).status()).toBe(404);
});
