import { scales, test } from '../blog.ts';
import { expect } from '../people.ts';
import { pageOf, playUntil, post, setTable, start, type Table } from '../tables.ts';

/** What holds for every kind of frame in a page of another origin; those of readers and puzzles are weighed where they are played. */

const origin = (): string => process.env['PARLEY_URL']!;
const embedOf = ({ watch }: Table): string => `${origin()}${watch.replace('/w/', '/embed/')}`;
const frameOf = (src: string, width = 640): string => `<iframe src="${src}" width="${width}" height="420" title="a frame"></iframe>`;

for (const [game, seats] of [
  ['centauri', 4],
  ['comet', 4],
  ['cosmic', 5],
] as const) {
  test(`every kind of frame of ${game} sends at most 60 kB before anyone touches it`, async ({ someone, links, blog }) => {
    const table = await setTable(['Anna'], {}, { game, seats, title: 'Friday' });
    links.push(table.watch);
    await start(table, true);
    await playUntil(table, ({ log }) => (log.at(-1)?.seq ?? 0) > 12);
    const { first } = (await (await fetch(embedOf(table).replace('/embed/', '/v1/tables/'))).json()) as { first: number };
    for (const src of [
      embedOf(table),
      `${embedOf(table)}?at=${first + 3}`,
      `${embedOf(table)}?play&join=${table.invite.split('.')[1]!}`,
      `${origin()}/embed/demo/${game}`,
    ]) {
      const reader = await someone();
      const weigh = scales(reader);
      await reader.goto(await blog(frameOf(src)));
      await expect(reader.frameLocator('iframe').locator('main')).toBeVisible();
      expect(await weigh(), src.replace(/\.[\w-]{22}/, '')).toBeLessThanOrEqual(60 * 1024);
    }
  });
}

test('a frame of 200 pixels in a page of others says so, whatever it shows', async ({ someone, links, blog }) => {
  const table = await setTable(['Anna', 'Ben'], { planning: 'open', start_seat: '0' });
  links.push(table.watch);
  await start(table);
  await playUntil(table, ({ log }) => (log.at(-1)?.seq ?? 0) > 9);
  await post(`/l${table.seats[0]!}/vote`, { act: 'propose', motion: { kind: 'cancel' } });
  const [vote] = (await pageOf(table.seats[1]!)).view.votes;
  await post(`/l${table.seats[1]!}/vote`, { act: 'cast', vote: vote!.id, yes: true });
  const list = (await (await fetch(`${origin()}/api/l${table.watch}/puzzles`)).json()) as { moments: { link: string }[] };
  const { first } = (await (await fetch(embedOf(table).replace('/embed/', '/v1/tables/'))).json()) as { first: number };
  const reader = await someone();
  for (const src of [embedOf(table), `${embedOf(table)}?at=${first}`, `${origin()}/embed/puzzle/${list.moments[0]!.link}`]) {
    await reader.goto(await blog(frameOf(src, 200)));
    const frame = reader.frameLocator('iframe');
    await expect(frame.getByText('This frame is too narrow for the board.')).toBeVisible();
    await expect(frame.locator('footer [target=_blank]')).toBeVisible();
    expect(await frame.locator('html').evaluate((root) => root.scrollWidth)).toBeLessThanOrEqual(200);
  }
  // where nothing could be played, nothing is offered and no table is set
  const open = await setTable(['Anna'], {}, { seats: 2 });
  const sent: string[] = [];
  reader.on('request', (one) => void (one.method() !== 'GET' && sent.push(one.url())));
  for (const src of [`${embedOf(open)}/play?join=${open.invite.split('.')[1]!}`, `${origin()}/embed/demo/comet`]) {
    await reader.goto(await blog(frameOf(src, 200)));
    const frame = reader.frameLocator('iframe');
    await expect(frame.getByText('This frame is too narrow to play in.')).toBeVisible();
    await expect(frame.getByRole('link', { name: 'Open in a page of its own' })).toHaveAttribute('href', src.replace(origin(), ''));
    await expect(frame.getByRole('button').or(frame.getByRole('textbox'))).toHaveCount(0);
    const foot = frame.locator('footer [target=_blank]');
    await expect(foot).toBeVisible();
    expect(await foot.evaluate((one) => one.getBoundingClientRect().right)).toBeLessThanOrEqual(200);
  }
  expect(sent).toEqual([]);
});
