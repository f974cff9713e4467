import { exports } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../../worker/http/api.ts';
import { v1 } from '../../../worker/http/v1/api.ts';
import { leave, newMailbox } from '../post.ts';
import { newAddress, openTable, Person, post, send, startTable } from '../table.ts';

/** Who may use which door: every holder of a link at every route. */

beforeEach(() => void newAddress());

const known = ['host', 'seat', 'substitute', 'watch', 'invite', 'mail', 'former'] as const;
const strangers = ['revoked', 'foreign', 'unknown', 'malformed', 'of another role'] as const;
type Known = (typeof known)[number];

async function holders(): Promise<Record<Known | (typeof strangers)[number], Person>> {
  const table = await startTable({ host: 'Ann', pace: 'daily', seats: 4 });
  const { host, players, watcher } = table;
  const other = await openTable();
  await post(`${players[1]!.api}/seat`, { act: 'away' });
  const { body } = await host.host({ act: 'substitute', seat: 1 });
  const substitute = await new Person(body.links!.seats[1]!).sit('Sub');
  const { body: rotated } = await host.host({ act: 'rotate', link: 'watch' });
  const { body: left } = await post<{ path: string }>(`${players[3]!.api}/seat`, { act: 'resign' });
  return {
    host,
    seat: players[0]!,
    former: new Person(left.path),
    substitute,
    watch: new Person(rotated.links!.watch!),
    invite: new Person(rotated.links!.invite!),
    mail: await leave(players[2]!, newMailbox()),
    revoked: watcher,
    foreign: new Person(`/p/${other.host.room}.${players[0]!.secret}`),
    unknown: new Person(`/p/${host.room}.AAAAAAAAAAAAAAAAAAAAAA`),
    malformed: new Person(`/p/${host.room}.short`),
    'of another role': new Person(`/w/${host.room}.${players[0]!.secret}`),
  };
}

const BY_LINK = '/l/:role/:link';

const everyone: readonly Known[] = known;
const board: readonly Known[] = ['host', 'seat', 'substitute', 'watch', 'former'];
const players: readonly Known[] = ['seat', 'substitute'];

interface Route {
  path: string;
  body?: object | string;
  for: readonly Known[];
  /** What who is let in hears, and what everyone else does. */
  in: number;
  out: string;
  /** It says the same to whoever knocks, with or without a link. */
  isMute?: true;
}

/** Bodies are such that whoever is let in changes nothing that another needs. */
const routes: readonly Route[] = [
  { path: '', for: everyone, in: 200, out: '' },
  { path: '/log', for: everyone, in: 200, out: '' },
  { path: '/talk', for: everyone, in: 200, out: '' },
  { path: '/live', for: everyone, in: 101, out: '' },
  { path: '/at/6', for: board, in: 200, out: 'no_such_moment' },
  { path: '/replay', for: board, in: 200, out: 'no_such_moment' },
  { path: '/export', for: board, in: 409, out: 'no_such_link' },
  { path: '/puzzles', for: board, in: 409, out: 'no_such_link' },
  { path: '/answer', body: { decision: '1.x', picks: [] }, for: players, in: 409, out: 'not_seated' },
  { path: '/undo', body: {}, for: players, in: 409, out: 'not_seated' },
  { path: '/forecast', body: { picks: [] }, for: players, in: 409, out: 'not_seated' },
  { path: '/orders', body: { moments: {} }, for: players, in: 200, out: 'not_seated' },
  { path: '/vote', body: { act: 'withdraw', vote: 99 }, for: players, in: 409, out: 'not_seated' },
  { path: '/talk', body: { text: 'hello' }, for: players, in: 200, out: 'not_seated' },
  { path: '/own', body: {}, for: ['seat'], in: 200, out: 'not_seated' },
  { path: '/name', body: { name: 'Ann' }, for: ['seat'], in: 200, out: 'not_seated' },
  { path: '/add', body: { bytes: 'ab'.repeat(32) }, for: ['seat'], in: 409, out: 'not_seated' },
  { path: '/seat', body: { act: 'back' }, for: ['seat'], in: 409, out: 'not_seated' },
  { path: '/seat', body: { act: 'rematch' }, for: ['seat'], in: 409, out: 'not_seated' },
  { path: '/seat', body: { act: 'forget' }, for: ['seat', 'former'], in: 200, out: 'not_seated' },
  { path: '/push', body: { act: 'unsubscribe', endpoint: 'https://push.example/' }, for: ['seat'], in: 200, out: 'not_seated' },
  { path: '/calendar.ics', for: ['seat'], in: 200, out: 'not_seated' },
  { path: '/mail', body: { act: 'remove' }, for: ['seat'], in: 409, out: 'not_seated' },
  { path: '/mail', body: { act: 'when', when: 'each' }, for: ['mail'], in: 200, out: 'not_seated' },
  { path: '/unsubscribe', body: 'List-Unsubscribe=One-Click', for: ['mail'], in: 200, out: 'no_such_link' },
  { path: '/remind', body: { address: 'nobody@mail.example' }, for: everyone, in: 200, out: '', isMute: true },
  { path: '/sit', body: { name: 'X' }, for: ['invite'], in: 409, out: 'no_such_link' },
  { path: '/host', body: { act: 'talk', mode: 'free' }, for: ['host'], in: 200, out: 'not_host' },
  { path: '/host', body: { act: 'delete', room: 'x' }, for: ['host'], in: 422, out: 'not_host' },
  { path: '/resume', body: { save: '{}' }, for: ['host'], in: 404, out: 'no_such_link' },
];

