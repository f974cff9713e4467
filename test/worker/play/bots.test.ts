import { beforeEach, describe, expect, it } from 'vitest';
import type { Save } from '../../../shared/engine/save.ts';
import type { CosmicView } from '../../../shared/games/cosmic/view.ts';
import { lay } from '../../cosmic/game.ts';
import { newAddress, onDevServer, openTable, Person, post, ring, type Table } from '../table.ts';
import { clock, clockTo, fixChance, heard, outsiders, plain, seen, settled, startClock } from '../worlds.ts';

/** A bot plays its cards also where the usual orders ask nobody, and nothing tells what it holds before it does. */

/** All that anyone can read is read several times. */
const SLOW = { timeout: 60_000 };
const [A, B, D] = [0, 1, 3];

beforeEach(() => {
  newAddress();
  startClock();
});

interface Laid {
  /** What the bot holds; it stands by and has ships in the warp. */
  card: string;
  /** The attack that A has in store: with a high one B is not asked, for it can't be saved any more. */
  attack: string;
  windows?: string;
}

/** B has laid its card and A is about to. */
function planned({ card, attack, windows = 'full' }: Laid): Save {
  const game = lay({
    options: { windows },
    flares: ['vacuum', 'clone'],
    hands: { A: [attack, 'N'], B: ['a06', 'N'], C: ['a08', 'N'], D: ['a04', card] },
    ships: { D: { warp: 3 } },
  }).fight({ aim: 'b1', send: ['a1'] });
  game.answer('B.select', '#a06').find('A.select');
  return game.sitting.save;
}

async function setTable(laid: Laid): Promise<Table> {
  clock();
  const save = planned(laid);
  const table = await openTable({ game: 'cosmic', seats: save.seats, pace: 'live' });
  await fixChance(table, '5e'.repeat(32));
  const { links } = await table.host.page();
  for (let seat = 0; seat < save.seats; seat++) {
    if (seat === D) await table.host.host({ act: 'bot', seat });
    table.players.push(seat === D ? table.watcher : await new Person(links!.invite!).sit(`P${seat}`, seat));
  }
  await onDevServer(table.room);
  const { status, body } = await post(`${table.host.api}/resume`, { save: JSON.stringify(save) });
  if (status !== 200) throw new Error(`${status} ${body.reason}`);
  return table;
}

/** A lays its attack. */
async function lays({ players }: Table): Promise<void> {
  const attacker = players[A]!;
  const { board, decisions } = (await attacker.view()).play!;
  const [high] = (board as CosmicView).hand!.filter(({ face }) => face.startsWith('attack:'));
  expect((await attacker.answer(decisions[0]!.id, [`card:${high!.id}`])).status).toBe(200);
}

const boardOf = async ({ watcher }: Table): Promise<CosmicView> => (await watcher.view()).play!.board as CosmicView;
const flaresIn = async (table: Table) => (await boardOf(table)).encounter?.flares.map(({ seat, face }) => [seat, face]);
const isAsked = async ({ players }: Table, seat: number): Promise<boolean> => (await players[seat]!.view()).play!.decisions.length > 0;

describe('a bot in a room', () => {
  it('plays a flare at once where nobody is asked', async () => {
    const table = await setTable({ card: 'flare:vacuum', attack: 'a40' });
    await lays(table);
    const { log } = await table.watcher.page();
    expect(log.at(-1)!.told).toContainEqual({ type: 'played', of: { seat: D, ability: 'vacuum.wild', picks: [] } });
  });

  it('keeps what does not serve it, and time passes as without it', async () => {
    const table = await setTable({ card: 'flare:clone', attack: 'a40' });
    await lays(table);
    expect((await table.watcher.page()).log.flatMap(({ told }) => told.map(({ type }) => type))).not.toContain('played');
  });

  it('waits with its flare for those who are asked', async () => {
    const table = await setTable({ card: 'flare:vacuum', attack: 'a10' });
    await lays(table);
    expect(await isAsked(table, B)).toBe(true);
    expect(await flaresIn(table)).toEqual([]);
    await table.players[B]!.play(['word:pass']);
    expect(await flaresIn(table)).toEqual([[D, 'flare:vacuum']]);
  });

  /** The window that is open closes. */
  const close = async ({ watcher, room }: Table): Promise<void> => {
    clockTo((await watcher.view()).play!.waiting[0]!.until);
    await ring(room);
  };

  it('waits with it until a quick window closes', async () => {
    const table = await setTable({ card: 'flare:vacuum', attack: 'a10', windows: 'quick' });
    await lays(table);
    for (let count = 0; count < 5 && !(await isAsked(table, B)); count++) await close(table);
    await table.players[B]!.play(['word:pass']);
    expect(await flaresIn(table)).toEqual([]);
    await close(table);
    expect(await flaresIn(table)).toEqual([[D, 'flare:vacuum']]);
  });

  it('waits until it closes where nobody is asked, too', async () => {
    const table = await setTable({ card: 'flare:vacuum', attack: 'a40', windows: 'quick' });
    await lays(table);
    const before: number[] = [];
    for (let count = 0; count < 8 && !(await flaresIn(table))!.length; count++) {
      expect(await isAsked(table, B)).toBe(false);
      before.push((await table.watcher.view()).play!.waiting.length);
      await close(table);
    }
    expect(await flaresIn(table)).toEqual([[D, 'flare:vacuum']]);
    expect(before.length).toBeGreaterThan(1);
  });
});

/** Two rooms in which the bot holds something else: the others see and hear the same, at the same times. */
describe('two rooms', () => {
  async function compare(cards: [string, string], laid: Omit<Laid, 'card'>, does: (table: Table) => Promise<unknown>): Promise<void> {
    const tables = [await setTable({ ...laid, card: cards[0] }), await setTable({ ...laid, card: cards[1] })];
    const people = (table: Table) => outsiders(table, [D]);
    const pages = await Promise.all(tables.map((table) => Promise.all(people(table).map((person) => person.open()))));
    const look = async (when: string): Promise<void> => {
      const [here, there] = [await seen(tables[0]!, [D]), await seen(tables[1]!, [D])];
      expect(there, when).toEqual(here);
      for (const all of pages) await settled(all);
      const told = (nth: 0 | 1): unknown => JSON.parse(plain(JSON.stringify(heard(pages[nth]!)), tables[nth]!));
      expect(told(1), when).toEqual(told(0));
    };
    await look('planned');
    for (const table of tables) {
      clock();
      await lays(table);
    }
    await look('revealed');
    clock(1_000);
    for (const table of tables) {
      clock();
      await does(table);
      await ring(table.room);
    }
    await look('done');
    expect(heard(pages[0]!).flat().length).toBeGreaterThan(0);
  }

  it('look the same though the bot of one of them holds a flare it does not play', SLOW, () =>
    compare(['flare:clone', 'a07'], { attack: 'a40' }, async () => undefined),
  );

  for (const windows of ['full', 'quick']) {
    it(`look the same while the bot of one of them waits to play a flare, windows being ${windows}`, SLOW, () =>
      compare(['flare:vacuum', 'a07'], { attack: 'a10', windows }, async () => undefined),
    );
  }
});
