import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { randomPicks } from '../../../shared/bots/random.ts';
import type { Decision } from '../../../shared/engine/decision.ts';
import { proofOf } from '../../../shared/proof-of-work.ts';
import type { Readers } from '../../../worker/readers/readers.ts';
import { canonical } from '../../../worker/tally.ts';
import { evict, newAddress, pass, post, ring, type Table } from '../table.ts';
import { evictReaders, keptFor, type LentTable, lentTable, ringReaders, until, yes } from './readers.ts';

beforeEach(() => void newAddress());

const DAY = 24 * 3_600_000;
const MINUTE = 60_000;

const lines = async ({ watcher }: Table) => (await watcher.page()).log;
const asked = async (table: LentTable) => (await table.reader('looker').see()).poll!;

/** Two different answers, in the order of the options. */
function ballotsOf(decision: Decision): string[][] {
  const chance = { seed: 'ab'.repeat(32), drawn: 0 };
  const drawn = Array.from({ length: 20 }, () => canonical(decision, randomPicks(decision, chance)));
  const others = drawn.filter((picks) => picks.join() !== drawn[0]!.join());
  const places = (picks: string[]) => picks.map((pick) => String(decision.options.findIndex(({ id }) => id === pick)).padStart(4)).join();
  return [drawn[0]!, others[0]!].sort((a, b) => (places(a) < places(b) ? -1 : 1));
}

/** The votes are counted and the room has answered. */
async function close(table: LentTable): Promise<void> {
  const { closes, id } = await asked(table);
  pass(closes! - Date.now() + 1);
  await ringReaders(table.readers);
  await until(async () => (await table.reader('looker').see()).poll?.id !== id);
}

