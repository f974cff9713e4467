import { beforeEach, describe, expect, it } from 'vitest';
import type { RoomPage } from '../../../../shared/protocol.ts';
import { evict, newAddress, openTable, pass, Person, post, ring, startTable, stored, type Table } from '../../table.ts';

beforeEach(() => void newAddress());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const two = { seats: 2, pace: 'daily', options: { planning: 'open' } } as const;

const told = async ({ watcher }: Table) => (await watcher.page()).log.flatMap((entry) => entry.told.map(({ type }) => type));
const act = (person: Person, name: string) => post<RoomPage & { path?: string }>(`${person.api}/seat`, { act: name });

/** Seat 0 misses two turns; seat 1 plays. */
async function abandoned(): Promise<Table> {
  const table = await startTable(two);
  for (let turn = 0; turn < 2; turn++) {
    pass(DAY + 1_000);
    await ring(table.room);
    if (turn === 0) await table.players[1]!.play();
  }
  return table;
}

describe('an absent person', () => {
  it('is answered for by the clock once, then by the bot', async () => {
    const table = await startTable(two);
    const { players, watcher, room } = table;
    pass(DAY + 1_000);
    await ring(room);
    expect((await watcher.view()).plates[0]).toMatchObject({ missed: 1, away: null });
    await players[1]!.play();
    pass(DAY + 1_000);
    await ring(room);
    expect((await watcher.view()).plates[0]).toMatchObject({ missed: 2, away: { by: 'bot' } });
    expect((await told(table)).at(-1)).toBe('desk.away');
    await players[1]!.play();
    pass(2 * HOUR);
    await evict(room);
    await ring(room);
    const { log } = await watcher.page();
    expect(log.at(-1)).toMatchObject({ seat: 0, by: 'bot' });
  });

  it('who answers in between has missed nothing', async () => {
    const { players, watcher, room } = await startTable(two);
    pass(DAY + 1_000);
    await ring(room);
    await players[1]!.play();
    await players[0]!.play();
    expect((await watcher.view()).plates[0]!.missed).toBe(0);
  });

  it('is back with the first thing done, with the full time', async () => {
    const { players, watcher } = await abandoned();
    await players[1]!.play();
    pass(HOUR / 2);
    expect((await act(players[0]!, 'back')).status).toBe(200);
    const view = await watcher.view();
    expect(view.plates[0]).toMatchObject({ away: null, missed: 0 });
    expect(view.play!.waiting[0]).toMatchObject({ seat: 0, until: Date.now() + DAY });
    expect((await act(players[0]!, 'back')).body.reason).toBe('not_away');
  });

  it('is back by answering', async () => {
    const table = await abandoned();
    await table.players[1]!.play();
    expect((await table.players[0]!.play()).status).toBe(200);
    expect((await table.watcher.view()).plates[0]!.away).toBe(null);
    expect(await told(table)).toContain('desk.back');
  });

  it('is not back by looking', async () => {
    const { players, room, watcher } = await abandoned();
    // that somebody was here today is noted, once
    const view = await watcher.view();
    const before = await stored(room);
    await players[0]!.page();
    expect(await stored(room)).toBe(before);
    expect(await watcher.view()).toEqual(view);
  });

  it('may be stood in for after a while, by an invitation that only the host has', async () => {
    const table = await abandoned();
    const { host, players, watcher, room } = table;
    expect((await host.page()).links!.seats).toEqual([null, null]);
    pass(2 * DAY + 10);
    await ring(room);
    expect(await told(table)).toContain('desk.substitute-wanted');
    await evict(room);
    const [invitation] = (await host.page()).links!.seats;
    for (const person of [...players, watcher]) expect(JSON.stringify(await person.page())).not.toContain(invitation!.split('.')[1]);
    const substitute = await new Person(invitation!).sit('Tess');
    expect((await watcher.view()).plates[0]).toMatchObject({ name: 'P0', occupant: 'person', away: { by: 'substitute', name: 'Tess' } });
    await expect(new Person(invitation!).sit('Tom')).rejects.toThrow('404');
    const { view } = await substitute.page();
    expect(view.you).toEqual({ role: 'seat', seat: 0 });
    expect((view.play!.board as { hand: unknown[] }).hand.length).toBeGreaterThan(0);
    // a substitute can't send itself back, nor give the seat away
    expect((await act(substitute, 'back')).status).toBe(403);
    expect((await act(substitute, 'resign')).status).toBe(403);
  });

  it('takes the seat back from a substitute, whose link is dead from then on', async () => {
    const { host, players, room } = await abandoned();
    await host.host({ act: 'substitute', seat: 0 });
    const substitute = await new Person((await host.page()).links!.seats[0]!).sit('Tess');
    const page = await substitute.open();
    expect((await players[0]!.page()).view.plates[0]!.away!.by).toBe('substitute');
    await act(players[0]!, 'back');
    await page.next('gone');
    await evict(room);
    await expect(substitute.page()).rejects.toThrow('404');
    expect((await host.page()).links!.seats[0]).toBe(null);
  });

  it('whose substitute is absent too is played by the bot again', async () => {
    const { host, players, watcher, room } = await abandoned();
    await host.host({ act: 'substitute', seat: 0 });
    const substitute = await new Person((await host.page()).links!.seats[0]!).sit('Tess');
    expect((await substitute.view()).you.seat).toBe(0);
    // the seat is not theirs to name
    expect((await post(`${substitute.api}/name`, { name: 'Tess' })).body.reason).toBe('not_seated');
    for (let turn = 0; turn < 5; turn++) {
      pass(DAY + 1_000);
      await ring(room);
      if ((await players[1]!.view()).play!.decisions.length) await players[1]!.play();
    }
    expect((await watcher.view()).plates[0]!.away).toMatchObject({ by: 'bot' });
    await expect(substitute.page()).rejects.toThrow('404');
    expect((await act(players[0]!, 'back')).status).toBe(200);
  });
});

