import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../../../worker/state/links.ts';
import { evict, newAddress, startTable } from '../table.ts';

beforeEach(() => void newAddress());

describe('requests of a seat', () => {
  it('are remembered beyond the last one, also after eviction: an early one that comes again late counts once', async () => {
    const { players, room } = await startTable({ seats: 2, options: { planning: 'open' } });
    const [a, b] = players;
    const sent: { id: string; picks: string[] }[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const { id, fallback } = (await a!.view()).play!.decisions[0]!;
      sent.push({ id, picks: fallback });
      expect((await a!.answer(id, fallback, `request ${turn}`)).status).toBe(200);
      if ((await b!.view()).play!.decisions.length) await b!.play();
    }
    await evict(room);
    const { tick } = await a!.view();
    for (const [turn, { id, picks }] of sent.entries()) {
      expect(await a!.answer(id, picks, `request ${turn}`)).toMatchObject({ status: 200, body: { view: { tick } } });
      expect(await a!.answer(id, ['other'], `request ${turn}`)).toMatchObject({ status: 409, body: { reason: 'duplicate_request' } });
    }
  });

  it('of many picks are known again as well, and those of which an earlier release kept the hash', async () => {
    const { players, room } = await startTable({ seats: 2, options: { planning: 'sealed' } });
    const { id, fallback } = (await players[0]!.view()).play!.decisions[0]!;
    const text = JSON.stringify([id, fallback]);
    expect(text.length).toBeGreaterThan(40);
    const repeated = async () => {
      expect((await players[0]!.answer(id, fallback, 'long')).status).toBe(200);
      expect((await players[0]!.answer(id, fallback.slice(1), 'long')).body.reason).toBe('duplicate_request');
    };
    expect((await players[0]!.answer(id, fallback, 'long')).status).toBe(200);
    await repeated();
    const short = (await players[1]!.view()).play!.decisions[0]!;
    await runInDurableObject(room, (_, { storage }) => {
      const asked = JSON.stringify([[], [{ id: 'old', content: hashOf(JSON.stringify(['1', []])) }]]);
      storage.sql.exec(`UPDATE play SET beside = json_set(beside, '$.asked', json(?))`, asked);
      storage.sql.exec(`UPDATE history SET beside = json_remove(beside, '$.asked')`);
    });
    await evict(room);
    expect((await players[1]!.answer('1', [], 'old')).status).toBe(200);
    expect((await players[1]!.answer(short.id, short.fallback, 'old')).body.reason).toBe('duplicate_request');
  });

  it('that a room of an earlier release remembers are known to this one', async () => {
    const { players, room } = await startTable({ seats: 2 });
    await players[0]!.play();
    await runInDurableObject(room, (_, { storage }) => {
      storage.sql.exec(`UPDATE play SET beside = json_set(beside, '$.asked', json('[null, {"id":"old","content":"x"}]'))`);
      storage.sql.exec(`UPDATE history SET beside = json_remove(beside, '$.asked')`);
    });
    await evict(room);
    expect((await players[1]!.answer('x', [], 'old')).body.reason).toBe('duplicate_request');
    expect((await players[1]!.play()).status).toBe(200);
  });
});
