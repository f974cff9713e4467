import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isOutside, signature } from '../../../worker/notify/webhook.ts';
import { duesOf, later, MINUTE } from '../post.ts';
import { newAddress, openTable, pass, Person, startTable, type Table } from '../table.ts';

beforeEach(() => void newAddress());

interface Posted {
  url: string;
  headers: Headers;
  redirect: string | undefined;
  body: Record<string, unknown> & { event: string; content: string; text: string };
  raw: string;
}

/** Stands for wherever the news goes. */
function receiver(...answers: number[]): Posted[] {
  const posted: Posted[] = [];
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const raw = String(init!.body);
    posted.push({
      url: String(input),
      headers: new Headers(init!.headers),
      redirect: init!.redirect,
      body: JSON.parse(raw) as Posted['body'],
      raw,
    });
    return new Response(null, {
      status: answers[Math.min(posted.length, answers.length) - 1] ?? 204,
      headers: { location: 'https://evil.example/' },
    });
  });
  onTestFinished(() => spy.mockRestore());
  return posted;
}

const count = (posted: Posted[], many: number) => vi.waitUntil(() => posted.length >= many, { timeout: 3_000 });
const HOOK = 'https://hooks.example/table';

const set = (table: Table, address = HOOK) => table.host.host({ act: 'webhook', address });

