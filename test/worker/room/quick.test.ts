import { beforeEach, describe, expect, it } from 'vitest';
import type { Save } from '../../../shared/engine/save.ts';
import { moments } from '../../../shared/games/cosmic/abilities/moments.ts';
import { paces } from '../../../shared/pace.ts';
import { lay } from '../../cosmic/game.ts';
import type { GameFile } from '../../../shared/protocol.ts';
import { cancel } from '../finished.ts';
import { evict, newAddress, onDevServer, openTable, pass, Person, post, ring, send, startTable, type Table } from '../table.ts';
import { clock, clockTo, fixChance, heard, outsiders, plain, seen, settled, startClock } from '../worlds.ts';

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

const laid = (card: string) =>
  lay({
    options: { windows: 'quick', flares: 'yes' },
    flares: ['citadel', 'parasite'],
    aliens: { A: 'vacuum', B: 'warpish', C: 'healer', D: 'zombie' },
    hands: { A: ['a10', 'N'], B: ['a06', card], C: ['a08', 'N'], D: ['a04', 'N'] },
  });

function revealed(card: string): Save {
  const game = laid(card).fight({ aim: 'b1', send: ['a1'], cards: ['a10', 'a06'] });
  game.find('B.reveal.modify');
  return game.sitting.save;
}

/** The gate is about to be aimed. */
function aiming(card: string): Save {
  const game = laid(card);
  game.find('A.aim');
  return game.sitting.save;
}

/** A table of people, or with bots at some seats, that draws from this number. */
async function setTable(
  card: string,
  {
    bots = [],
    seed = SEED,
    pace = 'live',
    of = revealed,
  }: { bots?: number[]; seed?: string; pace?: 'live' | 'daily'; of?: typeof revealed } = {},
): Promise<Table> {
  clock();
  const save = of(card);
  const table = await openTable({ game: 'cosmic', seats: save.seats, pace });
  await fixChance(table, seed);
  const { links } = await table.host.page();
  for (let seat = 0; seat < save.seats; seat++) {
    const isBot = bots.includes(seat);
    if (isBot) await table.host.host({ act: 'bot', seat });
    table.players.push(isBot ? table.watcher : await new Person(links!.invite!).sit(`P${seat}`, seat));
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
    clockTo(until - 1);
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
    clockTo(await closing(table));
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
    const withBot = await setTable('a07', { bots: [B] });
    const until = await closing(withBot);
    clockTo(until - 1);
    await ring(withBot.room);
    expect(await isOpen(withBot)).toBe(true);
    const table = await setTable('+3');
    const closes = await closing(table);
    expect((await post(`${table.players[B]!.api}/orders`, { passing: true })).status).toBe(200);
    expect(await isOpen(table)).toBe(true);
    clockTo(closes);
    for (const { room } of [withBot, table]) await ring(room);
    expect([await isOpen(withBot), await isOpen(table)]).toEqual([false, false]);
  });
});

const order = async (player: Person, moment: string): Promise<void> => {
  expect((await post(`${player.api}/orders`, { moments: { [moment]: ['any'] } })).status).toBe(200);
};

/** What is open as everyone is told, and who is asked. */
async function standing({ watcher, players }: Table): Promise<{ until: number; asked: Record<number, string[]>; public: string[] }> {
  const { waiting } = (await watcher.view()).play!;
  const asked: Record<number, string[]> = {};
  for (const [seat, player] of players.entries()) {
    const keys = (await player.view()).play!.decisions.map(({ about }) => about.key);
    if (keys.length) asked[seat] = keys;
  }
  return { until: Math.min(...waiting.map(({ until }) => until)), asked, public: waiting.flatMap(({ about }) => about ?? []) };
}

