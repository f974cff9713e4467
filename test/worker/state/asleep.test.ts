import { beforeEach, expect, it } from 'vitest';
import { randomPicks } from '../../../shared/bots/random.ts';
import { below, type Chance } from '../../../shared/engine/random.ts';
import { freshSeed } from '../../../worker/state/links.ts';
import { duesOf, HOUR, MINUTE } from '../post.ts';
import { evict, newAddress, pass, type Person, post, ring, startTable, type Table } from '../table.ts';

beforeEach(() => void newAddress());

/** How long bots think here. */
const PAUSE = HOUR;

/** All that a room shows of itself; the time of the server is none of it, nor when a bot has thought: who wakes thinks from the last change on. */
async function shown(table: Table): Promise<unknown> {
  const people: Person[] = [...table.players, table.watcher, table.host];
  const pages = await Promise.all(people.map((person) => person.page()));
  const dues = (await duesOf(table)).map((due) => (due.kind === 'bot' ? { ...due, at: due.at <= Date.now() + PAUSE } : due));
  return { pages: pages.map((page) => ({ ...page, now: null })), dues };
}

/** Someone does something: mostly answers, and now and then whatever else changes what is kept beside the save. */
async function act({ players, host, room }: Table, chance: Chance, turn: number): Promise<void> {
  const someone = players[below(chance, players.length)]!;
  switch (below(chance, 14)) {
    case 0:
      await someone.undo();
      return;
    case 1:
      await post(`${someone.api}/orders`, { passing: below(chance, 2) === 0 });
      return;
    case 2:
      await post(`${someone.api}/vote`, { act: 'propose', motion: { kind: 'extend' } });
      return;
    case 3:
      await host.host({ act: below(chance, 2) ? 'pause' : 'resume', hours: 1 });
      return;
    case 4:
      await post(`${someone.api}/seat`, { act: below(chance, 2) ? 'away' : 'back' });
      return;
    default: {
      const views = await Promise.all(players.map((player) => player.view()));
      const asked = views.findIndex(({ play }) => play!.decisions.length > 0);
      const decision = views[asked]?.play!.decisions[0];
      if (decision) await players[asked]!.answer(decision.id, randomPicks(decision, chance), `turn ${turn}`);
      else {
        // what was lodged is given when its window closes
        pass(MINUTE);
        await ring(room);
      }
    }
  }
}

it.each(['centauri', 'comet', 'cosmic'])('a room of %s that was put to sleep at any moment wakes as it was', async (game) => {
  const seed = freshSeed();
  console.log(`seed ${seed}`);
  const chance: Chance = { seed, drawn: 0 };
  const table = await startTable({ game, options: game === 'cosmic' ? { windows: 'quick' } : {} });
  // pauses and undos take as many turns as chance gives them: the game itself has to come far enough
  for (let turn = 0; turn < 130 || (await table.watcher.view()).tick <= 50; turn++) {
    await act(table, chance, turn);
    if (turn % 6) continue;
    const before = await shown(table);
    await evict(table.room);
    expect(await shown(table)).toEqual(before);
  }
});
