import { beforeEach, describe, expect, it } from 'vitest';
import { evict, newAddress, type Person, send, startTable } from '../table.ts';

beforeEach(() => void newAddress());

/** One placing for each of so many cards, none of them the colony. */
async function placings(person: Person, count: number): Promise<string[]> {
  const view = await person.view();
  const { hand } = view.play!.board as { hand: { id: string; kind: string }[] };
  return hand
    .filter(({ kind }) => kind !== 'colony')
    .slice(0, count)
    .map(({ id }) => `${id}@0`);
}

describe('a forecast', () => {
  it('is lodged without a tick and without anyone knowing', async () => {
    const { players, watcher } = await startTable();
    const before = await watcher.page();
    const other = await players[2]!.view();
    const picks = await placings(players[1]!, 2);
    const { status, body } = await players[1]!.forecast(picks);
    expect(status).toBe(200);
    expect(body.view.orders.forecasts).toEqual(picks.map((pick) => ({ about: 'centauri.place', picks: [pick] })));
    expect(await watcher.page()).toEqual({ ...before, now: expect.any(Number) });
    expect(await players[2]!.view()).toEqual(other);
  });

  it('is given when its time comes, also after eviction', async () => {
    const { players, watcher, room } = await startTable();
    await players[1]!.forecast(await placings(players[1]!, 2));
    await players[2]!.forecast(await placings(players[2]!, 1));
    await evict(room);
    const { tick } = await watcher.view();
    await players[0]!.play();
    const { view, log } = await watcher.page();
    expect(view.tick).toBe(tick + 3);
    expect(log.slice(-3).map(({ by, seat }) => [by, seat])).toEqual([
      ['seat', 0],
      ['seat', 1],
      ['seat', 2],
    ]);
    // whether it was lodged in advance is told to nobody, not even later
    expect(JSON.stringify((await send(`${watcher.api}/log?before=${view.tick + 1}`)).body)).not.toContain('forecast');
    expect(view.play!.waiting[0]!.seat).toBe(0);
    expect((await players[1]!.view()).orders.forecasts).toHaveLength(1);
    expect((await players[2]!.view()).orders.forecasts).toHaveLength(0);
  });

  it('lodged on one’s own turn answers at once', async () => {
    const { players } = await startTable();
    const { body } = await players[0]!.forecast(await placings(players[0]!, 3));
    expect(body.view.play!.waiting[0]!.seat).toBe(1);
    expect(body.view.orders.forecasts).toHaveLength(2);
  });

  it('of all placings of the round includes the colony', async () => {
    const { players } = await startTable({ seats: 2 });
    const [a] = players as [Person];
    const five = await placings(a, 5);
    expect(await a.forecast(five)).toMatchObject({ status: 422, body: { reason: 'colony_required' } });
    expect((await a.view()).orders.forecasts).toEqual([]);
    const { hand } = (await a.view()).play!.board as { hand: { id: string; kind: string }[] };
    const colony = hand.find(({ kind }) => kind === 'colony')!.id;
    expect((await a.forecast([...five.slice(0, 4), `${colony}@1`])).status).toBe(200);
  });

  it('can be withdrawn, and what can’t be foreseen is refused', async () => {
    const { players, watcher } = await startTable();
    await players[1]!.forecast(await placings(players[1]!, 2));
    expect((await players[1]!.forecast([])).body.view.orders.forecasts).toEqual([]);
    expect(await players[1]!.forecast(['c77@0'])).toMatchObject({ status: 422, body: { reason: 'unknown_option' } });
    expect(await watcher.forecast([])).toMatchObject({ status: 403, body: { reason: 'not_seated' } });
    const sealed = await startTable({ pace: 'daily' });
    expect(await sealed.players[0]!.forecast([])).toMatchObject({ status: 409, body: { reason: 'nothing_to_forecast' } });
  });
});
