import { beforeEach, describe, expect, it } from 'vitest';
import type { RoomPage } from '../../../../shared/protocol.ts';
import { DAY, HOUR, later, leave, mailsTo, newMailbox, settled } from '../../post.ts';
import { newAddress, openTable, pass, Person, post, ring, startTable, stored, type Table } from '../../table.ts';

beforeEach(() => void newAddress());

const three = { seats: 3, pace: 'daily', options: { planning: 'open' } } as const;
const told = async ({ watcher }: Table) => (await watcher.page()).log.flatMap((entry) => entry.told.map(({ type }) => type));
const act = (person: Person, name: string) => post<RoomPage>(`${person.api}/seat`, { act: name });
const ask = ({ host }: Table, seat: number) => host.host({ act: 'substitute', seat });

describe('a substitute can be asked for', () => {
  it('for nobody who is there, not even by letting the bot play for them first', async () => {
    const table = await startTable(three);
    const { host, watcher, room } = table;
    const before = await stored(room);
    expect((await ask(table, 1)).body.reason).toBe('not_absent');
    expect(await stored(room)).toBe(before);
    await host.host({ act: 'relieve', seat: 1 });
    expect((await ask(table, 1)).body.reason).toBe('not_absent');
    // nor does waiting make it one
    pass(3 * DAY);
    await ring(room);
    expect((await watcher.view()).plates[1]!.away).toMatchObject({ by: 'bot' });
    expect((await ask(table, 1)).body.reason).toBe('not_absent');
    expect((await host.page()).links!.seats[1]).toBe(null);
    expect(await told(table)).not.toContain('desk.substitute-wanted');
  });

  it('for those who are away by their own wish', async () => {
    const table = await startTable(three);
    await act(table.players[1]!, 'away');
    expect((await ask(table, 1)).status).toBe(200);
  });

  it('for those whom the clock has relieved', async () => {
    const table = await startTable({ ...three, seats: 2 });
    for (let turn = 0; turn < 2; turn++) {
      pass(DAY + 1_000);
      await ring(table.room);
      if (turn === 0) await table.players[1]!.play();
    }
    expect((await ask(table, 0)).status).toBe(200);
  });

  it('by the vote of the others, also where the host has let the bot play', async () => {
    const table = await startTable(three);
    await table.host.host({ act: 'relieve', seat: 2 });
    await post(`${table.players[0]!.api}/vote`, { act: 'propose', motion: { kind: 'substitute', seat: 2 } });
    await post(`${table.players[1]!.api}/vote`, { act: 'cast', vote: 1, yes: true });
    expect(await told(table)).toContain('desk.substitute-wanted');
    const substitute = await new Person((await table.host.page()).links!.seats[2]!).sit('Tess');
    expect((await substitute.view()).you.seat).toBe(2);
    // and again, now that the others have said so
    expect((await ask(table, 2)).status).toBe(200);
  });
});

describe('a pace that is made shorter', () => {
  const MINUTE = 60_000;
  const hasty = { turn: 1, choose: 1, respond: 1, bank: 0 };
  const propose = (person: Person) => post(`${person.api}/vote`, { act: 'propose', motion: { kind: 'pace', pace: hasty } });
  const agree = (person: Person) => post(`${person.api}/vote`, { act: 'cast', vote: 1, yes: true });

  /** Turns go by in which seat 0 does nothing, and the others play. */
  async function sleepThrough({ room, players, watcher }: Table, turns: number, each: number): Promise<void> {
    for (let turn = 0; turn < turns; turn++) {
      pass(each);
      await ring(room);
      for (const seat of [1, 2]) if ((await watcher.view()).play!.waiting[0]!.seat === seat) await players[seat]!.play();
    }
  }

  it('is not for the host alone, who could have the clock relieve a sleeper and read the hand', async () => {
    const table = await startTable(three);
    const before = await stored(table.room);
    for (const pace of ['live', 'evening', hasty, { turn: 1440, choose: 1440, respond: 719, bank: 600 }]) {
      const { status, body } = await table.host.host({ act: 'pace', pace });
      expect([status, body.reason]).toEqual([409, 'shorter_pace']);
    }
    expect(await stored(table.room)).toBe(before);
    await sleepThrough(table, 4, 15 * MINUTE);
    expect((await ask(table, 0)).body.reason).toBe('not_absent');
    expect((await table.host.host({ act: 'reissue', seat: 0 })).body.reason).toBe('not_absent');
  });

  it('relieves nobody who only sleeps, before two questions of the old pace would have run out', async () => {
    const table = await startTable(three);
    const { players, watcher } = table;
    // one missed turn: from now on the others decide without seat 0
    await sleepThrough(table, 1, DAY + MINUTE);
    expect((await watcher.view()).plates[0]!.missed).toBe(1);
    await propose(players[1]!);
    await agree(players[2]!);
    expect((await watcher.view()).pace).toEqual(hasty);
    await sleepThrough(table, 5, 2 * MINUTE);
    const { missed, away } = (await watcher.view()).plates[0]!;
    expect(missed).toBeGreaterThan(3);
    expect(away).toBe(null);
    expect((await ask(table, 0)).body.reason).toBe('not_absent');
    // a pause is no time in which anyone need look in
    await table.host.host({ act: 'pause', hours: 47 });
    pass(47 * HOUR - MINUTE);
    await table.host.host({ act: 'resume' });
    await sleepThrough(table, 2, HOUR);
    expect((await watcher.view()).plates[0]!.away).toBe(null);
    await sleepThrough(table, 2, DAY);
    expect((await watcher.view()).plates[0]!.away).toMatchObject({ by: 'bot' });
    expect((await ask(table, 0)).status).toBe(200);
  });

  it('counts at once for whoever has answered since', async () => {
    const table = await startTable(three);
    const [a, b, c] = table.players;
    await propose(b!);
    for (const person of [a!, c!]) await agree(person);
    for (const person of [a!, b!, c!]) await person.play();
    await sleepThrough(table, 2, 2 * MINUTE);
    expect((await table.watcher.view()).plates[0]).toMatchObject({ missed: 2, away: { by: 'bot' } });
  });

  it('relieves no sleeper who sat down before it, though it was made shorter before the start', async () => {
    const table = await openTable({ game: 'centauri', ...three, options: { ...three.options, start_seat: '0' } });
    const { invite } = (await table.host.page()).links!;
    table.players.push(await new Person(invite!).sit('P0', 0));
    pass(3 * DAY);
    expect((await table.host.host({ act: 'pace', pace: hasty })).status).toBe(200);
    pass(MINUTE);
    for (const seat of [1, 2]) table.players.push(await new Person(invite!).sit(`P${seat}`, seat));
    pass(3 * DAY);
    await table.host.host({ act: 'start', bots: false });
    await sleepThrough(table, 3, 2 * MINUTE);
    expect((await table.watcher.view()).plates[0]).toMatchObject({ missed: 3, away: null });
    // who sat down later knew it
    for (let turn = 0; turn < 6; turn++) {
      pass(2 * MINUTE);
      await ring(table.room);
    }
    const { plates } = await table.watcher.view();
    expect(plates.map(({ away }) => away?.by ?? null)).toEqual([null, 'bot', 'bot']);
  });
});

