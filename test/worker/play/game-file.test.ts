import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PlayView } from '../../../shared/engine/play.ts';
import { FILE_LIMIT, type GameFile, type LogEntry, type RoomPage } from '../../../shared/protocol.ts';
import { importGame } from '../../../worker/room/import.ts';
import type { GameRoom } from '../../../worker/room/room.ts';
import { cancel, cancelledTable, overTable, playOn } from '../finished.ts';
import { duesOf } from '../post.ts';
import { evict, newAddress, Person, post, type Reply, roomOf, send, startTable, type Table } from '../table.ts';

beforeEach(() => void newAddress());

const take = (person: Person): Promise<Reply<GameFile>> => send<GameFile>(`${person.api}/export`);
const bring = (file: unknown): Promise<Reply<{ watch: string; host: string }>> => post('/api/games/import', file);

/** The file of a table, and the room it makes. */
async function carried({ watcher }: Table): Promise<{ file: GameFile; guest: Person; host: Person }> {
  const { status, body: file } = await take(watcher);
  expect(status).toBe(200);
  const brought = await bring(file);
  expect(brought).toMatchObject({ status: 200 });
  return { file, guest: new Person(brought.body.watch), host: new Person(brought.body.host) };
}

async function wholeLog(person: Person): Promise<LogEntry[]> {
  let all = (await person.page()).log;
  for (;;) {
    const { body } = await send<LogEntry[]>(`${person.api}/log?before=${all[0]!.seq}`);
    if (!body.length) return all;
    all = [...body, ...all];
  }
}
const ofPlay = (log: LogEntry[]) => log.filter(({ by }) => by !== 'desk').map(({ at, by, seat, told }) => ({ at, by, seat, told }));

