import { beforeEach, describe, expect, it } from 'vitest';
import type { TalkLine } from '../../shared/protocol.ts';
import { evict, newAddress, post, startTable, type Person, type Reply } from './table.ts';

beforeEach(() => void newAddress());

const say = (person: Person, text: string, to?: number): Promise<Reply<TalkLine>> =>
  post<TalkLine>(`${person.api}/talk`, { text, ...(to !== undefined && { to }) });
const heard = async (person: Person): Promise<string[]> => (await person.page()).talk.map(({ text }) => text);

describe('talk', () => {
  it('to the table is heard by everyone, also after eviction, and is no move', async () => {
    const { players, watcher, room } = await startTable();
    const { tick } = await watcher.view();
    expect(await say(players[0]!, '  Who builds where? ')).toMatchObject({
      status: 200,
      body: { seat: 0, to: null, text: 'Who builds where?' },
    });
    await evict(room);
    for (const person of [...players, watcher]) expect(await heard(person)).toEqual(['Who builds where?']);
    expect((await watcher.view()).tick).toBe(tick);
  });

  it('between two is heard by those two alone, in pages and over sockets', async () => {
    const { players, watcher } = await startTable();
    const [a, b, c] = players as [Person, Person, Person];
    const pages = await Promise.all([a, b, c, watcher].map((person) => person.open()));
    await say(a, 'Let us both stay off my planet.', 1);
    await say(a, 'Good luck.');
    expect(await heard(b)).toEqual(['Let us both stay off my planet.', 'Good luck.']);
    for (const person of [c, watcher]) expect(await heard(person)).toEqual(['Good luck.']);
    await Promise.all(pages.map((page) => page.pong()));
    const told = pages.map((page) => page.got.filter(({ type }) => type === 'talk').length);
    expect(told).toEqual([2, 2, 1, 1]);
  });

  it('is refused from watchers, to nobody, to oneself, too long, empty, and too fast', async () => {
    const { players, watcher } = await startTable();
    const [a] = players as [Person];
    expect(await say(watcher, 'psst')).toMatchObject({ status: 403, body: { reason: 'not_seated' } });
    expect(await say(a, 'hm', 0)).toMatchObject({ status: 422, body: { reason: 'bad_seat' } });
    expect(await say(a, 'hm', 7)).toMatchObject({ status: 422, body: { reason: 'bad_seat' } });
    expect(await say(a, 'x'.repeat(501))).toMatchObject({ status: 400, body: { reason: 'malformed' } });
    expect(await say(a, '   ')).toMatchObject({ status: 400, body: { reason: 'malformed' } });
    for (let line = 0; line < 10; line++) expect((await say(a, `line ${line}`)).status).toBe(200);
    expect(await say(a, 'one more')).toMatchObject({ status: 429, body: { reason: 'talking_too_fast' } });
    expect(await heard(watcher)).toHaveLength(10);
  });
});
