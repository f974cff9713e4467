import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { rulesOf } from '../../../shared/games/shelf.ts';
import type { Problem, PublicLentSeat, PublicTable } from '../../../shared/protocol/public.ts';
import { evict, newAddress, type Reply, send, startTable } from '../table.ts';
import { lentTable, until } from './readers.ts';

beforeEach(() => void newAddress());

const HUNDRED = 100;

const frame = <T>(link: string, headers: Record<string, string> = {}): Promise<Reply<T & Problem>> => send(link, { headers });
const nth = ({ headers }: { headers: Headers }): number => Number(headers.get('x-nth'));

/** How often a game shows its board from now on. */
function countViews(game: string): () => number {
  const view = vi.spyOn(rulesOf(game), 'view');
  onTestFinished(() => view.mockRestore());
  return () => view.mock.calls.length;
}

describe('a frame that many look at', () => {
  it('costs the table one view for a hundred onlookers, and one more when it has moved', async () => {
    const table = await startTable();
    const link = table.watcher.link.replace('/w/', '/embed/');
    const views = countViews('centauri');
    const seen = [];
    for (let n = 0; n < HUNDRED; n++) seen.push(await frame<PublicTable>(link));
    expect(seen.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(seen.map(nth)).size).toBe(1);
    expect(views()).toBe(1);
    await table.players[0]!.play();
    const later = await frame<PublicTable>(link);
    expect(later.body.moment).toBeGreaterThan(seen[0]!.body.moment);
    expect(later.body).toEqual((await send(link.replace('/embed/', '/v1/tables/'))).body);
    expect(later.headers.get('cache-control')).toBe('no-store');
    // who reads by the public API costs it no more
    const before = views();
    for (let n = 0; n < HUNDRED; n++) await send(link.replace('/embed/', '/v1/tables/'));
    expect(views()).toBe(before);
  });

  it('is drawn once for the readers of a lent seat, and the table is asked nothing', async () => {
    const { link, reader, players } = await lentTable();
    const views = countViews('centauri');
    const seen = [];
    for (let n = 0; n < HUNDRED; n++) seen.push(await frame<PublicLentSeat>(link));
    expect(new Set(seen.map(nth)).size).toBe(1);
    expect(views()).toBe(0);
    const { edition } = seen[0]!.body;
    await players[0]!.play();
    await until(async () => (await reader('a').see()).edition > edition);
    const later = await frame<PublicLentSeat>(link);
    expect(later.body.edition).toBeGreaterThan(edition);
    expect(later.body).toEqual((await reader('a').look()).body);
  });

  it('says how many have voted as soon as they have', async () => {
    const { link, reader } = await lentTable({}, '2');
    expect((await frame<PublicLentSeat>(link)).body.poll!.voters).toBe(0);
    const { poll } = await reader('a').see();
    expect((await reader('a').vote(poll!.decision.fallback)).status).toBe(200);
    expect((await frame<PublicLentSeat>(link)).body.poll!.voters).toBe(1);
  });

  it('is another in another language, by another address and for another link', async () => {
    const { watcher, players } = await startTable();
    const link = watcher.link.replace('/w/', '/embed/');
    const ways: [string, Record<string, string>][] = [
      [link, {}],
      [link, { 'accept-language': 'ru' }],
      [`${link}?theme=dark`, {}],
      [`${link}?lang=uk`, {}],
    ];
    const drawn = [];
    for (const way of [...ways, ...ways]) drawn.push(nth(await frame(...way)));
    expect(new Set(drawn).size).toBe(4);
    expect(drawn.slice(4)).toEqual(drawn.slice(0, 4));
    expect((await frame(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).body.code).toBe('no_such_link');
    expect((await frame(players[0]!.link.replace('/p/', '/embed/'))).body.code).toBe('no_such_link');
  });

  it('is shown to nobody once the host forbids it or has replaced the link', async () => {
    const { host, watcher, room } = await startTable();
    const link = watcher.link.replace('/w/', '/embed/');
    expect((await frame(link)).status).toBe(200);
    await host.host({ act: 'readers', allowed: false });
    expect((await frame(link)).body.code).toBe('not_readable');
    await host.host({ act: 'readers', allowed: true });
    expect((await frame(link)).status).toBe(200);
    await evict(room);
    await host.host({ act: 'rotate', link: 'watch' });
    expect((await frame(link)).body.code).toBe('no_such_link');
  });
});
