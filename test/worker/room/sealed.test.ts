import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { completeOptions, start } from '../../../shared/engine/play.ts';
import type { Save } from '../../../shared/engine/save.ts';
import { moments } from '../../../shared/games/cosmic/abilities/moments.ts';
import { cosmic } from '../../../shared/games/cosmic/rules.ts';
import type { GameFile } from '../../../shared/protocol.ts';
import { cosmicLaws } from '../../laws/cosmic/cosmic.ts';
import { cancel } from '../finished.ts';
import { listen } from '../http/v1/reader.ts';
import { leave, mailsTo, newMailbox } from '../post.ts';
import { evict, newAddress, onDevServer, openTable, Person, post, ring, send, type Table } from '../table.ts';
import { clock, heard, outsiders, plain, readBy, seen, settled, startClock } from '../worlds.ts';

/** The two-worlds law, of a whole room: who has answered a sealed question, and what is hidden, shows nowhere. */

const SEED = '5e'.repeat(32);
const MINUTE = 60_000;

beforeEach(() => {
  newAddress();
  startClock();
});

const deal = (seats = 4, seed = SEED): Save => start(cosmic, completeOptions(cosmic, { aliens: 'flares' }, true), seats, seed).save;

/** A table with people on all seats, a page of mail for the first, news posted, and this save on it. */
async function setTable(save: Save, pace: 'daily' | 'live' = 'daily'): Promise<Table> {
  clock();
  const table = await openTable({ game: 'cosmic', seats: save.seats, pace });
  const { links } = await table.host.page();
  for (let seat = 0; seat < save.seats; seat++) table.players.push(await new Person(links!.invite!).sit(`P${seat}`, seat));
  await onDevServer(table.room);
  const { status } = await post(`${table.host.api}/resume`, { save: JSON.stringify(save) });
  if (status !== 200) throw new Error(`${status}`);
  return table;
}

/** Wants to be asked at every moment. */
async function wakeful(player: Person): Promise<void> {
  const { status } = await post(`${player.api}/orders`, { moments: Object.fromEntries(moments.map((moment) => [moment, ['any']])) });
  if (status !== 200) throw new Error(`${status}`);
}

