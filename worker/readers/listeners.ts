import type { Edition } from '../../shared/protocol/public.ts';
import { handOver, hangUp, sendText } from '../socket.ts';

/** One comes for it in so many milliseconds at most, and of thousands some 300 in a second: the table goes on as if nobody looked. */
const LEAST = 600;
const EACH = 3;
/** So many are told at a time, with a breath in between: to tell thousands takes its time, and whoever votes meanwhile does not wait for it. */
const AT_ONCE = 50;
const BREATH = 25;

/** Frames that are being looked at. They are told only that there is something new, and not all to come at once. The object sleeps meanwhile. */
export class Listeners {
  readonly #ctx: Pick<DurableObjectState, 'acceptWebSocket' | 'getWebSockets'>;
  /** The newest; null when there is nothing to be seen any more. */
  #edition: number | null = null;
  #isTelling = false;

  constructor(ctx: Pick<DurableObjectState, 'acceptWebSocket' | 'getWebSockets'>) {
    this.#ctx = ctx;
  }

  admit(edition: number): Response {
    const [client, server] = Object.values(new WebSocketPair()) as [WebSocket, WebSocket];
    this.#ctx.acceptWebSocket(server);
    server.send(textOf(edition, 1));
    return handOver(client);
  }

  /** What comes while some have yet to be told, those are told instead; the others once all have been. */
  tell(edition: number): void {
    this.#edition = edition;
    if (!this.#isTelling) void this.#tellAll();
  }

  async #tellAll(): Promise<void> {
    this.#isTelling = true;
    for (let first: number | null = null; this.#edition !== null && first !== this.#edition;) {
      first = this.#edition;
      const sockets = this.#ctx.getWebSockets();
      for (const [nth, socket] of sockets.entries()) {
        if (nth > 0 && nth % AT_ONCE === 0) await scheduler.wait(BREATH);
        if (this.#edition === null) break;
        sendText(socket, textOf(this.#edition, sockets.length));
      }
    }
    this.#isTelling = false;
  }

  /** There is nothing to be seen any more. */
  dismiss(): void {
    this.#edition = null;
    for (const socket of this.#ctx.getWebSockets()) {
      sendText(socket, 'null');
      hangUp(socket, 1000);
    }
  }
}

const textOf = (edition: number, listeners: number): string =>
  JSON.stringify({ edition, within: Math.round(Math.max(LEAST, EACH * listeners)) } satisfies Edition);