async function knock({ api }: Person, { path, body }: Route): Promise<{ status: number; reason: string | undefined; body: unknown }> {
  // so many requests of one address are a flood
  newAddress();
  if (path === '/live') {
    const response = await exports.default.fetch(new Request(`https://parley.test${api}/live`, { headers: { upgrade: 'websocket' } }));
    response.webSocket?.accept();
    response.webSocket?.close();
    const said = response.status === 101 ? {} : ((await response.json()) as { reason?: string });
    return { status: response.status, reason: said.reason, body: said };
  }
  const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
  const init =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': type }, body: typeof body === 'string' ? body : JSON.stringify(body) };
  const { status, body: said } = await send<{ reason?: string }>(`${api}${path}`, init);
  return { status, reason: said.reason, body: said };
}

/** Where one who may knock at the door at all is turned away for another reason. */
const both = (path: string, holder: Known): boolean => path === '/mail' && (holder === 'seat' || holder === 'mail');

const locked = { status: 404, body: { reason: 'no_such_link' } };
const mute = { status: 200, body: {} };

/** What is served: the methods and paths of these routes, each once. Validators stand under the same name, refusals of all the rest under none. */
const served = (all: readonly { method: string; path: string }[]): string[] =>
  [...new Set(all.filter(({ method, path }) => method !== 'ALL' && path !== '/*').map(({ method, path }) => `${method} ${path}`))].sort();

