import { beforeEach, describe, expect, it } from 'vitest';
import type { Decision } from '../../../shared/engine/decision.ts';
import { evict, newAddress, type Person, post, startTable, type Table } from '../table.ts';

beforeEach(() => void newAddress());

const cosmic = (): Promise<Table> => startTable({ game: 'cosmic', seats: 3 });
const order = (person: Person, body: unknown) => post(`${person.api}/orders`, body);

interface Asked {
  person: Person;
  decision: Decision;
}

async function asked(players: Person[]): Promise<Asked[]> {
  const views = await Promise.all(players.map((person) => person.view()));
  return views.flatMap(({ play }, seat) => play!.decisions.map((decision) => ({ person: players[seat]!, decision })));
}

/** Plays on by fallbacks until someone is asked what is wanted. */
async function until(players: Person[], wanted: (decision: Decision) => boolean): Promise<Asked> {
  for (let answers = 0; answers < 300; answers++) {
    const open = await asked(players);
    const found = open.find(({ decision }) => wanted(decision));
    if (found) return found;
    const [next] = open;
    if (!next) throw new Error('the game ended first');
    await next.person.answer(next.decision.id, next.decision.fallback);
  }
  throw new Error('never asked');
}

describe('standing orders', () => {
  it('are kept without a tick and without anyone knowing, also after eviction', async () => {
    const { players, watcher, room } = await cosmic();
    const before = await watcher.page();
    const moments = { 'alliance.formed': ['any'] };
    expect((await order(players[0]!, { moments })).body.view.orders).toMatchObject({ moments });
    await evict(room);
    expect((await players[0]!.view()).orders).toMatchObject({ moments });
    expect(await watcher.page()).toEqual({ ...before, now: expect.any(Number) });
    expect((await players[1]!.view()).orders).not.toHaveProperty('moments');
  });

  it('decide who is asked: the same for all until a seat says otherwise', async () => {
    const { players } = await cosmic();
    const isBystanders = ({ moment }: Decision) => moment?.id === 'regroup.start' && !moment.as.includes('offense');
    const [first] = await asked(players);
    expect(first!.decision.moment?.id, 'the first regroup has passed by').not.toBe('regroup.start');
    for (const person of players) await order(person, { moments: { 'regroup.start': ['any'] } });
    const { decision } = await until(players, isBystanders);
    expect(decision.sealed).toBe(true);
  });

  it('go on with a work by themselves, beginning with what is open, and outlast eviction', async () => {
    const { players, room } = await startTable({ game: 'cosmic', seats: 3, options: { technologies: 'yes' } });
    const isResearch = ({ moment }: Decision) => moment?.id === 'tech.action';
    const { person, decision } = await until(players, isResearch);
    const research = decision.options.find(({ id }) => id.startsWith('research:'))!.id;
    const plans = { 'tech.action': [research.replace('research', 'complete'), research] };
    const { status, body } = await order(person, { plans });
    expect([status, body.view.orders.plans]).toEqual([200, plans]);
    await evict(room);
    const shipsAtWork = async () => {
      const { you, play } = await person.view();
      const { seats } = play!.board as { seats: { techs?: { ships: number; up: boolean }[] }[] };
      return seats[you.seat!]!.techs!.map(({ ships, up }) => (up ? 'up' : ships)).join();
    };
    await until(players, ({ about }) => about.key === 'cosmic.aim');
    const seen = new Set([await shipsAtWork()]);
    for (let answers = 0; answers < 60 && seen.size < 3; answers++) {
      const open = await asked(players);
      expect(open.filter((one) => one.person === person && isResearch(one.decision))).toEqual([]);
      await open[0]!.person.answer(open[0]!.decision.id, open[0]!.decision.fallback);
      seen.add(await shipsAtWork());
    }
    expect(seen.size).toBeGreaterThanOrEqual(3);
  });

  it('come of an answer that goes on by itself, and go as it is taken back', async () => {
    const { players } = await startTable({ game: 'cosmic', seats: 3, options: { technologies: 'yes' } });
    const isResearch = ({ moment }: Decision) => moment?.id === 'tech.action';
    const { person, decision } = await until(players, isResearch);
    const plans = async () => (await person.view()).orders.plans;
    const [thing] = decision.moment!.about!;
    await person.answer(decision.id, ['word:pass']);
    expect(await plans()).toEqual({ 'tech.action': [`leave:${thing}`] });
    expect((await post(`${person.api}/undo`, {})).status).toBe(200);
    expect(await plans()).toEqual({ 'tech.action': [] });
    expect((await asked([person])).filter((one) => isResearch(one.decision))).toHaveLength(1);
    await person.answer(decision.id, ['word:pass']);
    for (let answers = 0; answers < 60; answers++) {
      const open = await asked(players);
      expect(open.filter((one) => one.person === person && isResearch(one.decision))).toEqual([]);
      await open[0]!.person.answer(open[0]!.decision.id, open[0]!.decision.fallback);
    }
  });

  it('pass for the rest of an encounter, beginning with what is open', async () => {
    const { players, watcher } = await cosmic();
    const { person, decision } = await until(players, ({ moment }) => moment !== undefined);
    const { status, body } = await order(person, { passing: true });
    expect(status).toBe(200);
    expect(body.view.orders.passing).toBe(decision.moment!.during);
    expect(body.view.play!.decisions.map(({ id }) => id)).not.toContain(decision.id);
    expect(JSON.stringify((await watcher.page()).log)).not.toContain('passing');
    expect((await order(person, { passing: false })).body.view.orders).not.toHaveProperty('passing');
  });

  it('are refused where there is nothing to pass, and from who only watches', async () => {
    const { players, watcher } = await startTable();
    expect(await order(players[0]!, { passing: true })).toMatchObject({ status: 409, body: { reason: 'nothing_to_pass' } });
    expect(await order(watcher, { moments: {} })).toMatchObject({ status: 403, body: { reason: 'not_seated' } });
    expect(await order(players[0]!, { moments: { x: 'any' } })).toMatchObject({ status: 400, body: { reason: 'malformed' } });
  });
});

it('decisions of one timer share one deadline, however often they are put again', async () => {
  const { players } = await startTable({ game: 'comet', seats: 2 });
  const [first] = await asked(players);
  const { waiting } = (await players[0]!.view()).play!;
  const begin = first!.decision.options.find(({ id }) => id.startsWith('appear:') || id.startsWith('play:'))!;
  const { body } = await first!.person.answer(first!.decision.id, [begin.id]);
  expect(body.view.play!.decisions[0]!.id).not.toBe(first!.decision.id);
  expect(body.view.play!.waiting[0]!.until).toBe(waiting[0]!.until);
});
