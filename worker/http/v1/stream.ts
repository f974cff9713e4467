import { readHeaders } from './headers.ts';

/** Server-sent events, held open here and fed by a socket to an object that sleeps meanwhile: whoever reads costs it nothing until something happens. */

export const streamHeaders = { ...readHeaders, 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' };

/** A word to say that it is still open, so that nobody on the way hangs up, and a reader who has gone is noticed. */
const BEAT = 20_000;
/** How soon a browser comes back when it has lost the stream. */
const AGAIN = 3_000;
/** A reader who is so much behind is let go, and catches up when coming back. */
const MOST_BEHIND = 256 * 1024;

/** What is to be read no more. */
export const GONE = 'event: gone\ndata: {}\n\n';

export const changeEvent = (id: number, data: object): string => `id: ${id}\nevent: change\ndata: ${JSON.stringify(data)}\n\n`;

/** `eventOf` says what is heard over the socket as the stream says it, null where it is nothing for others. `gone` says that the reader has hung up. */
export function streamOf(socket: WebSocket, gone: AbortSignal, eventOf: (heard: string) => string | null, hello?: string): Response {
  const encoder = new TextEncoder();
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
          const event = eventOf(data as string);
          if (event !== null) say(event);
          if (event === GONE) end();
        });
        socket.addEventListener('close', end);
        socket.addEventListener('error', end);
        gone.addEventListener('abort', end);
        say(`retry: ${AGAIN}\n\n`);
        socket.accept();
        if (hello) socket.send(hello);
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
