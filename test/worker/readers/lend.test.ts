import { beforeEach, describe, expect, it } from 'vitest';
import type { RoomPage } from '../../../shared/protocol.ts';
import { evict, newAddress, openTable, pass, Person, post, ring, send, startTable, type Table } from '../table.ts';
import { ask, listenAt } from '../http/v1/reader.ts';
import { evictReaders, keptFor, lend, lentTable, Reader, readersOf, until, yes } from './readers.ts';

beforeEach(() => void newAddress());

const told = async ({ watcher }: Table) => (await watcher.page()).log.flatMap((entry) => entry.told.map(({ type }) => type));

/** People on all seats but the last, which a bot has; the host sits at the first. */
async function withBot(seats = 3): Promise<Table> {
  const table = await openTable({ seats, host: 'Ann', pace: 'daily' });
  const { links } = await table.host.page();
  for (let seat = 1; seat < seats - 1; seat++) table.players.push(await new Person(links!.invite!).sit(`P${seat}`, seat));
  await table.host.host({ act: 'start', bots: true });
  return table;
}

describe('a seat is lent to readers', () => {
  it('once everyone has agreed, and not before', async () => {
    const table = await withBot(4);
    const [ann, ben, cid] = table.players;
    const { body } = await lend(table, 3);
    expect(body.links!.readers).toBeNull();
    expect(body.view.votes[0]).toMatchObject({ by: 0, motion: { kind: 'lend', seat: 3 }, voters: [0, 1, 2], yes: [0], needs: 'all' });
    expect(await keptFor(readersOf(table))).toBe('[[],[]]');
    await evict(table.room);
    await yes(ben!, 1);
    expect((await table.host.page()).links!.readers).toBeNull();
    expect((await yes(cid!, 1)).body.view.plates[3]).toMatchObject({ occupant: 'readers', name: '' });
    const { links } = await table.host.page();
    expect(links!.readers).toMatch(new RegExp(`^/embed/readers/${table.host.room}\\.[A-Za-z0-9_-]{22}$`));
    expect((await told(table)).slice(-3)).toEqual(['desk.vote-yes', 'desk.vote-passed', 'desk.lent']);
    // those who agreed may look too; onlookers and invitations are told of no link
    expect((await ann!.page()).readers).toBe(links!.readers);
    expect((await table.watcher.page()).readers).toBeUndefined();
    await until(async () => (await new Reader(links!.readers!, 'a').look()).status === 200);
  });

  it('never against one of them', async () => {
    const table = await withBot(4);
    await lend(table, 3);
    await yes(table.players[1]!, 1);
    await post(`${table.players[2]!.api}/vote`, { act: 'cast', vote: 1, yes: false });
    expect((await told(table)).at(-1)).toBe('desk.vote-failed');
    expect((await table.watcher.view()).plates[3]!.occupant).toBe('bot');
    expect(await keptFor(readersOf(table))).toBe('[[],[]]');
  });

  it('and is asked of whoever has missed a decision too', async () => {
    const table = await withBot(4);
    await post(`${table.players[2]!.api}/seat`, { act: 'away' });
    await lend(table, 3);
    expect((await table.watcher.view()).votes[0]!.voters).toEqual([0, 1]);
    // back before it was carried: what was agreed without them is void
    await post(`${table.players[2]!.api}/seat`, { act: 'back' });
    await yes(table.players[1]!, 1);
    expect((await told(table)).at(-1)).toBe('desk.vote-void');
    expect((await table.watcher.view()).plates[3]!.occupant).toBe('bot');
  });

  it('and whoever was away and not asked may object once back, which ends it', async () => {
    const table = await withBot(4);
    const [, ben, cid] = table.players;
    await post(`${cid!.api}/seat`, { act: 'away' });
    await lend(table, 3);
    await yes(ben!, 1);
    expect((await table.watcher.view()).plates[3]!.occupant).toBe('readers');
    const reader = new Reader((await table.host.page()).links!.readers!, 'a');
    await until(async () => (await reader.look()).status === 200);
    // who has agreed keeps their word
    expect((await ben!.view()).you.mayObject).toBeUndefined();
    expect((await post(`${ben!.api}/seat`, { act: 'object' })).body.reason).toBe('not_objecting');
    expect((await post(`${cid!.api}/seat`, { act: 'back' })).status).toBe(200);
    await evict(table.room);
    expect((await cid!.view()).you.mayObject).toBe(true);
    const { body } = await post<RoomPage>(`${cid!.api}/seat`, { act: 'object' });
    expect(body.view.plates[3]!.occupant).toBe('bot');
    expect(body.view.you.mayObject).toBeUndefined();
    expect((await told(table)).at(-1)).toBe('desk.objected');
    await until(async () => (await reader.look()).status === 404);
    expect((await post(`${cid!.api}/seat`, { act: 'object' })).body.reason).toBe('not_lent');
    // proposed again it is asked of everyone
    expect((await lend(table, 3)).body.view.votes[0]!.voters).toEqual([0, 1, 2]);
  });

  it('and whoever sits down later at the seat of one who was away knew of it', async () => {
    const table = await withBot(4);
    const [, ben, cid] = table.players;
    await post(`${cid!.api}/seat`, { act: 'away' });
    await lend(table, 3);
    await yes(ben!, 1);
    await post(`${cid!.api}/seat`, { act: 'resign' });
    const { links } = (await table.host.host({ act: 'reissue', seat: 2 })).body;
    const dan = await new Person(links!.seats[2]!).sit('Dan', 2);
    expect((await dan.view()).you.mayObject).toBeUndefined();
    expect((await post(`${dan.api}/seat`, { act: 'object' })).body.reason).toBe('not_objecting');
  });

  it('never by a host who lets the bots of the others play first', async () => {
    const table = await withBot(4);
    for (const seat of [1, 2]) await table.host.host({ act: 'relieve', seat });
    const { body } = await lend(table, 3);
    expect(body.links!.readers).toBeNull();
    expect(body.view.votes[0]).toMatchObject({ voters: [0, 1, 2], yes: [0] });
    expect((await table.watcher.view()).plates[3]!.occupant).toBe('bot');
    expect(await keptFor(readersOf(table))).toBe('[[],[]]');
  });

  it('by its host alone, and one at a table', async () => {
    const table = await withBot(3);
    const motion = { kind: 'lend', seat: 2 };
    expect((await post(`${table.players[1]!.api}/vote`, { act: 'propose', motion })).body.reason).toBe('not_host');
    expect((await lend(table, 7)).body.reason).toBe('bad_seat');
    expect((await post(`${table.players[0]!.api}/vote`, { act: 'propose', motion })).status).toBe(200);
    expect((await lend(table, 2)).body.reason).toBe('vote_open');
    await yes(table.players[1]!, 1);
    expect((await lend(table, 2)).body.reason).toBe('already_lent');
  });

  it('before the start while nobody else sits there, so that whoever sits down knows it', async () => {
    const table = await openTable({ seats: 3, host: 'Ann' });
    expect((await lend(table, 2)).body.view.plates[2]!.occupant).toBe('readers');
    const { links } = await table.host.page();
    expect(links!.seats[2]).toBeNull();
    expect((await new Person(links!.invite!).view()).plates[2]!.occupant).toBe('readers');
    expect((await post(`/api/l${links!.invite!}/sit`, { name: 'Ben', seat: 2 })).body.reason).toBe('colour_taken');
  });

  it('before the start too, if all who sit there agree', async () => {
    const table = await openTable({ seats: 4, host: 'Ann', pace: 'daily' });
    const { links } = await table.host.page();
    const ben = await new Person(links!.invite!).sit('Ben', 1);
    expect((await lend(table, 3)).body.view.votes[0]).toMatchObject({ motion: { kind: 'lend', seat: 3 }, voters: [0, 1], yes: [0] });
    // nothing else is voted on before there is a game
    const pause = { kind: 'pause', hours: 1 };
    expect((await post(`${ben.api}/vote`, { act: 'propose', motion: pause })).body.reason).toBe('game_not_started');
    // whoever sits down meanwhile has not agreed
    const cid = await new Person(links!.invite!).sit('Cid', 2);
    expect((await told(table)).at(-1)).toBe('desk.vote-void');
    expect((await yes(ben, 1)).body.reason).toBe('vote_over');
    await lend(table, 3);
    await yes(ben, 2);
    expect((await table.host.page()).links!.readers).toBeNull();
    expect((await yes(cid, 2)).body.view.plates[3]!.occupant).toBe('readers');
    expect((await table.host.host({ act: 'start', bots: false })).status).toBe(200);
    const reader = new Reader((await table.host.page()).links!.readers!, 'a');
    await until(async () => (await reader.look()).body.stage === 'playing');
  });

  it('before the start not for ever: a proposal that not all have agreed to ends by itself', async () => {
    pass(0);
    const table = await openTable({ seats: 3, host: 'Ann', pace: 'daily' });
    await new Person((await table.host.page()).links!.invite!).sit('Ben', 1);
    await lend(table, 2);
    pass(25 * 3_600_000);
    await ring(table.room);
    expect((await told(table)).at(-1)).toBe('desk.vote-failed');
    expect((await table.watcher.view()).plates[2]!.occupant).toBe('free');
  });

  it('that a person has, if that person agrees as everyone else does, and then looks on by the same link', async () => {
    const table = await startTable({ host: 'Ann', pace: 'daily' });
    const [ann, ben, cid] = table.players;
    await post(`${cid!.api}/own`, { notes: 'my plan' });
    const { board } = (await cid!.view()).play!;
    const { body } = await lend(table, 2);
    expect(body.view.votes[0]).toMatchObject({ voters: [0, 1, 2], yes: [0] });
    await yes(ben!, 1);
    expect((await table.watcher.view()).plates[2]!.occupant).toBe('person');
    const page = (await yes(cid!, 1)).body;
    expect(page.view).toMatchObject({ you: { role: 'watch', left: 2 }, plates: [{}, {}, { occupant: 'readers', name: '' }] });
    expect((await send(cid!.api)).status).toBe(404);
    const onlooker = new Person(cid!.link.replace('/p/', '/w/'));
    expect((await onlooker.view()).you).toMatchObject({ role: 'watch', left: 2 });
    expect((await onlooker.view()).play!.board).not.toMatchObject({ hand: expect.anything() });
    expect((await post(`${onlooker.api}/seat`, { act: 'forget' })).status).toBe(200);
    const reader = new Reader((await ann!.page()).readers!, 'a');
    await until(async () => (await reader.look()).status === 200);
    expect((await reader.see()).board).toEqual(board);
  });

  it('that its own person gives, host or not, and never while somebody else plays it', async () => {
    const table = await startTable({ host: 'Ann', pace: 'daily' });
    const [ann, ben, cid] = table.players;
    const give = (person: Person, seat: number) => post<RoomPage>(`${person.api}/vote`, { act: 'propose', motion: { kind: 'lend', seat } });
    expect((await give(ben!, 2)).body.reason).toBe('not_host');
    expect((await give(ben!, 1)).body.view.votes[0]).toMatchObject({ by: 1, voters: [0, 1, 2], yes: [1], needs: 'all' });
    await post(`${ben!.api}/vote`, { act: 'withdraw', vote: 1 });
    await post(`${ben!.api}/seat`, { act: 'away' });
    expect((await lend(table, 1)).body.reason).toBe('person_away');
    await post(`${ben!.api}/seat`, { act: 'back' });
    // who goes away after it was proposed, and has not agreed, loses nothing
    await lend(table, 1);
    await post(`${ben!.api}/seat`, { act: 'away' });
    await yes(cid!, 2);
    expect((await told(table)).at(-1)).toBe('desk.vote-void');
    expect((await table.watcher.view()).plates[1]!.occupant).toBe('person');
    await post(`${ben!.api}/seat`, { act: 'back' });
    // the host's own
    await lend(table, 0);
    for (const person of [ben!, cid!]) await yes(person, 3);
    const { links, view } = await table.host.page();
    expect(view.plates[0]!.occupant).toBe('readers');
    expect(links!.own).toBeNull();
    expect((await send(ann!.api)).status).toBe(404);
    expect((await table.host.host({ act: 'recall' })).body.view.plates[0]!.occupant).toBe('bot');
  });

  it('without what its person had ordered: what can be asked is asked of readers as of anyone', async () => {
    const table = await startTable({ host: 'Ann', pace: 'daily', options: { planning: 'open', start_seat: '0' } });
    const cid = table.players[2]!;
    const { hand } = (await cid.view()).play!.board as { hand: { id: string; kind: string }[] };
    expect((await cid.forecast([`${hand.find(({ kind }) => kind !== 'colony')!.id}@0`])).status).toBe(200);
    await lend(table, 2);
    for (const person of table.players.slice(1)) await yes(person, 1);
    for (const person of table.players.slice(0, 2)) await person.play();
    expect((await table.watcher.view()).play!.waiting[0]).toMatchObject({ seat: 2 });
  });

  it('by a host who has no seat, who can withdraw it', async () => {
    const table = await startTable({ seats: 3, pace: 'daily' });
    await post(`${table.players[2]!.api}/seat`, { act: 'resign' });
    await lend(table, 2);
    expect((await table.watcher.view()).votes[0]).toMatchObject({ by: null, voters: [0, 1], yes: [] });
    expect((await table.host.host({ act: 'recall' })).body.view.votes).toEqual([]);
    expect((await told(table)).at(-1)).toBe('desk.vote-withdrawn');
    expect((await table.host.host({ act: 'recall' })).body.reason).toBe('not_lent');
  });
});

