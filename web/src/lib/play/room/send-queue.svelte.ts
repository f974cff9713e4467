import type { AnswerInput, OrdersInput } from '$shared/protocol.ts';

/** What is to be sent, and is kept until it has arrived: sent again as it is, an answer with the same request id. */
export type Kept =
  | { act: 'answer'; body: AnswerInput & { request: string } }
  | { act: 'orders'; body: OrdersInput }
  | { act: 'undo' | 'forecast' | 'name'; body: object };

export const AGAIN = 3_000;
const SLOW = 400;

/** What a page has to send: one after the other, in the order in which it was pressed. Without a connection it waits until there is one again. */
export class SendQueue {
  /** The first is on its way, or will be next. */
  kept = $state.raw<readonly Kept[]>([]);
  /** Something is on its way. */
  isSending = $state(false);
  /** So long that it is worth a word. */
  isSlow = $state(false);
  /** Sends one; fails if it can't be known whether it has arrived. */
  readonly #deliver: (kept: Kept) => Promise<void>;
  #flushing: Promise<void> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(deliver: (kept: Kept) => Promise<void>) {
    this.#deliver = deliver;
  }

  /** Resolved when nothing is on its way any more. */
  add(kept: Kept): Promise<void> {
    this.kept = [...this.kept, kept];
    return this.flush();
  }

  /** Sends all that is kept. */
  async flush(): Promise<void> {
    if (this.kept.length > 0) await (this.#flushing ??= this.#sendAll());
  }

  /** Tries no more by itself. */
  rest(): void {
    clearTimeout(this.#again);
  }

  async #sendAll(): Promise<void> {
    this.rest();
    this.isSending = true;
    try {
      for (let [first] = this.kept; first; [first] = this.kept) {
        const slow = setTimeout(() => (this.isSlow = true), SLOW);
        await this.#deliver(first).finally(() => clearTimeout(slow));
        this.kept = this.kept.slice(1);
      }
    } catch {
      this.#again = setTimeout(() => void this.flush(), AGAIN);
    } finally {
      this.isSending = false;
      this.isSlow = false;
      this.#flushing = undefined;
    }
  }
}
