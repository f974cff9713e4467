import { beforeEach, describe, expect, it } from 'vitest';
import bargain from '../../saves/cosmic/1.0-bargain.json' with { type: 'json' };
import meet from '../../saves/cosmic/1.0-meet.json' with { type: 'json' };
import { newAddress, pass, Person, post, resumeTable, ring, type Table } from '../table.ts';

beforeEach(() => void newAddress());

const MINUTE = 60_000;
const untilOf = async (person: Person, about: string): Promise<number> => {
  const { play } = await person.view();
  return play!.waiting.find((wait) => wait.about === about)!.until;
};
const asked = async (person: Person): Promise<string[]> => (await person.view()).play!.decisions.map(({ about }) => about.key);

/** The save's bargain before its minute: both have yet to come to the table. */
function beforeTheMinute(): typeof bargain {
  const save = structuredClone(bargain);
  save.agenda.push({ id: ++save.frames, step: 'gather', args: null, answers: {} } as never);
  return save;
}

describe('the minute of a bargain', () => {
  it('begins when both have come to the table', async () => {
    const { players, watcher } = await resumeTable(beforeTheMinute());
    const [a, b] = [players[0]!, players[4]!];
    const { now } = await watcher.page();
    expect(await untilOf(watcher, 'cosmic.gather')).toBeLessThanOrEqual(now + 10_000);
    pass(4_000);
    await a.play();
    expect(await asked(a)).toEqual([]);
    await b.play();
    const page = await watcher.page();
    expect(page.view.play!.waiting[0]!.until).toBeGreaterThan(page.now + MINUTE - 3_000);
    expect(page.view.play!.waiting[0]!.until).toBeLessThanOrEqual(page.now + MINUTE);
  });

  it.each([
    ['a deal of ten seconds', bargain, { deal_seconds: '10' }, 'cosmic.offer', 10_000],
    ['twelve hours to meet', meet, { deal_hours: '12' }, 'cosmic.meet', 12 * 60 * MINUTE],
    ['two days to meet, as usual', meet, {}, 'cosmic.meet', 48 * 60 * MINUTE],
  ] as const)('is as the table has it: %s', async (_, save, options, about, limit) => {
    const { watcher } = await resumeTable(Object.assign(structuredClone(save), { options: { ...save.options, ...options } }));
    const { now, view } = await watcher.page();
    const waited = view.play!.waiting.find((wait) => wait.about === about)!;
    expect(waited.seconds).toBe(limit / 1000);
    expect(waited.until).toBeGreaterThan(now + limit - 3_000);
    expect(waited.until).toBeLessThanOrEqual(now + limit);
  });

  it('begins ten seconds after the cards were turned, whoever has come', async () => {
    const { players, watcher, room } = await resumeTable(beforeTheMinute());
    await players[0]!.play();
    pass(10_500);
    await ring(room);
    const { view, now } = await watcher.page();
    expect(await asked(players[4]!)).toContain('cosmic.answer');
    expect(view.play!.waiting[0]!.until).toBeGreaterThan(now + MINUTE - 3_000);
    // to be late by that is nothing missed
    expect(view.plates[4]!.missed).toBe(0);
  });

  it('is fifteen seconds longer, once, if one of the two loses the connection', async () => {
    const { players, watcher } = await resumeTable(bargain);
    const before = await untilOf(watcher, 'cosmic.offer');
    const lose = async ({ players }: Pick<Table, 'players'>, seat: number) => {
      const page = await players[seat]!.open();
      const { tick } = await watcher.view();
      page.close();
      await watcher.page();
      return tick;
    };
    await lose({ players }, 1);
    expect(await untilOf(watcher, 'cosmic.offer')).toBe(before);
    const tick = await lose({ players }, 0);
    const { log, view } = await watcher.page();
    expect(await untilOf(watcher, 'cosmic.offer')).toBe(before + 15_000);
    expect(view.tick).toBe(tick + 1);
    expect(log.at(-1)!.told).toEqual([{ type: 'desk.graced', of: { seat: 0 } }]);
    // it holds for what is asked after the next answer too
    await players[0]!.answer((await players[0]!.view()).play!.decisions.find(({ about }) => about.key === 'cosmic.answer')!.id, [
      'word:refuse',
    ]);
    expect(await untilOf(watcher, 'cosmic.offer')).toBe(before + 15_000);
    await lose({ players }, 0);
    await lose({ players }, 4);
    expect(await untilOf(watcher, 'cosmic.offer')).toBe(before + 15_000);
  });
});

it('who sits in for one of the two has the same grace', async () => {
  const { players, watcher, host } = await resumeTable(bargain);
  const before = await untilOf(watcher, 'cosmic.offer');
  await post(`${players[0]!.api}/seat`, { act: 'away' });
  await host.host({ act: 'substitute', seat: 0 });
  const substitute = await new Person((await host.page()).links!.seats[0]!).sit('Sub');
  const page = await substitute.open();
  page.close();
  await watcher.page();
  expect(await untilOf(watcher, 'cosmic.offer')).toBe(before + 15_000);
});

it('R-34: who is ready and is silent for a minute is ready no more; the outer deadline stays', async () => {
  const { players, watcher, room } = await resumeTable(meet, { pace: 'daily' });
  const both = (await watcher.view()).play!.waiting.map(({ seat }) => seat!);
  const [a, b] = both.map((seat) => players[seat]!) as [Person, Person];
  const outer = await untilOf(watcher, 'cosmic.meet');
  await a.play(['word:here']);
  expect(await asked(a)).toEqual(['cosmic.stay']);
  // nobody waits for one who is there
  expect((await watcher.view()).play!.waiting.map(({ seat }) => seat)).toEqual([both[1]]);
  for (let sign = 0; sign < 8; sign++) await a.play(['word:here']);
  expect(await untilOf(watcher, 'cosmic.meet')).toBe(outer);
  pass(MINUTE + 500);
  await ring(room);
  expect(await asked(a)).toEqual(['cosmic.meet']);
  expect((await watcher.view()).play!.waiting).toHaveLength(2);
  expect(await untilOf(watcher, 'cosmic.meet')).toBe(outer);
  await b.play(['word:here']);
  await a.play(['word:here']);
  expect(await asked(a)).toContain('cosmic.offer');
});
