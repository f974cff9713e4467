import { AxeBuilder } from '@axe-core/playwright';
import { expect, phone, test, type Page } from '../people.ts';
import { pageOf, post, setTable, start, type Table } from '../tables.ts';

/** A table that lasts for days: votes, pauses, people who are away and come back, and what a seat keeps for itself. */

const open = { planning: 'open', start_seat: '0' };

async function fallback(path: string): Promise<void> {
  const { view } = await pageOf(path);
  const decision = view.play!.decisions[0]!;
  await post(`/l${path}/answer`, { decision: decision.id, picks: decision.fallback });
}

async function trio(more: Parameters<typeof setTable>[2] = {}): Promise<Table> {
  const table = await setTable(['Anna', 'Ben', 'Cem'], open, more);
  await start(table);
  return table;
}

async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
    where,
  ).toEqual([]);
}

/** Once the page is awake. */
async function openMenu(page: Page, item: string): Promise<void> {
  await expect(page.locator('.hand button').first()).toBeVisible();
  await page.getByLabel('Table menu').click();
  await page.getByRole('button', { name: item }).click();
  await expect(page.getByRole('heading', { name: item })).toBeVisible();
}

test('a pause is proposed, voted on, shown, and ended by another vote', async ({ someone, links }) => {
  const table = await trio();
  links.push(...table.seats);
  const anna = await someone();
  const ben = await someone({ ...phone, theme: 'dark' });
  await anna.goto(table.seats[0]!);
  await ben.goto(table.seats[1]!);
  await openMenu(anna, 'Propose, resign …');
  await expect(anna.getByRole('radio', { name: 'A pause' })).toBeVisible();
  await expectAccessible(anna, 'what can be proposed');
  await anna.getByRole('radio', { name: 'A pause' }).check();
  await anna.getByLabel('How long').selectOption({ label: '2 days' });
  await anna.getByRole('button', { name: 'Propose', exact: true }).click();
  const news = (page: Page) => page.getByRole('region', { name: 'News of the table' });
  await expect(news(anna)).toContainText('You propose: a pause of 2 days');
  await expect(news(anna).getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(news(ben)).toContainText('Anna proposes: a pause of 2 days');
  await expect(news(ben)).toContainText('Still to vote: Ben and Cem');
  await expectAccessible(ben, 'a vote');
  await news(ben).getByRole('button', { name: 'Yes' }).click();
  for (const page of [anna, ben]) {
    await expect(news(page)).toContainText('The clocks stand still');
    await expect(page.locator('.clock')).toContainText('paused');
  }
  await expectAccessible(anna, 'a pause');
  await news(ben).getByRole('button', { name: 'Vote to go on' }).click();
  await expect(news(anna)).toContainText('Ben proposes: let the clocks run again');
  await news(anna).getByRole('button', { name: 'No' }).click();
  await expect(news(anna).getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
  await news(anna).getByRole('button', { name: 'Yes' }).click();
  await expect(anna.locator('.clock')).not.toContainText('paused');
  await expect(news(anna)).toHaveCount(0);
});

test('without a script one can vote, propose, take the hosting, leave for a while and come back', async ({ someone, links }) => {
  const table = await trio();
  links.push(...table.seats);
  const ben = await someone({ javaScriptEnabled: false });
  await ben.goto(`${table.seats[1]!}/propose`);
  await ben.getByRole('radio', { name: 'More time' }).check();
  await ben.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(ben.getByText('You propose: more time')).toBeVisible();
  await ben.getByRole('button', { name: 'Withdraw' }).click();
  await expect(ben.getByText('You propose')).toHaveCount(0);
  await post(`/l${table.seats[2]!}/vote`, { act: 'propose', motion: { kind: 'extend' } });
  await ben.goto(`${table.seats[1]!}/propose`);
  await ben.getByText('I am away for a while').click();
  await ben.getByRole('button', { name: 'Leave it to the bot for now' }).click();
  await expect(ben.getByText('Ben is away for a while; the bot plays on.').first()).toBeVisible();
  await ben.getByRole('button', { name: 'I am back' }).click();
  await expect(ben.getByRole('button', { name: 'I am back' })).toHaveCount(0);
  await ben.getByRole('button', { name: 'Yes' }).click();
  await expect(ben.getByText('Agreed: more time.').first()).toBeVisible();
  await post(`/l${table.host}/host`, { act: 'hand-over', seat: 1 });
  await ben.goto(table.seats[1]!);
  await ben.getByRole('button', { name: 'Be the host' }).click();
  await expect(ben).toHaveURL(/\/h\//);
});

test('whoever was away is told so, and comes back', async ({ someone, links }) => {
  const table = await trio();
  links.push(...table.seats);
  await post(`/l${table.host}/host`, { act: 'relieve', seat: 1 });
  const anna = await someone();
  const ben = await someone(phone);
  await anna.goto(table.seats[0]!);
  await expect(anna.getByText('The bot plays for Ben until they are back.')).toBeVisible();
  await expectAccessible(anna, 'someone else is away');
  await ben.goto(table.seats[1]!);
  await expect(ben.getByText('The bot plays for you')).toBeVisible();
  await expectAccessible(ben, 'being away');
  await ben.getByRole('button', { name: 'I am back' }).click();
  await expect(ben.getByText('The bot plays for you')).toHaveCount(0);
  await expect(anna.getByText('The bot plays for Ben until they are back.')).toHaveCount(0);
});

test('what happened since one left is told step by step, what was done to oneself first', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben'], open);
  links.push(...table.seats);
  await start(table);
  // each lays a card on the planet of the other, or on the own
  for (const [seat, planet] of [
    [0, 0],
    [1, 1],
    [0, 1],
    [1, 0],
  ] as const) {
    const { view } = await pageOf(table.seats[seat]!);
    const decision = view.play!.decisions[0]!;
    const pick = decision.options.find(({ id }) => id.endsWith(`@${planet}`))!;
    await post(`/l${table.seats[seat]!}/answer`, { decision: decision.id, picks: [pick.id] });
  }
  await post(`/l${table.seats[1]!}/vote`, { act: 'propose', motion: { kind: 'extend' } });

  const bare = await someone({ javaScriptEnabled: false });
  await bare.goto(table.seats[0]!);
  const told = bare.getByRole('region', { name: 'Since you left' });
  await expect(told.getByRole('listitem').first()).toContainText('Done to you');
  await expect(told).toContainText('Now it is your move.');

  const anna = await someone({ reducedMotion: 'reduce' });
  await anna.goto(table.seats[0]!);
  const since = anna.getByRole('region', { name: 'Since you left' });
  await expect(since).toContainText('of them to you');
  await expectAccessible(anna, 'the strip');
  const lines = await since.getByRole('listitem').allTextContents();
  expect(lines.findIndex((line) => !line.includes('Done to you'))).toBeGreaterThan(0);
  await since.getByRole('button', { name: 'Show step by step' }).click();
  await expect(since).toContainText(`1 of ${lines.length}`);
  await expect(since.locator('.text')).toContainText('Done to you');
  await anna.keyboard.press('ArrowRight');
  await expect(since).toContainText(`2 of ${lines.length}`);
  await anna.keyboard.press('ArrowLeft');
  await expect(since).toContainText(`1 of ${lines.length}`);
  await expectAccessible(anna, 'a step');
  for (let n = 0; n < lines.length; n++) await anna.keyboard.press('ArrowRight');
  await expect(since).toContainText('Now it is your move.');
  await since.getByRole('button', { name: 'To the table' }).click();
  await expect(since).toHaveCount(0);
  await expect.poll(async () => (await pageOf(table.seats[0]!)).own!.seen).toBe((await pageOf(table.seats[0]!)).log.at(-1)!.seq);
  await anna.reload();
  await expect(anna.locator('.decision.yours')).toBeVisible();
  await expect(since).toHaveCount(0);
});

test('what was missed stands beside the board, and what happens before one’s eyes is not added to it', async ({ someone, links }) => {
  const table = await trio();
  links.push(...table.seats);
  for (const seat of [0, 1]) await fallback(table.seats[seat]!);
  const cem = await someone();
  await cem.goto(table.seats[2]!);
  const since = (page: Page) => page.getByRole('region', { name: 'Since you left' });
  await expect(cem.getByRole('complementary').locator(since(cem))).toBeVisible();
  await expect(cem.getByRole('banner').locator(since(cem))).toHaveCount(0);
  const told = await since(cem).locator('.text p').textContent();
  const before = await cem.locator('#log li').count();
  await post(`/l${table.seats[1]!}/vote`, { act: 'propose', motion: { kind: 'extend' } });
  await expect(cem.getByText('Ben proposes: more time').first()).toBeVisible();
  await expect.poll(() => cem.locator('#log li').count()).toBeGreaterThan(before);
  expect(await since(cem).locator('.text p').textContent()).toBe(told);

  // a phone has room for one strip: what wants an answer comes first
  const mobile = await someone(phone);
  await mobile.goto(table.seats[2]!);
  await expect(mobile.getByRole('region', { name: 'News of the table' })).toBeVisible();
  await expect(mobile.getByRole('banner').getByRole('region')).toHaveCount(1);
  await mobile.getByRole('button', { name: 'Yes' }).click();
  await expect(since(mobile)).toBeVisible();
  await expect(mobile.getByRole('banner').getByRole('region')).toHaveCount(1);

  // whoever plays on has caught up
  await fallback(table.seats[2]!);
  for (const page of [cem, mobile]) await expect(since(page)).toHaveCount(0);
});

test('a reload shows again nothing that was seen', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben'], open);
  links.push(...table.seats);
  await start(table);
  const anna = await someone();
  await anna.goto(table.seats[1]!);
  await fallback(table.seats[0]!);
  await expect(anna.locator('.decision.yours')).toBeVisible();
  await anna.reload();
  await expect(anna.locator('.decision.yours')).toBeVisible();
  await expect(anna.getByRole('region', { name: 'Since you left' })).toHaveCount(0);
});

test('a seat keeps notes, hours, mutes and an address for itself', async ({ someone, links }) => {
  const table = await trio();
  links.push(...table.seats);
  const anna = await someone({ timezoneId: 'Asia/Tokyo' });
  await anna.goto(table.seats[0]!);
  await openMenu(anna, 'My settings');
  await expect(anna.getByLabel('Notes for yourself')).toBeVisible();
  await expectAccessible(anna, 'settings');
  const own = async () => (await pageOf(table.seats[0]!)).own!;
  await anna.getByLabel('Notes for yourself').fill('Ben owes me a colony');
  await expect(anna.getByText('Saved.').first()).toBeVisible();
  expect((await own()).notes).toBe('Ben owes me a colony');
  await anna.getByRole('checkbox', { name: 'Quiet hours' }).check();
  await anna.getByLabel('From').fill('23:00');
  await anna.getByLabel('to', { exact: true }).fill('07:30');
  await anna.getByLabel('to', { exact: true }).blur();
  await expect.poll(async () => (await own()).quiet).toEqual({ from: 23 * 60, to: 7 * 60 + 30 });
  expect((await own()).zone).toBe('Asia/Tokyo');
  await anna.getByRole('checkbox', { name: 'Cem' }).check();
  await expect.poll(async () => (await own()).muted).toEqual([2]);
  await anna.getByLabel('Your address').fill('anna@example.org');
  await anna.getByRole('button', { name: 'Write to me' }).click();
  await expect(anna.getByText('We have written to anna@example.org.')).toBeVisible();
  await expectAccessible(anna, 'an address that waits');
  await anna.reload();
  await openMenu(anna, 'My settings');
  await expect(anna.getByLabel('Notes for yourself')).toHaveValue('Ben owes me a colony');
  await anna.getByRole('button', { name: 'Delete the address' }).click();
  await expect(anna.getByLabel('Your address')).toBeVisible();
  expect((await own()).mail).toBeNull();
});

test('a menu that was opened before the script came stays open', async ({ someone, links }) => {
  const table = await trio();
  links.push(...table.seats);
  const anna = await someone();
  let go = (): void => undefined;
  const gate = new Promise<void>((done) => (go = done));
  await anna.route('**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await anna.goto(table.seats[0]!, { waitUntil: 'commit' });
  await anna.getByLabel('Table menu').click();
  go();
  await expect(anna.locator('.hand button').first()).toBeVisible();
  await anna.getByRole('button', { name: 'My settings' }).click();
  await expect(anna.getByLabel('Notes for yourself')).toBeVisible();
});

test('settings can be changed without a script', async ({ someone, links }) => {
  const table = await trio();
  links.push(...table.seats);
  const anna = await someone({ ...phone, javaScriptEnabled: false });
  await anna.goto(`${table.seats[0]!}/settings`);
  await anna.getByLabel('Notes for yourself').fill('on paper');
  await anna.getByRole('button', { name: 'Save' }).first().click();
  await expect(anna.getByText('Saved.')).toBeVisible();
  await anna.getByLabel('Time zone').selectOption('Europe/Paris');
  await anna.getByRole('checkbox', { name: 'Quiet hours' }).check();
  await anna.getByLabel('Language of mails').selectOption('uk');
  await anna
    .locator('form', { has: anna.getByLabel('Time zone') })
    .getByRole('button', { name: 'Save' })
    .click();
  await anna.getByRole('checkbox', { name: 'Ben' }).check();
  await anna
    .locator('form', { has: anna.getByRole('checkbox', { name: 'Ben' }) })
    .getByRole('button', { name: 'Save' })
    .click();
  await anna.getByLabel('Your address').fill('anna@example.org');
  await anna.getByRole('button', { name: 'Write to me' }).click();
  await expect(anna.getByText('We have written to anna@example.org.')).toBeVisible();
  expect((await pageOf(table.seats[0]!)).own).toMatchObject({
    notes: 'on paper',
    zone: 'Europe/Paris',
    language: 'uk',
    quiet: { from: 22 * 60, to: 8 * 60 },
    muted: [1],
    mail: { address: 'anna@example.org', isConfirmed: false },
  });
});

test('where nobody talks the table says so, and what is refused stays typed', async ({ someone, links, complaints }) => {
  complaints.allow(/429|409|403/);
  const table = await trio({ talk: 'none' });
  links.push(...table.seats);
  const anna = await someone();
  await anna.goto(table.seats[0]!);
  await expect(anna.getByText('Nobody talks at this table. The host has set it so.')).toBeVisible();
  await expect(anna.getByLabel('Say something')).toHaveCount(0);
  await expectAccessible(anna, 'a table without talk');
  await post(`/l${table.host}/host`, { act: 'talk', mode: 'free' });
  await expect(anna.getByText('Everyone may talk, to the table or to one seat alone.')).toBeVisible();
  for (let n = 0; n < 10; n++) await post(`/l${table.seats[0]!}/talk`, { text: `line ${n}` });
  await anna.getByLabel('Say something').fill('one more');
  await anna.getByRole('button', { name: 'Send' }).click();
  await expect(anna.getByText('That was a lot at once.')).toBeVisible();
  await expect(anna.getByLabel('Say something')).toHaveValue('one more');
});

test('an answer that others have answered to is taken back with their consent', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben'], open);
  links.push(...table.seats);
  await start(table);
  await fallback(table.seats[0]!);
  await fallback(table.seats[1]!);
  const anna = await someone();
  const ben = await someone();
  await anna.goto(table.seats[0]!);
  await ben.goto(table.seats[1]!);
  await anna.getByRole('button', { name: 'Ask to take back' }).click();
  await expect(ben.getByText('Anna proposes: take the last answer back', { exact: true })).toBeVisible();
  const before = (await pageOf(table.seats[0]!)).view.play!.board;
  await ben.getByRole('button', { name: 'Yes' }).click();
  await expect(anna.getByText('You propose')).toHaveCount(0);
  expect((await pageOf(table.seats[0]!)).view.play!.board).not.toEqual(before);
});

test('a seat is given up only on second thought, and what it left can be deleted', async ({ someone, links, complaints }) => {
  complaints.allow(/404|WebSocket/);
  const table = await trio();
  links.push(...table.seats);
  const cem = await someone();
  await cem.goto(table.seats[2]!);
  await openMenu(cem, 'Propose, resign …');
  await cem.getByText('Delete my data').click();
  await cem.getByRole('button', { name: 'Delete for good' }).click();
  await expect(cem.getByText('Deleted.', { exact: true })).toBeVisible();
  expect((await pageOf(table.seats[0]!)).view.plates[2]!.name).toBe('');
  await cem.getByText('Give up my seat').click();
  await cem.getByRole('button', { name: 'Give it up for good' }).click();
  await expect(cem).toHaveURL(/\/left$/);
  expect((await pageOf(table.seats[0]!)).view.plates[2]!.occupant).toBe('bot');
});

for (const javaScriptEnabled of [true, false]) {
  test(`whoever has given up a seat can look on, and be forgotten afterwards${javaScriptEnabled ? '' : ', without a script'}`, async ({
    someone,
    links,
    complaints,
  }) => {
    complaints.allow(/404|WebSocket/);
    const table = await trio();
    links.push(...table.seats);
    const cem = await someone({ javaScriptEnabled });
    await post(`/l${table.seats[2]!}/seat`, { act: 'resign' });
    const watch = table.seats[2]!.replace('/p/', '/w/');
    await cem.goto(`${watch}/left`);
    await expect(cem.getByRole('heading', { name: 'You have given up your seat' })).toBeVisible();
    if (javaScriptEnabled) await expectAccessible(cem, 'left');
    expect((await pageOf(table.seats[0]!)).view.plates[2]!.name).toBe('Cem');
    await cem.getByRole('button', { name: 'Delete for good' }).click();
    await expect(cem.getByText('Deleted.', { exact: true })).toBeVisible();
    expect((await pageOf(table.seats[0]!)).view.plates[2]!.name).toBe('');
    await cem.getByRole('link', { name: 'Look on' }).click();
    await expect(cem).toHaveURL(watch);
    // nobody else has that page
    await cem.goto(`${table.watch}/left`);
    await expect(cem).toHaveURL(table.watch);
  });
}
