import { beforeEach, describe, expect, it } from 'vitest';
import type { PlayView } from '../../../shared/engine/play.ts';
import { start } from '../../../shared/engine/play.ts';
import { centauri } from '../../../shared/games/centauri/rules.ts';
import type { StoredRow } from '../../../worker/state/records.ts';
import type { PublicCourse } from '../../../shared/protocol/public.ts';
import type { LogEntry, PuzzleList, Replay } from '../../../shared/protocol.ts';
import { follow, setOut, soleLeader } from '../../../worker/play/course.ts';
import { cancelledTable, overTable, playOn } from '../finished.ts';
import { ask, tableUrl } from '../http/v1/reader.ts';
import { evict, newAddress, openTable, Person, post, type Reply, send, startTable } from '../table.ts';

beforeEach(() => void newAddress());

const look = ({ api }: Person, at?: number): Promise<Reply<Replay>> => send<Replay>(`${api}/replay${at === undefined ? '' : `?at=${at}`}`);

const wholeLog = async ({ api }: Person): Promise<LogEntry[]> => {
  const all: LogEntry[] = [];
  for (let before = 999_999; ;) {
    const { body } = await send<LogEntry[]>(`${api}/log?before=${before}`);
    if (body.length === 0) return all;
    all.unshift(...body);
    before = body[0]!.seq;
  }
};

/** The row of an entry is of play. */
const isPlay = ({ by }: LogEntry): boolean => by !== 'desk';