describe('a window that nobody’s orders ask for', () => {
  const aimed = async (options: Parameters<typeof setTable>[1] = {}): Promise<Table> => {
    const table = await setTable('flare:parasite', { of: aiming, ...options });
    expect((await table.players[0]!.play(['planet:b1'])).status).toBe(200);
    expect((await table.players[0]!.play(['planet:a1'])).status).toBe(200);
    return table;
  };

  it('is held open for a tenth to a seventh of the usual time where people play together, and nobody is asked', async () => {
    const table = await aimed();
    const { until, asked, public: told } = await standing(table);
    expect([asked, told]).toEqual([{}, []]);
    const opened = (await table.watcher.page()).log.at(-1)!.at;
    expect(until - opened).toBeGreaterThanOrEqual(LIMIT / 10);
    expect(until - opened).toBeLessThanOrEqual(LIMIT / 7);
    for (const player of table.players) expect((await player.view()).undo).toBe(player === table.players[0]);
    await evict(table.room);
    clockTo(until - 1);
    await ring(table.room);
    expect((await standing(table)).until).toBe(until);
    clock(1);
    await ring(table.room);
    expect((await standing(table)).asked).toEqual({ 0: ['cosmic.invite'] });
  });

  it('can’t be answered by whose pass holds it, nor taken back once it is closed', async () => {
    const table = await aimed();
    const due = (await table.room.due()).filter(({ kind }) => kind === 'deadline');
    expect(due.length).toBe(1);
    for (const player of table.players) expect((await player.answer(due[0]!.subject, ['word:pass'])).body.reason).toBe('stale_state');
    clockTo(due[0]!.at);
    await ring(table.room);
    for (const player of table.players) expect((await player.view()).undo).toBe(false);
  });

  it('is in the file of the game, which can be played again', async () => {
    const table = await startTable({ game: 'cosmic', seats: 3, options: { windows: 'quick', flares: 'yes' } });
    let held = 0;
    for (let step = 0; step < 40; step++) {
      const { until, asked } = await standing(table);
      const [seat] = Object.keys(asked).map(Number);
      if (seat === undefined) held++;
      if (seat !== undefined) await table.players[seat]!.play();
      else {
        pass(until - Date.now() + 1);
        await ring(table.room);
      }
    }
    expect(held).toBeGreaterThan(3);
    await cancel(table);
    const { body: file } = await send<GameFile>(`${table.players[0]!.api}/export`);
    expect((await post('/api/games/import', file)).status).toBe(200);
  });

  it('asks who has ordered it, among all the others nobody', async () => {
    const table = await setTable('flare:parasite', { of: aiming });
    await order(table.players[B]!, 'alliance.before-invites');
    await table.players[0]!.play(['planet:b1']);
    await table.players[0]!.play(['planet:a1']);
    const { asked, public: told } = await standing(table);
    expect([asked, told]).toEqual([{ [B]: ['cosmic.alliance.before-invites'] }, []]);
  });

  it.each([
    ['in games over days', { pace: 'daily' as const }],
    ['where one person sits among bots', { bots: [1, 2, 3] }],
  ])('takes no time %s', async (_, options) => {
    const table = await aimed(options);
    expect((await standing(table)).asked).toMatchObject({ 0: ['cosmic.invite'] });
  });
});

/** Both rooms are closed at the same time and look the same to everyone but the seat in which they differ, in what is read, in what pages hear and in when the room wakes. */
async function compare(
  tables: readonly [Table, Table],
  does: (look: (when: string) => Promise<void>, close: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const pages = await Promise.all(tables.map((table) => Promise.all(outsiders(table, [B]).map((person) => person.open()))));
  const told = (nth: 0 | 1): unknown => JSON.parse(plain(JSON.stringify(heard(pages[nth]!)), tables[nth]));
  const look = async (when: string): Promise<void> => {
    const [here, there] = [await seen(tables[0], [B]), await seen(tables[1], [B])];
    expect(there, when).toEqual(here);
    for (const all of pages) await settled(all);
    expect(told(1), when).toEqual(told(0));
  };
  const close = async (): Promise<void> => {
    clockTo((await standing(tables[0])).until);
    for (const { room } of tables) {
      clock();
      await ring(room);
    }
  };
  await look('open');
  await does(look, close);
  expect(heard(pages[0]!).every((got) => got.length > 0)).toBe(true);
}

describe('two rooms with quick windows', () => {
  /** Where the one holds a card that serves, the other does not. */
  async function compareHands(card: string, does: (player: Person, nth: number) => Promise<unknown>): Promise<void> {
    const tables = [await setTable(card), await setTable('a07')] as const;
    await compare(tables, async (look, close) => {
      clock(1_000);
      for (const [nth, { players }] of tables.entries()) await does(players[B]!, nth);
      // an alarm that comes early finds nothing due
      for (const { room } of tables) await ring(room);
      await look('answered');
      await close();
      await look('closed');
    });
  }

  it.each(['+3', 'flare:citadel'])('look the same where who holds nothing is passed by itself, and who holds %s has passed', SLOW, (card) =>
    compareHands(card, async (player, nth) => {
      if (nth === 0) expect((await player.play(['word:pass'])).status).toBe(200);
    }),
  );

  it.each(['+3', 'flare:citadel'])('look the same where who holds %s does not answer at all', SLOW, (card) =>
    compareHands(card, async () => undefined),
  );

  it.each(['+3', 'flare:citadel'])('look the same where both take more time, one of them with %s', SLOW, (card) =>
    compareHands(card, async (player) => expect((await player.play(['word:think'])).status).toBe(200)),
  );

  /** The one holds a flare and has ordered to be asked at every window; the other has neither. */
  it('look the same through an encounter though somebody holds a flare and has ordered to be asked', { timeout: 120_000 }, async () => {
    const tables = [await setTable('flare:parasite', { of: aiming }), await setTable('a01', { of: aiming })] as const;
    const orders = Object.fromEntries(moments.map((moment) => [moment, ['any']]));
    expect((await post(`${tables[0].players[B]!.api}/orders`, { moments: orders })).status).toBe(200);
    const alone = new Set<string>();
    await compare(tables, async (look, close) => {
      for (let step = 0; step < 14; step++) {
        const [ordered, usual] = [await standing(tables[0]), await standing(tables[1])];
        if (!Object.keys(usual.asked).length) for (const key of ordered.asked[B] ?? []) alone.add(key);
        // who is seen to be asked answers, the same in both
        const asked = usual.public.length ? Object.keys(usual.asked).map(Number) : [];
        for (const { players } of tables) {
          clock();
          for (const seat of asked) await players[seat]!.play();
        }
        if (!asked.length) await close();
        await look(`${step}: ${JSON.stringify(usual.asked)}`);
      }
    });
    expect([...alone]).toEqual(expect.arrayContaining(['cosmic.alliance.before-invites', 'cosmic.planning.before-select']));
  });
});
