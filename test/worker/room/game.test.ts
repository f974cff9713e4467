import { beforeEach, describe, expect, it } from 'vitest';
import { commitment } from '../../../shared/engine/random.ts';
import { newAddress, openTable, pass, Person, post, ring, startTable } from '../table.ts';

beforeEach(() => void newAddress());

const HOUR = 3_600_000;

describe('a table', () => {
  it('is opened, filled and started, and its first decision waits', async () => {
    const { host, players } = await startTable({ host: 'Ann', title: 'Friday' });
    const { view } = await host.page();
    expect(view).toMatchObject({ game: 'centauri', title: 'Friday', stage: 'playing', you: { role: 'host', seat: null }, seed: null });
    expect(view.plates.map(({ name, occupant }) => [name, occupant])).toEqual([
      ['Ann', 'person'],
      ['P1', 'person'],
      ['P2', 'person'],
    ]);
    expect(view.commitment).toMatch(/^[0-9a-f]{64}$/);
    const own = await players[0]!.view();
    expect(own.you).toEqual({ role: 'seat', seat: 0 });
    expect(own.play!.decisions).toHaveLength(1);
    expect(own.play!.waiting).toEqual([expect.objectContaining({ seat: 0, clock: 'turn' })]);
  });

  it('is played to the end by people, and opens the seed then', async () => {
    const { players, watcher } = await startTable({ seats: 2 });
    const { commitment: published } = await watcher.view();
    for (let turn = 0; turn < 7 * 10 + 14; turn++) {
      const open = (await watcher.view()).play!.waiting;
      expect(open).toHaveLength(1);
      expect((await players[open[0]!.seat!]!.play()).status).toBe(200);
    }
    const view = await watcher.view();
    expect(view.stage).toBe('over');
    expect(view.play!.result!.winners.length).toBeGreaterThan(0);
    expect(view.play!.waiting).toEqual([]);
    expect(commitment(view.seed!)).toBe(published);
  });

  it('is played to the end by one person and two bots', async () => {
    const { host, players, watcher, room } = await openTable({ host: 'Ann' });
    expect((await host.host({ act: 'start', bots: true })).body.view.stage).toBe('playing');
    for (let turns = 0; turns < 200; turns++) {
      const { stage, play } = await watcher.view();
      if (stage === 'over') break;
      if (play!.waiting[0]!.seat === 0) await players[0]!.play();
      else {
        pass(HOUR);
        await ring(room);
      }
    }
    const { log, view } = await watcher.page();
    expect(view.stage).toBe('over');
    expect(new Set(log.map(({ by }) => by))).toEqual(new Set(['seat', 'bot']));
  });

  it('plays sealed rounds, all seats at once', async () => {
    const { players, watcher } = await startTable({ seats: 2, pace: 'daily' });
    expect((await watcher.view()).play!.waiting).toHaveLength(2);
    await players[1]!.play();
    await players[0]!.play();
    expect((await watcher.view()).play!.board).toMatchObject({ round: 2 });
  });
});

describe('setting up', () => {
  const game = { game: 'centauri', seats: 3, pace: 'live' };
  it.each([
    [{ ...game, seats: 1 }, 422, 'bad_player_count'],
    [{ ...game, seats: 5 }, 422, 'bad_player_count'],
    [{ ...game, options: { variant: 'odd' } }, 422, 'bad_variant'],
    [{ ...game, options: { start_seat: '3' } }, 422, 'bad_start_seat'],
    [{ ...game, options: { start_seat: 'x' } }, 422, 'bad_start_seat'],
    [{ ...game, game: 'chess' }, 422, 'no_such_game'],
    [{ ...game, game: 'constructor' }, 422, 'no_such_game'],
    [{ ...game, seats: '3' }, 400, 'malformed'],
    [{ ...game, seats: 2.5 }, 400, 'malformed'],
    [{ ...game, pace: 'warp' }, 400, 'malformed'],
    [{ ...game, host: '' }, 400, 'malformed'],
    [null, 400, 'malformed'],
    [[], 400, 'malformed'],
  ])('refuses %j', async (input, status, reason) => {
    const reply = await post('/api/games', input);
    expect(reply).toMatchObject({ status, body: { reason } });
  });

  it('does not start with an empty seat', async () => {
    const { host } = await openTable({ host: 'Ann' });
    expect(await host.host({ act: 'start', bots: false })).toMatchObject({ status: 409, body: { reason: 'seats_empty' } });
    expect((await host.view()).stage).toBe('lobby');
  });

  it('does not start twice', async () => {
    const { host } = await startTable();
    const before = await host.view();
    expect(await host.host({ act: 'start', bots: true })).toMatchObject({ status: 409, body: { reason: 'already_started' } });
    expect(await host.view()).toEqual(before);
  });

  it('does not let anyone into a taken seat, a full table or a running game', async () => {
    const { host } = await openTable({ seats: 2 });
    const invite = new Person((await host.page()).links!.invite!);
    const sit = (seat?: number) => post(`${invite.api}/sit`, { name: 'X', ...(seat !== undefined && { seat }) });
    await invite.sit('Ann', 1);
    expect(await sit(1)).toMatchObject({ status: 409, body: { reason: 'colour_taken' } });
    expect(await sit(7)).toMatchObject({ status: 422, body: { reason: 'bad_seat' } });
    await invite.sit('Bob');
    expect(await sit()).toMatchObject({ status: 409, body: { reason: 'game_full' } });
    await host.host({ act: 'start', bots: false });
    expect(await sit()).toMatchObject({ status: 409, body: { reason: 'already_started' } });
  });

  it('seats and unseats bots and people until the start', async () => {
    const { host } = await openTable({ seats: 2, host: 'Ann' });
    expect((await host.host({ act: 'bot', seat: 0 })).body.reason).toBe('colour_taken');
    expect((await host.host({ act: 'bot', seat: 1 })).body.view.plates[1]!.occupant).toBe('bot');
    expect((await host.host({ act: 'free', seat: 1 })).body.view.plates[1]!.occupant).toBe('free');
    expect((await host.host({ act: 'free', seat: 0 })).body.links!.own).toBeNull();
    expect((await host.host({ act: 'bot', seat: 2 })).body.reason).toBe('bad_seat');
    await host.host({ act: 'start', bots: true });
    expect((await host.host({ act: 'free', seat: 1 })).body.reason).toBe('already_started');
  });

  it('lets only the host host', async () => {
    const { watcher, players } = await startTable({ host: 'Ann' });
    for (const person of [watcher, players[0]!]) {
      expect(await person.host({ act: 'revoke', link: 'watch' })).toMatchObject({ status: 403, body: { reason: 'not_host' } });
    }
  });
});
