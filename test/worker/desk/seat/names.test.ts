import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../post.ts';
import { evict, newAddress, openTable, pass, Person, post, reissue, startTable, stored } from '../../table.ts';

beforeEach(() => void newAddress());

const three = { seats: 3, pace: 'daily', options: { planning: 'open' } } as const;
const rename = (person: Person, name: string) => post(`${person.api}/name`, { name });
const sit = (person: Person, name: string, seat?: number) => post(`${person.api}/sit`, { name, ...(seat !== undefined && { seat }) });

describe('a name at the table', () => {
  it('is short and can be read, wherever it is given', async () => {
    const { players, host, room } = await startTable(three);
    const before = await stored(room);
    for (const name of ['x'.repeat(25), 'An\u202En', 'An\u200Bn', '\u3164']) {
      expect(await rename(players[1]!, name)).toMatchObject({ status: 422, body: { reason: 'bad_name' } });
      expect((await post('/api/games', { game: 'centauri', seats: 2, pace: 'live', host: name })).body.reason).toBe('bad_name');
    }
    expect(await stored(room)).toBe(before);
    await reissue({ players, host }, 1);
    const invitation = new Person((await host.page()).links!.seats[1]!);
    expect((await sit(invitation, 'An\u202En')).body.reason).toBe('bad_name');
    // nothing is lost by it
    const person = await invitation.sit('  Ann   Lee ');
    expect((await person.view()).plates[1]!.name).toBe('Ann Lee');
  });

  it('is unlike the others', async () => {
    const { host, watcher } = await openTable({ ...three, host: 'Anna' });
    const invite = new Person((await host.page()).links!.invite!);
    for (const name of ['Anna', 'ANNA', 'Аnnа', 'Ａnna']) expect((await sit(invite, name, 1)).body.reason).toBe('name_taken');
    const ben = await invite.sit('Ben', 1);
    expect((await rename(ben, 'aNNa')).body.reason).toBe('name_taken');
    expect((await rename(ben, 'BEN')).status).toBe(200);
    expect((await watcher.view()).plates.map(({ name }) => name)).toEqual(['Anna', 'BEN', '']);
  });

  it('of a substitute is unlike all of theirs, the absent person’s too, and nobody takes it meanwhile', async () => {
    const { players, host } = await startTable(three);
    await post(`${players[1]!.api}/seat`, { act: 'away' });
    await host.host({ act: 'substitute', seat: 1 });
    const invitation = new Person((await host.page()).links!.seats[1]!);
    for (const name of ['P1', 'p2']) expect((await sit(invitation, name)).body.reason).toBe('name_taken');
    await invitation.sit('Tess');
    expect((await rename(players[0]!, 'tess')).body.reason).toBe('name_taken');
  });

  it('is changed five times a day at most, and the next day again', async () => {
    const { players, room } = await startTable(three);
    for (let n = 0; n < 5; n++) expect((await rename(players[1]!, `Bea ${n}`)).status).toBe(200);
    await evict(room);
    expect(await rename(players[1]!, 'Bea')).toMatchObject({ status: 429, body: { reason: 'renamed_too_often' } });
    expect((await rename(players[1]!, 'Bea 4')).status).toBe(200);
    expect((await rename(players[2]!, 'Cleo')).status).toBe(200);
    pass(DAY);
    expect((await rename(players[1]!, 'Bea')).status).toBe(200);
  });
});

describe('whatever is done at the desk', () => {
  /** The table decides without end how it talks: a row each time. */
  async function chatter(host: Person, times: number): Promise<void> {
    for (let n = 0; n < times; n++) await host.host({ act: 'talk', mode: n % 2 ? 'free' : 'none' });
  }

  it.each(['sealed', 'open'])('takes nobody’s undo away, nor the play out of the log, where planning is %s', async (planning) => {
    const { players, host, room } = await startTable({ ...three, options: { planning } });
    for (const player of players) await player.play();
    const before = await players[2]!.page();
    const played = before.log.filter(({ by }) => by !== 'desk');
    expect(played.length).toBeGreaterThan(0);
    await chatter(host, 70);
    for (const isAwake of [true, false]) {
      if (!isAwake) await evict(room);
      const { view, log } = await players[2]!.page();
      expect(view).toMatchObject({ undo: before.view.undo, undoByVote: before.view.undoByVote });
      expect(log.filter(({ by }) => by !== 'desk')).toEqual(played);
      expect(log.length).toBeLessThan(80);
    }
  });

  const propose = (person: Person, motion: object = { kind: 'pause', hours: 3 }) => post(`${person.api}/vote`, { act: 'propose', motion });
  /** What a seat can do at the desk without anyone else, as often as it likes. */
  const restless: [string, (person: Person) => Promise<number>][] = [
    [
      'comes and goes',
      async (person) =>
        Math.max((await post(`${person.api}/seat`, { act: 'away' })).status, (await post(`${person.api}/seat`, { act: 'back' })).status),
    ],
    ['is forgotten', async (person) => (await post(`${person.api}/seat`, { act: 'forget' })).status],
    [
      'proposes and withdraws',
      async (person) => {
        const { status, body } = await propose(person);
        const own = status === 200 ? body.view.votes.at(-1)!.id : 0;
        return Math.max(status, (await post(`${person.api}/vote`, { act: 'withdraw', vote: own })).status);
      },
    ],
    [
      'changes its mind',
      async (person) => {
        const [vote] = (await person.view()).votes;
        const cast = (yes: boolean) => post(`${person.api}/vote`, { act: 'cast', vote: vote?.id, yes });
        if (!vote) return (await propose(person)).status;
        return Math.max((await cast(true)).status, (await cast(false)).status);
      },
    ],
  ];

  it.each(restless)('is no way to fill the log: a seat that %s', async (_, once) => {
    const { players, room } = await startTable(three);
    for (const player of players) await player.play();
    const played = (await players[2]!.page()).log.filter(({ by }) => by !== 'desk');
    const last: number[] = [];
    for (let time = 0; time < 45; time++) last.push(await once(players[1]!));
    expect(last.slice(0, 10)).toEqual(Array<number>(10).fill(200));
    expect(last.at(-1)).toBe(429);
    await evict(room);
    const { log } = await players[2]!.page();
    expect(log.filter(({ by }) => by !== 'desk')).toEqual(played);
    expect(log.filter(({ by }) => by === 'desk').length).toBeLessThan(60);
    // it plays on, the others have their own, and after an hour it may do so again
    expect((await propose(players[2]!, { kind: 'extend' })).status).toBe(200);
    await players[0]!.play();
    expect((await players[1]!.play()).status).toBe(200);
    pass(3_600_000);
    expect(await once(players[1]!)).toBe(200);
  });

  it('is no way for a host to fill the log either, who may still delete the table', async () => {
    const { host } = await startTable(three);
    await chatter(host, 130);
    const refused = await host.host({ act: 'talk', mode: 'bargain' });
    expect(refused).toMatchObject({ status: 429, body: { reason: 'told_too_often' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await host.host({ act: 'delete', room: host.room })).status).toBe(200);
  });

  it('does not stand in the way of taking back', async () => {
    const { players, host, room } = await startTable({ ...three, options: { planning: 'sealed' } });
    const [asked] = (await players[0]!.view()).play!.decisions;
    await players[0]!.play();
    expect((await players[0]!.view()).undo).toBe(true);
    await chatter(host, 70);
    await evict(room);
    expect((await players[0]!.undo()).status).toBe(200);
    expect((await players[0]!.view()).play!.decisions[0]!.id).toBe(asked!.id);
  });
});
