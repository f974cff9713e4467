import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import turn from '../../saves/comet/1.0-turn.json' with { type: 'json' };
import { evict, newAddress, pass, resumeTable, ring, send, stored, type Table } from '../table.ts';

beforeEach(() => void newAddress());

/** Something befalls the stored save while the room sleeps. */
async function damage(room: Table['room'], change: string): Promise<void> {
  await runInDurableObject(room, (_, { storage }) => {
    storage.sql.exec(`UPDATE play SET save = ${change}`);
  });
  await evict(room);
}

it('a game whose save is damaged is played on by nobody, and both its people and its operator are told', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => told.mockRestore());
  const { players, host, watcher, room } = await resumeTable(turn);
  const page = await players[0]!.open();
  const asked = (await players[turn.facts.active]!.view()).play!.decisions[0]!;
  await damage(room, `json_remove(save, '$.facts.draw[0]')`);
  const before = await stored(room);

  for (const person of [...players, host, watcher])
    expect(await send(person.api)).toMatchObject({ status: 500, body: { reason: 'corrupt_game' } });
  expect(await players[turn.facts.active]!.answer(asked.id, asked.fallback)).toMatchObject({
    status: 500,
    body: { reason: 'corrupt_game' },
  });
  expect(await host.host({ act: 'pause', hours: 1 })).toMatchObject({ body: { reason: 'corrupt_game' } });
  expect(told.mock.calls).toHaveLength(1);
  // whoever reads the log learns where to look and no hand: the save itself stays in the room
  const { length } = await runInDurableObject(room, (_, { storage }) =>
    storage.sql.exec<{ length: number }>('SELECT length(save) AS length FROM play').one(),
  );
  expect(told.mock.calls[0]).toEqual(['corrupt_game', host.room, 'the cards are not all there', `${length} characters`]);

  // the clock plays no further either, and an open page is let go
  pass(24 * 3_600_000);
  expect(await ring(room)).toBe(true);
  // but it looks again whether the game was mended, with nobody there
  const again = await runInDurableObject(room, (_, { storage }) => storage.getAlarm());
  expect(again! - Date.now()).toBeGreaterThan(3_500_000);
  expect(again! - Date.now()).toBeLessThanOrEqual(3_600_000);
  page.socket.send(JSON.stringify({ type: 'hello', tick: 0, code: '' }));
  await vi.waitUntil(() => page.closed, { timeout: 3_000, interval: 2 });
  expect(page.closed).toMatchObject({ code: 1011, reason: 'corrupt_game' });
  expect(await stored(room)).toBe(before);
});

it('not a letter of a save that cannot be read gets into the log', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => told.mockRestore());
  const { host, room } = await resumeTable(turn);
  const before = await stored(room);
  expect(before).toContain('\\"seed\\":\\"');
  await damage(room, `replace(save, '"seed":"', '"seed":')`);
  expect(await send(host.api)).toMatchObject({ status: 500, body: { reason: 'corrupt_game' } });
  expect(told.mock.calls).toEqual([['corrupt_game', host.room, 'it is no JSON', expect.stringMatching(/^\d+ characters$/)]]);
});

it('a game that was mended goes on where it stood', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => told.mockRestore());
  const { players, room } = await resumeTable(turn);
  const before = await players[0]!.view();
  await damage(room, `json_set(save, '$.facts.tokens.mammoth', 'Z99')`);
  expect(await send(players[0]!.api)).toMatchObject({ status: 500 });
  await damage(room, `json_set(save, '$.facts.tokens.mammoth', NULL)`);
  expect((await players[0]!.view()).play).toEqual(before.play);
  // the alarm had gone off meanwhile: the clock runs again
  pass(3 * 60_000 + 6 * 60_000);
  expect(await ring(room)).toBe(true);
  expect((await players[0]!.view()).tick).toBeGreaterThan(before.tick);
});
