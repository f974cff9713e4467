import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PublicSolution } from '../../../shared/protocol/public.ts';
import type { GameFile, LogEntry, Puzzle, PuzzleList, PuzzleMoment, Solved } from '../../../shared/protocol.ts';
import { standingAnswers } from '../../../worker/play/puzzle.ts';
import type { Row } from '../../../worker/state/records.ts';
import { cancel, cancelledTable, overTable, playOn } from '../finished.ts';
import { duesOf } from '../post.ts';
import { evict, newAddress, pass, Person, post, type Reply, ring, roomOf, send, startTable, stored, type Table } from '../table.ts';

beforeEach(() => void newAddress());

const list = (person: Person): Promise<Reply<PuzzleList>> => send<PuzzleList>(`${person.api}/puzzles`);
const open = ({ link }: PuzzleMoment): Promise<Reply<Puzzle>> => send<Puzzle>(`/api/puzzle/${link}`);
const solve = ({ link }: PuzzleMoment, picks: string[] | null): Promise<Reply<Solved>> => post(`/api/puzzle/${link}/solve`, { picks });
const start = ({ link }: PuzzleMoment): Promise<Reply<{ path: string }>> => post(`/api/puzzle/${link}/play`, {});

async function momentsOf({ watcher }: Table): Promise<PuzzleMoment[]> {
  const { status, body } = await list(watcher);
  expect(status).toBe(200);
  return body.moments;
}

/** After so long a bot answers in these tests. */
const HOUR = 3_600_000;

/** A seat that plays on against bots until nobody is asked any more. */
async function playThrough(player: Person): Promise<void> {
  for (let count = 0; count < 500; count++) {
    const { stage, play } = await player.view();
    if (stage === 'over') return;
    if (play!.decisions.length) await player.play();
    else {
      pass(HOUR);
      await ring(roomOf(player));
    }
  }
}

