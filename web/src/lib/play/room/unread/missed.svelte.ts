import { missedRows } from '$shared/missed-rows.ts';
import type { LogEntry, OwnInput, RoomPage } from '$shared/protocol.ts';
import { keepLooked, lookedAt } from './looked.ts';

interface MissedRoom {
  readonly page: RoomPage;
  readonly path: string;
  own(input: OwnInput): Promise<unknown>;
}

/** What a seat has missed while its reader was away. What happens once the page is open is not missed. */
export class Missed {
  readonly #room: MissedRoom;
  /** The last row that was seen; null for those who are not told, and once all has been. */
  #seen = $state<number | null>(null);
  /** The last row there was when the page came. */
  readonly #until: number;

  constructor(room: MissedRoom) {
    this.#room = room;
    const { own, log } = room.page;
    this.#until = log.at(-1)?.seq ?? 0;
    // a page that is loaded anew is faster than the room's hearing that it was closed
    if (own) this.#seen = Math.max(own.seen, lookedAt(this.#key) ?? 0);
  }

  get #key(): string {
    const { path, page } = this.#room;
    return `${path.split(/[/.]/)[2]}.${page.view.you.seat}.seen`;
  }
  get seen(): number {
    return this.#seen ?? Infinity;
  }
  /** The log as far as it goes into what was missed. */
  get log(): LogEntry[] {
    return this.#room.page.log.filter(({ seq }) => seq <= this.#until);
  }
  /** There is something to tell, and its reader has not played on meanwhile. */
  get isOpen(): boolean {
    const { view, log } = this.#room.page;
    const hasPlayedOn = log.some(({ seq, by, seat }) => seq > this.#until && by === 'seat' && seat === view.you.seat);
    return view.play !== null && !hasPlayedOn && missedRows(this.log, this.seen).length > 0;
  }

  /** What is before the reader's eyes need not be told again. */
  keep(): void {
    const { own, log } = this.#room.page;
    const last = log.at(-1)?.seq;
    if (!this.isOpen && last !== undefined && own) keepLooked(this.#key, last);
  }

  close(): void {
    this.#seen = null;
    void this.#room.own({ seen: this.#room.page.log.at(-1)?.seq ?? 0 });
    document.getElementById('decision')?.focus();
  }
}
