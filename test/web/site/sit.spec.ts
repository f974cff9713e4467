import { expectAccessible } from '../accessible.ts';
import { expect, type Page, phone, test, widthOf } from '../people.ts';
import { pageOf, post, setTable, start } from '../tables.ts';

/** From an invitation to a seat, and how its person is told of their move. */

async function inviteOf(seats = 3): Promise<string> {
  const { host } = await post<{ host: string }>('/games', {
    game: 'cosmic',
    title: 'Friday table',
    seats,
    pace: 'daily',
    options: {},
    host: 'Anna',
  });
  return (await pageOf(host)).links!.invite!;
}

for (const javaScriptEnabled of [true, false]) {
  test(`an invitation says who invites to what, and takes an address${javaScriptEnabled ? '' : ' without a script'}`, async ({
    someone,
    links,
    complaints,
  }) => {
    complaints.allow(/400/);
    const invite = await inviteOf();
    links.push(invite);
    const ben = await someone({ ...phone, javaScriptEnabled });
    await ben.goto(invite);
    await expect(ben.locator('.cover')).toBeVisible();
    await expect(ben.locator('main')).toContainText('Anna invites you to a game of Cosmic Encounter.');
    await expect(ben.locator('main')).toContainText('First to five colonies.');
    await expect(ben.locator('main')).toContainText('60–90 min');
    expect(await widthOf(ben)).toBeLessThanOrEqual(390);
    if (javaScriptEnabled) await expectAccessible(ben, 'an invitation');
    await ben.getByLabel('Your name').fill('Ben');
    // a browser takes this for an address
    await ben.getByLabel('E-mail, if you like').fill('ben@here');
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await expect(ben.getByRole('alert')).toContainText('That is no address we can send to.');
    await expect(ben.getByLabel('Your name')).toHaveValue('Ben');
    await ben.getByLabel('E-mail, if you like').fill('ben@example.org');
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await ben.waitForURL(/\/p\//);
    const { own, view } = await pageOf(new URL(ben.url()).pathname);
    expect(own!.mail).toMatchObject({ address: 'ben@example.org', isConfirmed: false });
    expect(view.plates.filter(({ occupant }) => occupant === 'person')).toHaveLength(2);
    await expect(ben.getByText('We have written to ben@example.org.')).toBeVisible();
  });
}

test('whoever has sat down can leave an address where they wait', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben']);
  links.push(...table.seats);
  const ben = await someone();
  await ben.goto(table.seats[1]!);
  const reach = ben.getByRole('region', { name: 'When it is your move' });
  await expect(reach).toContainText('One mail when it is your move');
  await expectAccessible(ben, 'a seat that waits');
  await reach.getByLabel('Your address').fill('ben@example.org');
  await reach.getByRole('button', { name: 'Write to me' }).click();
  await expect(reach).toContainText('We have written to ben@example.org.');
});

/** A browser whose own push service answers, with keys that a real one could have. */
async function pushable(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(() => {
    // without a window a browser says no here, whatever it has been granted
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    const base64url = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    PushManager.prototype.subscribe = async () => {
      const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const p256dh = base64url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)));
      const auth = base64url(crypto.getRandomValues(new Uint8Array(16)));
      return { toJSON: () => ({ endpoint: 'https://push.example.org/ben', keys: { p256dh, auth } }) } as never;
    };
  });
}

test('whoever has sat down can have this browser tell them where they wait', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben']);
  links.push(...table.seats);
  const ben = await someone();
  await pushable(ben);
  await ben.goto(table.seats[1]!);
  const reach = ben.getByRole('region', { name: 'When it is your move' });
  await reach.getByRole('button', { name: 'Notify me here' }).click();
  const stop = reach.getByRole('button', { name: 'Stop notifying me here' });
  await expect(stop).toBeVisible();
  expect((await pageOf(table.seats[1]!)).own!.pushed).toBe(1);
  await stop.click();
  await expect(reach.getByRole('button', { name: 'Notify me here' })).toBeVisible();
  expect((await pageOf(table.seats[1]!)).own!.pushed).toBe(0);
});

for (const javaScriptEnabled of [true, false]) {
  test(`whoever sits down in a running game is offered both above the board${javaScriptEnabled ? '' : ' without a script'}`, async ({
    someone,
    links,
  }) => {
    const table = await setTable(['Anna', 'Ben'], { planning: 'open', start_seat: '0' });
    links.push(...table.seats);
    await start(table);
    await post(`/l${table.seats[1]!}/seat`, { act: 'away' });
    await post(`/l${table.host}/host`, { act: 'reissue', seat: 1 });
    const invite = (await pageOf(table.host)).links!.seats[1]!;
    const address = `ben-${javaScriptEnabled ? 'quick' : 'still'}@example.org`;
    const ben = await someone({ javaScriptEnabled });
    await ben.goto(invite);
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await ben.waitForURL(/\/p\//);
    const offer = ben.getByRole('region', { name: 'News of the table' });
    await expect(offer).toContainText('Shall we tell you when it is your move?');
    if (javaScriptEnabled) await expectAccessible(ben, 'a seat that was just taken');
    const seat = new URL(ben.url()).pathname;
    await offer.getByRole('link', { name: 'By mail or in this browser' }).click();
    await ben.waitForURL(/\/settings/);
    await ben.getByLabel('Your address').fill(address);
    await ben.getByRole('button', { name: 'Write to me' }).click();
    await expect(ben.getByText(`We have written to ${address}.`)).toBeVisible();
    await ben.goto(`${seat}?sat`);
    await expect(ben.locator('main').first()).toBeVisible();
    await expect(ben.getByText('Shall we tell you when it is your move?')).toHaveCount(0);
  });
}

test('the offer above the board can be put away, and is for those alone who have just sat down', async ({ someone, links }) => {
  const table = await setTable(['Anna', 'Ben'], { planning: 'open', start_seat: '0' });
  links.push(...table.seats);
  await start(table);
  const ben = await someone(phone);
  const offer = ben.getByText('Shall we tell you when it is your move?');
  await ben.goto(table.seats[1]!);
  await expect(ben.locator('main').first()).toBeVisible();
  await expect(offer).toHaveCount(0);
  await ben.goto(`${table.seats[1]!}?sat`);
  await expect(offer).toBeVisible();
  expect(await widthOf(ben)).toBeLessThanOrEqual(390);
  await ben.getByRole('button', { name: 'Hide this line' }).click();
  await expect(offer).toHaveCount(0);
});
