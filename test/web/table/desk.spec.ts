import { expectAccessible } from '../accessible.ts';
import { expect, phone, test, widthOf, type Page } from '../people.ts';
import { pageOf, post, setTable, start, type Table } from '../tables.ts';

/** The host desk while a game is on. */

async function running(names = ['Anna', 'Ben', 'Cem']): Promise<Table> {
  const table = await setTable(names, { planning: 'open', start_seat: '1' });
  await start(table);
  return table;
}

const fold = (page: Page, title: string) =>
  page.locator('.settings details').filter({ has: page.locator('summary b', { hasText: title }) });
const open = (page: Page, title: string) => fold(page, title).locator('summary').click();
const seatOf = (page: Page, name: string) => page.locator('li').filter({ has: page.getByRole('heading', { name }) });
const more = (page: Page, name: string) => page.getByLabel(`More for this seat: ${name}`).click();
const said = (page: Page) => page.locator('#said');
const hours = ({ since, until }: { since: number; until: number }) => (until - since) / 3_600_000;

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? '' : ' without a script';

  test(`a host stops the clocks and lets them run${how}`, async ({ someone, links, complaints }) => {
    complaints.allow(/400/);
    const table = await running();
    links.push(table.host);
    const anna = await someone({ javaScriptEnabled });
    await anna.goto(table.host);
    await open(anna, 'Pause');
    await anna.getByLabel('For', { exact: true }).fill('20');
    await anna.getByLabel('Hours or days').selectOption('days');
    await anna.getByRole('button', { name: 'Pause the table' }).click();
    // too long: it is said why, and what was typed is still there
    await expect(said(anna)).toContainText('A pause lasts from one hour to 14 days. Nothing was changed.');
    await expect(anna.getByLabel('For', { exact: true })).toHaveValue('20');
    await expect(anna.getByLabel('Hours or days')).toHaveValue('d');
    expect((await pageOf(table.host)).view.paused).toBeNull();

    await anna.getByLabel('For', { exact: true }).fill('3');
    await anna.getByRole('button', { name: 'Pause the table' }).click();
    await expect(said(anna)).toContainText('The clocks stand still until');
    expect(hours((await pageOf(table.host)).view.paused!)).toBe(72);
    await expect(seatOf(anna, 'Ben')).toContainText('To decide; the clocks stand still.');

    await anna.locator('.head').getByRole('button', { name: 'Let the clocks run' }).click();
    await expect(said(anna)).toContainText('The clocks run again.');
    await expect(anna.getByText('The game is on')).toBeVisible();
    expect((await pageOf(table.host)).view.paused).toBeNull();
  });

  test(`a host gives more time, cannot take any, and settles the talk${how}`, async ({ someone, links, complaints }) => {
    complaints.allow(/400|409/);
    const table = await running();
    links.push(table.host);
    const anna = await someone({ javaScriptEnabled });
    await anna.goto(table.host);
    await open(anna, 'Pace');
    await anna.getByRole('radio', { name: /^Slow/ }).check({ force: true });
    await expect(anna.getByText('For busy weeks')).toBeVisible();
    await anna.getByRole('button', { name: 'Change the pace' }).click();
    await expect(said(anna)).toContainText('The table has a new pace.');
    expect((await pageOf(table.host)).view.pace).toBe('slow');

    await open(anna, 'Pace');
    await anna.getByRole('radio', { name: /^Your own/ }).check({ force: true });
    await anna.getByLabel('For a turn', { exact: true }).fill('36');
    await anna.getByLabel('For a turn: unit').selectOption('days');
    await anna.getByRole('button', { name: 'Change the pace' }).click();
    await expect(said(anna)).toContainText('from one minute to 14 days');
    await expect(anna.getByLabel('For a turn', { exact: true })).toHaveValue('36');
    await anna.getByLabel('For a turn: unit').selectOption('hours');
    await anna.getByLabel('Bank for the whole game').fill('10');
    await anna.getByRole('button', { name: 'Change the pace' }).click();
    await expect(said(anna)).toContainText('the host alone can only give more time');
    expect((await pageOf(table.host)).view.pace).toBe('slow');
    await expect(anna.getByLabel('For a turn', { exact: true })).toHaveValue('36');
    for (const [limit, days] of [
      ['For a turn', '5'],
      ['For a choice', '4'],
      ['For a response', '2'],
    ] as const) {
      await anna.getByLabel(limit, { exact: true }).fill(days);
      await anna.getByLabel(`${limit}: unit`).selectOption('days');
    }
    await anna.getByRole('button', { name: 'Change the pace' }).click();
    await expect(said(anna)).toContainText('The table has a new pace.');
    const day = 24 * 60;
    expect((await pageOf(table.host)).view.pace).toEqual({ turn: 5 * day, choose: 4 * day, respond: 2 * day, bank: 10 });
    await expect(anna.locator('aside')).toContainText('5 days a turn, 4 days a choice, 2 days a response, a bank of 10 minutes');

    await open(anna, 'Talk');
    await expect(anna.getByRole('radio', { name: 'Bargains only' })).toHaveCount(0);
    await anna.getByRole('radio', { name: 'None' }).check({ force: true });
    await anna.getByRole('button', { name: 'Change it' }).click();
    await expect(said(anna)).toContainText('It is settled who may talk.');
    expect((await pageOf(table.host)).view.talk).toBe('none');
  });

  test(`the bot plays for someone, and gives the seat back${how}`, async ({ someone, links }) => {
    const table = await running();
    links.push(table.host);
    const anna = await someone({ javaScriptEnabled });
    await anna.goto(table.host);
    await expect(seatOf(anna, 'Ben')).toContainText('To decide by');
    await more(anna, 'Ben');
    await anna.getByRole('button', { name: 'Let the bot play: Ben' }).click();
    await expect(said(anna)).toContainText('The bot plays on for Ben.');
    await expect(seatOf(anna, 'Ben')).toContainText('Away, the bot plays on');
    expect((await pageOf(table.host)).view.plates[1]!.away).toMatchObject({ by: 'bot' });

    await more(anna, 'Ben');
    await anna.getByRole('button', { name: 'Give the seat back: Ben' }).click();
    await expect(said(anna)).toContainText('Ben has the seat back.');
    await expect(seatOf(anna, 'Ben')).not.toContainText('Away');
    expect((await pageOf(table.host)).view.plates[1]!.away).toBeNull();
  });

  test(`someone sits in until the person is back${how}`, async ({ someone, links, complaints }) => {
    // the substitute’s own link opens nothing any more in the end
    complaints.allow(/404/);
    const table = await running();
    links.push(table.host);
    const anna = await someone({ javaScriptEnabled });
    await anna.goto(table.host);
    // nobody is sat in for who is there
    await more(anna, 'Cem');
    await expect(anna.getByRole('button', { name: 'Let the bot play: Cem' })).toBeVisible();
    await expect(anna.getByRole('button', { name: 'Invite a substitute: Cem' })).toHaveCount(0);
    await post(`/l${table.seats[2]!}/seat`, { act: 'away' });
    await anna.reload();
    await more(anna, 'Cem');
    await anna.getByRole('button', { name: 'Invite a substitute: Cem' }).click();
    await expect(said(anna)).toContainText('There is a link for a substitute now.');
    const link = await anna.getByLabel('Link for a substitute: Cem', { exact: true }).inputValue();

    const dee = await someone({ javaScriptEnabled, ...phone });
    await dee.goto(link);
    await expect(dee.getByText('You are asked to sit in for Cem in a game of Alpha Centauri')).toBeVisible();
    if (javaScriptEnabled) await expectAccessible(dee, 'sitting in');
    await dee.getByLabel('Your name').fill('Dee');
    await dee.getByRole('button', { name: 'Sit in' }).click();
    await dee.waitForURL(/\/p\//);
    if (!javaScriptEnabled) await anna.reload();
    await expect(seatOf(anna, 'Cem')).toContainText('Dee sits in');

    await post(`/l${table.seats[2]!}/seat`, { act: 'back' });
    if (!javaScriptEnabled) await anna.reload();
    await expect(seatOf(anna, 'Cem')).not.toContainText('Dee');
  });

  test(`a table is deleted in two steps${how}`, async ({ someone, links, complaints }) => {
    complaints.allow(/404/);
    const table = await running();
    links.push(table.host);
    const anna = await someone({ javaScriptEnabled });
    await anna.goto(table.seats[0]!);
    await anna.goto(table.host);
    await open(anna, 'Delete the table');
    await expect(anna.getByText('gone for good, for everyone')).toBeVisible();
    await anna.getByRole('button', { name: 'Delete for good' }).click();
    // the box has not been ticked
    expect((await pageOf(table.host)).view.stage).toBe('playing');
    await anna.getByLabel('Yes, everything is to go').check();
    await anna.getByRole('button', { name: 'Delete for good' }).click();
    await expect(anna.getByText('The table is deleted, with everything that was kept of it.')).toBeVisible();
    await expect(anna.locator('.mine li')).toHaveCount(0);
    expect((await anna.goto(table.seats[1]!))!.status()).toBe(404);
  });
}

