import type { Decision } from '../../shared/engine/decision.ts';
import { Refusal } from '../../shared/engine/refusal.ts';
import type { Stage, TalkInput, TalkLine, TalkMode } from '../../shared/protocol.ts';
import { type Ears } from '../desk/seat/seat-settings.ts';
import { opensBoard } from '../state/access.ts';
import type { SpokenLine } from '../state/change.ts';
import type { Key } from '../state/records.ts';
import type { Store } from '../state/store.ts';

/** Lines of the table and of each pair that a page is given. */
const SHOWN = 60;
const SHOWN_PAIR = 20;
/** Lines at hand of each channel, so that a seat that is muted does not crowd out the others. */
const HELD = 200;
/** Lines in one reading of older ones. */
const OLDER = 100;
/** How many lines a seat may say in a while. */
const MOST = 10;
const WHILE = 15_000;

/** All hear the table; the two of a pair hear that, whoever else has a link. */
type Channel = number;
const TABLE: Channel = -1;
const pair = (one: number, other: number): Channel => Math.min(one, other) * 10 + Math.max(one, other);
const channelOf = ({ seat, to }: Pick<TalkLine, 'seat' | 'to'>): Channel => (to === null ? TABLE : pair(seat, to));

/** A line for two is heard by those two alone, and by nobody who has muted its speaker. */
export const mayHear = (key: Key, line: TalkLine, muted: readonly number[]): boolean =>
  opensBoard(key) &&
  (line.to === null || (key.role === 'seat' && (key.seat === line.seat || key.seat === line.to))) &&
  !muted.includes(line.seat);

/**
 * Who may speak now. While a table talks only to bargain, those may for whom a bargain is open, to the table or to each other;
 * before the deal and after the end nothing can be given away, and everyone may.
 */
export function speakersOf(mode: TalkMode, stage: Stage, seats: number, open: readonly Decision[]): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (mode === 'none') return [];
  if (mode === 'free' || stage !== 'playing') return all;
  return all.filter((seat) => open.some(({ parties, sealed }) => !sealed && parties?.includes(seat)));
}

interface Heard {
  lines: TalkLine[];
  /** How many there have ever been, or a little more. */
  count: number;
}

/** What the seats say to each other. It is no move: it has no tick and no row in the history. */
export class Talk {
  readonly #store: Store;
  readonly #channels = new Map<Channel, Heard>();
  #last = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  #linesOf(channel: Channel): Heard {
    const known = this.#channels.get(channel);
    if (known) return known;
    const said = this.#store.talk(channel, HELD);
    this.#channels.set(channel, said);
    this.#last = Math.max(this.#last, said.lines.at(-1)?.id ?? 0);
    return said;
  }

  /** The channels this viewer hears, among so many seats. */
  #heard(key: Key, seats: number): Channel[] {
    if (!opensBoard(key)) return [];
    const { role, seat } = key;
    if (role !== 'seat') return [TABLE];
    const others = Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat);
    return [TABLE, ...others.map((other) => pair(seat!, other))];
  }

  /** The latest of every channel that this viewer hears, in order; of what was said between two only what it sat there for. */
  heardBy(key: Key, seats: number, { muted, since }: Ears): TalkLine[] {
    const latest = this.#heard(key, seats).map((channel) =>
      this.#linesOf(channel)
        .lines.filter((line) => mayHear(key, line, muted) && (channel === TABLE || line.at >= since))
        .slice(channel === TABLE ? -SHOWN : -SHOWN_PAIR),
    );
    return latest.flat().sort((a, b) => a.id - b.id);
  }

  /** Lines before that one, in order: of the pair with one other seat, or of the table. */
  older(key: Key, seats: number, { muted, since }: Ears, before: number, other: number | null): TalkLine[] {
    const channel = other === null ? TABLE : pair(key.seat ?? -1, other);
    if (!this.#heard(key, seats).includes(channel)) return [];
    const lines = this.#store.talkBefore(channel, before, muted, OLDER);
    return channel === TABLE ? lines : lines.filter(({ at }) => at >= since);
  }

  /** What this seat is about to say. Throws a `Refusal` if it may not. */
  line(key: Key, { text, to }: TalkInput, seats: number, speakers: readonly number[], now: number): SpokenLine {
    const seat = key.seat!;
    if (to !== undefined && (to >= seats || to === seat)) throw new Refusal('bad_seat');
    if (!speakers.includes(seat) || (to !== undefined && !speakers.includes(to))) throw new Refusal('no_talk');
    const lately = this.#heard(key, seats).flatMap((one) =>
      this.#linesOf(one).lines.filter((line) => line.seat === seat && line.at > now - WHILE),
    );
    if (lately.length >= MOST) throw new Refusal('talking_too_fast');
    // by the time, so that no id is ever given twice, whatever has been deleted
    const line: TalkLine = { id: Math.max(now, this.#last + 1), at: now, seat, to: to ?? null, text };
    const channel = channelOf(line);
    return { channel, line, nth: this.#linesOf(channel).count + 1 };
  }

  /** It has been said, and is stored. */
  add({ channel, line, nth }: SpokenLine): void {
    this.#channels.set(channel, { lines: [...this.#linesOf(channel).lines, line].slice(-HELD), count: nth });
    this.#last = line.id;
  }

  /** What is stored has been changed: it is read anew. */
  renew(): void {
    this.#channels.clear();
  }
}
