import { expect, it } from 'vitest';
import { start } from '../../../shared/engine/play.ts';
import { centauri } from '../../../shared/games/centauri/rules.ts';
import { newAddress, onDevServer, openTable, Person, post } from '../table.ts';

const options = { planning: 'open', variant: 'standard', start_seat: '1' };

it('a save is put on a table by a dev server alone', async () => {
  newAddress();
  const { host, room } = await openTable({ seats: 2 });
  const { links } = await host.page();
  const [, second] = [await new Person(links!.invite!).sit('A', 0), await new Person(links!.invite!).sit('B', 1)];
  const save = JSON.stringify(start(centauri, options, 2, 'ab'.repeat(32)).save);
  expect(await post(`${host.api}/resume`, { save })).toMatchObject({ status: 404, body: { reason: 'no_such_page' } });
  expect((await host.view()).stage).toBe('lobby');

  await onDevServer(room);
  expect((await post(`${host.api}/resume`, { save })).status).toBe(200);
  const { play } = await second.view();
  expect(play!.decisions[0]!.about.key).toBe('centauri.place');
});