describe('a person who leaves for a while', () => {
  it('is played for by the bot until they are back, and the log says whose wish it was', async () => {
    const table = await startTable(two);
    const { players, watcher, room } = table;
    expect((await act(players[0]!, 'away')).body.view.plates[0]).toMatchObject({ missed: 0, away: { by: 'bot' } });
    expect((await told(table)).at(-1)).toBe('desk.leaves');
    expect((await act(players[0]!, 'away')).body.reason).toBe('already_away');
    await evict(room);
    pass(2 * HOUR);
    await ring(room);
    expect((await watcher.page()).log.at(-1)).toMatchObject({ seat: 0, by: 'bot' });
    await players[1]!.play();
    expect((await players[0]!.play()).status).toBe(200);
    expect((await watcher.view()).plates[0]!.away).toBe(null);
  });

  it('may be stood in for after the same two days as anyone', async () => {
    const table = await startTable(two);
    await act(table.players[1]!, 'away');
    pass(2 * DAY - HOUR);
    await ring(table.room);
    expect(await told(table)).not.toContain('desk.substitute-wanted');
    pass(2 * HOUR);
    await ring(table.room);
    expect(await told(table)).toContain('desk.substitute-wanted');
    const substitute = await new Person((await table.host.page()).links!.seats[1]!).sit('Tess');
    expect((await act(substitute, 'away')).status).toBe(403);
    // who has someone sitting in is away already, and that one stays
    expect((await act(table.players[1]!, 'away')).body.reason).toBe('already_away');
    expect((await substitute.view()).plates[1]!.away).toMatchObject({ by: 'substitute', name: 'Tess' });
  });

  it('leaves a running game alone', async () => {
    const { players, host, watcher } = await openTable({ host: 'Ann' });
    expect((await act(players[0]!, 'away')).body.reason).toBe('game_not_running');
    for (const person of [host, watcher]) expect((await act(person, 'away')).body.reason).toBe('not_seated');
  });
});

describe('a host', () => {
  it('lets the bot play for someone and gives the seat back', async () => {
    const { host, watcher } = await startTable(two);
    expect((await host.host({ act: 'relieve', seat: 0 })).body.view.plates[0]!.away).toMatchObject({ by: 'bot' });
    expect((await host.host({ act: 'relieve', seat: 0 })).body.reason).toBe('already_away');
    expect((await host.host({ act: 'restore', seat: 0 })).body.view.plates[0]!.away).toBe(null);
    expect((await host.host({ act: 'restore', seat: 1 })).body.reason).toBe('not_away');
    expect((await host.host({ act: 'relieve', seat: 9 })).body.reason).toBe('bad_seat');
    expect((await watcher.host({ act: 'relieve', seat: 0 })).body.reason).toBe('not_host');
    const lobby = await openTable();
    expect((await lobby.host.host({ act: 'relieve', seat: 0 })).body.reason).toBe('game_not_running');
  });

  it('hands the hosting over to a seat that takes it up', async () => {
    const { host, players, watcher, room } = await startTable(two);
    expect((await act(players[1]!, 'host')).body.reason).toBe('not_heir');
    await host.host({ act: 'hand-over', seat: 1 });
    expect((await watcher.view()).heir).toBe(1);
    expect((await act(players[0]!, 'host')).body.reason).toBe('not_heir');
    const { path } = (await act(players[1]!, 'host')).body;
    await evict(room);
    const next = new Person(path!);
    await expect(host.page()).rejects.toThrow('404');
    const { links } = await next.page();
    expect((await new Person(links!.watch!).view()).title).toBe((await watcher.view()).title);
    expect((await next.host({ act: 'pause', hours: 1 })).status).toBe(200);
    // no hand came with it
    expect((await next.page()).view.play!.decisions).toEqual([]);
    expect((await players[0]!.view()).play!.decisions).toHaveLength(1);
  });

  it('takes the offer back', async () => {
    const { host, players } = await startTable(two);
    await host.host({ act: 'hand-over', seat: 1 });
    await host.host({ act: 'hand-over', seat: null });
    expect((await act(players[1]!, 'host')).body.reason).toBe('not_heir');
  });
});

describe('giving up a seat', () => {
  it('leaves it to the bot for good', async () => {
    const { players, watcher, room } = await startTable(two);
    expect((await act(players[0]!, 'resign')).status).toBe(200);
    await evict(room);
    await expect(players[0]!.page()).rejects.toThrow('404');
    expect((await watcher.view()).plates[0]).toMatchObject({ name: 'P0', occupant: 'bot' });
    pass(2 * HOUR);
    await ring(room);
    expect((await watcher.page()).log.at(-1)).toMatchObject({ seat: 0, by: 'bot' });
  });

  it('is not for the lobby', async () => {
    const { players } = await openTable({ host: 'Ann' });
    expect((await act(players[0]!, 'resign')).body.reason).toBe('game_not_running');
  });
});
