import { beforeEach, describe, expect, it } from 'vitest';
import type { Save } from '../../../shared/engine/save.ts';
import { paces } from '../../../shared/pace.ts';
import { lay } from '../../cosmic/game.ts';
import { evict, newAddress, onDevServer, openTable, Person, post, ring, type Table } from '../table.ts';
import { clock, fixChance, heard, outsiders, seen, settled, startClock } from '../worlds.ts';

/** Quick windows: how long one lasts comes of the room's own chance alone, and what is answered shows when it closes. */

const LIMIT = paces.live.limit.respond;
const SEED = '5e'.repeat(32);
/** All that anyone can read is read three times. */
const SLOW = { timeout: 60_000 };
/** Who is behind when the cards are up: it alone is asked by the usual orders, whatever it holds. */
const B = 1;

beforeEach(() => {
  newAddress();
  startClock();
});

function revealed(card: string): Save {
  const game = lay({
    options: { windows: 'quick' },
    aliens: { A: 'vacuum', B: 'warpish', C: 'healer', D: 'zombie' },
    hands: { A: ['a10', 'N'], B: ['a06', card], C: ['a08', 'N'], D: ['a04', 'N'] },
  }).fight({ aim: 'b1', send: ['a1'], cards: ['a10', 'a06'] });
  game.find('B.reveal.modify');
  return game.sitting.save;
}

/** A table of people, or with a bot at one seat, that draws from this number. */
async function setTable(card: string, { bot, seed = SEED }: { bot?: number; seed?: string } = {}): Promise<Table> {
  clock();
  const save = revealed(card);
  const table = await openTable({ game: 'cosmic', seats: save.seats, pace: 'live' });
  await fixChance(table, seed);
  const { links } = await table.host.page();
  for (let seat = 0; seat < save.seats; seat++) {
    if (seat === bot) await table.host.host({ act: 'bot', seat });
    table.players.push(seat === bot ? table.watcher : await new Person(links!.invite!).sit(`P${seat}`, seat));
  }
  await onDevServer(table.room);
  const { status, body } = await post(`${table.host.api}/resume`, { save: JSON.stringify(save) });
  if (status !== 200) throw new Error(`${status} ${body.reason}`);
  return table;
}

/** When the window closes, as everyone is told. */
async function closing({ watcher }: Table): Promise<number> {
  const { waiting } = (await watcher.view()).play!;
  expect(waiting).toEqual([{ clock: 'respond', until: expect.any(Number) as number }]);
  return waiting[0]!.until;
}

const isOpen = async ({ watcher }: Table): Promise<boolean> => {
  const { play } = await watcher.view();
  return (play!.board as { encounter: { outcome: unknown } }).encounter.outcome === null;
};

describe('a quick window', () => {
  it('lasts as long as was drawn for it, a fifth to a third of the usual time', async () => {
    const lasting = new Set<number>();
    for (const seed of ['1', '2', '3', '4'].map((digit) => digit.repeat(64))) {
      clock();
      const opened = Date.now();
      lasting.add((await closing(await setTable('N', { seed }))) - opened);
    }
    expect(lasting.size).toBeGreaterThan(1);
    for (const time of lasting) {
      expect(time).toBeGreaterThanOrEqual(LIMIT / 5);
      expect(time).toBeLessThanOrEqual(LIMIT / 3);
    }
  });

  it('closes no sooner though everyone has answered, nor does sleep change it', async () => {
    const table = await setTable('+3');
    const until = await closing(table);
    const { players, room } = table;
    const reply = await players[B]!.play(['word:pass']);
    expect(reply.status).toBe(200);
    expect(reply.body.view.play!.decisions).toEqual([]);
    await evict(room);
    clock(until - Date.now() - 1);
    await ring(room);
    expect(await isOpen(table)).toBe(true);
    expect(await closing(table)).toBe(until);
    clock(1);
    await ring(room);
    expect(await isOpen(table)).toBe(false);
  });

  it('takes what was answered when it closes, and one can think again until then', async () => {
    const table = await setTable('+3');
    const { players, room, watcher } = table;
    const player = players[B]!;
    const [asked] = (await player.view()).play!.decisions;
    const use = asked!.options.find(({ id }) => id.endsWith('@defense'))!.id;
    await player.play(['word:pass']);
    expect((await player.view()).undo).toBe(true);
    expect((await player.undo()).status).toBe(200);
    expect((await player.view()).play!.decisions).toEqual([asked]);
    await player.play([use]);
    expect((await watcher.page()).log.some(({ told }) => told.some(({ type }) => type === 'used'))).toBe(false);
    clock((await closing(table)) - Date.now());
    await ring(room);
    const board = (await watcher.view()).play!.board as { encounter: { table: { face: string }[] }; uses: object[] };
    expect(JSON.stringify([board.uses, board.encounter.table])).toContain('reinforcement');
  });

  it('refuses what is not on offer and keeps what was answered before', async () => {
    const table = await setTable('+3');
    const player = table.players[B]!;
    const [asked] = (await player.view()).play!.decisions;
    expect((await player.answer(asked!.id, ['card:c1'])).status).toBe(422);
    expect((await player.view()).play!.decisions).toEqual([asked]);
  });

  it('closes when it would anyway where a bot is asked, or somebody passes for the whole encounter', async () => {
    const withBot = await setTable('a07', { bot: B });
    const until = await closing(withBot);
    clock(until - Date.now() - 1);
    await ring(withBot.room);
    expect(await isOpen(withBot)).toBe(true);
    const table = await setTable('+3');
    const closes = await closing(table);
    expect((await post(`${table.players[B]!.api}/orders`, { passing: true })).status).toBe(200);
    expect(await isOpen(table)).toBe(true);
    clock(closes - Date.now());
    for (const { room } of [withBot, table]) await ring(room);
    expect([await isOpen(withBot), await isOpen(table)]).toEqual([false, false]);
  });
});

describe('two rooms with quick windows', () => {
  /** Where the one holds a card that serves, the other does not: the others see and hear the same, at the same times. */
  async function compare(does: (player: Person, nth: number) => Promise<unknown>): Promise<void> {
    const tables = [await setTable('+3'), await setTable('a07')];
    const pages = await Promise.all(tables.map((table) => Promise.all(outsiders(table, [B]).map((person) => person.open()))));
    const look = async (when: string): Promise<void> => {
      const [here, there] = [await seen(tables[0]!, [B]), await seen(tables[1]!, [B])];
      expect(there, when).toEqual(here);
      for (const all of pages) await settled(all);
      expect(
        heard(pages[1]!).map((got) => got.length),
        when,
      ).toEqual(heard(pages[0]!).map((got) => got.length));
    };
    await look('open');
    clock(1_000);
    for (const [nth, { players }] of tables.entries()) await does(players[B]!, nth);
    // an alarm that comes early finds nothing due
    for (const { room } of tables) await ring(room);
    await look('answered');
    clock((await closing(tables[0]!)) - Date.now());
    for (const { room } of tables) {
      clock();
      await ring(room);
    }
    await look('closed');
  }

  it('look the same where who holds nothing is passed by itself, and who holds something has passed', SLOW, async () => {
    await compare(async (player, nth) => {
      if (nth === 0) expect((await player.play(['word:pass'])).status).toBe(200);
    });
  });

  it('look the same where who holds something does not answer at all', SLOW, async () => {
    await compare(async () => undefined);
  });

  it('look the same where both take more time', SLOW, async () => {
    await compare(async (player) => expect((await player.play(['word:think'])).status).toBe(200));
  });
});
