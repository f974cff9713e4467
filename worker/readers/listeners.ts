import type { Edition } from '../../shared/protocol/public.ts';

/** One comes for it in so many milliseconds at most, and of many two thirds of a thousand in a second. */
const LEAST = 600;
const EACH = 1.5;

/** Frames that are being looked at. They are told only that there is something new, and not all to come at once. The object sleeps meanwhile. */
export class Listeners {
  readonly #ctx: DurableObjectState;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
  }

  admit(edition: number): Response {
    const [client, server] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket];
    this.#ctx.acceptWebSocket(server);
    server.send(textOf(edition, 1));
    return new Response(null, { status: 101, webSocket: client });
  }

  tell(edition: number): void {
    const sockets = this.#ctx.getWebSockets();
    const text = textOf(edition, sockets.length);
    for (const socket of sockets) socket.send(text);
  }

  /** There is nothing to be seen any more. */
  dismiss(): void {
    for (const socket of this.#ctx.getWebSockets()) {
      socket.send('null');
      socket.close(1000);
    }
  }
}

const textOf = (edition: number, listeners: number): string =>
  JSON.stringify({ edition, within: Math.round(Math.max(LEAST, EACH * listeners)) } satisfies Edition);