describe('a finished game', () => {
  it('is carried away as a file and brought in as a room that can be looked through', async () => {
    const table = await overTable({ title: 'Friday', host: 'Ann' });
    const { file, guest } = await carried(table);
    await evict(roomOf(guest));
    const [old, view] = [await table.watcher.view(), await guest.view()];
    expect(view).toMatchObject({
      stage: 'over',
      game: 'centauri',
      title: 'Friday',
      options: old.options,
      seed: old.seed,
      commitment: old.commitment,
      you: { role: 'watch', seat: null },
    });
    expect(view.play).toEqual(old.play);
    expect(view.plates.map(({ name, occupant }) => [name, occupant])).toEqual([
      ['Ann', 'free'],
      ['P1', 'free'],
    ]);
    expect(ofPlay(await wholeLog(guest))).toEqual(ofPlay(await wholeLog(table.watcher)));
    const ticks = (await wholeLog(table.watcher)).filter(({ by }) => by === 'seat').map(({ seq }) => seq);
    for (const seq of [ticks[0]!, ticks[30]!, ticks[60]!, ticks.at(-1)!]) {
      const then = await send<PlayView>(`${table.watcher.api}/at/${seq}`);
      const now = await send<PlayView>(`${guest.api}/at/${seq - ticks[0]! + 3}`);
      expect(now).toMatchObject({ status: 200, body: then.body });
    }
    // and can be carried on from there
    expect((await take(guest)).body).toEqual(file);
  });

  it('stands still: nobody can sit, answer or talk, and nothing is due but its end', async () => {
    const { guest, host } = await carried(await overTable());
    const { links } = await host.page();
    expect(links).toMatchObject({ watch: guest.link, invite: null, seats: [null, null], own: null });
    expect(await post(`${guest.api}/talk`, { text: 'hm' })).toMatchObject({ status: 403 });
    expect(await host.host({ act: 'start', bots: true })).toMatchObject({ status: 409, body: { reason: 'already_started' } });
    expect(await duesOf({ room: roomOf(guest) })).toMatchObject([{ kind: 'farewell' }]);
    expect((await host.host({ act: 'delete', room: host.room })).status).toBe(200);
    expect((await send(guest.api)).status).toBe(404);
  });

  it('carries nothing that was said, kept or left, and no link', async () => {
    const table = await cancelledTable({ host: 'Ann' });
    await post(`${table.players[0]!.api}/talk`, { text: 'SAID' });
    await post(`${table.players[0]!.api}/own`, { notes: 'NOTED', zone: 'Asia/Tokyo' });
    const { body } = await take(table.players[1]!);
    const text = JSON.stringify(body);
    for (const trace of ['SAID', 'NOTED', 'Tokyo', table.host.room, table.host.secret]) expect(text).not.toContain(trace);
    await post(`${table.players[0]!.api}/seat`, { act: 'forget' });
    expect((await take(table.players[1]!)).body.players).toEqual([
      { name: '', bot: false },
      { name: 'P1', bot: false },
    ]);
  });

  it('comes with any link of the table but an invitation, and not before the end', async () => {
    const { players, host, watcher } = await startTable({ seats: 2 });
    const invite = new Person((await host.page()).links!.invite!);
    for (const person of [...players, host, watcher])
      expect(await take(person)).toMatchObject({ status: 409, body: { reason: 'game_not_over' } });
    expect(await take(invite)).toMatchObject({ status: 404, body: { reason: 'no_such_link' } });
    expect(await take(new Person(`/w/${host.room}.${'A'.repeat(22)}`))).toMatchObject({ status: 404 });
    await post(`${players[0]!.api}/vote`, { act: 'propose', motion: { kind: 'cancel' } });
    await post(`${players[1]!.api}/vote`, { act: 'cast', vote: 1, yes: true });
    for (const person of [...players, host, watcher]) {
      const { status, headers } = await take(person);
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toContain('attachment');
    }
    expect(await take(invite)).toMatchObject({ status: 404 });
  });

  it('with answers taken back, and ended by agreement', async () => {
    const table = await startTable({ seats: 2, pace: 'daily' });
    const { players, host, watcher } = table;
    const [a, b] = players as [Person, Person];
    for (let round = 0; round < 3; round++) {
      await a.play();
      if (round === 1) await host.host({ act: 'rotate', link: 'invite' });
      expect((await a.undo()).status).toBe(200);
      await a.play();
      await b.play();
    }
    await playOn(table, 6);
    await cancel(table);
    const { file, guest } = await carried(table);
    expect(file.rows.filter(({ by }) => by === 'undo')).toHaveLength(3);
    expect(new Set(file.rows.map(({ by }) => by))).toEqual(new Set(['seat', 'undo']));
    const { stage, options, play } = await guest.view();
    expect({ stage, options }).toEqual({ stage: 'cancelled', options: (await watcher.view()).options });
    expect(play!.board).toEqual((await watcher.view()).play!.board);
  });

  it('with options that follow another pace, also where an answer was taken back after it', async () => {
    const table = await startTable({ game: 'cosmic', seats: 3 });
    const { players, host, watcher } = table;
    let undone = 0;
    for (let turn = 0; turn < 60 && !undone; turn++) {
      const views = await Promise.all(players.map((player) => player.view()));
      const player = players[views.findIndex(({ play }) => play!.decisions.length > 0)]!;
      if (!(await player.play()).body.view.undo) continue;
      await host.host({ act: 'pace', pace: 'daily' });
      expect((await player.undo()).status).toBe(200);
      undone++;
    }
    expect(undone).toBe(1);
    await playOn(table, 5);
    await cancel(table);
    const { file, guest } = await carried(table);
    expect(new Set(file.rows.map(({ by }) => by))).toEqual(new Set(['seat', 'undo', 'desk']));
    expect((await watcher.view()).options['bargaining']).toBe('rendezvous');
    expect((await guest.view()).options['bargaining']).toBe('rendezvous');
  });

  it('of Cosmic Encounter, with moments that standing orders passed by', async () => {
    const table = await startTable({ game: 'cosmic', seats: 3 });
    await playOn(table, 400);
    if ((await table.watcher.view()).stage === 'playing') await cancel(table);
    const { file, guest } = await carried(table);
    expect(file.rows.length).toBeGreaterThan(50);
    expect(ofPlay(await wholeLog(guest))).toEqual(ofPlay(await wholeLog(table.watcher)));
  });
});

