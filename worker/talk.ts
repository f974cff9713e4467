import { Refusal } from '../shared/engine/refusal.ts';
import type { TalkInput, TalkLine } from '../shared/protocol.ts';
import type { Key, Store } from './store.ts';

/** Lines a page is given, lines a room keeps, and how many a seat may say in a while. */
const SHOWN = 60;
const KEPT = 2_000;
const MOST = 10;
const WHILE = 15_000;

/** A line for two is heard by those two alone, whoever else has a link. */
export const mayHear = ({ role, seat }: Key, line: TalkLine): boolean =>
  role !== 'invite' && (line.to === null || (role === 'seat' && (seat === line.seat || seat === line.to)));

/** What the seats say to each other. It is no move: it has no tick and no row in the history. */
export class Talk {
  readonly #store: Store;
  #lines: TalkLine[] | null = null;

  constructor(store: Store) {
    this.#store = store;
  }

  get #latest(): TalkLine[] {
    return (this.#lines ??= this.#store.talk(SHOWN * 4));
  }

  heardBy(key: Key): TalkLine[] {
    return this.#latest.filter((line) => mayHear(key, line)).slice(-SHOWN);
  }

  say(seat: number, { text, to }: TalkInput, seats: number, now: number): TalkLine {
    if (to !== undefined && (to >= seats || to === seat)) throw new Refusal('bad_seat');
    const lately = this.#latest.filter((line) => line.seat === seat && line.at > now - WHILE);
    if (lately.length >= MOST) throw new Refusal('talking_too_fast');
    const line: TalkLine = { id: (this.#latest.at(-1)?.id ?? 0) + 1, at: now, seat, to: to ?? null, text };
    this.#store.atomic(() => this.#store.addTalk(line, KEPT));
    this.#lines = [...this.#latest, line].slice(-SHOWN * 4);
    return line;
  }
}
