import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../../scripts/build.ts';
import { serve, type Served } from '../../scripts/serve.ts';
import type { RoomPage } from '../../shared/protocol.ts';

/** Forms of the pages, from visitors whose addresses a proxy of the operator's names. */

let served: Served;
beforeAll(async () => {
  build();
  const vars = { ADDRESS_HEADER: 'X-Real-IP', LETTER_LIMIT: '1', TABLE_LIMIT: '2', LINK_KEY: 'k'.repeat(43) };
  served = await serve({ port: 0, vars });
});
afterAll(() => served.stop());

async function api<T>(path: string, body?: unknown, from = '192.0.2.1'): Promise<T> {
  const headers = { 'content-type': 'application/json', 'x-real-ip': from };
  const response = await fetch(
    new URL(path, served.url),
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
  );
  return (await response.json()) as T;
}

const form = (path: string, fields: Record<string, string>, from: string): Promise<Response> =>
  fetch(new URL(path, served.url), {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: served.url.origin, accept: 'text/html', 'x-real-ip': from },
    body: new URLSearchParams(fields),
  });

it('letters asked for while sitting down are counted by who sits down, and use up nobody else’s', async () => {
  const { host } = await api<{ host: string }>('/api/games', { game: 'centauri', seats: 4, pace: 'daily' });
  const { links } = await api<RoomPage>(`/api/l${host}`);
  const sit = async (name: string, from: string): Promise<RoomPage['own']> => {
    const response = await form(links!.invite!, { name, address: `${name}@mail.example`, request: name }, from);
    expect(response.status).toBe(303);
    return (await api<RoomPage>(`/api/l${response.headers.get('location')!}`)).own;
  };
  expect((await sit('ann', '192.0.2.2'))!.mail).toMatchObject({ address: 'ann@mail.example' });
  expect((await sit('ben', '192.0.2.3'))!.mail).toMatchObject({ address: 'ben@mail.example' });
  // the second of one visitor
  expect((await sit('cid', '192.0.2.3'))!.mail).toBeNull();
});

it('a rematch that is asked for without a script is counted by who asks', async () => {
  const FROM = '192.0.2.9';
  let { host } = await api<{ host: string }>('/api/games', { game: 'centauri', seats: 2, pace: 'daily', host: 'Ann' }, FROM);
  const statuses: number[] = [];
  for (let time = 0; time < 3; time++) {
    const { links } = await api<RoomPage>(`/api/l${host}`);
    const seat = links!.own!.link;
    await api(`/api/l${host}/host`, { act: 'start', bots: true });
    await api(`/api/l${seat}/vote`, { act: 'propose', motion: { kind: 'cancel' } });
    const response = await form(`${seat}?/seat`, { act: 'rematch' }, FROM);
    statuses.push(response.status);
    if (response.status !== 303) break;
    host = response.headers.get('location')!;
  }
  expect(statuses).toEqual([303, 429]);
});
