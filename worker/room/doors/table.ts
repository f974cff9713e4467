import type { Again, GameFile, NewGame, Outcome, RoomPage } from '../../../shared/protocol.ts';
import { firstIssue, openTable } from '../../desk/lobby.ts';
import { againOf, isNews, nextRematch, noteRematch, reopenTable } from '../../desk/rematch.ts';
import { isPerson } from '../../desk/seat/seat-settings.ts';
import { refusalOf, refuse, refuseFor } from '../../http/refusals.ts';
import { exportGame, parseFile } from '../../play/game-file.ts';
import { takeTable } from '../../quota.ts';
import { freshSecret, pathTo, rematchRoom, rematchSecret, watchSecret } from '../../state/links.ts';
import type { Key } from '../../state/records.ts';
import { stageOf } from '../../state/room-state.ts';
import { importGame } from '../import.ts';
import { done, type Made, page, type Parts, type Visit } from '../parts.ts';

/** The table as a whole: set, as a file, set again, deleted. */

/** A new room, if this sender may set another table now. */
async function make(parts: Parts, sender: string, set: () => Made | Promise<Made>, now: number): Promise<Outcome<null>> {
  const wait = await takeTable(parts.env, sender);
  if (wait > 0) return refuseFor('too_many_tables', wait);
  try {
    parts.make(await set(), now);
    return done(null);
  } catch (error) {
    return refusalOf(error);
  }
}

export async function create(parts: Parts, room: string, input: NewGame, sender: string): Promise<Outcome<{ host: string }>> {
  const host = freshSecret();
  const now = Date.now();
  const made = await make(parts, sender, () => ({ act: openTable(room, host, input, now) }), now);
  return made.ok ? done({ host: pathTo('host', room, host) }) : made;
}

export async function bringIn(parts: Parts, room: string, text: string, sender: string): Promise<Outcome<{ watch: string; host: string }>> {
  const host = freshSecret();
  const now = Date.now();
  const made = await make(parts, sender, () => importGame(room, host, parseFile(text), now), now);
  return made.ok ? done({ watch: pathTo('watch', room, watchSecret(host, firstIssue)), host: pathTo('host', room, host) }) : made;
}

/** Set again by another table, once. */
export function reopen(parts: Parts, room: string, host: string, again: Again): Outcome<{ by: number }> {
  const now = Date.now();
  if (!parts.store.exists) parts.make({ act: reopenTable(room, host, again, now) }, now);
  if (parts.keys.find(host)?.role !== 'host') throw new Error(`room ${room} is taken`);
  return done({ by: parts.committer.state.desk.own ?? again.by });
}

/** Whoever deletes a table says its name. */
export const mayDelete = (parts: Parts, visit: Visit, name: string): Outcome<RoomPage> =>
  parts.committer.state.desk.room === name ? page(parts, visit) : refuse('wrong_room');

export function isEnded({ committer }: Parts): boolean {
  const stage = stageOf(committer.state);
  return stage === 'over' || stage === 'cancelled';
}

export function exportTable(parts: Parts): Outcome<GameFile> {
  const [deal, ...rows] = isEnded(parts) ? parts.store.chain() : [];
  return deal ? done(exportGame(parts.committer.state.desk, deal, rows)) : refuse('game_not_over');
}

/** May this person ask for another table of the same people? */
export function mayRematch(parts: Parts, { key }: Visit): Outcome<Key> {
  if (!isPerson(key)) return refuse('not_seated');
  return isEnded(parts) ? done(key) : parts.pages.refuse('game_not_over', key);
}

/** Another table of the same people: made once, whoever asks first and is counted for it, and shown to each as the own way there. If it was deleted, one more. */
export async function rematch(parts: Parts, key: Key, sender: string): Promise<Outcome<RoomPage & { path?: string }>> {
  const { env, store } = parts;
  const { desk } = parts.committer.state;
  const isGone = desk.rematch !== null && !(await env.ROOMS.getByName(desk.rematch.room).isThere());
  const n = nextRematch(desk, isGone);
  const room = rematchRoom(env, desk.room, n);
  const host = rematchSecret(env, desk.room, n);
  if (!room || !host) return refuse('not_set_up');
  const wait = isNews(desk, n) ? await takeTable(env, sender) : 0;
  if (wait > 0) return refuseFor('too_many_tables', wait);
  const made = isNews(desk, n) ? await env.ROOMS.getByName(room).reopen(room, host, againOf(desk, key.seat!)) : null;
  if (made && !made.ok) return made;
  // this table may be gone meanwhile, or another have asked
  if (!store.exists) return refuse('no_such_link');
  const { desk: after } = parts.committer.state;
  if (made && isNews(after, n)) parts.committer.act(noteRematch(after, { room, by: made.value.by, n }), Date.now());
  const shown = parts.pages.of(key);
  return done({ ...shown, ...(shown.view.rematch !== null && { path: shown.view.rematch }) });
}