describe('news of a table', () => {
  it('is posted when it is set, when the game begins, when somebody is waited for, and when it is over', async () => {
    const posted = receiver();
    const table = await openTable({ pace: 'daily', title: 'Friday table', seats: 2, options: { planning: 'open', start_seat: '0' } });
    await set(table);
    await count(posted, 1);
    const { links } = await table.host.page();
    const players = [await new Person(links!.invite!).sit('Mira', 0), await new Person(links!.invite!).sit('Tomas', 1)];
    await table.host.host({ act: 'start', bots: false });
    await later(table, MINUTE);
    await count(posted, 2);
    await players[0]!.play();
    await later(table, MINUTE);
    await count(posted, 3);
    for (let turn = 0; turn < 200 && (await table.watcher.view()).stage !== 'over'; turn++) {
      for (const player of players) if ((await player.view()).play!.decisions.length) await player.play();
    }
    await later(table, MINUTE);
    await count(posted, 4);
    await later(table, MINUTE);
    expect(posted.map(({ body }) => body.event)).toEqual(['set', 'started', 'waiting', 'finished']);
    expect(posted[1]!.body).toMatchObject({ table: 'Friday table', game: 'centauri', stage: 'playing', waiting: ['Mira'] });
    expect(posted[2]!.body.content).toMatch(/^Friday table: Waiting for Tomas until .+ UTC\.$/);
    expect(posted[2]!.body.text).toBe(posted[2]!.body.content);
    expect(posted[3]!.body['winners']).not.toEqual([]);
    for (const { raw } of posted) {
      expect(raw).not.toContain(table.host.room);
      for (const person of [table.host, table.watcher, ...players]) expect(raw).not.toContain(person.secret);
    }
  });

  it('is signed with a secret that only the host is shown', async () => {
    const posted = receiver();
    const table = await startTable({ pace: 'daily' });
    await set(table);
    await count(posted, 1);
    const { webhook } = (await table.host.page()).desk!;
    expect(webhook).toMatchObject({ address: HOOK, failing: false });
    const said = posted[0]!.headers.get('parley-signature')!;
    const [, t] = /^t=(\d+),v1=[0-9a-f]{64}$/.exec(said)!;
    expect(signature(webhook!.secret, posted[0]!.raw, Number(t) * 1_000)).toBe(said);
    for (const person of [table.watcher, ...table.players]) expect(JSON.stringify(await person.page())).not.toContain('hooks.example');
    expect((await table.watcher.page()).log.at(-1)!.told).toEqual([{ type: 'desk.webhook', of: {} }]);
  });

  it('is no way to flood somewhere else: where it goes is said ten times a day at most', async () => {
    const posted = receiver();
    const table = await openTable();
    const statuses: number[] = [];
    for (let time = 0; time < 13; time++) statuses.push((await set(table, `${HOOK}/${time}`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429, 429]);
    await count(posted, 10);
    expect(posted).toHaveLength(10);
    // it can still be ended
    expect((await set(table, '')).status).toBe(200);
    pass(24 * 60 * MINUTE);
    expect((await set(table)).status).toBe(200);
    await count(posted, 11);
  });

  it('comes as one, however much happens in between', async () => {
    const posted = receiver();
    const table = await startTable({ pace: 'daily', options: { planning: 'open' } });
    await set(table);
    await count(posted, 1);
    for (const player of table.players) await player.play();
    await later(table, MINUTE);
    await count(posted, 2);
    await later(table, MINUTE);
    await later(table, MINUTE);
    expect(posted).toHaveLength(2);
    expect(posted[1]!.body['waiting']).toEqual(['P0']);
  });

  it('says that the game is paused and goes on', async () => {
    const posted = receiver();
    const table = await startTable({ pace: 'daily', options: { planning: 'open' } });
    await set(table);
    await count(posted, 1);
    await table.host.host({ act: 'pause', hours: 5 });
    await later(table, MINUTE);
    await count(posted, 2);
    await table.host.host({ act: 'resume' });
    await later(table, MINUTE);
    await count(posted, 3);
    expect(posted.map(({ body }) => body.event)).toEqual(['set', 'paused', 'resumed']);
  });

  it('is posted later where it could not be, and once', async () => {
    const posted = receiver(204, 500, 204);
    const table = await startTable({ pace: 'daily', options: { planning: 'open' } });
    await set(table);
    await count(posted, 1);
    await table.players[0]!.play();
    await later(table, MINUTE);
    await count(posted, 2);
    await later(table, 2 * MINUTE);
    await count(posted, 3);
    await later(table, 10 * MINUTE);
    expect(posted.map(({ body }) => body.event)).toEqual(['set', 'waiting', 'waiting']);
    expect((await duesOf(table)).filter(({ kind }) => kind === 'send')).toEqual([]);
  });

  it.each([302, 404])('follows nobody elsewhere and ends where it is not wanted (%i); the host is told', async (status) => {
    const posted = receiver(status);
    const table = await startTable({ pace: 'daily', options: { planning: 'open' } });
    await set(table);
    await vi.waitUntil(async () => (await table.host.page()).desk!.webhook?.failing, { timeout: 3_000 });
    await table.players[0]!.play();
    await later(table, 5 * MINUTE);
    expect(posted.map(({ url, redirect }) => [url, redirect])).toEqual([[HOOK, 'manual']]);
  });

  it('ends when the host says so', async () => {
    const posted = receiver();
    const table = await startTable({ pace: 'daily', options: { planning: 'open' } });
    await set(table);
    await count(posted, 1);
    await set(table, '');
    await table.players[0]!.play();
    await later(table, 5 * MINUTE);
    expect(posted).toHaveLength(1);
    expect((await table.host.page()).desk!.webhook).toBeNull();
  });

  it.each([
    'http://hooks.example/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://user:pw@hooks.example/',
    'ftp://hooks.example',
    'https://box.internal/x',
    'https://127.0.0.1.nip.io/x',
    'nonsense',
  ])('does not go to %s', async (address) => {
    const table = await openTable();
    expect((await set(table, address)).status).toBe(422);
  });

  it('pings nobody, whatever people call themselves', async () => {
    const posted = receiver();
    const table = await openTable({ title: '@everyone <!here>' });
    await set(table);
    await count(posted, 1);
    expect(posted[0]!.body.content).not.toMatch(/[@<>]/);
    expect(posted[0]!.body['allowed_mentions']).toEqual({ parse: [] });
  });
});

describe('an address for news', () => {
  const inside = [
    // numbers, however they are spelled
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
    '0x7f000001',
    '0177.0.0.1',
    '10.0.0.8',
    '169.254.169.254',
    '[::1]',
    '[::ffff:10.0.0.8]',
    '[fd00::8]',
    '１２７.０.０.１',
    // names that mean a house
    'localhost',
    'localhost.',
    'box',
    'box.localhost',
    'printer.local',
    'router.lan',
    'router.LAN',
    'nas.home.arpa',
    'nas.home',
    'wiki.corp',
    'wiki.intranet',
    'db.private',
    'metadata.google.internal',
    'api.default.svc',
    'api.default.svc.cluster.local',
    'box.localdomain',
    // names of the open net that are made to lead inside
    '10.0.0.8.nip.io',
    '10-0-0-8.backname.io',
    '10-0-0-8.abcdef.plex.direct',
    '10-0-0-8.my.local-ip.co',
    '7f000001.0a000008.rbndr.us',
    'nas.fritz.box',
    'vault.service.consul',
    '10-0-0-8.sslip.io',
    'localtest.me',
    'a.localtest.me',
    'lvh.me',
    'a.traefik.me',
    '10.0.0.8.nip.io.',
  ];
  it.each(inside)('%s leads inside', (host) => {
    expect(isOutside(`https://${host}/x`, {})).toBe(false);
  });

  it.each(['discord.com', 'hooks.slack.com', 'my-local.example', 'lan.party.example', 'xn--80ak6aa92e.example'])('%s leads out', (host) => {
    expect(isOutside(`https://${host}/x`, {})).toBe(true);
  });
});
