import { beforeEach, describe, expect, it } from 'vitest';
import type { Save } from '../../../shared/engine/save.ts';
import type { CentauriView } from '../../../shared/games/centauri/view.ts';
import type { Facts } from '../../../shared/games/comet/facts.ts';
import { BODY_LIMIT } from '../../../shared/protocol.ts';
import comet from '../../saves/comet/1.0-turn.json' with { type: 'json' };
import { newAddress, openTable, type Person, post, resumeTable, roomOf, send, startTable, stored } from '../table.ts';

beforeEach(() => void newAddress());

const boardOf = async (person: Person) => (await person.view()).play!.board as CentauriView;
const askedOf = async (person: Person) => (await person.view()).play!.decisions[0]!;

describe('an answer', () => {
  it('is stored, and brings the page as it is then', async () => {
    const { players } = await startTable();
    const before = await players[0]!.view();
    const { status, body } = await players[0]!.play();
    expect(status).toBe(200);
    expect(body.view.tick).toBe(before.tick + 1);
    expect(body.view).toEqual(await players[0]!.view());
    expect(body.log.at(-1)).toMatchObject({ seat: 0, by: 'seat', told: [{ type: 'placed' }] });
  });

  it('brings only as much of the log as the page lacks', async () => {
    const { players } = await startTable();
    const { id, fallback } = await askedOf(players[0]!);
    const { tick } = await players[0]!.view();
    const { body } = await post(`${players[0]!.api}/answer`, { decision: id, picks: fallback, since: tick });
    expect(body.log.map(({ seq }) => seq)).toEqual([tick + 1]);
  });

  it('scenario 9: sent again with the same request id counts once', async () => {
    const { players, room } = await startTable();
    const decision = await askedOf(players[0]!);
    const first = await players[0]!.answer(decision.id, decision.fallback, 'again');
    const once = await stored(room);
    const second = await players[0]!.answer(decision.id, decision.fallback, 'again');
    expect(second.status).toBe(200);
    expect(second.body.view).toEqual(first.body.view);
    expect(await stored(room)).toBe(once);
    expect((await boardOf(players[0]!)).piles.flat()).toHaveLength(1);
  });

  it('with a used request id and other content is refused', async () => {
    const { players } = await startTable();
    const decision = await askedOf(players[0]!);
    await players[0]!.answer(decision.id, decision.fallback, 'one');
    const other = decision.options.find(({ id }) => id !== decision.fallback[0])!;
    expect(await players[0]!.answer(decision.id, [other.id], 'one')).toMatchObject({ status: 409, body: { reason: 'duplicate_request' } });
  });

  it('to a decision no longer open is refused with the table as it is', async () => {
    const { players } = await startTable();
    const decision = await askedOf(players[0]!);
    await players[0]!.answer(decision.id, decision.fallback);
    const late = await players[0]!.answer(decision.id, decision.fallback);
    expect(late).toMatchObject({ status: 409, body: { reason: 'stale_state' } });
    expect(late.body.view).toEqual(await players[0]!.view());
    expect(await players[0]!.answer('invented', [])).toMatchObject({ status: 409, body: { reason: 'stale_state' } });
  });
});

