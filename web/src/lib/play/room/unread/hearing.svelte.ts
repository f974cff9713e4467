import type { OwnInput, RoomPage, TalkLine } from '$shared/protocol.ts';
import { keepLooked, lookedAt } from './looked.ts';
import { heardAfter, unreadOf } from './unread.ts';

interface HearingRoom {
  readonly page: RoomPage;
  readonly path: string;
  own(input: OwnInput): Promise<unknown>;
}

/** How much of the talk has been read: by the seat on any device, by an onlooker on this one. */
export class Hearing {
  readonly #room: HearingRoom;
  /** The last line that was read here; all of them, as long as that is not known. */
  #kept = $state(Infinity);

  constructor(room: HearingRoom) {
    this.#room = room;
  }

  get #key(): string {
    const { path, page } = this.#room;
    return `${path.split(/[/.]/)[2]}.${page.view.you.seat}.heard`;
  }
  get #heard(): number {
    return Math.max(this.#kept, this.#room.page.own?.heard ?? 0);
  }

  /** How many lines wait to be read. */
  get unread(): number {
    const { talk, view } = this.#room.page;
    return unreadOf(talk, this.#heard, view.you.seat).length;
  }

  /** What was read is told to the room when its reader leaves; the answer ends the listening. */
  wake(): () => void {
    const { talk, own } = this.#room.page;
    this.#kept = lookedAt(this.#key) ?? (own ? 0 : (talk.at(-1)?.id ?? 0));
    const leave = (): void => {
      const { own } = this.#room.page;
      if (document.visibilityState === 'hidden' && own && this.#kept > own.heard) void this.#room.own({ heard: this.#kept });
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }

  read(lines: readonly TalkLine[]): void {
    const { talk, view } = this.#room.page;
    const heard = heardAfter(talk, this.#heard, view.you.seat, lines);
    if (heard <= this.#kept) return;
    this.#kept = heard;
    keepLooked(this.#key, heard);
  }
}
