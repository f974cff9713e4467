import type { NewGame, RoomPage } from '../../shared/protocol.ts';
import { pass, post, ring, startTable, type Table } from './table.ts';

/** Tables whose game has ended. */

/** Everyone answers with what the clock would, until the game is over or so many answers were given. */
export async function playOn({ players, room }: Table, most = 5_000): Promise<void> {
  for (let count = 0; count < most; count++) {
    let asked = false;
    for (const player of players) {
      const page = await room.page(player.secret, 'seat');
      if (!page.ok) throw new Error(page.reason);
      const [decision] = page.value.view.play!.decisions;
      if (!decision) continue;
      asked = true;
      const { options, fallback, min } = decision;
      // something is done where nothing would be, or nobody would ever launch a ship
      const picks = fallback.length || min || !options[0] || decision.moment ? fallback : [options[0].id];
      const answered = await room.answer(player.secret, { decision: decision.id, picks });
      if (!answered.ok) await room.answer(player.secret, { decision: decision.id, picks: fallback });
      break;
    }
    if (asked) continue;
    if ((await players[0]!.view()).stage !== 'playing') return;
    pass(3_600_000);
    await ring(room);
  }
}

/** A table of two whose game has been played to its end. */
export async function overTable(input: Partial<NewGame> = {}): Promise<Table> {
  const table = await startTable({ seats: 2, ...input });
  await playOn(table);
  return table;
}

/** A table whose people have agreed to end it after a few answers. */
export async function cancelledTable(input: Partial<NewGame> = {}): Promise<Table> {
  const table = await startTable({ seats: 2, ...input });
  await playOn(table, 3);
  await post<RoomPage>(`${table.players[0]!.api}/vote`, { act: 'propose', motion: { kind: 'cancel' } });
  for (const player of table.players.slice(1)) await post(`${player.api}/vote`, { act: 'cast', vote: 1, yes: true });
  const { stage } = await table.watcher.view();
  if (stage !== 'cancelled') throw new Error(stage);
  return table;
}
