import { askedLink, pathOf, roles } from '../../../shared/protocol.ts';
import { announce } from '../../desk/act.ts';
import { isPerson, noteLeaving } from '../../desk/seat/seat-settings.ts';
import { lengthenBargain } from '../../play/deadlines.ts';
import { hashOf } from '../../state/links.ts';
import { done, type Parts } from '../parts.ts';
import { give } from './play.ts';
import { listen } from './read.ts';

/** Pages that stay open. */

/** Opens a socket for the page of a link, or for the worker that tells sites and programs of others: /v1/tables/<link>/events. */
export function connect(parts: Parts, path: string): Response {
  const [, first, , letter, link = ''] = path.split('/');
  const reads = first === 'v1';
  const role = reads ? 'watch' : roles.find((one) => pathOf[one] === letter);
  const { secret } = askedLink(reads ? letter! : link);
  const entered = parts.enter(reads ? 'listen' : 'live', secret, role, ({ key }) => (reads ? listen(parts, key) : done(key)));
  if (!entered.ok) return Response.json({ reason: entered.reason }, { status: entered.status });
  return parts.broadcast.admit(entered.value, hashOf(secret), parts.committer.state.desk.seats.length, reads);
}

/** A page says where it stands, or answers. */
export function hear(parts: Parts, socket: WebSocket, text: string | ArrayBuffer): void {
  if (!parts.store.exists) return socket.close(4404, 'gone');
  if (!parts.isOpen) return socket.close(1011, 'corrupt_game');
  const { broadcast, pages, committer } = parts;
  const heard = broadcast.hear(socket, text);
  if (!heard) return;
  const { listener, said } = heard;
  if (said.type === 'hello') return broadcast.greet(socket, listener, said, committer.state, (key) => pages.talk(key).at(-1)?.id ?? 0);
  broadcast.reply(socket, said.request, () => parts.visit('answer', listener, '', (visit) => give(parts, visit, said)));
}

/** A page is closed; if it was the last of a seat that bargains, the bargain gets a little longer. */
export function leave(parts: Parts, socket: WebSocket, now: number): void {
  if (!parts.isOpen) return;
  const { committer, broadcast } = parts;
  const { state } = committer;
  const left = broadcast.close(socket, state.desk.seats.length);
  if (left?.role !== 'seat') return;
  const seat = left.seat!;
  const own = isPerson(left) ? noteLeaving(state, seat, now) : null;
  const change = own ? { settings: [[seat, own]] as const } : {};
  const longer = state.play && !state.desk.paused && lengthenBargain(state.play, seat);
  if (longer) {
    const act = { desk: state.desk, told: [announce('graced', { seat })], cut: [], grant: [], play: longer };
    committer.act(act, now, undefined, change);
  } else if (own) committer.commit(change, now);
}
