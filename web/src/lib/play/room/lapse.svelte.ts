import type { Awaited } from '$shared/protocol.ts';
import type { Speech } from '$lib/speech.ts';
import type { SeatRoom } from './seat-room.svelte.ts';
import { deadline } from './time.ts';

/** The bank is for what everyone sees a seat think over. */
export const bankOf = ({ page }: SeatRoom, wait: Awaited | null): number =>
  wait?.seat === undefined || wait.clock === 'bargain' ? 0 : (page.view.plates[wait.seat]?.bank ?? 0);

/** What comes of waiting too long, and when: by the limit, or once that is over by the end of the bank. */
export class Lapse {
  readonly #of: () => { room: SeatRoom; wait: Awaited | null; isLocal: boolean };
  readonly #speaking: Speech;
  #isOver = $state(false);

  constructor(speaking: Speech, of: () => { room: SeatRoom; wait: Awaited | null; isLocal: boolean }) {
    this.#speaking = speaking;
    this.#of = of;
    $effect(() => {
      const { room, wait } = of();
      const left = (wait?.until ?? Infinity) - room.now;
      this.#isOver = left <= 0;
      // a timer holds no more than this
      if (left <= 0 || left > 2 ** 31 - 1) return;
      const over = setTimeout(() => (this.#isOver = true), left);
      return () => clearTimeout(over);
    });
  }

  get #bank(): number {
    const { room, wait } = this.#of();
    return this.#isOver ? bankOf(room, wait) : 0;
  }

  /** The moment as one would say it; empty if nobody waits. */
  get time(): string {
    const { room, wait, isLocal } = this.#of();
    return wait ? deadline(wait.until + this.#bank, room.page.now, this.#speaking.language, isLocal) : '';
  }

  /** What is said of it, with the time and `what` happens then. */
  get key(): string {
    if (this.#of().room.page.view.paused) return 'play.fallback.paused';
    return this.#bank > 0 ? 'play.fallback.bank' : 'play.fallback';
  }
}
