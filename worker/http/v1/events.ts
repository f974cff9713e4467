import type { Message } from '../../../shared/protocol.ts';
import { CODE } from '../../code.ts';
import { publicChange } from '../../public.ts';
import { readHeaders } from './headers.ts';

/**
 * Changes of a table as they happen. The stream is held open here, and fed by a socket to the room, which sleeps meanwhile: whoever reads costs
 * the room nothing until something happens.
 */

export const streamHeaders = { ...readHeaders, 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' };

/** A word to say that it is still open, so that nobody on the way hangs up, and a reader who has gone is noticed. */
const BEAT = 20_000;
/** How soon a browser comes back when it has lost the stream. */
const AGAIN = 3_000;
/** A reader who is so much behind is let go, and catches up when coming back. */
const MOST_BEHIND = 256 * 1024;

/** What the room tells, as the stream says it; null where it is nothing for others. `last` is what the reader has heard already. */
export function eventOf(message: Message, last: number): { moment: number; text: string } | null {
  if (message.type === 'whole') {
    const { view, log, now } = message.page;
    return change(view.tick, now, last < 0 ? log.slice(-1) : log.filter(({ seq }) => seq > last));
  }
  return message.type === 'update' ? change(message.to, message.now, message.log) : null;
}

function change(...said: Parameters<typeof publicChange>): { moment: number; text: string } {
  const [moment] = said;
  return { moment, text: `id: ${moment}\nevent: change\ndata: ${JSON.stringify(publicChange(...said))}\n\n` };
}

/** `last` is the last moment the reader knows; without one it is told the latest at once. `gone` says that the reader has hung up. */
export function streamOf(socket: WebSocket, last: number | null, gone: AbortSignal): Response {
  const encoder = new TextEncoder();
  let heard = last ?? -1;
  let beat: ReturnType<typeof setInterval>;
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const say = (text: string): void => {
          if ((controller.desiredSize ?? 0) <= 0) return end();
          controller.enqueue(encoder.encode(text));
        };
        const end = (): void => {
          clearInterval(beat);
          socket.close(1000);
          try {
            controller.close();
          } catch {
            // the reader has closed it already
          }
        };
        beat = setInterval(() => say(':\n\n'), BEAT);
        socket.addEventListener('message', ({ data }) => {
          const message = JSON.parse(data as string) as Message;
          if (message.type === 'gone') {
            say('event: gone\ndata: {}\n\n');
            return end();
          }
          const event = eventOf(message, heard);
          if (!event) return;
          heard = event.moment;
          say(event.text);
        });
        socket.addEventListener('close', end);
        socket.addEventListener('error', end);
        gone.addEventListener('abort', end);
        say(`retry: ${AGAIN}\n\n`);
        socket.accept();
        socket.send(JSON.stringify({ type: 'hello', tick: heard, code: CODE }));
      },
      cancel() {
        clearInterval(beat);
        socket.close(1000);
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_BEHIND }),
  );
  return new Response(stream, { headers: streamHeaders });
}