describe('someone who is sat in for', () => {
  it('is shown it, and all can read in the log who came, and that it was the host who ended it', async () => {
    const table = await startTable(three);
    await act(table.players[1]!, 'away');
    await ask(table, 1);
    expect((await table.players[1]!.view()).plates[1]!.away).toMatchObject({ by: 'bot', wanted: true });
    const page = await table.players[1]!.open();
    await new Person((await table.host.page()).links!.seats[1]!).sit('Hal');
    const { patch, log } = await page.next('update');
    expect(JSON.stringify(patch)).toContain('Hal');
    expect(log.flatMap((entry) => entry.told)).toEqual([{ type: 'desk.substitute', of: { seat: 1, name: 'Hal' } }]);
    await table.host.host({ act: 'restore', seat: 1 });
    expect((await told(table)).at(-1)).toBe('desk.restored');
    for (const person of [...table.players, table.watcher]) {
      expect(JSON.stringify((await person.page()).log)).toContain('"desk.substitute","of":{"seat":1,"name":"Hal"}');
    }
  });

  it('is mailed at once when someone is sought and when someone comes, also one who wished to be away and whose page the other has open', async () => {
    const table = await startTable(three);
    const address = newMailbox();
    await leave(table.players[1]!, address);
    await act(table.players[1]!, 'away');
    await later(table, HOUR);
    const before = (await settled(address)).length;
    await ask(table, 1);
    await ring(table.room);
    expect((await settled(address)).length).toBe(before + 1);
    const substitute = await new Person((await table.host.page()).links!.seats[1]!).sit('Hal');
    await substitute.open();
    await ring(table.room);
    expect((await settled(address)).length).toBe(before + 2);
    const [sought, came] = (await mailsTo(address)).slice(-2);
    expect(sought!.text).toContain('may be asked to sit in for you');
    expect(came!.text).toContain('Hal');
    expect(came!.text).toContain('sees your hand');
    await ring(table.room);
    expect((await settled(address)).length).toBe(before + 2);
  });

  it('is not buried in mail by a host who asks again and again', async () => {
    const table = await startTable(three);
    const address = newMailbox();
    await leave(table.players[1]!, address);
    await act(table.players[1]!, 'away');
    const before = (await settled(address)).length;
    for (let time = 0; time < 12; time++) {
      await ask(table, 1);
      await ring(table.room);
      if (time % 2) continue;
      await new Person((await table.host.page()).links!.seats[1]!).sit(`Hal ${time}`);
      await ring(table.room);
      // who came is told as long as they are there
      await settled(address);
      await table.host.host({ act: 'relieve', seat: 1 });
      await ring(table.room);
    }
    const letters = (await settled(address)).slice(before);
    expect(letters.length).toBeGreaterThan(1);
    expect(letters.length).toBeLessThanOrEqual(6);
    expect(letters.some(({ text }) => text.includes('Hal 0'))).toBe(true);
    // the next day there may be some again
    pass(DAY);
    await ask(table, 1);
    await ring(table.room);
    expect((await settled(address)).length).toBe(before + letters.length + 1);
  });
});