describe('a file', () => {
  type Change = (file: GameFile) => unknown;
  const later = (file: GameFile) => file.rows[Math.floor(file.rows.length / 2)]!;
  const changes: Record<string, Change> = {
    'that is none': () => 'hello',
    'that is a list': () => [],
    'of another kind': (file) => ({ ...file, parley: 2 }),
    'with something more': (file) => ({ ...file, talk: [] }),
    'with something more in a row': (file) => ({ ...file, rows: file.rows.map((row) => ({ ...row, happenings: [] })) }),
    'with something missing': (file) => ({ ...file, commitment: undefined }),
    'of another game': (file) => ({ ...file, game: 'comet' }),
    'of no game': (file) => ({ ...file, game: 'chess' }),
    'of a game called like a method': (file) => ({ ...file, game: 'toString' }),
    'of another release': (file) => ({
      ...file,
      deal: { ...file.deal, save: { ...file.deal.save, migrated: file.deal.save.migrated + 1 } },
    }),
    'of other rules': (file) => ({ ...file, deal: { ...file.deal, save: { ...file.deal.save, rules: 0 } } }),
    'with a seat too many': (file) => ({ ...file, players: [...file.players, { name: 'Eve', bot: false }] }),
    'with another seed': (file) => ({
      ...file,
      deal: { ...file.deal, save: { ...file.deal.save, chance: { seed: 'ab'.repeat(32), drawn: 0 } } },
    }),
    'with no seed': (file) => ({ ...file, deal: { ...file.deal, save: { ...file.deal.save, chance: null } } }),
    'with no options': (file) => ({ ...file, deal: { ...file.deal, save: { ...file.deal.save, options: null } } }),
    'with an option unheard of': (file) => ({ ...file, deal: { ...file.deal, save: { ...file.deal.save, options: { variant: 'mine' } } } }),
    'with another commitment': (file) => ({ ...file, commitment: 'ab'.repeat(32) }),
    'with a hand dealt otherwise': (file) => ({ ...file, deal: { ...file.deal, save: { ...file.deal.save, facts: {} } } }),
    'that stops before the end': (file) => ({ ...file, rows: file.rows.slice(0, -1) }),
    'that says it was cancelled': (file) => ({ ...file, cancelled: true }),
    'that begins later': (file) => ({ ...file, rows: file.rows.slice(1) }),
    'with an answer twice': (file) => ({ ...file, rows: [file.rows[0], ...file.rows] }),
    'with an answer by another seat': (file) => (((later(file).seat as number) ^= 1), file),
    'with an answer by no seat': (file) => ((later(file).seat = null), file),
    'with an answer by a seat far off': (file) => ((later(file).seat = 9), file),
    'with an answer by half a seat': (file) => ((later(file).seat = 0.5), file),
    'with other picks': (file) => ((later(file).picks = ['x']), file),
    'with another decision': (file) => ((later(file).decision = '1.x'), file),
    'with an unknown hand': (file) => ((later(file).by = 'deal' as never), file),
    'with time before time': (file) => ((later(file).at = -1), file),
    'with another outcome': (file) => (later(file).patch.push({ op: 'add', path: '/facts/gift', value: 1 }), file),
    'with a patch that leads nowhere': (file) => ((later(file).patch = [{ op: 'add', path: '/a/b/c', value: 1 }]), file),
    'with a patch of a strange kind': (file) => (later(file).patch.push({ op: 'move', path: '/a' } as never), file),
    'with a patch that leads out': (file) => (later(file).patch.push({ op: 'add', path: '/__proto__/polluted', value: 1 }), file),
    'with a patch that leads out by another way': (file) => (
      later(file).patch.push({ op: 'add', path: '/facts/constructor/prototype/polluted', value: 1 }),
      file
    ),
    'that takes back what never was': (file) => (
      file.rows.push({ at: file.deal.at, by: 'undo', seat: 0, decision: null, picks: [], patch: [], restores: 9_999 }),
      file
    ),
    'that takes back to its own future': (file) => {
      file.rows.splice(3, 0, { at: file.deal.at, by: 'undo', seat: 0, decision: null, picks: [], patch: [], restores: 5 });
      return file;
    },
    'that takes the end back': (file) => {
      file.rows.push({
        at: file.deal.at,
        by: 'undo',
        seat: 0,
        decision: null,
        picks: [],
        patch: [{ op: 'replace', path: '', value: file.deal.save }],
        restores: 0,
      });
      return file;
    },
    'whose deal is in no year': (file) => {
      file.deal.at = Number.MAX_SAFE_INTEGER;
      return file;
    },
    'whose answers come from the future': (file) => {
      file.rows.at(-1)!.at = Date.now() + 30 * 86_400_000;
      return file;
    },
    'whose answers were given before there was a game': (file) => {
      file.rows[0]!.at = 0;
      return file;
    },
    'whose patch has no bottom': (file) => {
      const deep = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)) as never;
      file.rows[0]!.patch.push({ op: 'add', path: '/deep', value: deep });
      return file;
    },
    'whose row changes more than any answer does': (file) => {
      const { patch } = file.rows[0]!;
      patch.push({ op: 'add', path: '/heap', value: [0, 0] });
      for (let times = 0; times < 1_000; times++) patch.push({ op: 'add', path: '/heap/0', value: 0 }, { op: 'remove', path: '/heap/0' });
      // all of it is undone again: what is left is as it was played
      patch.push({ op: 'remove', path: '/heap' });
      return file;
    },
    'that goes back to more moments than anyone keeps': (file) => {
      const row = { at: file.deal.at, by: 'undo' as const, seat: 0, decision: null, picks: [], patch: [] };
      file.rows.push(...Array.from({ length: 400 }, (_, at) => ({ ...row, restores: at % file.rows.length })));
      return file;
    },
    'whose desk plays': (file) => {
      file.rows.unshift({
        at: file.deal.at,
        by: 'desk',
        seat: null,
        decision: null,
        picks: [],
        patch: [{ op: 'replace', path: '/frames', value: 9 }],
        restores: null,
      });
      return file;
    },
    'whose desk sets an option unheard of': (file) => {
      const patch = [{ op: 'replace' as const, path: '/options/planning', value: 'loud' }];
      file.rows.unshift({ at: file.deal.at, by: 'desk', seat: null, decision: null, picks: [], patch, restores: null });
      return file;
    },
  };

  it('is refused as soon as anything in it is not as it was played, and nothing is made', async () => {
    const { body: file } = await take((await overTable()).watcher);
    expect((await bring(file)).status).toBe(200);
    for (const [name, change] of Object.entries(changes)) {
      newAddress();
      const { status, body } = await bring(change(structuredClone(file)));
      expect({ name, status, reason: body.reason }).toEqual({ name, status: 422, reason: 'bad_file' });
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    const room = (env as unknown as { ROOMS: DurableObjectNamespace<GameRoom> }).ROOMS.getByName('neverwasroom');
    const left = await runInDurableObject(room, async (instance, { storage }) => {
      const outcome = await instance.importGame('neverwasroom', JSON.stringify({ ...file, rows: file.rows.slice(1) }));
      expect(outcome).toMatchObject({ ok: false, reason: 'bad_file' });
      return storage.sql.exec(`SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'`).toArray();
    });
    expect(left).toEqual([]);
    const half = await send('/api/games/import', { method: 'POST', body: JSON.stringify(file).slice(0, -5) });
    expect(half).toMatchObject({ status: 422, body: { reason: 'bad_file' } });
  });

  it('is played bit by bit: others come in between', async () => {
    const { body: file } = await take((await overTable()).watcher);
    let isDone = false;
    const playing = importGame('neverwasroom', 'A'.repeat(22), file, Date.now()).then(() => (isDone = true));
    await new Promise((next) => setTimeout(next, 0));
    expect(isDone).toBe(false);
    await playing;
  });

  it('may be as long as a game can be, and no longer', async () => {
    const { body: file } = await take((await cancelledTable()).watcher);
    const now = Date.now();
    await expect(importGame('neverwasroom', 'A'.repeat(22), file, now, file.rows.length)).resolves.toBeDefined();
    await expect(importGame('neverwasroom', 'A'.repeat(22), file, now, file.rows.length - 1)).rejects.toThrow('bad_file');
  });

  it('may be large, but not without end; other requests stay small', async () => {
    const file = 'x'.repeat(FILE_LIMIT + 1);
    expect(await send('/api/games/import', { method: 'POST', body: file })).toMatchObject({ status: 413, body: { reason: 'too_large' } });
    expect(await send('/api/games/import', { method: 'POST', body: file.slice(2) })).toMatchObject({ status: 422 });
    expect(await send('/?/import', { method: 'POST', body: file })).toMatchObject({ status: 200, body: 'page /' });
    expect(await send('/?/import', { method: 'POST', body: file + 'x'.repeat(70_000) })).toMatchObject({ status: 413 });
    expect(await send('/', { method: 'POST', body: 'x'.repeat(70_000) })).toMatchObject({ status: 413 });
    expect(await send('/p/x?/import', { method: 'POST', body: 'x'.repeat(70_000) })).toMatchObject({ status: 413 });
    expect(await send<RoomPage>('/api/games', { method: 'POST', body: 'x'.repeat(70_000) })).toMatchObject({ status: 413 });
  });
});
