import type { GameFile, Outcome, RoomPage } from '../../../shared/protocol.ts';
import { againOf, isNews, nextRematch, noteRematch } from '../../desk/rematch.ts';
import { isPerson } from '../../desk/seat-settings.ts';
import { refuse } from '../../http/refusals.ts';
import { exportGame } from '../../play/game-file.ts';
import { rematchRoom, rematchSecret } from '../../state/links.ts';
import type { Key } from '../../state/records.ts';
import { stageOf } from '../../state/room-state.ts';
import { done, type Parts, type Visit } from '../parts.ts';

/** The table as a whole: as a file, and set again. */

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

/** Another table of the same people: made once, whoever asks first, and shown to each as the own way there. If it was deleted, one more. */
export async function rematch(parts: Parts, key: Key): Promise<Outcome<RoomPage & { path?: string }>> {
  const { env, store } = parts;
  const { desk } = parts.committer.state;
  const isGone = desk.rematch !== null && !(await env.ROOMS.getByName(desk.rematch.room).isThere());
  const n = nextRematch(desk, isGone);
  const room = rematchRoom(env, desk.room, n);
  const host = rematchSecret(env, desk.room, n);
  if (!room || !host) return refuse('not_set_up');
  const made = isNews(desk, n) ? await env.ROOMS.getByName(room).reopen(room, host, againOf(desk, key.seat!)) : null;
  if (made && !made.ok) return made;
  // this table may be gone meanwhile, or another have asked
  if (!store.exists) return refuse('no_such_link');
  const { desk: after } = parts.committer.state;
  if (made && isNews(after, n)) parts.committer.act(noteRematch(after, { room, by: made.value.by, n }), Date.now());
  const page = parts.pages.of(key);
  return done({ ...page, ...(page.view.rematch !== null && { path: page.view.rematch }) });
}
