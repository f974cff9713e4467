import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { commitment, dealSeed } from '../../../shared/engine/random.ts';
import type { GameFile } from '../../../shared/protocol.ts';
import { schema } from '../../../worker/state/schema.ts';
import { cancel, overTable, playOn } from '../finished.ts';
import { evict, newAddress, openTable, Person, reissue, post, send, startTable, stored, type Table } from '../table.ts';

beforeEach(() => void newAddress());

const add = (person: Person, bytes: string) => post(`${person.api}/add`, { bytes });
const bytesOf = (seat: number): string => `${seat}a`.repeat(32);
const HASH = /^[0-9a-f]{64}$/;

/** People on all seats of a table that has not begun, each of whom has added bytes. */
async function gathered(): Promise<Table> {
  const table = await openTable({ seats: 3, host: 'Ann', options: { start_seat: '0' } });
  const invite = new Person((await table.host.page()).links!.invite!);
  table.players.push(await invite.sit('Bob'), await invite.sit('Cleo'));
  for (const [seat, player] of table.players.entries()) expect((await add(player, bytesOf(seat))).status).toBe(200);
  return table;
}

async function ended(table: Table): Promise<GameFile> {
  await table.host.host({ act: 'start', bots: false });
  await playOn(table);
  return (await send<GameFile>(`${table.host.api}/export`)).body;
}

describe('the fingerprint of the room’s number', () => {
  it('is shown to everyone when the table is set, and stays the same to the end', async () => {
    const table = await gathered();
    const { host, watcher, players, room } = table;
    const invite = new Person((await host.page()).links!.invite!);
    const shown = (await host.view()).commitment!;
    expect(shown).toMatch(HASH);
    await evict(room);
    for (const person of [watcher, invite, ...players]) expect((await person.view()).commitment).toBe(shown);
    await host.host({ act: 'start', bots: false });
    expect((await watcher.view()).commitment).toBe(shown);
    await playOn(table);
    const { commitment: last, seed } = await watcher.view();
    expect(last).toBe(shown);
    expect(commitment(seed!)).toBe(shown);
  });

  it('is another for every table, and the number itself is on no page before the end', async () => {
    const [one, other] = [await gathered(), await gathered()];
    expect((await one.host.view()).commitment).not.toBe((await other.host.view()).commitment);
    const seed = /"seed":"([0-9a-f]{64})"/.exec((await stored(one.room)).replaceAll('\\', ''))![1]!;
    expect(commitment(seed)).toBe((await one.host.view()).commitment);
    await one.host.host({ act: 'start', bots: false });
    for (const person of [one.host, one.watcher, ...one.players]) {
      for (const path of ['', '/log', '/at/6', '/export']) {
        expect(JSON.stringify((await send(`${person.api}${path}`)).body), path).not.toContain(seed);
      }
    }
  });
});

describe('what the players add', () => {
  it('is shown from the start on and not before, and the deal comes of all of it', async () => {
    const table = await gathered();
    const { host, watcher, players } = table;
    const given = players.map((_, seat) => bytesOf(seat));
    expect(JSON.stringify([await host.page(), await watcher.page(), await players[0]!.page()])).not.toContain(bytesOf(1));
    expect((await watcher.view()).contributions).toBeNull();
    const file = await ended(table);
    const view = await watcher.view();
    expect(view.contributions).toEqual(given);
    expect(view.dealt).toBe(dealSeed(view.seed!, given));
    expect(file.deal.save.chance.seed).toBe(view.dealt);
    expect(file.deal.save.chance.seed).not.toBe(view.seed);
  });

  it('counts once: it is never changed, not by the seat itself nor by who comes after the start', async () => {
    const table = await gathered();
    const { host, players, watcher } = table;
    expect(await add(players[1]!, 'ff'.repeat(32))).toMatchObject({ status: 409, body: { reason: 'duplicate_request' } });
    expect((await add(players[1]!, bytesOf(1))).status).toBe(200);
    await host.host({ act: 'start', bots: false });
    expect((await watcher.view()).contributions).toEqual([0, 1, 2].map(bytesOf));
    expect(await add(players[1]!, 'ff'.repeat(32))).toMatchObject({ status: 409, body: { reason: 'already_started' } });
    const { body } = await reissue(table, 1);
    const heir = await new Person(body.links!.seats[1]!).sit('Heir');
    expect(await add(heir, 'ff'.repeat(32))).toMatchObject({ status: 409 });
    expect((await watcher.view()).contributions).toEqual([0, 1, 2].map(bytesOf));
  });

  it('is nothing from bots and from who adds nothing, and goes with who leaves before the start', async () => {
    const table = await gathered();
    const { host, players, watcher } = table;
    await host.host({ act: 'free', seat: 1 });
    const bea = await new Person((await host.page()).links!.invite!).sit('Bea', 1);
    expect((await bea.view()).mayAdd).toBe(true);
    expect((await players[0]!.view()).mayAdd).toBe(false);
    expect((await host.view()).mayAdd).toBe(false);
    expect((await (await openTable({ host: 'Ann' })).host.view()).mayAdd).toBe(true);
    expect((await (await openTable()).host.view()).mayAdd).toBe(false);
    await host.host({ act: 'free', seat: 2 });
    await host.host({ act: 'start', bots: true });
    expect((await watcher.view()).contributions).toEqual([bytesOf(0), '', '']);
    expect((await bea.view()).mayAdd).toBe(false);
  });

  it('is refused if it is no 32 bytes, and from who has no seat', async () => {
    const { watcher, host, players } = await gathered();
    for (const bytes of ['', 'ab', 'zz'.repeat(32), 'ab'.repeat(33)]) expect((await add(players[0]!, bytes)).status, bytes).toBe(400);
    for (const person of [watcher, host]) expect((await add(person, bytesOf(1))).status).toBe(403);
  });
});

