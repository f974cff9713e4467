import { beforeEach, expect, it } from 'vitest';
import { evict, newAddress, openTable, post, startTable } from '../table.ts';

beforeEach(() => void newAddress());

const club = 'https://club.example';

it('no page may hand over a seat’s link to a frame until the host names it; onlookers and the desk are told which', async () => {
  const { host, watcher, players, room } = await startTable({ seats: 2, pace: 'daily' });
  expect((await watcher.page()).origins).toBeUndefined();
  expect((await host.page()).desk!.origins).toEqual([]);
  await host.host({ act: 'origins', origins: ['https://b.example:8443', club, club] });
  await evict(room);
  expect((await watcher.page()).origins).toEqual(['https://b.example:8443', club]);
  expect((await host.page()).desk!.origins).toEqual(['https://b.example:8443', club]);
  expect((await players[0]!.page()).origins).toBeUndefined();
  const told = (await players[0]!.page()).log.flatMap((entry) => entry.told.map(({ type }) => type));
  expect(told.filter((type) => type === 'desk.origins')).toHaveLength(1);
  // the same once more is nothing new
  const { tick } = await watcher.view();
  await host.host({ act: 'origins', origins: [club, 'https://b.example:8443'] });
  expect((await watcher.view()).tick).toBe(tick);
  await host.host({ act: 'origins', origins: [] });
  expect((await watcher.page()).origins).toBeUndefined();
});

it('what is no origin by https is refused, and nothing is changed', async () => {
  const { host, watcher, players } = await startTable({ seats: 2, pace: 'daily' });
  await host.host({ act: 'origins', origins: [club] });
  const eleven = Array.from({ length: 11 }, (_, n) => `https://club-${n}.example`);
  for (const origins of [
    ['http://club.example'],
    ['https://club.example/'],
    ['https://club.example/page'],
    ['https://*.example'],
    ['*'],
    ['null'],
    ['https://Club.example'],
    ['https://me@club.example'],
    ['javascript:alert(1)'],
    [club, 'club.example'],
    [''],
    eleven,
    club,
  ]) {
    expect(await post(`${host.api}/host`, { act: 'origins', origins }), String(origins)).toMatchObject({
      status: 400,
      body: { reason: 'malformed' },
    });
  }
  expect((await post(`${players[0]!.api}/host`, { act: 'origins', origins: [] })).body.reason).toBe('not_host');
  expect((await watcher.page()).origins).toEqual([club]);
});

it('a page that is being made may stand on the machine of whoever makes it', async () => {
  const { host, watcher } = await openTable();
  await host.host({ act: 'origins', origins: ['http://127.0.0.1:4321', 'http://localhost:3000'] });
  expect((await watcher.page()).origins).toHaveLength(2);
});