describe('a game looked at again', () => {
  it('begins with the deal and has a step wherever everyone was told of something', async () => {
    const { watcher } = await overTable({ options: { planning: 'sealed' } });
    const { status, body } = await look(watcher);
    expect(status).toBe(200);
    const log = (await wholeLog(watcher)).filter(isPlay);
    expect(body.course.steps).toEqual(log.map(({ seq, at }) => ({ tick: seq, at })));
    expect(body).toMatchObject({ game: 'centauri', stage: 'over', you: null, tick: log[0]!.seq, log: [log[0]] });
    expect(body.result).not.toBeNull();
  });

  it('shows each viewer at each step what the door for past moments shows, and what happened then', async () => {
    const { watcher, players } = await overTable({ options: { planning: 'sealed' } });
    const { steps } = (await look(watcher)).body.course;
    for (const person of [watcher, players[0]!]) {
      const log = (await wholeLog(person)).filter(isPlay);
      for (const [n, { tick }] of steps.entries()) {
        newAddress();
        const { body } = await look(person, tick);
        const { body: past } = await send<PlayView>(`${person.api}/at/${tick}`);
        expect(body.board).toEqual(past.board);
        expect(body.log).toEqual(log.filter(({ seq }) => seq <= tick && seq > (steps[n - 1]?.tick ?? 0)));
      }
    }
    expect((await look(players[1]!)).body.you).toBe(1);
    expect(JSON.stringify((await look(watcher, steps[3]!.tick)).body)).not.toMatch(/"hand":\[/);
    expect(JSON.stringify((await look(players[1]!, steps[3]!.tick)).body)).toMatch(/"hand":\[/);
  });

  it('goes by the last step where a moment is none', async () => {
    const { watcher, host } = await startTable({ seats: 2 });
    await host.host({ act: 'rotate', link: 'invite' });
    const { tick } = await watcher.view();
    const { body } = await look(watcher, tick);
    expect(body.tick).toBe(body.course.steps.at(-1)!.tick);
    expect(body.tick).toBeLessThan(tick);
    for (const none of [0, 1, tick + 1])
      expect(await look(watcher, none)).toMatchObject({ status: 404, body: { reason: 'no_such_moment' } });
    expect(await send(`${watcher.api}/replay?at=x`)).toMatchObject({ status: 400, body: { reason: 'malformed' } });
    const { watcher: early } = await openTable();
    expect(await look(early)).toMatchObject({ status: 404, body: { reason: 'no_such_moment' } });
  });

  it('grows with a game that runs, whether or not the room has slept', async () => {
    const { watcher, players, room } = await startTable({ seats: 2, options: { planning: 'open', start_seat: '0' } });
    const first = (await look(watcher)).body;
    expect(first).toMatchObject({ stage: 'playing', result: null, next: [] });
    await players[0]!.play();
    const second = (await look(watcher)).body.course;
    expect(second.steps).toHaveLength(first.course.steps.length + 1);
    await evict(room);
    expect((await look(watcher)).body.course).toEqual(second);
  });

  it('says nothing of a sealed answer that waits for others', async () => {
    const { watcher, players } = await startTable({ seats: 2, options: { planning: 'sealed' } });
    const before = (await look(watcher)).body;
    await players[0]!.play();
    expect((await look(watcher)).body).toEqual(before);
    expect((await look(players[1]!)).body.course).toEqual(before.course);
  });

  it('tells of a taking back, and how the game stood then', async () => {
    const { watcher, players } = await startTable({ seats: 2, pace: 'daily' });
    await players[0]!.play();
    expect((await players[0]!.undo()).status).toBe(200);
    const { tick } = await watcher.view();
    const { body } = await look(watcher, tick);
    expect(body.log.map(({ by }) => by)).toEqual(['undo']);
    expect(body.board).toEqual((await watcher.view()).play!.board);
  });
});

describe('what stands out', () => {
  it('in Alpha Centauri are its eight rounds, the lead and the end', async () => {
    const { watcher } = await overTable();
    const { course, result } = (await look(watcher)).body;
    expect(course.chapters.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { told } of course.chapters) expect(told.map(({ type }) => type)).toEqual(['revealed']);
    expect(course.turns.at(-1)).toMatchObject({ kind: 'over', tick: course.steps.at(-1)!.tick });
    expect(course.standings.at(-1)!.points).toEqual(result!.standings.toSorted((a, b) => a.seat - b.seat).map(({ points }) => points));
    const leads = course.turns.filter(({ kind }) => kind === 'lead');
    for (const { tick, seat } of leads) expect(soleLeader(course.standings.find((one) => one.tick === tick)!.points)).toBe(seat);
    expect(course.goal).toBeNull();
  });

  it('in Comet are its rounds and the comet', async () => {
    const { watcher } = await overTable({ game: 'comet' });
    const { course } = (await look(watcher)).body;
    expect(course.chapters.map(({ number }) => number)).toEqual(course.chapters.map((_, n) => n + 1));
    expect(course.chapters.length).toBeGreaterThan(2);
    expect(course.chapters[0]!.tick).toBe(course.steps[0]!.tick);
    expect(course.turns.map(({ kind }) => kind)).toContain('comet');
    expect(new Set(course.turns.map(({ tick }) => tick)).size).toBe(course.turns.length);
  });

  it('in Cosmic Encounter are its encounters with both sides, and the colonies', async () => {
    const table = await startTable({ game: 'cosmic', seats: 3 });
    await playOn(table, 400);
    const { course } = (await look(table.watcher)).body;
    expect(course.goal).toBe(5);
    expect(course.chapters.length).toBeGreaterThan(1);
    expect(course.chapters.map(({ number }) => number)).toEqual(course.chapters.map((_, n) => n + 1));
    expect(course.chapters[0]!.told[0]).toMatchObject({ type: 'encounter', of: { number: 1 } });
    expect(course.chapters[0]!.told.map(({ type }) => type)).toContain('outcome');
    expect(course.standings[0]!.points).toEqual([0, 0, 0]);
  });

  it('is nothing in a game that says nothing of it, which has its steps all the same', () => {
    const { save } = start(centauri, { variant: 'standard', planning: 'open', start_seat: '0' }, 2, '7a'.repeat(32));
    const row = { seq: 3, tick: 2, at: 9, by: 'deal', seat: null, happenings: [{ type: 'round', all: { round: 1, first: 0 } }] };
    const walk = setOut();
    follow(walk, centauri, null, [{ row, delta: { patch: null, keyframe: JSON.stringify(save) } } as unknown as StoredRow]);
    expect(walk.course).toEqual({ steps: [{ tick: 2, at: 9 }], chapters: [], turns: [], standings: [], goal: null });
  });

  it('is nobody who leads where two have the most, or nobody has anything', () => {
    expect(
      [
        [0, 0],
        [3, 1],
        [1, 3, 3],
        [0, 0, 1],
      ].map(soleLeader),
    ).toEqual([null, 0, null, 2]);
  });
});

describe('playing on from a step', () => {
  it('is offered to each seat at its next choice, once the game is over', async () => {
    const { watcher, host } = await overTable({ options: { planning: 'open', start_seat: '0' } });
    const { moments } = (await send<PuzzleList>(`${watcher.api}/puzzles`)).body;
    const { steps } = (await look(watcher)).body.course;
    for (const { tick } of [steps[0]!, steps[7]!]) {
      const { next } = (await look(watcher, tick)).body;
      expect(next[0]!.tick).toBe(tick);
      expect(next).toEqual(
        [0, 1].map((seat) => moments.find((one) => one.seat === seat && one.tick >= tick)!).toSorted((a, b) => a.tick - b.tick),
      );
    }
    expect((await look(watcher, steps.at(-1)!.tick)).body.next).toEqual([]);
    const { body } = await post<{ path: string }>(`/api/puzzle/${(await look(watcher, steps[7]!.tick)).body.next[0]!.link}/play`, {});
    const on = await new Person(body.path).view();
    expect(on.play!.board).toMatchObject({
      piles: ((await look(watcher, steps[7]!.tick)).body.board as { piles: unknown[] }).piles.map((pile) =>
        (pile as object[]).map((one) => expect.objectContaining(one)),
      ),
    });
    await host.host({ act: 'revoke', link: 'watch' });
    expect((await look(host)).body.next).toEqual([]);
  });

  it('is offered where all agreed to end it too', async () => {
    const { watcher } = await cancelledTable();
    const { body } = await look(watcher);
    expect(body).toMatchObject({ stage: 'cancelled', result: null });
    expect(body.next.length).toBeGreaterThan(0);
  });
});

describe('the course of a game read by others', () => {
  it('is what onlookers see, with its moments and times', async () => {
    const { watcher } = await overTable();
    const { course } = (await look(watcher)).body;
    const { status, body } = await ask<PublicCourse>(tableUrl(watcher, '/course'));
    expect(status).toBe(200);
    expect(body.steps.map(({ moment, at }) => ({ tick: moment, at: Date.parse(at) }))).toEqual(course.steps);
    expect(body.turns.map(({ moment, ...turn }) => ({ tick: moment, ...turn }))).toEqual(course.turns);
    expect(body.chapters).toHaveLength(8);
  });

  it('is empty before the deal, and shut where the host lets nobody read', async () => {
    const { watcher, host } = await openTable();
    expect((await ask<PublicCourse>(tableUrl(watcher, '/course'))).body).toMatchObject({
      steps: [],
      chapters: [],
      turns: [],
      standings: [],
    });
    await host.host({ act: 'readers', allowed: false });
    expect((await ask(tableUrl(watcher, '/course'))).status).toBe(403);
  });
});
