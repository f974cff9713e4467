import { beforeEach, describe, expect, it } from 'vitest';
import { paces } from '../../../../shared/pace.ts';
import type { Motion, RoomPage } from '../../../../shared/protocol.ts';
import { evict, newAddress, pass, Person, post, type Reply, ring, startTable, stored, type Table } from '../../table.ts';

beforeEach(() => void newAddress());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const propose = (person: Person, motion: Motion): Promise<Reply<RoomPage>> => post(`${person.api}/vote`, { act: 'propose', motion });
const cast = (person: Person, vote: number, yes: boolean): Promise<Reply<RoomPage>> =>
  post(`${person.api}/vote`, { act: 'cast', vote, yes });
const told = async ({ watcher }: Table) => (await watcher.page()).log.flatMap((entry) => entry.told.map(({ type }) => type));

const three = { seats: 3, pace: 'daily', options: { planning: 'open' } } as const;

describe('a vote', () => {
  it('says who may vote, who has, and when it ends', async () => {
    pass(0);
    const { players, watcher } = await startTable(three);
    expect((await propose(players[1]!, { kind: 'extend' })).status).toBe(200);
    expect((await watcher.view()).votes).toEqual([
      { id: 1, by: 1, motion: { kind: 'extend' }, voters: [0, 1, 2], yes: [1], no: [], needs: 'most', ends: Date.now() + DAY, row: null },
    ]);
  });

  it('passes as soon as most are for it, and is carried out in the same stroke', async () => {
    const table = await startTable(three);
    const before = (await table.watcher.view()).play!.waiting[0]!.until;
    await propose(table.players[1]!, { kind: 'extend' });
    await evict(table.room);
    await cast(table.players[0]!, 1, true);
    const view = await table.watcher.view();
    expect(view.votes).toEqual([]);
    expect(view.play!.waiting[0]!.until).toBe(before + paces.daily.limit.turn);
    expect((await told(table)).slice(-3)).toEqual(['desk.vote-yes', 'desk.vote-passed', 'desk.extended']);
    expect((await cast(table.players[2]!, 1, true)).body.reason).toBe('vote_over');
  });

  it('fails as soon as it can’t be won any more, and a mind can be changed before', async () => {
    const table = await startTable(three);
    await propose(table.players[0]!, { kind: 'pause', hours: 5 });
    await cast(table.players[0]!, 1, false);
    await cast(table.players[0]!, 1, true);
    expect((await table.watcher.view()).votes[0]).toMatchObject({ yes: [0], no: [] });
    await cast(table.players[1]!, 1, false);
    await cast(table.players[2]!, 1, false);
    expect((await table.watcher.view()).votes).toEqual([]);
    expect((await table.watcher.view()).paused).toBe(null);
    expect((await told(table)).at(-1)).toBe('desk.vote-failed');
  });

  it('ends by the clock with those who voted, however often or late the alarm comes', async () => {
    const table = await startTable(three);
    await propose(table.players[0]!, { kind: 'pause', hours: 50 });
    // a little before the deadline of the game, which is a day as well
    await evict(table.room);
    pass(DAY + 10);
    await ring(table.room);
    const after = await told(table);
    expect(after).toContain('desk.vote-passed');
    expect(after).toContain('desk.paused');
    const once = await stored(table.room);
    await ring(table.room);
    expect(await stored(table.room)).toBe(once);
  });

  it('does not count the absent, and whom it is about has no say', async () => {
    const { players, watcher, room } = await startTable({ ...three, seats: 4 });
    pass(DAY + 10);
    await ring(room);
    expect((await watcher.view()).plates[0]!.missed).toBe(1);
    await propose(players[1]!, { kind: 'relieve', seat: 0 });
    expect((await watcher.view()).votes[0]!.voters).toEqual([1, 2, 3]);
    await cast(players[2]!, 1, true);
    expect((await watcher.view()).plates[0]!.away).toMatchObject({ by: 'bot' });
    expect((await cast(players[0]!, 1, true)).body.reason).toBe('vote_over');
    // every line of the log about it can say whom it is about
    const lines = (await watcher.page()).log.flatMap((entry) => entry.told).filter(({ type }) => type.startsWith('desk.vote-'));
    expect(lines.map(({ type }) => type)).toEqual(['desk.vote-proposed', 'desk.vote-yes', 'desk.vote-passed']);
    for (const { of } of lines) expect(of).toMatchObject({ kind: 'relieve', subject: 0 });
  });

  it('does not wait for someone who goes away meanwhile', async () => {
    const { players, watcher, host, room } = await startTable(three);
    await propose(players[0]!, { kind: 'cancel' });
    await cast(players[1]!, 1, true);
    await post(`${players[2]!.api}/seat`, { act: 'away' });
    expect((await watcher.view()).votes[0]!.voters).toEqual([0, 1]);
    await host.host({ act: 'restore', seat: 2 });
    expect((await watcher.view()).votes[0]!.voters).toEqual([0, 1, 2]);
    await post(`${players[2]!.api}/seat`, { act: 'away' });
    pass(DAY + 10);
    await ring(room);
    expect((await watcher.view()).stage).toBe('cancelled');
  });

  it('is not for strangers, watchers, hosts, nor for those it does not ask', async () => {
    const { host, watcher, players, room } = await startTable(three);
    await propose(players[0]!, { kind: 'relieve', seat: 2 });
    const before = await stored(room);
    expect((await cast(watcher, 1, true)).body.reason).toBe('not_seated');
    expect((await cast(host, 1, true)).body.reason).toBe('not_seated');
    expect((await cast(players[2]!, 1, false)).body.reason).toBe('no_vote');
    expect((await post(`/api/l/p/${players[0]!.room}.${'x'.repeat(22)}/vote`, { act: 'cast', vote: 1, yes: true })).status).toBe(404);
    expect((await post(`${players[0]!.api}/vote`, { act: 'propose', motion: { kind: 'win' } })).status).toBe(400);
    expect((await propose(players[0]!, { kind: 'pause', hours: 3 })).body.reason).toBe('vote_open');
    expect((await propose(players[1]!, { kind: 'relieve', seat: 2 })).body.reason).toBe('vote_open');
    expect((await propose(players[1]!, { kind: 'relieve', seat: 7 })).body.reason).toBe('bad_seat');
    expect((await propose(players[1]!, { kind: 'resume' })).body.reason).toBe('not_paused');
    expect((await post(`${players[1]!.api}/vote`, { act: 'withdraw', vote: 1 })).body.reason).toBe('no_vote');
    expect(await stored(room)).toBe(before);
    expect((await post(`${players[0]!.api}/vote`, { act: 'withdraw', vote: 1 })).status).toBe(200);
    expect((await watcher.view()).votes).toEqual([]);
  });

  it('changes the pace, from live to a move a day in the middle of a game', async () => {
    pass(0);
    const { players, watcher } = await startTable({ seats: 2, pace: 'live' });
    await propose(players[0]!, { kind: 'pace', pace: 'daily' });
    await cast(players[1]!, 1, true);
    const view = await watcher.view();
    expect(view.pace).toBe('daily');
    expect(view.play!.waiting[0]!.until).toBe(Date.now() + DAY);
  });

  it('ends a game without a result only if all agree', async () => {
    const { players, watcher, room } = await startTable(three);
    const [decision] = (await players[0]!.view()).play!.decisions;
    await propose(players[0]!, { kind: 'cancel' });
    await cast(players[1]!, 1, true);
    expect((await watcher.view()).stage).toBe('playing');
    await cast(players[2]!, 1, true);
    const view = await watcher.view();
    expect(view).toMatchObject({ stage: 'cancelled', votes: [] });
    expect(view.seed).toMatch(/^[0-9a-f]{64}$/);
    // nobody is asked any more, and a late answer is refused
    expect((await players[0]!.view()).play).toMatchObject({ decisions: [], waiting: [] });
    expect((await players[0]!.answer(decision!.id, decision!.fallback)).body.reason).toBe('game_over');
    pass(30 * DAY);
    await ring(room);
    expect((await watcher.view()).tick).toBe(view.tick);
  });

  it('that has been overtaken is told as such', async () => {
    const table = await startTable(three);
    await propose(table.players[0]!, { kind: 'pause', hours: 5 });
    await table.host.host({ act: 'pause', hours: 1 });
    await cast(table.players[1]!, 1, true);
    expect((await told(table)).at(-1)).toBe('desk.vote-void');
  });

  it('offers the hosting where the host is not to be found', async () => {
    const { players, watcher, host } = await startTable(three);
    await propose(players[0]!, { kind: 'host', seat: 0 });
    // whom it is about has no say, even in what they propose
    expect((await watcher.view()).votes[0]).toMatchObject({ by: 0, voters: [1, 2], yes: [] });
    await cast(players[1]!, 1, true);
    expect((await watcher.view()).heir).toBe(null);
    await cast(players[2]!, 1, true);
    expect((await watcher.view()).heir).toBe(0);
    const { body } = await post<RoomPage & { path: string }>(`${players[0]!.api}/seat`, { act: 'host' });
    expect(body.path).toMatch(/^\/h\//);
    await expect(host.page()).rejects.toThrow('404');
  });
});

describe('the host’s word alone', () => {
  it.each(['cancel', 'undo', 'extend'] as const)('takes nobody’s vote away (%s)', async (kind) => {
    const table = await startTable({ ...three, host: 'Ann' });
    await table.players[0]!.play();
    for (const seat of [1, 2]) await table.host.host({ act: 'relieve', seat });
    const before = await table.watcher.view();
    await propose(table.players[0]!, { kind });
    expect((await table.watcher.view()).votes[0]).toMatchObject({ voters: [0, 1, 2], yes: [0] });
    expect((await table.watcher.view()).play).toEqual(before.play);
    expect((await table.watcher.view()).stage).toBe('playing');
  });

  it('takes none away after a vote has begun either, and whoever has one can cast it', async () => {
    const table = await startTable({ ...three, host: 'Ann' });
    await propose(table.players[0]!, { kind: 'cancel' });
    for (const seat of [1, 2]) await table.host.host({ act: 'relieve', seat });
    await cast(table.players[0]!, 1, true);
    pass(DAY + 10);
    await ring(table.room);
    expect(await told(table)).toContain('desk.vote-failed');
    expect((await table.watcher.view()).stage).toBe('playing');
  });

  it('leaves it to the others to vote for the same, or for a substitute', async () => {
    const table = await startTable({ ...three, host: 'Ann' });
    for (const seat of [1, 2]) await table.host.host({ act: 'relieve', seat });
    await propose(table.players[0]!, { kind: 'substitute', seat: 2 });
    expect((await table.watcher.view()).votes[0]).toMatchObject({ voters: [0, 1], yes: [0] });
    await post(`${table.players[0]!.api}/vote`, { act: 'withdraw', vote: 1 });
    await propose(table.players[0]!, { kind: 'relieve', seat: 2 });
    await cast(table.players[1]!, 2, true);
    expect((await table.watcher.view()).plates[2]!.away).toMatchObject({ by: 'bot' });
    expect((await table.watcher.view()).plates[2]!.away).not.toHaveProperty('host');
    expect((await propose(table.players[0]!, { kind: 'relieve', seat: 2 })).body.reason).toBe('already_away');
  });
});

describe('a vote about a person', () => {
  const about = ['relieve', 'substitute', 'host'] as const;

  it('is not held where one other would decide it alone', async () => {
    const { players, room, host } = await startTable({ ...three, seats: 2 });
    const before = await stored(room);
    for (const kind of about)
      for (const seat of [0, 1]) {
        expect((await propose(players[0]!, { kind, seat })).body.reason).toBe('too_few_voters');
      }
    expect(await stored(room)).toBe(before);
    expect((await host.page()).links!.seats).toEqual([null, null]);
  });

  it('counts neither bots nor the absent as the second', async () => {
    const { players } = await startTable(three);
    await post(`${players[1]!.api}/seat`, { act: 'resign' });
    expect((await propose(players[2]!, { kind: 'relieve', seat: 0 })).body.reason).toBe('too_few_voters');
    const other = await startTable(three);
    await post(`${other.players[1]!.api}/seat`, { act: 'away' });
    expect((await propose(other.players[2]!, { kind: 'relieve', seat: 0 })).body.reason).toBe('too_few_voters');
  });

  it('needs two in favour, also when its time is up and when a voter has gone away', async () => {
    const table = await startTable({ ...three, seats: 4 });
    await propose(table.players[1]!, { kind: 'relieve', seat: 3 });
    expect((await table.watcher.view()).votes[0]).toMatchObject({ needs: 'two', voters: [0, 1, 2] });
    for (const seat of [0, 2]) await post(`${table.players[seat]!.api}/seat`, { act: 'away' });
    expect((await table.watcher.view()).votes[0]).toMatchObject({ voters: [1], yes: [1] });
    await cast(table.players[1]!, 1, true);
    expect((await table.watcher.view()).plates[3]!.away).toBe(null);
    pass(DAY + 10);
    await ring(table.room);
    expect(await told(table)).toContain('desk.vote-failed');
    expect((await table.watcher.view()).plates[3]!.away).toBe(null);
  });

  it('is not for whoever sits in for someone: who that is nobody knows, and it may be one of the voters', async () => {
    const table = await startTable({ ...three, seats: 4 });
    await post(`${table.players[1]!.api}/seat`, { act: 'away' });
    await table.host.host({ act: 'substitute', seat: 1 });
    const substitute = await new Person((await table.host.page()).links!.seats[1]!).sit('Sub');
    await propose(table.players[0]!, { kind: 'substitute', seat: 2 });
    expect((await table.watcher.view()).votes[0]).toMatchObject({ voters: [0, 3] });
    expect((await cast(substitute, 1, true)).body.reason).toBe('no_vote');
    expect((await propose(substitute, { kind: 'relieve', seat: 3 })).body.reason).toBe('no_vote');
    expect((await table.watcher.view()).plates[2]!.away).toBe(null);
    // what is about nobody they vote on as any seat does
    expect((await propose(substitute, { kind: 'extend' })).body.view.votes.at(-1)).toMatchObject({ voters: [0, 1, 2, 3], yes: [1] });
  });

  it('does not count someone who was voted for and is then sat in for', async () => {
    const table = await startTable({ ...three, seats: 4 });
    await propose(table.players[0]!, { kind: 'relieve', seat: 3 });
    await post(`${table.players[1]!.api}/seat`, { act: 'away' });
    await table.host.host({ act: 'substitute', seat: 1 });
    const substitute = await new Person((await table.host.page()).links!.seats[1]!).sit('Sub');
    expect((await cast(substitute, 1, true)).body.reason).toBe('no_vote');
    expect((await table.watcher.view()).plates[3]!.away).toBe(null);
  });

  it('passes with two in favour', async () => {
    const { players, watcher } = await startTable(three);
    await propose(players[0]!, { kind: 'substitute', seat: 2 });
    expect((await watcher.view()).plates[2]!.away).toBe(null);
    await cast(players[1]!, 1, true);
    expect((await watcher.view()).plates[2]!.away).toMatchObject({ by: 'bot' });
  });
});

describe('what takes from those who are not there', () => {
  const two = { ...three, seats: 2 } as const;
  const grave = [{ kind: 'cancel' }, { kind: 'pace', pace: 'live' }] as const satisfies Motion[];
  const outcome = async ({ watcher }: Table) => {
    const { stage, pace } = await watcher.view();
    return stage === 'cancelled' || pace === 'live';
  };

  it.each(grave)('is not for one of two to decide, though the other has missed something ($kind)', async (motion) => {
    const table = await startTable(two);
    pass(DAY + 10);
    await ring(table.room);
    expect((await table.watcher.view()).plates[0]!.missed).toBe(1);
    expect((await propose(table.players[1]!, motion)).body.reason).toBe('too_few_voters');
    expect(await outcome(table)).toBe(false);
  });

  it.each(grave)('is for the one who is left, once the ladder has relieved the other ($kind)', async (motion) => {
    const table = await startTable(two);
    for (let turn = 0; turn < 2; turn++) {
      pass(DAY + 10);
      await ring(table.room);
      await table.players[1]!.play();
    }
    expect((await table.watcher.view()).plates[0]!.away).toMatchObject({ by: 'bot' });
    expect((await propose(table.players[1]!, motion)).status).toBe(200);
    expect(await outcome(table)).toBe(true);
  });

  it.each(grave)('is for who plays with bots alone ($kind)', async (motion) => {
    const table = await startTable(two);
    await post(`${table.players[0]!.api}/seat`, { act: 'resign' });
    await propose(table.players[1]!, motion);
    expect(await outcome(table)).toBe(true);
  });

  it.each(grave)('is not carried by silence ($kind)', async (motion) => {
    const table = await startTable({ ...two, pace: 'slow' });
    await propose(table.players[0]!, motion);
    expect((await table.watcher.view()).votes[0]).toMatchObject({ needs: 'all', voters: [0, 1] });
    pass(DAY + 10);
    await ring(table.room);
    expect(await told(table)).toContain('desk.vote-failed');
    expect(await outcome(table)).toBe(false);
  });

  it.each(grave)('needs all who are there, and two of them are enough ($kind)', async (motion) => {
    const table = await startTable(three);
    pass(DAY + 10);
    await ring(table.room);
    await propose(table.players[1]!, motion);
    expect(await outcome(table)).toBe(false);
    await cast(table.players[2]!, 1, true);
    expect(await outcome(table)).toBe(true);
  });

  it.each(grave)('comes to nothing if someone is back who was not asked ($kind)', async (motion) => {
    const table = await startTable(three);
    await post(`${table.players[0]!.api}/seat`, { act: 'away' });
    await propose(table.players[1]!, motion);
    await post(`${table.players[0]!.api}/seat`, { act: 'back' });
    await cast(table.players[2]!, 1, true);
    expect((await told(table)).at(-1)).toBe('desk.vote-void');
    expect(await outcome(table)).toBe(false);
  });

  it.each(grave)('does not count who sits in as the second ($kind)', async (motion) => {
    const table = await startTable(three);
    await post(`${table.players[1]!.api}/seat`, { act: 'away' });
    await table.host.host({ act: 'substitute', seat: 1 });
    const substitute = await new Person((await table.host.page()).links!.seats[1]!).sit('Sub');
    pass(DAY + 10);
    await ring(table.room);
    expect((await propose(table.players[2]!, motion)).body.reason).toBe('too_few_voters');
    expect((await propose(substitute, motion)).body.reason).toBe('too_few_voters');
  });

  it('is a pace that has become the shorter one since it was proposed', async () => {
    const table = await startTable({ ...three, pace: 'evening' });
    await propose(table.players[1]!, { kind: 'pace', pace: 'daily' });
    expect((await table.watcher.view()).votes[0]).toMatchObject({ needs: 'most' });
    await table.host.host({ act: 'pace', pace: 'slow' });
    await cast(table.players[2]!, 1, true);
    expect((await told(table)).at(-1)).toBe('desk.vote-void');
    expect((await table.watcher.view()).pace).toBe('slow');
  });
});

describe('taking back by consent', () => {
  it('asks those who answered since, and restores the table', async () => {
    const { players, watcher } = await startTable({ ...three, options: { planning: 'sealed' } });
    const [a, b] = players;
    const before = (await a!.view()).play!.decisions[0]!;
    await a!.play();
    await b!.play();
    const view = await a!.view();
    expect(view).toMatchObject({ undo: false, undoByVote: true });
    await propose(a!, { kind: 'undo' });
    expect((await watcher.view()).votes[0]).toMatchObject({ needs: 'all', voters: [0, 1] });
    await cast(b!, 1, true);
    const after = await a!.view();
    expect(after.play!.decisions[0]!.id).toBe(before.id);
    expect(after.votes).toEqual([]);
    expect((await a!.play()).status).toBe(200);
  });

  it('asks everyone once a card has been shown', async () => {
    const { players, watcher } = await startTable(three);
    await players[0]!.play();
    await propose(players[0]!, { kind: 'undo' });
    expect((await watcher.view()).votes[0]!.voters).toEqual([0, 1, 2]);
    await cast(players[1]!, 1, true);
    expect((await watcher.view()).play!.waiting[0]!.seat).toBe(1);
    await cast(players[2]!, 1, true);
    expect((await watcher.view()).play!.waiting[0]!.seat).toBe(0);
  });

  it('goes back over the answers of those who agreed while they played on', async () => {
    const table = await startTable(three);
    const [a, b, c] = table.players;
    await a!.play();
    await propose(a!, { kind: 'undo' });
    await b!.play();
    await cast(b!, 1, true);
    await c!.play();
    await cast(c!, 1, true);
    expect((await table.watcher.view()).play!.waiting[0]!.seat).toBe(0);
  });

  it('comes to nothing if someone has played on who was not asked', async () => {
    const table = await startTable({ ...three, options: { planning: 'sealed' } });
    const [a, b, c] = table.players;
    await a!.play();
    await b!.play();
    await propose(a!, { kind: 'undo' });
    await c!.play();
    const before = (await c!.view()).play!.board;
    await cast(b!, 1, true);
    expect((await told(table)).at(-1)).toBe('desk.vote-void');
    expect((await c!.view()).play!.board).toEqual(before);
  });

  it('is refused where there is nothing of one’s own', async () => {
    const { players } = await startTable(three);
    expect((await propose(players[1]!, { kind: 'undo' })).body.reason).toBe('nothing_to_undo');
  });
});