describe('every route', () => {
  it('by a link is tried here', () => {
    const tried = routes.map(({ path, body }) => `${body === undefined ? 'GET' : 'POST'} ${path.replace('/at/6', '/at/:seq')}`);
    const links = api.routes.flatMap(({ method, path }) =>
      path.startsWith(BY_LINK) ? [{ method, path: path.slice(BY_LINK.length).replace(/^\/$/, '') }] : [],
    );
    expect([...new Set(tried)].sort()).toEqual(served(links));
  });

  it('lets in whom it is for and nobody else', async () => {
    const people = await holders();
    const got: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const route of routes) {
      const name = `${route.body === undefined ? 'GET' : 'POST'} ${route.path} ${typeof route.body === 'object' ? JSON.stringify(route.body) : ''}`;
      for (const holder of known) {
        const isFor = route.for.includes(holder);
        if (!isFor && both(route.path, holder)) continue;
        const { status, reason } = await knock(people[holder], route);
        got[`${name} by ${holder}`] = isFor ? `${status}` : `${reason}`;
        wanted[`${name} by ${holder}`] = isFor ? `${route.in}` : route.out;
      }
    }
    expect(got).toEqual(wanted);
  });

  it('is the same locked door to whoever holds no link of it', async () => {
    const people = await holders();
    for (const route of routes) {
      for (const stranger of strangers) {
        const { status, body } = await knock(people[stranger], route);
        expect({ status, body }, `${route.path} by ${stranger}`).toEqual(route.isMute ? mute : locked);
      }
    }
  });

  it('takes a link by its own letter alone', async () => {
    const people = await holders();
    const letters = ['h', 'p', 'w', 'j', 'm'];
    for (const holder of known) {
      const { link } = people[holder];
      for (const letter of letters.filter((one) => !link.startsWith(`/${one}/`))) {
        const turned = new Person(link.replace(/^\/\w\//, `/${letter}/`));
        for (const route of routes) {
          const { status, body } = await knock(turned, route);
          expect({ status, body }, `${holder} as ${letter}${route.path}`).toEqual(route.isMute ? mute : locked);
        }
      }
    }
  });
});

describe('doors that are not for a role', () => {
  /** Where others read, and where readers and solvers come by secrets of their own: /v1, /api/puzzle. */
  const ways = (link: string) => [
    { path: `/v1/tables/${link}`, opens: 'table' },
    { path: `/v1/tables/${link}/moments/6`, opens: 'table' },
    { path: `/v1/tables/${link}/course`, opens: 'table' },
    { path: `/v1/tables/${link}/events`, opens: 'table' },
    { path: `/v1/readers/${link}`, opens: null },
    { path: `/v1/readers/${link}/events`, opens: null },
    { path: `/v1/puzzles/${link.replace('.', '.6.')}`, opens: null },
    { path: `/v1/puzzles/${link.replace('.', '.6.')}/solution`, opens: null },
    { path: `/api/puzzle/${link.replace('.', '.6.')}`, opens: null },
  ];

  const keyed = (link: string) => [
    { path: `/api/readers/${link}/vote`, body: { poll: 'x', picks: [], voter: 'a'.repeat(22), proof: '1' } },
    { path: `/api/puzzle/${link.replace('.', '.6.')}/solve`, body: { picks: null } },
    { path: `/api/puzzle/${link.replace('.', '.6.')}/play`, body: {} },
  ];

  it('are all tried here, but for those that take no link', () => {
    const named = (path: string) =>
      path.replace('room.6.secret', ':puzzle').replace('room.secret', path.startsWith('/api/readers') ? ':readers' : ':link');
    const tried = [
      ...ways('room.secret').map(({ path }) => `GET ${named(path).replace('/moments/6', '/moments/:moment')}`),
      ...keyed('room.secret').map(({ path }) => `POST ${named(path)}`),
    ];
    const others = [
      ...served(api.routes.filter(({ path }) => !path.startsWith(BY_LINK))).map((one) => one.replace(' ', ' /api')),
      ...served(v1.routes).map((one) => one.replace(' ', ' /v1')),
    ];
    const linkless = ['POST /api/games', 'POST /api/games/import', 'GET /v1/openapi.json'];
    expect([...tried, ...linkless].sort()).toEqual(others.sort());
  });

  it('open to the table’s own link for onlookers alone where others may read, and to no link of anybody where they have keys of their own', async () => {
    const people = await holders();
    for (const [holder, { link }] of Object.entries(people)) {
      for (const { path, opens } of ways(link.slice(3))) {
        newAddress();
        const response = await exports.default.fetch(new Request(`https://parley.test${path}`));
        await response.body?.cancel();
        expect(response.status, `${path.replace(link.slice(3), '…')} by ${holder}`).toBe(opens && holder === 'watch' ? 200 : 404);
      }
      for (const { path, body } of keyed(link.slice(3))) {
        newAddress();
        expect((await post(path, body)).status, `${path} by ${holder}`).toBe(404);
      }
    }
  });
});