describe('a lent seat', () => {
  it('is shown to readers as the seat sees it, and to them nothing of any other', async () => {
    const table = await lentTable({ host: 'Ann' }, '2');
    const seen = await table.reader('a').see();
    expect(seen).toMatchObject({
      game: 'centauri',
      seat: 2,
      stage: 'playing',
      seats: [{ name: 'Ann' }, { name: 'P1' }, { occupant: 'bot', readers: true }],
    });
    expect((seen.board as { hand: unknown[] }).hand.length).toBeGreaterThan(0);
    expect(seen.poll!.decision.seat).toBe(2);
    const text = JSON.stringify(seen);
    for (const { secret } of [table.host, table.watcher, ...table.players]) expect(text).not.toContain(secret);
    // onlookers see no hand of it
    expect((await table.watcher.view()).play!.board).not.toMatchObject({ hand: expect.anything() });
  });

  it('moves on its board as the game does, while others are asked', async () => {
    const table = await lentTable({}, '0');
    const { poll, board, edition } = await table.reader('a').see();
    expect(poll).toBeNull();
    const stream = await listenAt(`${table.reader('a').api}/events`);
    expect(JSON.parse((await stream.next()).data)).toMatchObject({ edition });
    await table.players[0]!.play();
    const change = await stream.next();
    const seen = await table.reader('a').see();
    expect(change).toMatchObject({ event: 'change', id: String(seen.edition) });
    expect(seen.edition).toBeGreaterThan(edition);
    expect(seen.board).not.toEqual(board);
    // and the object sleeps meanwhile, with the frames still listening
    await evictReaders(table.readers);
    await table.host.host({ act: 'recall' });
    expect((await stream.next()).event).toBe('gone');
    await stream.end();
  });

  it('moves for a crowd as well, of whom everyone is told of the newest', async () => {
    const table = await lentTable({}, '0');
    const { edition } = await table.reader('a').see();
    const streams = await Promise.all(Array.from({ length: 120 }, () => listenAt(`${table.reader('a').api}/events`)));
    for (const stream of streams) expect(JSON.parse((await stream.next()).data)).toMatchObject({ edition });
    await table.players[0]!.play();
    await until(async () => (await table.reader('a').see()).edition > edition);
    await table.players[1]!.play();
    await until(async () => (await table.reader('a').see()).edition > edition + 1);
    const newest = String((await table.reader('a').see()).edition);
    for (const stream of streams) {
      let told = await stream.next();
      while (told.id !== newest) told = await stream.next();
    }
    await table.host.host({ act: 'recall' });
    for (const stream of streams) await stream.end();
  });

  it('is what its person saw who has given it up', async () => {
    const table = await startTable({ host: 'Ann', pace: 'daily' });
    const { board } = (await table.players[2]!.view()).play!;
    await post(`${table.players[2]!.api}/seat`, { act: 'resign' });
    await lend(table, 2);
    await yes(table.players[1]!, 1);
    const reader = new Reader((await table.host.page()).links!.readers!, 'a');
    await until(async () => (await reader.look()).status === 200);
    expect((await reader.see()).board).toEqual(board);
  });

  it('can be taken back: the link is dead at once, nothing is kept for readers, the bot plays on', async () => {
    const table = await lentTable({}, '2');
    await table.reader('a').vote((await table.reader('a').see()).poll!.decision.fallback);
    const { body } = await table.host.host({ act: 'recall' });
    expect(body.view.plates[2]!.occupant).toBe('bot');
    expect(body.links!.readers).toBeNull();
    expect((await told(table)).at(-1)).toBe('desk.recalled');
    await until(async () => (await table.reader('a').look()).status === 404);
    expect(await keptFor(table.readers)).not.toContain('hand');
    expect((await table.room.due()).filter(({ kind }) => kind === 'bot')).toHaveLength(1);
    // lent again it has another link
    await lend(table, 2);
    for (const player of table.players) await yes(player, (await table.watcher.view()).votes[0]?.id ?? 0);
    const { links } = await table.host.page();
    expect(links!.readers).not.toBe(table.link);
    await until(async () => (await new Reader(links!.readers!, 'a').look()).status === 200);
    expect((await table.reader('a').look()).status).toBe(404);
  });

  it('is shown by no other site where the host forbids that', async () => {
    const table = await lentTable();
    await table.host.host({ act: 'readers', allowed: false });
    await until(async () => (await table.reader('a').look()).status === 403);
    await table.host.host({ act: 'readers', allowed: true });
    await until(async () => (await table.reader('a').look()).status === 200);
  });

  it('goes with its table, and leaves nothing behind', async () => {
    const table = await lentTable();
    await table.host.host({ act: 'delete', room: table.host.room });
    expect(await keptFor(table.readers)).toBe('[[],[]]');
    expect((await table.reader('a').look()).body.code).toBe('no_such_link');
  });

  it('is the same locked door to whoever has no link of it, and looking leaves no trace', async () => {
    const table = await lentTable();
    const links = [`${table.host.room}.${'A'.repeat(22)}`, `zzzzzzzzzzzz.${'A'.repeat(22)}`, 'nonsense', table.watcher.link.slice(3)];
    for (const link of links) {
      expect(await send(`/v1/readers/${link}`)).toMatchObject({ status: 404, body: { code: 'no_such_link' } });
      const ballot = { poll: 'x', picks: [], voter: 'a'.repeat(22), proof: '1' };
      expect(await post(`/api/readers/${link}/vote`, ballot)).toMatchObject({ status: 404, body: { reason: 'no_such_link' } });
    }
    const before = await keptFor(table.readers);
    await table.reader('a').look();
    await ask(`${table.reader('a').api}/events`, { method: 'HEAD' });
    expect(await keptFor(table.readers)).toBe(before);
  });
});