describe('a file', () => {
  it('carries the room’s number and what was added, and is checked by them', async () => {
    const file = await ended(await gathered());
    expect(file.chance).toMatchObject({ seed: expect.stringMatching(HASH), contributions: [0, 1, 2].map(bytesOf) });
    const { status, body } = await post<{ watch: string }>('/api/games/import', file);
    expect(status).toBe(200);
    const brought = await new Person(body.watch).view();
    expect(brought).toMatchObject({ commitment: file.commitment, seed: file.chance!.seed, contributions: file.chance!.contributions });
    const { chance } = file;
    for (const [what, wrong] of Object.entries({
      'another number': { ...file, chance: { ...chance!, seed: 'ab'.repeat(32) } },
      'another contribution': { ...file, chance: { ...chance!, contributions: [bytesOf(0), bytesOf(1), bytesOf(3)] } },
      'one contribution less': { ...file, chance: { ...chance!, contributions: [bytesOf(0), bytesOf(1)] } },
      'another fingerprint': { ...file, commitment: 'ab'.repeat(32) },
      'no number at all': { ...file, chance: undefined },
    })) {
      expect((await post('/api/games/import', wrong)).body, what).toMatchObject({ reason: 'bad_file' });
    }
  });

  it('of a game that was dealt the first way, from one number, can still be brought in', async () => {
    const file = await ended(await gathered());
    const old = { ...file, chance: undefined, commitment: commitment(file.deal.save.chance.seed) };
    const { status, body } = await post<{ watch: string }>('/api/games/import', old);
    expect(status).toBe(200);
    const view = await new Person(body.watch).view();
    expect(view.contributions).toBeNull();
    expect(commitment(view.seed!)).toBe(view.commitment);
  });
});

it('another table of the same people has a number of its own', async () => {
  const table = await overTable();
  const { body } = await post<{ path: string }>(`${table.players[0]!.api}/seat`, { act: 'rematch' });
  const view = await new Person(body.path).view();
  expect(view.commitment).toMatch(HASH);
  expect(view.commitment).not.toBe((await table.watcher.view()).commitment);
  expect(view.contributions).toBeNull();
});

it('a game that all agree to end can be checked too', async () => {
  const table = await startTable({ seats: 2 });
  await cancel(table);
  const { seed, commitment: shown, dealt, contributions } = await table.watcher.view();
  expect(commitment(seed!)).toBe(shown);
  expect(dealSeed(seed!, contributions!)).toBe(dealt);
});

it('a table that was set by the first release and has not begun gets a number too', async () => {
  const { host, room } = await openTable({ seats: 2 });
  await runInDurableObject(room, (_, { storage }) => {
    storage.sql.exec(`UPDATE desk SET text = json_remove(text, '$.chance')`);
    storage.sql.exec(schema.find((step) => step.includes('$.chance'))!);
  });
  await evict(room);
  expect((await host.view()).commitment).toMatch(HASH);
  await host.host({ act: 'start', bots: true });
  expect((await host.view()).contributions).toEqual(['', '']);
});
