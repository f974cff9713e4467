import { expectAccessible } from '../accessible.ts';
import { expect, phone, test, widthOf } from '../people.ts';
import { pageOf, post, setTable } from '../tables.ts';

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