test('the hosting is offered, taken back, offered again and taken up', async ({ someone, links }) => {
  const table = await running();
  links.push(table.host);
  const anna = await someone();
  await anna.goto(table.host);
  await more(anna, 'Ben');
  await anna.getByRole('button', { name: 'Offer the hosting: Ben' }).click();
  await expect(said(anna)).toContainText('The hosting is offered to Ben.');
  await expect(seatOf(anna, 'Ben')).toContainText('hosting offered');
  await more(anna, 'Ben');
  await anna.getByRole('button', { name: 'Take back the offer: Ben' }).click();
  await expect(said(anna)).toContainText('You stay the host.');
  expect((await pageOf(table.host)).view.heir).toBeNull();
  await more(anna, 'Cem');
  await anna.getByRole('button', { name: 'Offer the hosting: Cem' }).click();
  await expect(seatOf(anna, 'Cem')).toContainText('hosting offered');

  const { path } = await post<{ path: string }>(`/l${table.seats[2]!}/seat`, { act: 'host' });
  await expect(said(anna)).toContainText('This link has been replaced');
  const cem = await someone(phone);
  await cem.goto(path);
  await expect(cem.getByRole('heading', { name: 'Friday table' }).or(cem.getByRole('heading', { name: 'Office lunch' }))).toBeVisible();
});

