import type { Edition } from '../../../shared/protocol/public.ts';
import type { Message } from '../../../shared/protocol.ts';
import { CODE } from '../../code.ts';
import { publicChange } from '../../public.ts';
import { changeEvent, GONE, streamOf } from './stream.ts';

/** Changes as they happen: of a table, and of what the readers of a lent seat are shown. */

/** What the room tells, as others are told of it; null where it is nothing for them. `last` is what the reader has heard already. */
function changeOf(message: Message, last: number): ReturnType<typeof publicChange> | null {
  if (message.type === 'whole') {
    const { view, log, now } = message.page;
    return publicChange(view.tick, now, last < 0 ? log.slice(-1) : log.filter(({ seq }) => seq > last));
  }
  return message.type === 'update' ? publicChange(message.to, message.now, message.log) : null;
}

/** `last` is the last moment the reader knows; without one it is told the latest at once. */
export function tableEvents(socket: WebSocket, last: number | null, gone: AbortSignal): Response {
  let heard = last ?? -1;
  const eventOf = (data: string): string | null => {
    const message = JSON.parse(data) as Message;
    if (message.type === 'gone') return GONE;
    const change = changeOf(message, heard);
    if (!change) return null;
    heard = change.moment;
    return changeEvent(change.moment, change);
  };
  return streamOf(socket, gone, eventOf, JSON.stringify({ type: 'hello', tick: heard, code: CODE }));
}

/** `last` is the edition that the reader has. */
export function readersEvents(socket: WebSocket, last: number | null, gone: AbortSignal): Response {
  return streamOf(socket, gone, (data) => {
    const said = JSON.parse(data) as Edition | null;
    if (!said) return GONE;
    return said.edition === last ? null : changeEvent(said.edition, said);
  });
}