describe('readers vote', () => {
  it('once each, until a minute before the deadline, and what most of them want is answered', async () => {
    pass(0);
    const table = await lentTable({}, '2');
    const poll = await asked(table);
    expect(poll.closes).toBe((await table.watcher.view()).play!.waiting[0]!.until - MINUTE);
    const [first, second] = ballotsOf(poll.decision);
    expect((await table.reader('a').vote(first!)).status).toBe(200);
    expect((await table.reader('b').vote(second!)).status).toBe(200);
    expect((await table.reader('c').vote(second!)).status).toBe(200);
    const seen = await table.reader('d').see();
    expect(seen.poll!.voters).toBe(3);
    expect(seen.last).toBeNull();
    await close(table);
    const row = (await lines(table)).findLast(({ seat }) => seat === 2);
    expect(row).toMatchObject({ by: 'seat' });
    const { last } = await table.reader('d').see();
    expect(last).toMatchObject({
      voters: 3,
      picks: second,
      tallies: [
        { picks: second, votes: 2 },
        { picks: first, votes: 1 },
      ],
    });
    // how it went on from there, as the seat was told of it
    expect((await table.reader('d').see()).followed[0]).toMatchObject({ seat: 2, by: 'seat' });
    const [next] = (await table.watcher.view()).play!.waiting;
    await table.players[next!.seat!]!.play();
    await until(async () => (await table.reader('d').see()).followed.length > 1);
    expect(await table.reader('d').cast(poll.id, first!)).toMatchObject({ status: 409, body: { reason: 'vote_closed' } });
  });

  it('and change it until the vote closes: the last counts, and none of them twice', async () => {
    pass(0);
    const table = await lentTable({}, '2');
    const poll = await asked(table);
    const [first, second] = ballotsOf(poll.decision);
    for (const voter of ['a', 'b', 'c']) await table.reader(voter).vote(first!);
    expect(await table.reader('b').vote(second!)).toMatchObject({ status: 200, body: { picks: second } });
    // at once, and after the object has slept
    const replies = await Promise.all([table.reader('c').cast(poll.id, first!), table.reader('c').cast(poll.id, second!)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    // which of the two came last nobody knows
    await table.reader('c').vote(second!);
    await evictReaders(table.readers);
    await table.reader('a').vote(second!);
    await table.reader('a').vote(first!);
    expect((await asked(table)).voters).toBe(3);
    await close(table);
    expect((await table.reader('a').see()).last).toMatchObject({
      voters: 3,
      picks: second,
      tallies: [
        { picks: second, votes: 2 },
        { picks: first, votes: 1 },
      ],
    });
  });

  it('and change it as often as a person might, which takes nothing from others at the same address', async () => {
    const table = await lentTable({}, '2');
    const poll = await asked(table);
    const [first, second] = ballotsOf(poll.decision);
    const votes = await Promise.all(Array.from({ length: 21 }, (_, nth) => table.reader('a').cast(poll.id, nth % 2 ? second! : first!)));
    expect(votes.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(votes.find(({ status }) => status !== 200)).toMatchObject({ status: 429, body: { reason: 'changed_too_often' } });
    expect((await table.reader('b').vote(first!)).status).toBe(200);
    expect((await asked(table)).voters).toBe(2);
  });

  it('and too late is refused though nothing has been counted yet', async () => {
    pass(0);
    const table = await lentTable({}, '2');
    const poll = await asked(table);
    const [first] = ballotsOf(poll.decision);
    pass(poll.closes! - Date.now());
    expect(await table.reader('a').cast(poll.id, first!)).toMatchObject({ status: 409, body: { reason: 'vote_closed' } });
    expect(await table.reader('a').see()).toMatchObject({ poll: null, counting: true });
  });

  it('and where they are level, the lot decides, once', async () => {
    const table = await lentTable({}, '2');
    const [first, second] = ballotsOf((await asked(table)).decision);
    await table.reader('a').vote(second!);
    await table.reader('b').vote(first!);
    await close(table);
    const { last } = await table.reader('a').see();
    expect([first, second]).toContainEqual(last!.picks);
    expect(last!.tallies[0]!.picks).toEqual(last!.picks);
    await evictReaders(table.readers);
    await ringReaders(table.readers);
    expect((await table.reader('a').see()).last).toEqual(last);
  });

  it('and if nobody does the fallback counts, at the deadline, and no bot is sent for', async () => {
    pass(0);
    const table = await lentTable({}, '2');
    for (let round = 0; round < 3; round++) {
      const { seat } = (await table.watcher.view()).play!.waiting[0]!;
      if (seat !== 2) {
        await table.players[seat!]!.play();
        continue;
      }
      const poll = await asked(table);
      pass(poll.closes! - Date.now() + 1);
      await ringReaders(table.readers);
      expect((await table.watcher.view()).play!.waiting[0]!.seat).toBe(2);
      pass(MINUTE);
      await ring(table.room);
      expect((await lines(table)).findLast((row) => row.seat === 2)).toMatchObject({ by: 'clock' });
      await until(async () => (await table.reader('a').see()).poll === null);
      expect((await table.reader('a').see()).last).toMatchObject({ voters: 0, tallies: [], picks: null });
    }
    expect((await table.watcher.view()).plates[2]!.occupant).toBe('readers');
  });

  it('with a proof of its own for each, that no other vote can be sent with', async () => {
    const table = await lentTable({}, '2');
    const poll = await asked(table);
    const [first] = ballotsOf(poll.decision);
    const proofs = await Promise.all(['0', '1', '2', '3', '4'].map((proof) => table.reader(`wrong-${proof}`).cast(poll.id, first!, proof)));
    expect(proofs.some(({ body }) => body.reason === 'bad_proof')).toBe(true);
    expect((await asked(table)).voters).toBe(proofs.filter(({ status }) => status === 200).length);
  });

  it('but not many from one address', async () => {
    const table = await lentTable({}, '2');
    const [first] = ballotsOf((await asked(table)).decision);
    const votes = await Promise.all(Array.from({ length: 22 }, (_, nth) => table.reader(`r${nth}`).vote(first!)));
    expect(votes.map(({ status }) => status).sort()).toEqual([...Array<number>(20).fill(200), 429, 429]);
    newAddress();
    expect((await table.reader('else').vote(first!)).status).toBe(200);
  });

  it('for what is on offer alone', async () => {
    const table = await lentTable({}, '2');
    const poll = await asked(table);
    const [first, second] = ballotsOf(poll.decision);
    expect((await table.reader('a').vote(['nothing'])).body.reason).toBe('unknown_option');
    expect((await table.reader('a').vote([])).body.reason).toBe('too_few');
    expect((await table.reader('a').vote([...first!, ...second!])).body.reason).toBe('too_many');
    expect((await table.reader('a').cast('another', first!)).body.reason).toBe('vote_closed');
    expect((await table.reader('short').cast(poll.id, first!, 'x')).body.reason).toBe('malformed');
    expect((await asked(table)).voters).toBe(0);
  });
});

describe('a vote', () => {
  it('is written with those that come at the same time, and told to nobody before', async () => {
    const table = await lentTable({}, '2');
    const poll = await asked(table);
    const [first, second] = ballotsOf(poll.decision);
    const casting = Array.from({ length: 12 }, (_, nth) => table.reader(`r${nth}`).cast(poll.id, nth % 3 ? second! : first!));
    const replies = await Promise.all(casting);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(12);
    const rows = await runInDurableObject(table.readers, (_, { storage }) => storage.sql.exec('SELECT * FROM batches').toArray());
    expect(rows.length).toBeLessThanOrEqual(3);
    await evictReaders(table.readers);
    expect((await asked(table)).voters).toBe(12);
    await close(table);
    expect((await table.reader('a').see()).last!.tallies).toEqual([
      { picks: second, votes: 8 },
      { picks: first, votes: 4 },
    ]);
  });

  it('that is void before it was written is refused, not lost in silence', async () => {
    const table = await lentTable({}, '2');
    const { id, decision } = await asked(table);
    const { voter } = table.reader('a');
    const ballot = { poll: id, voter, proof: proofOf(6, id, voter), picks: decision.fallback };
    const reply = await runInDurableObject(table.readers, async (readers: Readers) => {
      const voting = readers.vote(table.link.split('.')[1]!, ballot, 'x');
      await readers.clear();
      return voting;
    });
    expect(reply).toMatchObject({ ok: false, reason: 'vote_closed' });
  });

  it('of the first release, which had a row for each ballot, is counted with the others', async () => {
    const table = await lentTable({}, '2');
    const poll = await asked(table);
    const [first, second] = ballotsOf(poll.decision);
    await runInDurableObject(table.readers, (_, { storage }) => {
      storage.sql.exec('CREATE TABLE ballots (voter TEXT PRIMARY KEY, sender TEXT NOT NULL, picks TEXT NOT NULL) WITHOUT ROWID');
      for (const voter of ['a', 'b'])
        storage.sql.exec('INSERT INTO ballots VALUES (?, ?, ?)', voter.padEnd(22, '_'), 'x', JSON.stringify(second));
    });
    await evictReaders(table.readers);
    expect((await asked(table)).voters).toBe(2);
    await table.reader('a').vote(second!);
    await table.reader('c').vote(first!);
    await evictReaders(table.readers);
    await close(table);
    expect((await table.reader('a').see()).last).toMatchObject({ voters: 3, picks: second });
  });

  it('outlives both objects being put to sleep, and is counted once however often the alarm comes', async () => {
    pass(0);
    const table = await lentTable({}, '2');
    const poll = await asked(table);
    const [, second] = ballotsOf(poll.decision);
    await table.reader('a').vote(second!);
    await evictReaders(table.readers);
    await evict(table.room);
    await table.watcher.page();
    expect(await asked(table)).toMatchObject({ id: poll.id, voters: 1 });
    // early
    await ringReaders(table.readers);
    expect((await asked(table)).voters).toBe(1);
    await evict(table.room);
    await close(table);
    const rows = (await lines(table)).length;
    const kept = await keptFor(table.readers);
    expect(kept).not.toContain('a_____');
    await evictReaders(table.readers);
    await ringReaders(table.readers);
    await ring(table.room);
    expect((await lines(table)).length).toBe(rows);
    expect((await table.reader('a').see()).last!.picks).toEqual(second);
  });

  it('goes on through a pause, and closes later by as long as that lasted', async () => {
    pass(0);
    const table = await lentTable({}, '2');
    const poll = await asked(table);
    const [first] = ballotsOf(poll.decision);
    await table.reader('a').vote(first!);
    await table.host.host({ act: 'pause', hours: 5 });
    await until(async () => (await asked(table)).closes === null);
    pass(DAY / 8);
    expect((await table.reader('b').vote(first!)).status).toBe(200);
    await table.host.host({ act: 'resume' });
    await until(async () => (await asked(table)).closes !== null);
    const { until: deadline } = (await table.watcher.view()).play!.waiting[0]!;
    expect(deadline).toBeGreaterThan(poll.closes! + DAY / 8);
    expect(await asked(table)).toMatchObject({ id: poll.id, voters: 2, closes: deadline - MINUTE });
  });

  it('is void when what was asked is taken back, and another one when it is asked again', async () => {
    const table = await lentTable({ options: { planning: 'open' } }, '1');
    await table.players[1]!.play();
    await until(async () => (await table.reader('a').see()).poll !== null);
    const poll = await asked(table);
    await table.reader('a').vote(poll.decision.fallback);
    expect((await post(`${table.players[1]!.api}/vote`, { act: 'propose', motion: { kind: 'undo' } })).status).toBe(200);
    await yes(table.players[0]!, (await table.watcher.view()).votes[0]!.id);
    await until(async () => (await table.reader('a').see()).poll === null);
    await table.players[1]!.play();
    await until(async () => (await table.reader('a').see()).poll !== null);
    expect((await asked(table)).id).not.toBe(poll.id);
    expect((await asked(table)).voters).toBe(0);
  });

  it('on what others are asked as well closes when any other would, and shows nothing before they have answered', async () => {
    pass(0);
    const table = await lentTable({ options: { planning: 'sealed' } }, '0');
    await until(async () => (await table.reader('a').see()).poll !== null);
    const poll = await asked(table);
    const before = (await table.reader('a').see()).edition;
    await table.players[0]!.play();
    // that another has answered in secret is said to nobody
    expect(await table.reader('a').see()).toMatchObject({ edition: before, poll: { id: poll.id, closes: poll.closes } });
    await table.reader('a').vote(poll.decision.fallback);
    await close(table);
    const hushed = await table.reader('a').see();
    expect(hushed).toMatchObject({ counting: true, last: null, poll: null, followed: [] });
    expect((await table.watcher.view()).play!.waiting[0]).toMatchObject({ until: poll.closes! + MINUTE });
    await table.players[1]!.play();
    await until(async () => !(await table.reader('a').see()).counting);
    expect((await table.reader('a').see()).last).toMatchObject({ picks: poll.decision.fallback });
    await until(async () => (await table.reader('a').see()).followed.length > 0);
  });
});
