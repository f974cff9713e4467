import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { senderOf } from '../../shared/sender.ts';
import type { Quota } from '../../worker/quota.ts';
import { cancelledTable } from './finished.ts';
import { DAY, HOUR, leave, mailed, MINUTE, newMailbox, settle, settled } from './post.ts';
import { newAddress, openTable, pass, Person, post, startTable, type Table } from './table.ts';

beforeEach(() => void newAddress());

const invite = (host: Person, address: string) => host.host({ act: 'invite', address, language: 'en' });

describe('letters to someone who has not agreed', () => {
  it('are few, however many tables and senders there are; and it is said when there may be one again', async () => {
    const victim = newMailbox();
    const other = newMailbox();
    const statuses: number[] = [];
    for (let table = 0; table < 5; table++) {
      newAddress();
      const { host } = await openTable();
      // another spelling is no other mailbox
      const { status, body, headers } = await invite(host, table % 2 ? victim : victim.toUpperCase());
      statuses.push(status);
      if (status === 200) continue;
      expect(body.reason).toBe('mailed_too_often');
      const wait = Number(headers.get('retry-after'));
      expect(wait).toBeGreaterThan(3_500);
      expect(wait).toBeLessThanOrEqual(3_600);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const { players, host } = await startTable({ host: 'Ann', seats: 2 });
    expect((await settle(players[1]!, { act: 'address', address: victim, language: 'en' })).status).toBe(429);
    expect((await players[1]!.page()).own!.mail).toBeNull();
    expect((await invite((await openTable()).host, other)).status).toBe(200);
    expect(await settled(victim)).toHaveLength(1);
    expect(await settled(victim.toUpperCase())).toHaveLength(2);
    pass(HOUR + MINUTE);
    expect((await settle(players[1]!, { act: 'address', address: victim, language: 'en' })).status).toBe(200);
    expect(host.room).not.toBe('');
  });

  it.each([
    ['a tag after a plus', (nth: number, name: string) => `${name}+${nth}@mail.example`],
    [
      'dots that some services ignore',
      (nth: number, name: string) => `${[...name].join(nth % 2 ? '.' : '')}@${nth < 2 ? 'gmail' : 'googlemail'}.com`,
    ],
    [
      'capitals in its domain',
      (nth: number, name: string) => `${name}@mail.${'exampl'.slice(0, nth)}${'example'.slice(nth).toUpperCase()}`,
    ],
  ])('are few whatever stands in the address that its mailbox does not mind: %s', async (_, spelling) => {
    const name = `v${Math.random().toString(36).slice(2)}`;
    const statuses: number[] = [];
    const { host } = await openTable();
    for (let nth = 0; nth < 2; nth++) statuses.push((await invite(host, spelling(nth, name))).status);
    for (let nth = 2; nth < 6; nth++) {
      newAddress();
      statuses.push((await invite((await openTable()).host, spelling(nth, name))).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
  });

  it('of one room are few too, whatever stands after a plus', async () => {
    const name = `v${Math.random().toString(36).slice(2)}`;
    const { host } = await openTable();
    const statuses: number[] = [];
    for (let nth = 0; nth < 4; nth++) {
      pass(2 * HOUR);
      statuses.push((await invite(host, `${name}+${nth}@mail.example`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it.each([
    [
      'an invitation to a seat that there is none of',
      'bad_seat',
      (table: Table, address: string) => table.host.host({ act: 'invite', address, seat: 8, language: 'en' }),
    ],
    [
      'an invitation to a seat that is taken',
      'colour_taken',
      (table: Table, address: string) => table.host.host({ act: 'invite', address, seat: 0, language: 'en' }),
    ],
    [
      'an invitation by a link that is closed',
      'no_invitation',
      async (table: Table, address: string) => {
        await table.host.host({ act: 'revoke', link: 'invite' });
        return invite(table.host, address);
      },
    ],
    [
      'an invitation by a host who fills the log',
      'told_too_often',
      async (table: Table, address: string) => {
        while ((await table.host.host({ act: 'rotate', link: 'watch' })).status === 200);
        return invite(table.host, address);
      },
    ],
    [
      'an address with a time zone that there is none of',
      'bad_zone',
      (table: Table, address: string) => settle(table.players[0]!, { act: 'address', address, language: 'en', zone: 'Mars/Base' }),
    ],
  ])('are not used up by what is refused: %s', async (_, reason, ask) => {
    const victim = newMailbox();
    const table = await openTable({ host: 'Ann' });
    for (let time = 0; time < 4; time++) expect((await ask(table, victim)).body.reason).toBe(reason);
    newAddress();
    const other = await openTable({ host: 'Ben' });
    expect((await invite(other.host, victim)).status).toBe(200);
    expect(await settled(victim)).toHaveLength(1);
  });

  it('are not used up by whoever asks for the lost links of another', async () => {
    const table = await startTable({ host: 'Ann', seats: 2 });
    const victim = newMailbox();
    await leave(table.players[1]!, victim);
    const remind = () => post(`${table.watcher.api}/remind`, { address: victim });
    for (let time = 0; time < 4; time++) await remind();
    const before = (await settled(victim)).length;
    pass(2 * HOUR);
    for (let time = 0; time < 4; time++) await remind();
    expect((await settled(victim)).length).toBe(before);
    newAddress();
    expect((await invite((await openTable()).host, victim)).status).toBe(200);
  });

  it('are counted by sender too, across tables', async () => {
    const statuses: number[] = [];
    for (let table = 0; table < 3; table++) {
      const { host } = await openTable();
      for (let letter = 0; letter < 14; letter++) statuses.push((await invite(host, newMailbox())).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    const last = await invite((await openTable()).host, newMailbox());
    expect(last).toMatchObject({ status: 429, body: { reason: 'mailed_too_often' } });
    newAddress();
    expect((await invite((await openTable()).host, newMailbox())).status).toBe(200);
  });

  it('of one seat do not use up those of the table', async () => {
    const { players, host } = await startTable({ host: 'Ann' });
    const statuses: number[] = [];
    for (let letter = 0; letter < 8; letter++) {
      statuses.push((await settle(players[1]!, { act: 'address', address: newMailbox(), language: 'en' })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    await leave(players[2]!, newMailbox());
    await post(`${players[1]!.api}/seat`, { act: 'away' });
    await host.host({ act: 'substitute', seat: 1 });
    expect((await host.host({ act: 'invite', seat: 1, address: newMailbox(), language: 'en' })).status).toBe(200);
  });

  it('are not counted for who holds no link: nobody can use up another’s letters that way', async () => {
    const { watcher, host } = await openTable();
    const victim = newMailbox();
    for (let letter = 0; letter < 5; letter++) {
      expect((await invite(new Person(host.link.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))), victim)).status).toBe(404);
      expect((await settle(watcher, { act: 'address', address: victim, language: 'en' })).status).toBe(403);
    }
    expect((await invite(host, victim)).status).toBe(200);
  });

  it.each(['en', 'ru', 'uk'])('say nothing of a stranger’s in the subject, and carry no address of theirs (%s)', async (language) => {
    const [invited, asked] = [newMailbox(), newMailbox()];
    const { host, players } = await startTable({ title: 'Win at http://evil.example', host: 'www.evil.example', seats: 2 });
    await post(`${players[1]!.api}/seat`, { act: 'away' });
    await host.host({ act: 'substitute', seat: 1 });
    await host.host({ act: 'invite', seat: 1, address: invited, language });
    await settle(players[0]!, { act: 'address', address: asked, language });
    for (const address of [invited, asked]) {
      const [mail] = await mailed(address, 1);
      expect(mail!.subject).toMatch(/Parley/);
      expect(mail!.subject).not.toMatch(/evil|Win/);
      expect(mail!.text + mail!.html).not.toContain('evil');
    }
    // however an address is spelled that a mail program may make a link of
    for (const [at, title] of ['x9.cc', 'evil2.com now', 'evil｡com', 'evil﹒com', 'q\u0308.com', '192.0.2.7'].entries()) {
      const spelled = await startTable({ title, host: title.slice(0, 24), seats: 2 });
      const box = newMailbox();
      newAddress();
      await settle(spelled.players[0]!, { act: 'address', address: box, language });
      const [letter] = await mailed(box, 1);
      expect(letter!.text + letter!.html, `${at}`).not.toContain(title);
    }
    const friendly = await startTable({ title: 'Friday table', host: 'Mira', seats: 2 });
    const friend = newMailbox();
    await settle(friendly.players[0]!, { act: 'address', address: friend, language });
    const [mail] = await mailed(friend, 1);
    expect(mail!.subject).not.toMatch(/Friday|Mira/);
    expect(mail!.text).toContain('Mira');
    expect(mail!.text).toContain('Friday table');
  });
});

describe('tables', () => {
  const set = () => post<{ host: string }>('/api/games', { game: 'centauri', seats: 2, pace: 'live' });

  it('are set by one address only so fast, and it is said when the next can be', async () => {
    for (let table = 0; table < 20; table++) expect((await set()).status).toBe(200);
    const { status, body, headers } = await set();
    expect({ status, reason: body.reason }).toEqual({ status: 429, reason: 'too_many_tables' });
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect((await post('/api/games/import', { parley: 1 })).body.reason).toBe('too_many_tables');
    newAddress();
    expect((await set()).status).toBe(200);
  });

  it('that go on from one another count as well, but for who is only shown the way to one', async () => {
    let { players } = await cancelledTable();
    const [first] = players;
    const rematch = (person: Person) => post<{ path: string }>(`${person.api}/seat`, { act: 'rematch' });
    const statuses: number[] = [];
    for (let table = 0; table < 22; table++) {
      const { status, body, headers } = await rematch(players[0]!);
      statuses.push(status);
      if (status !== 200) {
        expect(body.reason).toBe('too_many_tables');
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
        break;
      }
      const host = new Person(body.path);
      const { links } = await host.page();
      await host.host({ act: 'start', bots: true });
      players = [new Person(links!.own!.link)];
      await post(`${players[0]!.api}/vote`, { act: 'propose', motion: { kind: 'cancel' } });
    }
    expect(statuses).toEqual([...Array<number>(19).fill(200), 429]);
    expect((await rematch(first!)).status).toBe(200);
    newAddress();
    expect((await rematch(players[0]!)).status).toBe(200);
  });

  it('can be set again when that time is over', async () => {
    for (let table = 0; table < 21; table++) await set();
    pass(10 * MINUTE + 1_000);
    expect((await set()).status).toBe(200);
  });
});

describe('a quota', () => {
  const { QUOTAS } = env as unknown as { QUOTAS: DurableObjectNamespace<Quota> };

  it('keeps nothing once all of it is long ago', async () => {
    const quota = QUOTAS.getByName(`test ${Math.random()}`);
    expect(await quota.take([{ most: 1, within: DAY }])).toBe(0);
    expect(await quota.take([{ most: 1, within: DAY }])).toBeGreaterThan(DAY - MINUTE);
    pass(DAY + 1);
    expect(await runDurableObjectAlarm(quota)).toBe(true);
    const kept = await runInDurableObject(
      quota,
      async (_, { storage }) => [...storage.kv.list()].length + Number(await storage.getAlarm()),
    );
    expect(kept).toBe(0);
  });
});

describe('a sender', () => {
  const of = (address?: string) => senderOf(new Headers(address ? { 'cf-connecting-ip': address } : {}));

  it('is an address, or the whole network where one house has many', () => {
    expect(of('192.0.2.7')).toBe('192.0.2.7');
    expect(of('2001:db8:1:2:3:4:5:6')).toBe(of('2001:DB8:1:2::1'));
    expect(of('2001:db8:1:2::1')).not.toBe(of('2001:db8:1:3::1'));
    expect(of('2001:db8::1')).toBe(of('2001:db8:0:0:ffff::'));
    expect(of('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(of()).toBe('here');
  });
});
