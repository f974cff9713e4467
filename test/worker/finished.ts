import { runInDurableObject } from 'cloudflare:test';
import type { NewGame } from '../../shared/protocol.ts';
import { post, startTable, type Table } from './table.ts';

/** Tables whose game has ended. */

/** Everyone answers, mostly with what the clock would, until the game is over or so many answers were given. */
export async function playOn({ players, room }: Table, most = 5_000): Promise<void> {
  await runInDurableObject(room, async (instance) => {
    for (let count = 0; count < most; count++) {
      const pages = await Promise.all(players.map(({ secret }) => instance.page(secret, 'seat')));
      const asked = pages.findIndex((page) => page.ok && page.value.view.play!.decisions.length > 0);
      const page = pages[asked];
      if (!page?.ok) return;
      const { id, options, fallback, min, moment } = page.value.view.play!.decisions[0]!;
      // something is done where nothing would be, or nobody would ever launch a ship
      const picks = fallback.length || min || !options[0] || moment ? fallback : [options[0].id];
      const answered = await instance.answer(players[asked]!.secret, { decision: id, picks });
      if (!answered.ok) await instance.answer(players[asked]!.secret, { decision: id, picks: fallback });
    }
  });
}

/** A table of two whose game has been played to its end. */
export async function overTable(input: Partial<NewGame> = {}): Promise<Table> {
  const table = await startTable({ seats: 2, ...input });
  await playOn(table);
  const { stage } = await table.watcher.view();
  if (stage !== 'over') throw new Error(stage);
  return table;
}

/** All agree to end it. */
export async function cancel({ players, watcher }: Table): Promise<void> {
  const { body } = await post(`${players[0]!.api}/vote`, { act: 'propose', motion: { kind: 'cancel' } });
  const { id } = body.view.votes.at(-1)!;
  for (const player of players.slice(1)) await post(`${player.api}/vote`, { act: 'cast', vote: id, yes: true });
  const { stage } = await watcher.view();
  if (stage !== 'cancelled') throw new Error(stage);
}

/** A table whose people have agreed to end it after a few answers. */
export async function cancelledTable(input: Partial<NewGame> = {}): Promise<Table> {
  const table = await startTable({ seats: 2, ...input });
  await playOn(table, 3);
  await cancel(table);
  return table;
}