describe('bad input changes nothing', () => {
  async function refuses(
    person: Person,
    send: () => Promise<{ status: number; body: { reason?: string } }>,
    status: number,
    reason: string,
  ) {
    const before = await stored(roomOf(person));
    const reply = await send();
    expect({ status: reply.status, reason: reply.body.reason }).toEqual({ status, reason });
    expect(await stored(roomOf(person))).toBe(before);
  }

  it('scenario 7: another seat’s decision', async () => {
    const { players } = await startTable();
    const { id, fallback } = await askedOf(players[0]!);
    await refuses(players[1]!, () => players[1]!.answer(id, fallback), 409, 'not_your_turn');
  });

  it('another seat’s decision, by a seat that has passed for good', async () => {
    const save = structuredClone(comet) as Save<Facts>;
    const { active } = save.facts;
    const passed = (active + 1) % save.seats;
    Object.assign(save.facts, { comet: true });
    save.facts.seats[passed]!.passed = true;
    const { players } = await resumeTable(save);
    const { id, fallback } = await askedOf(players[active]!);
    await refuses(players[passed]!, () => players[passed]!.answer(id, fallback), 422, 'already_passed');
  });

  it('scenario 8: another’s card and an invented one, refused in the same words', async () => {
    const { players } = await startTable();
    const [a, b] = players as [Person, Person];
    const { id } = await askedOf(a);
    await a.play();
    const own = new Set((await boardOf(a)).hand!.map((card) => card.id));
    expect(own.size).toBe(6);
    await b.play();
    await players[2]!.play();
    const foreign = (await boardOf(b)).hand!.map((card) => card.id).find((card) => !own.has(card)) ?? 'c99';
    const decision = await askedOf(a);
    expect(decision.id).not.toBe(id);
    const replies = [
      await a.answer(decision.id, [`${foreign}@0`]),
      await a.answer(decision.id, ['c4711@0']),
      await a.answer(decision.id, ['zap']),
    ];
    for (const { status, body } of replies) expect([status, body]).toEqual([422, { reason: 'card_not_in_hand' }]);
  });

  it('scenario 10: a planet that is not there', async () => {
    const { players } = await startTable();
    const { id, fallback } = await askedOf(players[0]!);
    const [card] = fallback[0]!.split('@');
    await refuses(players[0]!, () => players[0]!.answer(id, [`${card}@3`]), 422, 'bad_target');
  });

  it('too many and too few picks', async () => {
    const { players } = await startTable();
    const { id, options } = await askedOf(players[0]!);
    await refuses(players[0]!, () => players[0]!.answer(id, [options[0]!.id, options[1]!.id]), 422, 'too_many');
    await refuses(players[0]!, () => players[0]!.answer(id, []), 422, 'too_few');
    await refuses(players[0]!, () => players[0]!.answer(id, Array(501).fill('x')), 400, 'malformed');
  });

  it('an answer from someone who only watches, hosts or is invited', async () => {
    const { host, players, watcher } = await startTable();
    const { id, fallback } = await askedOf(players[0]!);
    for (const person of [watcher, host]) await refuses(person, () => person.answer(id, fallback), 403, 'not_seated');
  });

  it('an answer before the start and after the end', async () => {
    const { players } = await openTable({ host: 'Ann' });
    await refuses(players[0]!, () => players[0]!.answer('1.x', []), 409, 'game_not_started');
    await refuses(players[0]!, () => players[0]!.forecast([]), 409, 'game_not_started');
    const over = await startTable({ seats: 2, pace: 'daily' });
    for (let round = 0; round < 8; round++) for (const player of over.players) await player.play();
    await refuses(over.players[0]!, () => over.players[0]!.answer('1.x', []), 409, 'game_over');
    await refuses(over.players[0]!, () => over.players[0]!.undo(), 409, 'game_over');
    await refuses(over.players[0]!, () => over.players[0]!.forecast([]), 409, 'game_over');
  });

  it.each([
    ['{"decision":', 'application/json'],
    ['', 'application/json'],
    ['null', 'application/json'],
    ['"text"', 'application/json'],
    ['[]', 'application/json'],
    ['{"decision":1,"picks":[]}', 'application/json'],
    ['{"decision":"1.x"}', 'application/json'],
    ['{"decision":"1.x","picks":"c1@0"}', 'application/json'],
    ['{"decision":"1.x","picks":[1]}', 'application/json'],
    ['{"decision":"1.x","picks":[null]}', 'application/json'],
    ['{"decision":"1.x","picks":[],"request":7}', 'application/json'],
    ['decision=1.x', 'application/x-www-form-urlencoded'],
    ['{"decision":"1.x","picks":[]}', 'text/plain'],
  ])('a body like %s (%s)', async (body, type) => {
    const { players } = await startTable();
    const path = `${players[0]!.api}/answer`;
    await refuses(players[0]!, () => send(path, { method: 'POST', headers: { 'content-type': type }, body }), 400, 'malformed');
  });

  it('an oversized body', async () => {
    const { players } = await startTable();
    const body = { decision: '1.x', picks: [], note: 'x'.repeat(BODY_LIMIT) };
    await refuses(players[0]!, () => post(`${players[0]!.api}/answer`, body), 413, 'too_large');
    const stream = new Response('x'.repeat(BODY_LIMIT + 1)).body!;
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: stream };
    await refuses(players[0]!, () => send(`${players[0]!.api}/answer`, init), 413, 'too_large');
  });

  it('a flood from one address, while another is served', async () => {
    const { players, watcher } = await startTable();
    newAddress();
    // the count may begin anew once on the way
    let reply = await post(`${watcher.api}/undo`, {});
    for (let sent = 1; sent <= 601 && reply.status !== 429; sent++) reply = await post(`${watcher.api}/undo`, {});
    expect(reply).toMatchObject({ status: 429, body: { reason: 'too_many_requests' } });
    expect(reply.headers.get('retry-after')).toBe('10');
    expect((await watcher.page()).view.tick).toBe(6);
    newAddress();
    expect((await players[0]!.play()).status).toBe(200);
  });

  it('a page of the API that is not there; what explains it is a page like others', async () => {
    for (const path of ['/api', '/api/__route.js']) expect(await send(path), path).toMatchObject({ status: 200, body: `page ${path}` });
    // the script that leads from page to page leaves the way to a table to the browser
    for (const at of ['p', 'w']) expect(await send(`/${at}/abc.def/__route.js`), at).toMatchObject({ status: 200, body: '' });
    for (const path of ['/api/nothing', '/api/games', '/api/l/p']) {
      expect(await send(path), path).toMatchObject({ status: 404, body: { reason: 'no_such_page' } });
    }
  });
});