describe('a sealed answer that is not the last', () => {
  it('changes nothing for anyone else', async () => {
    const table = await setTable(deal());
    const { players } = table;
    clock(MINUTE);
    const before = await seen(table, [1]);
    expect((await players[1]!.play()).status).toBe(200);
    expect(await seen(table, [1])).toEqual(before);
    await evict(table.room);
    expect(await seen(table, [1])).toEqual(before);
    const pages = await Promise.all(outsiders(table, [2]).map((person) => person.open()));
    const stream = await listen(table.watcher);
    const { id } = await stream.next();
    expect((await players[2]!.play()).status).toBe(200);
    await settled(pages);
    expect(heard(pages)).toEqual(pages.map(() => []));
    for (const seat of [0, 3]) expect((await players[seat]!.play()).status).toBe(200);
    expect((await stream.next()).id).toBe(String(Number(id) + 1));
  });

  it('puts off nothing that the room is to wake for, though it slept in between', async () => {
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 204 }));
    onTestFinished(() => spy.mockRestore());
    const dues: unknown[] = [];
    for (const isAnswered of [false, true]) {
      const table = await openTable({ game: 'cosmic', seats: 4, pace: 'daily' });
      const { links } = await table.host.page();
      for (let seat = 0; seat < 4; seat++) table.players.push(await new Person(links!.invite!).sit(`P${seat}`, seat));
      // seat 0 is to be told by mail, and somewhere else is told of everything
      await leave(table.players[0]!, newMailbox());
      await table.host.host({ act: 'webhook', address: 'https://hooks.example/0' });
      await onDevServer(table.room);
      clock(MINUTE);
      const begun = Date.now();
      await post(`${table.host.api}/resume`, { save: JSON.stringify(deal()) });
      clock(10_000);
      if (isAnswered) expect((await table.players[1]!.play()).status).toBe(200);
      for (const isEvicted of [false, true]) {
        if (isEvicted) await evict(table.room);
        const all = await table.room.due();
        const others = all.filter(({ kind }) => kind === 'notice' || kind === 'news');
        expect(others.map(({ kind }) => kind).sort()).toEqual(['news', 'notice']);
        dues.push(others.map(({ kind, subject, at }) => ({ kind, subject, at: at - begun })));
      }
    }
    for (const one of dues) expect(one).toEqual(dues[0]);
  });

  it('is shown to the other page of its own seat', async () => {
    const table = await setTable(deal());
    const page = await table.players[1]!.open();
    const { body } = await table.players[1]!.play();
    const { from, to } = await page.next('update');
    expect([from, to]).toEqual([page.view!.tick, body.view.tick]);
    expect(to).toBeGreaterThan(from);
    expect(body.view.play!.decisions).toEqual([]);
  });

  it('can be taken back whoever else has answered meanwhile, and theirs stay', async () => {
    const table = await setTable(deal());
    const [zero, one, two, three] = table.players as [Person, Person, Person, Person];
    const asked = (await one.view()).play!.decisions;
    await one.play();
    expect((await one.view()).undo).toBe(true);
    await two.play();
    expect((await one.view()).undo).toBe(true);
    const pages = await Promise.all(outsiders(table, [1]).map((person) => person.open()));
    const before = await seen(table, [1]);
    expect((await one.undo()).status).toBe(200);
    await settled(pages);
    expect(heard(pages)).toEqual(pages.map(() => []));
    expect(await seen(table, [1])).toEqual(before);
    expect((await one.view()).play!.decisions).toEqual(asked);
    expect((await one.view()).undo).toBe(false);
    expect((await two.view()).play!.decisions).toEqual([]);
    await evict(table.room);
    for (const player of [one, three, zero]) expect((await player.play()).status).toBe(200);
    expect((await zero.view()).play!.waiting.every(({ seat }) => seat !== undefined)).toBe(true);
    await cancel(table);
    const { body: file } = await send<GameFile>(`${zero.api}/export`);
    expect(file.rows.some(({ by, decision }) => by === 'undo' && decision === asked[0]!.id)).toBe(true);
    expect((await post('/api/games/import', file)).status).toBe(200);
  });

  it('does not show by what can be taken back of what was public', async () => {
    let checked = 0;
    // which aliens a seed deals changes with every alien that is added
    for (let time = 0; checked === 0 && time < 10; time++) {
      const table = await setTable(deal(4, `${time}e`.repeat(32)));
      newAddress();
      for (const player of table.players) await wakeful(player);
      for (let count = 0; count < 40; count++) {
        const open = await Promise.all(table.players.map(async (player) => (await player.view()).play!.decisions));
        const asked = open.findIndex((decisions) => decisions.length > 0);
        const last = (await table.watcher.page()).log.at(-1)!.seat;
        const thinking = open.flatMap((decisions, seat) => (decisions[0]?.sealed && seat !== last ? [seat] : []));
        if (last === null || thinking.length < 2) {
          await table.players[asked]!.play();
          continue;
        }
        const before = await table.players[last]!.view();
        await table.players[thinking[0]!]!.play();
        expect(await table.players[last]!.view()).toEqual(before);
        if (before.undo) checked++;
      }
    }
    expect(checked).toBeGreaterThan(0);
  });
});

