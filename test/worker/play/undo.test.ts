import { beforeEach, describe, expect, it } from 'vitest';
import { evict, newAddress, pass, post, startTable, stored } from '../table.ts';

beforeEach(() => void newAddress());

describe('taking back', () => {
  it('restores the table while nobody else has answered and nothing was shown', async () => {
    const { players, watcher } = await startTable({ seats: 2, pace: 'daily' });
    const [a, b] = players;
    const before = await a!.view();
    expect(before.undo).toBe(false);
    expect((await a!.play()).body.view.undo).toBe(true);
    expect((await b!.view()).undo).toBe(false);
    const { status, body } = await a!.undo();
    expect(status).toBe(200);
    expect(body.view).toEqual({ ...before, tick: before.tick + 2 });
    expect(body.log.at(-1)).toMatchObject({ seat: 0, by: 'undo', told: [] });
    expect((await watcher.page()).log.at(-1)).toMatchObject({ by: 'undo' });
  });

  it('can be done again after another answer, and after eviction', async () => {
    const { players, room } = await startTable({ seats: 2, pace: 'daily' });
    const [a] = players;
    for (let time = 0; time < 3; time++) {
      await a!.play();
      await evict(room);
      expect((await a!.undo()).status).toBe(200);
      expect((await a!.undo()).body.reason).toBe('nothing_to_undo');
    }
    expect((await a!.play()).status).toBe(200);
  });

  it('does not mind what happens at the desk in between', async () => {
    const { players, host } = await startTable({ seats: 2, pace: 'daily' });
    const [a, b] = players;
    await a!.play();
    await post(`${b!.api}/name`, { name: 'Bea' });
    await host.host({ act: 'rotate', link: 'watch' });
    expect((await a!.undo()).status).toBe(200);
    expect((await a!.view()).plates[1]!.name).toBe('Bea');
    await a!.play();
    await post(`${b!.api}/name`, { name: 'Bo' });
    expect((await a!.undo()).status).toBe(200);
  });

  it('gives no new time', async () => {
    const { players } = await startTable({ seats: 2, pace: 'daily' });
    const until = (await players[0]!.view()).play!.waiting;
    pass(60_000);
    await players[0]!.play();
    pass(60_000);
    expect((await players[0]!.undo()).body.view.play!.waiting).toEqual(until);
  });

  it('is refused once a card has been shown or another seat has answered', async () => {
    const open = await startTable();
    await open.players[0]!.play();
    const before = await stored(open.room);
    expect(await open.players[0]!.undo()).toMatchObject({ status: 409, body: { reason: 'nothing_to_undo' } });
    expect(await open.players[1]!.undo()).toMatchObject({ status: 409, body: { reason: 'nothing_to_undo' } });
    expect(await open.watcher.undo()).toMatchObject({ status: 403, body: { reason: 'not_seated' } });
    expect(await stored(open.room)).toBe(before);

    const sealed = await startTable({ seats: 3, pace: 'daily' });
    await sealed.players[0]!.play();
    await sealed.players[1]!.play();
    expect((await sealed.players[0]!.undo()).body.reason).toBe('nothing_to_undo');
    expect((await sealed.players[1]!.undo()).status).toBe(200);
    expect((await sealed.players[0]!.undo()).status).toBe(200);
  });

  it('counts once when it is sent twice', async () => {
    const { players } = await startTable({ seats: 2, pace: 'daily' });
    await players[0]!.play();
    const undo = () => post(`${players[0]!.api}/undo`, { request: 'back' });
    const first = await undo();
    const second = await undo();
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.view).toEqual(first.body.view);
  });
});