test('the host sees who is here, and since when not', async ({ someone, links }) => {
  const table = await running();
  links.push(table.host);
  const anna = await someone();
  await anna.goto(table.host);
  await expect(seatOf(anna, 'Cem')).toContainText('Has not opened the seat yet');
  const cem = await someone();
  await cem.goto(table.seats[2]!);
  await expect(seatOf(anna, 'Cem')).toContainText('Here now');
  await cem.close();
  await expect(seatOf(anna, 'Cem')).toContainText('Here a moment ago');
  await anna.reload();
  await expect(seatOf(anna, 'Cem')).toContainText('Here a moment ago');
  await expect(seatOf(anna, 'Cem').locator('time')).toHaveAttribute('title', /^\d+ \w+ at \d\d:\d\d$/);
});

test('a bot’s seat is opened to someone during the game', async ({ someone, links }) => {
  const table = await setTable(['Anna'], { planning: 'open', start_seat: '0' }, { seats: 2 });
  links.push(table.host);
  await start(table, true);
  const anna = await someone();
  await anna.goto(table.host);
  await more(anna, 'Bot 2');
  await anna.getByRole('button', { name: 'Invite someone to this seat: Bot 2' }).click();
  const link = await anna.getByLabel('Link for this seat: Bot 2', { exact: true }).inputValue();
  const ben = await someone();
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.waitForURL(/\/p\//);
  await expect(seatOf(anna, 'Ben')).toContainText('Here now');
});

test('news goes to an address that can be one, and a nudge only to someone who can be reached', async ({ someone, links, complaints }) => {
  complaints.allow(/4\d\d/);
  const table = await running();
  links.push(table.host);
  const anna = await someone();
  await anna.goto(table.host);
  await open(anna, 'News for another program');
  await anna.getByLabel('Web address').fill('http://10.0.0.7/inside');
  await anna.getByRole('button', { name: 'Save the address' }).click();
  await expect(said(anna)).toContainText('Nothing was changed.');
  await expect(anna.getByLabel('Web address')).toHaveValue('http://10.0.0.7/inside');
  await anna.getByLabel('Web address').fill('https://news.example.invalid/hook');
  await anna.getByRole('button', { name: 'Save the address' }).click();
  await expect(said(anna)).toContainText('News of the table goes to this address from now on.');
  await open(anna, 'News for another program');
  await expect(anna.getByLabel('Signing secret', { exact: true })).not.toHaveValue('');
  await anna.getByRole('button', { name: 'Stop sending' }).click();
  await expect(said(anna)).toContainText('No news is sent any more.');

  await more(anna, 'Ben');
  await anna.getByRole('button', { name: 'Nudge: Ben' }).click();
  await expect(said(anna)).toContainText('This seat has left no way to be reached.');
});

for (const theme of ['light', 'dark'] as const) {
  for (const [size, device] of [
    ['a desk', {}],
    ['a phone', phone],
  ] as const) {
    test(`everything on the desk in the ${theme} theme at ${size}`, async ({ someone, links }) => {
      const table = await running();
      links.push(table.host);
      const host = (body: unknown) => post(`/l${table.host}/host`, body);
      await host({ act: 'relieve', seat: 1 });
      await post(`/l${table.seats[2]!}/seat`, { act: 'away' });
      await host({ act: 'substitute', seat: 2 });
      await host({ act: 'hand-over', seat: 1 });
      const anna = await someone({ ...device, theme, language: theme === 'dark' ? 'ru' : 'en' });
      await anna.goto(table.host);
      await anna.evaluate('document.querySelectorAll("details").forEach((one) => (one.open = true))');
      await anna.locator('[name=pace][value=custom]').check({ force: true });
      await expectAccessible(anna, 'the desk with everything open');
      expect(await widthOf(anna)).toBeLessThanOrEqual(anna.viewportSize()!.width);
      await host({ act: 'pause', hours: 2 });
      await expect(anna.locator('.head .btn-primary')).toBeVisible();
      await expectAccessible(anna, 'the desk in a pause');
    });
  }
}