describe('two rooms', () => {
  /** The sealed questions of a window, answered in one order or the other, with one seat always the last; public ones as the clock would. */
  async function playOn(table: Table, isTurned: boolean): Promise<void> {
    const open: number[] = [];
    for (const [seat, player] of table.players.entries()) if ((await player.view()).play!.decisions.length) open.push(seat);
    const early = open.slice(0, -1);
    for (const seat of [...(isTurned ? early.reverse() : early), ...open.slice(-1)]) await table.players[seat]!.play();
  }

  it('that differ in who answered a sealed question first look the same to everyone, at all times', { timeout: 60_000 }, async () => {
    const posted: string[][] = [[], []];
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      posted[String(input).endsWith('1') ? 1 : 0]!.push(String(init!.body));
      return new Response(null, { status: 204 });
    });
    onTestFinished(() => spy.mockRestore());
    const tables = [await setTable(deal()), await setTable(deal())];
    const boxes = [newMailbox(), newMailbox()];
    for (const [at, table] of tables.entries()) {
      clock();
      for (const player of table.players) await wakeful(player);
      await leave(table.players[0]!, boxes[at]!);
      clock();
      await table.host.host({ act: 'webhook', address: `https://hooks.example/${at}` });
    }
    const everyone = ({ host, watcher, players }: Table) => [host, watcher, ...players];
    const pages = await Promise.all(
      tables.map((table) => Promise.all(everyone(table).flatMap((person, at) => (at === 2 ? [] : [person.open()])))),
    );
    for (let round = 0; round < 6; round++) {
      for (const [at, table] of tables.entries()) {
        clock();
        await playOn(table, at === 1);
      }
      clock(2 * MINUTE);
      for (const { room } of tables) {
        clock();
        await ring(room);
      }
      const [here, there] = [await seen(tables[0]!, []), await seen(tables[1]!, [])];
      expect(there, `round ${round}`).toEqual(here);
    }
    for (const all of pages) await settled(all);
    // the two whose order differs know when they themselves have answered
    const others = (at: number): unknown => JSON.parse(plain(JSON.stringify(heard(pages[at]!.slice(0, 2))), tables[at]!));
    expect(others(1)).toEqual(others(0));
    expect(posted[0]!.length).toBeGreaterThan(1);
    expect(posted[1]).toEqual(posted[0]);
    const mails = await Promise.all(boxes.map(async (box) => (await mailsTo(box)).map(({ subject, text }) => subject + text)));
    expect(mails[0]!.length).toBeGreaterThan(1);
    expect(mails[1]!.map((text) => plain(text.replaceAll(/[\w-]{12}\.[\w-]{22}/g, ''), tables[1]!))).toEqual(
      mails[0]!.map((text) => plain(text.replaceAll(/[\w-]{12}\.[\w-]{22}/g, ''), tables[0]!)),
    );
  });

  it('that differ in what a viewer cannot see look the same to that viewer', async () => {
    for (const viewer of ['watch', 0, 2] as const) {
      let save = deal();
      const chance = { seed: SEED, drawn: 0 };
      // on into the game, where hands have been dealt
      const { answer, pending } = await import('../../../shared/engine/play.ts');
      for (let count = 0; count < 30; count++) {
        const [decision] = pending(cosmic, save);
        save = answer(cosmic, save, decision!.id, decision!.fallback).save;
      }
      const other = cosmicLaws.otherWorld(save, viewer, chance)!;
      const tables = [await setTable(save), await setTable(other)];
      const seat = (table: Table) => (viewer === 'watch' ? [table.watcher, table.host] : [table.players[viewer]!]);
      for (let round = 0; round < 3; round++) {
        // one room after the other: under test two of them must not wait for one module that is still being loaded
        const shown: unknown[][] = [];
        for (const table of tables) {
          const read: unknown[] = [];
          for (const person of seat(table)) read.push(await readBy(person, table));
          shown.push([...read, await runInDurableObject(table.room, (_, { storage }) => storage.getAlarm())]);
        }
        expect(shown[1], `${viewer} ${round}`).toEqual(shown[0]);
        const asked = (await Promise.all(tables[0]!.players.map((player) => player.view()))).findIndex(
          ({ play }) => play!.decisions.length > 0,
        );
        const [decision] = (await tables[0]!.players[asked]!.view()).play!.decisions;
        if (!decision?.sealed) break;
        for (const table of tables) await table.players[asked]!.answer(decision.id, decision.fallback);
      }
    }
  });
});
