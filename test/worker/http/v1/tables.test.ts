import { beforeEach, describe, expect, it } from 'vitest';
import type { PublicMoment, PublicTable } from '../../../../shared/protocol/public.ts';
import { evict, newAddress, openTable, Person, post, startTable } from '../../table.ts';
import { ask, tableUrl } from './reader.ts';

beforeEach(() => void newAddress());

describe('a table read by others', () => {
  it('is told as an onlooker sees it, from the lobby on', async () => {
    const { host, watcher } = await openTable({ title: 'Friday', seats: 2, host: 'Ann' });
    const lobby = await ask<PublicTable>(tableUrl(watcher));
    expect(lobby.status).toBe(200);
    expect(lobby.headers.get('content-type')).toBe('application/json');
    expect(lobby.body).toMatchObject({ game: 'centauri', title: 'Friday', stage: 'lobby', board: null, result: null, waiting: [] });
    expect(lobby.body.seats).toEqual([
      { seat: 0, name: 'Ann', occupant: 'person', away: null },
      { seat: 1, name: '', occupant: 'free', away: null },
    ]);
    await host.host({ act: 'start', bots: true });
    const { view, log } = await watcher.page();
    const { body } = await ask<PublicTable>(tableUrl(watcher));
    expect(body).toMatchObject({ stage: 'playing', moment: view.tick, board: view.play!.board });
    expect(body.log.map(({ moment, told }) => ({ moment, told }))).toEqual(log.map(({ seq, told }) => ({ moment: seq, told })));
    expect(new Date(body.log.at(-1)!.at).getTime()).toBe(log.at(-1)!.at);
    expect(new Date(body.waiting[0]!.until).getTime()).toBe(view.play!.waiting[0]!.until);
    expect(body.deal).toEqual({ commitment: view.commitment, seed: null, contributions: view.contributions, dealt: null });
  });

  it('holds no link, no hand, no talk and nothing of who is there', async () => {
    const { players, watcher, host } = await startTable({ pace: 'daily' });
    await post(`${players[0]!.api}/talk`, { text: 'between us all' });
    await players[0]!.open();
    const { text, body } = await ask<PublicTable>(tableUrl(watcher));
    for (const { secret } of [...players, host, watcher]) expect(text).not.toContain(secret);
    expect(text).not.toContain('between us all');
    expect(text).not.toMatch(/"hand":\[|"here"|"seed":"/);
    expect(Object.keys(body).sort()).toEqual(
      ['board', 'deal', 'first', 'game', 'log', 'moment', 'options', 'paused', 'result', 'seats', 'stage', 'title', 'waiting'].sort(),
    );
  });

  it('has moments, each with its board and what had happened by then', async () => {
    const { players, watcher } = await startTable();
    const { body: before } = await ask<PublicTable>(tableUrl(watcher));
    await players[0]!.play();
    const { body: after } = await ask<PublicTable>(tableUrl(watcher));
    expect(after.moment).toBe(before.moment + 1);
    const past = await ask<PublicMoment>(tableUrl(watcher, `/moments/${before.moment}`));
    expect(past.body).toMatchObject({ game: 'centauri', moment: before.moment, board: before.board, result: null });
    expect(past.body.log.at(-1)).toEqual(before.log.at(-1));
    expect((await ask<PublicMoment>(tableUrl(watcher, `/moments/${after.moment}`))).body.board).toEqual(after.board);
    // and none before the deal
    expect((await ask(tableUrl(watcher, `/moments/${after.first!}`))).status).toBe(200);
    expect((await ask(tableUrl(watcher, `/moments/${after.first! - 1}`))).status).toBe(404);
    expect((await ask<PublicTable>(tableUrl((await openTable()).watcher))).body.first).toBeNull();
  });

  it('is sent once, and not again until it changes', async () => {
    const { players, watcher, room } = await startTable();
    const { headers, body } = await ask<PublicTable>(tableUrl(watcher));
    const known = { 'if-none-match': headers.get('etag')! };
    expect(headers.get('cache-control')).toBe('private, no-cache');
    await players[1]!.open();
    await evict(room);
    const again = await ask(tableUrl(watcher), { headers: known });
    expect([again.status, again.text, again.headers.get('access-control-allow-origin')]).toEqual([304, '', '*']);
    expect((await ask(tableUrl(watcher), { headers: { 'if-none-match': `"x", W/${known['if-none-match']}` } })).status).toBe(304);
    await players[0]!.play();
    expect((await ask(tableUrl(watcher), { headers: known })).status).toBe(200);
    const past = await ask(tableUrl(watcher, `/moments/${body.moment}`));
    const tag = { 'if-none-match': past.headers.get('etag')! };
    expect((await ask(tableUrl(watcher, `/moments/${body.moment}`), { headers: tag })).status).toBe(304);
  });

  it('answers HEAD with the headers alone', async () => {
    const { watcher } = await startTable();
    for (const rest of ['', '/moments/6', '/course', '/events']) {
      const { status, text, headers } = await ask(tableUrl(watcher, rest), { method: 'HEAD' });
      expect([status, text], rest).toEqual([200, '']);
      expect(headers.get('content-type')).toBe(rest === '/events' ? 'text/event-stream' : 'application/json');
    }
  });
});

describe('who may read', () => {
  it('is settled by the host, told to all and undone at any time', async () => {
    const { host, players, watcher } = await startTable();
    expect((await host.page()).desk!.readable).toBe(true);
    expect((await players[0]!.host({ act: 'readers', allowed: false })).status).toBe(403);
    expect((await host.host({ act: 'readers', allowed: 'perhaps' })).status).toBe(400);
    const { body } = await host.host({ act: 'readers', allowed: false });
    expect(body.desk!.readable).toBe(false);
    expect((await players[1]!.page()).log.at(-1)!.told).toEqual([{ type: 'desk.readers-none', of: {} }]);
    for (const rest of ['', '/moments/6', '/course', '/events']) {
      expect((await ask(tableUrl(watcher, rest))).body, rest).toMatchObject({ status: 403, code: 'not_readable' });
    }
    expect((await watcher.page()).view.stage).toBe('playing');
    await host.host({ act: 'readers', allowed: false });
    await host.host({ act: 'readers', allowed: true });
    expect((await ask(tableUrl(watcher))).status).toBe(200);
    const told = (await players[1]!.page()).log.flatMap((entry) => entry.told.map(({ type }) => type));
    expect(told.filter((type) => type.startsWith('desk.readers'))).toEqual(['desk.readers-none', 'desk.readers']);
  });

  it('is whoever has the link for onlookers, and nobody by another', async () => {
    const { host, players, watcher } = await startTable({ pace: 'daily' });
    const { links } = await host.page();
    const { body: left } = await post<{ path: string }>(`${players[2]!.api}/seat`, { act: 'resign' });
    const strangers = [
      ...players,
      host,
      new Person(left.path),
      new Person(links!.invite!),
      new Person(`/w/${host.room}.AAAAAAAAAAAAAAAAAAAAAA`),
      new Person(`/w/${host.room}.short`),
      new Person('/w/x'),
    ];
    for (const stranger of strangers) {
      for (const rest of ['', '/moments/6', '/course', '/events']) {
        const { status, body } = await ask(tableUrl(stranger, rest));
        expect({ status, code: body.code }, stranger.link + rest).toEqual({ status: 404, code: 'no_such_link' });
      }
    }
    await host.host({ act: 'rotate', link: 'watch' });
    expect((await ask(tableUrl(watcher))).body.code).toBe('no_such_link');
  });
});

describe('a refusal', () => {
  it('is a problem with a code, a clear word and a place where it is explained', async () => {
    const { watcher } = await startTable();
    const wrong: [string, string, number, string][] = [
      ['GET', tableUrl(watcher, '/moments/soon'), 400, 'malformed'],
      ['GET', tableUrl(watcher, '/moments/-1'), 400, 'malformed'],
      ['GET', tableUrl(watcher, '/moments/9999999999'), 400, 'malformed'],
      ['GET', tableUrl(watcher, '/moments/0'), 404, 'no_such_moment'],
      ['GET', tableUrl(watcher, '/moments/1'), 404, 'no_such_moment'],
      ['GET', tableUrl(watcher, '/moments/99999'), 404, 'no_such_moment'],
      ['GET', tableUrl(watcher, '/hands'), 404, 'no_such_page'],
      ['GET', '/v1', 404, 'no_such_page'],
      ['GET', '/v1/', 404, 'no_such_page'],
      ['GET', '/v1/tables', 404, 'no_such_page'],
      ['GET', '/v1/tables/%E0%A4%A', 404, 'no_such_link'],
      ['POST', tableUrl(watcher), 405, 'method_not_allowed'],
      ['DELETE', tableUrl(watcher, '/events'), 405, 'method_not_allowed'],
    ];
    for (const [method, path, status, code] of wrong) {
      const { body, headers, ...answer } = await ask(path, { method });
      expect({ status: answer.status, code: body.code }, `${method} ${path}`).toEqual({ status, code });
      expect(headers.get('content-type')).toBe('application/problem+json');
      expect(body).toMatchObject({ status, type: `https://parley.test/api#${code}` });
      expect(body.title.length).toBeGreaterThan(5);
      expect(body.detail.length).toBeGreaterThan(20);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      if (status === 405) expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    }
  });
});

describe('pages of other origins', () => {
  it('may read what is public, and nothing else of the service', async () => {
    const { watcher, players } = await startTable();
    const { headers } = await ask(tableUrl(watcher));
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toBe('ETag,Retry-After');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('set-cookie')).toBeNull();
    const preflight = await ask(tableUrl(watcher), {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'GET', 'access-control-request-headers': 'if-none-match' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET,HEAD');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('If-None-Match,Last-Event-ID,Cache-Control');
    const { exports } = await import('cloudflare:workers');
    for (const path of [`${watcher.api}`, `${players[0]!.api}`, '/api/games', '/', '/v10/tables', '/api', watcher.link, '/oembed']) {
      for (const method of ['GET', 'OPTIONS']) {
        const request = new Request(`https://parley.test${path}`, { method, headers: { origin: 'https://blog.test' } });
        const response = await exports.default.fetch(request);
        await response.text();
        expect(response.headers.get('access-control-allow-origin'), `${method} ${path}`).toBeNull();
      }
    }
  });
});