describe('a moment of a finished game', () => {
  it('is found by a player and by an onlooker, and by nobody while the game runs', async () => {
    const table = await startTable({ seats: 2, host: 'Ann' });
    expect(await list(table.watcher)).toMatchObject({ status: 409, body: { reason: 'game_not_over' } });
    await playOn(table);
    const { body } = await list(table.watcher);
    expect((await list(table.players[1]!)).body).toEqual(body);
    expect(body).toMatchObject({
      game: 'centauri',
      plates: [
        { seat: 0, name: 'Ann' },
        { seat: 1, name: 'P1' },
      ],
    });
    expect(new Set(body.moments.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    expect(body.moments[0]!.about.key).toMatch(/^centauri\./);
    expect(new Set(body.moments.map(({ link }) => link)).size).toBe(body.moments.length);
  });

  it('shows the seat what it saw then, and nothing else', async () => {
    const table = await startTable({ seats: 3, options: { planning: 'sealed' } });
    const seen = new Map<string, unknown>();
    await runInDurableObject(table.room, async (instance) => {
      for (let isAsked = true; isAsked;) {
        isAsked = false;
        for (const [seat, { secret }] of table.players.entries()) {
          const page = await instance.page(secret, 'seat');
          const play = page.ok ? page.value.view.play! : null;
          const decision = play?.decisions[0];
          if (!decision) continue;
          isAsked = true;
          seen.set(`${seat} ${decision.id}`, [play.board, decision]);
          await instance.answer(secret, { decision: decision.id, picks: decision.fallback });
        }
      }
    });
    const moments = await momentsOf(table);
    expect(moments.length).toBeGreaterThan(20);
    for (const moment of moments) {
      const { body } = await open(moment);
      expect([body.board, body.decision]).toEqual(seen.get(`${moment.seat} ${body.decision.id}`));
      expect(Object.keys(body).sort()).toEqual(['board', 'decision', 'game', 'link', 'plates', 'readable', 'seat', 'title']);
      expect(body).toMatchObject({ link: moment.link, seat: moment.seat });
    }
  });

  it('says what was played and how it ended once it is answered or given up, and not before', async () => {
    const table = await overTable();
    const [moment] = await momentsOf(table);
    const { body: puzzle } = await open(moment!);
    const { body: file } = await send<GameFile>(`${table.watcher.api}/export`);
    const row = file.rows.find(({ decision, seat }) => decision === puzzle.decision.id && seat === moment!.seat)!;
    const own = [puzzle.decision.options.find(({ id }) => !row.picks.includes(id))!.id];
    const { status, body } = await solve(moment!, own);
    expect(status).toBe(200);
    expect(body).toMatchObject({ picks: own, played: row.picks, by: 'seat', cancelled: false });
    expect(body.result).toEqual((await table.watcher.view()).play!.result);
    expect(body.log.length).toBeGreaterThan(0);
    expect((await solve(moment!, null)).body).toMatchObject({ picks: null, played: row.picks });
  });

  it('shows how others have answered, each as one, whatever order they chose in', async () => {
    const table = await overTable();
    const [moment, other] = await momentsOf(table);
    const { options } = (await open(moment!)).body.decision;
    const [first, second] = options.map(({ id }) => [id]) as [string[], string[]];
    expect((await solve(moment!, null)).body.tallies).toEqual([]);
    expect((await solve(moment!, first)).body.tallies).toEqual([{ picks: first, votes: 1 }]);
    for (let reader = 0; reader < 2; reader++) {
      newAddress();
      await solve(moment!, second);
    }
    // to read of it is not to answer
    const { body } = await send<PublicSolution>(`/v1/puzzles/${moment!.link}/solution?pick=${first[0]}`);
    const tallies = [
      { picks: second, votes: 2 },
      { picks: first, votes: 1 },
    ];
    expect(body.tallies).toEqual(tallies);
    await evict(table.room);
    expect((await solve(moment!, null)).body.tallies).toEqual(tallies);
    expect((await solve(other!, null)).body.tallies).toEqual([]);
  });

  it('counts only some answers of one address', async () => {
    const [moment] = await momentsOf(await overTable());
    const { id } = (await open(moment!)).body.decision.options[0]!;
    for (let time = 0; time < 7; time++) await solve(moment!, [id]);
    expect((await solve(moment!, null)).body.tallies).toEqual([{ picks: [id], votes: 5 }]);
  });

  it('refuses an answer that was never possible', async () => {
    const [moment] = await momentsOf(await overTable());
    expect(await solve(moment!, ['card:nothing'])).toMatchObject({ status: 422, body: { reason: 'card_not_in_hand' } });
    expect(await solve(moment!, [])).toMatchObject({ status: 422 });
    expect((await post(`/api/puzzle/${moment!.link}/solve`, { picks: 'x' })).body.reason).toBe('malformed');
  });

  it('opens by its own link alone', async () => {
    const table = await overTable();
    const [moment, other] = await momentsOf(table);
    const [room, seq, secret] = moment!.link.split('.');
    for (const link of [
      `${room}.${seq}.${'A'.repeat(22)}`,
      `${room}.${other!.link.split('.')[1]}.${secret}`,
      `${room}.1.${secret}`,
      `abcdefghijkl.${seq}.${secret}`,
      `${room}.${secret}`,
      'x',
    ]) {
      expect(await send(`/api/puzzle/${link}`), link).toMatchObject({ status: 404, body: { reason: 'no_such_link' } });
      expect(await post(`/api/puzzle/${link}/solve`, { picks: null }), link).toMatchObject({ status: 404 });
      expect(await post(`/api/puzzle/${link}/play`, {}), link).toMatchObject({ status: 404 });
    }
    // and opens nothing but itself
    for (const role of ['p', 'w', 'h']) expect((await send(`/api/l/${role}/${room}.${secret}`)).status).toBe(404);
  });

  it('is shut with the link for onlookers', async () => {
    const table = await overTable();
    const [moment] = await momentsOf(table);
    await table.host.host({ act: 'rotate', link: 'watch' });
    expect((await open(moment!)).status).toBe(404);
    const [again] = (await list(table.players[0]!)).body.moments;
    expect((await open(again!)).status).toBe(200);
    await table.host.host({ act: 'revoke', link: 'watch' });
    expect((await open(again!)).status).toBe(404);
    expect(await list(table.players[0]!)).toMatchObject({ status: 409, body: { reason: 'puzzles_shut' } });
  });

  it('leaves out answers that were taken back', async () => {
    const table = await startTable({ seats: 2, pace: 'daily' });
    const [first] = (await table.players[0]!.view()).play!.decisions;
    await table.players[0]!.play();
    expect((await table.players[0]!.undo()).status).toBe(200);
    await playOn(table);
    const ids = await Promise.all((await momentsOf(table)).slice(0, 3).map(async (moment) => (await open(moment)).body.decision.id));
    expect(ids.filter((id) => id === first!.id)).toHaveLength(1);

    const row = (seq: number, by: string, seat: number, restores: number | null = null) =>
      ({ seq, by, seat, decision: by === 'undo' && restores !== null ? null : `${seat}.x`, restores }) as Row;
    const rows = [row(2, 'deal', 0), row(3, 'seat', 0), row(4, 'bot', 1), row(5, 'undo', 0, 3), row(6, 'clock', 1), row(7, 'undo', 1)];
    expect(standingAnswers(rows).map(({ seq }) => seq)).toEqual([3]);
  });

  it('keeps its table from being deleted as long as readers come', async () => {
    const table = await overTable();
    const [moment] = await momentsOf(table);
    const before = await duesOf(table);
    pass(100 * 24 * HOUR);
    expect((await open(moment!)).status).toBe(200);
    const after = await duesOf(table);
    expect(after[0]!.at).toBeGreaterThan(before[0]!.at + 99 * 24 * HOUR);
  });

  it('can be looked for in a game that was ended without a result', async () => {
    const [moment] = await momentsOf(await cancelledTable());
    expect((await solve(moment!, null)).body).toMatchObject({ cancelled: true, result: null });
  });
});

describe('playing on from there', () => {
  it('makes a room of one’s own when it is asked for, with bots on the other seats', async () => {
    const table = await overTable({ seats: 3, title: 'Friday' });
    const moments = await momentsOf(table);
    const moment = moments[10]!;
    const { body: puzzle } = await open(moment);
    const made = await start(moment);
    expect(made.status).toBe(200);
    const player = new Person(made.body.path);
    expect(player.room).not.toBe(table.host.room);
    const { view, own } = await player.page();
    expect(view).toMatchObject({ stage: 'playing', game: 'centauri', you: { role: 'seat', seat: moment.seat } });
    expect(view.play!.board).toEqual(puzzle.board);
    expect(view.play!.decisions).toContainEqual(puzzle.decision);
    expect(view.plates.map(({ occupant }) => occupant)).toEqual([0, 1, 2].map((seat) => (seat === moment.seat ? 'person' : 'bot')));
    expect(own!.seen).toBe(view.tick);
    expect(view.undo).toBe(false);
    // another reader has another room
    expect(new Person((await start(moment)).body.path).room).not.toBe(player.room);
    // the finished game is as it was
    expect((await table.watcher.view()).stage).toBe('over');
  });

  it('is played to its end, survives eviction, and can be carried away as a file', async () => {
    const table = await overTable({ options: { planning: 'sealed' } });
    const moments = await momentsOf(table);
    const player = new Person((await start(moments[Math.floor(moments.length / 2)]!)).body.path);
    await evict(roomOf(player));
    await playThrough(player);
    expect((await player.view()).stage).toBe('over');
    const { body: file } = await send<GameFile>(`${player.api}/export`);
    expect(await post('/api/games/import', file)).toMatchObject({ status: 200 });
    expect((await list(player)).body.moments.length).toBeGreaterThan(0);
  });

  it('knows nobody of the finished game by name', async () => {
    const table = await overTable({ host: 'Zenobia' });
    const [moment] = (await momentsOf(table)).slice(-1);
    const player = new Person((await start(moment!)).body.path);
    expect(await stored(roomOf(player))).not.toContain('Zenobia');
  });

  it('tells the seat what it knew of the play so far, and takes back none of it', async () => {
    const table = await overTable();
    const moment = (await momentsOf(table))[12]!;
    const player = new Person((await start(moment)).body.path);
    const ofPlay = (log: LogEntry[]) => log.filter(({ by }) => by !== 'desk').map(({ at, by, seat, told }) => ({ at, by, seat, told }));
    const log = ofPlay((await player.page()).log);
    const { body: whole } = await send<LogEntry[]>(`${table.players[moment.seat]!.api}/log?before=999999`);
    expect(ofPlay(whole).slice(0, log.length)).toEqual(log);
    expect(await player.undo()).toMatchObject({ status: 409, body: { reason: 'nothing_to_undo' } });
  });

  it('counts as setting a table', async () => {
    const table = await overTable();
    const [moment] = await momentsOf(table);
    newAddress();
    for (let count = 0; count < 20; count++) expect((await start(moment!)).status).toBe(200);
    const refused = await start(moment!);
    expect(refused).toMatchObject({ status: 429, body: { reason: 'too_many_tables' } });
    expect(refused.headers.get('retry-after')).not.toBeNull();
  });
});

for (const game of ['comet', 'cosmic']) {
  it(`any moment of ${game} can be opened, given up and played on from`, async () => {
    const table = await startTable({ game, seats: game === 'cosmic' ? 3 : 2 });
    await playOn(table, 120);
    if ((await table.watcher.view()).stage === 'playing') await cancel(table);
    const moments = await momentsOf(table);
    expect(moments.length).toBeGreaterThan(10);
    for (let at = 0; at < moments.length; at += 9) {
      newAddress();
      const moment = moments[at]!;
      const { status, body } = await open(moment);
      expect(status).toBe(200);
      expect((await solve(moment, null)).status).toBe(200);
      const player = new Person((await start(moment)).body.path);
      const { play } = await player.view();
      expect(play!.board).toEqual(body.board);
      expect(play!.decisions).toContainEqual(body.decision);
      expect((await player.answer(body.decision.id, body.decision.fallback)).status).toBe(200);
      expect((await player.view()).stage).toBe('playing');
    }
  });
}
