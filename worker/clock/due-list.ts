import type { Due } from '../state/records.ts';
import type { Store } from '../state/store.ts';

/** What a room can be woken for. A new kind needs its name here and its answer in the alarm. */
export const dueKinds = [
  'deadline',
  'bot',
  'resume',
  'vote',
  'grace',
  'notice',
  'reminder',
  'digest',
  'news',
  'send',
  'farewell',
  'expiry',
] as const;
export type DueKind = (typeof dueKinds)[number];

export interface NewDue {
  kind: DueKind;
  /** What it is about, such as a decision; with the kind it is unique. */
  subject: string;
  at: number;
}

/**
 * The due list over the one alarm of the room. An alarm comes at least once and may come early, late or twice,
 * so a firing only asks what is due now. What follows from how the room stands is worked out anew after every change and
 * whenever the room wakes, and is stored nowhere: rows are the bill. Tries of what is to be sent are stored.
 */
export class DueList {
  readonly #store: Store;
  readonly #storage: DurableObjectStorage;
  #sends: Due[];
  #derived: readonly NewDue[] = [];
  /** When the alarm is set for, as far as is known. */
  #armed: number | null = null;

  constructor(store: Store, storage: DurableObjectStorage) {
    this.#store = store;
    this.#storage = storage;
    this.#sends = store.dues();
  }

  get all(): readonly NewDue[] {
    return [...this.#derived, ...(this.#sends as (Due & NewDue)[])];
  }

  dueBy(now: number): NewDue[] {
    return this.all.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
  }

  /** When this is due, if it is on the list. */
  find(kind: string, subject: string): number | undefined {
    return this.all.find((due) => due.kind === kind && due.subject === subject)?.at;
  }

  /** All that follows from how the room stands now. */
  derive(lines: readonly NewDue[]): void {
    this.#derived = lines;
  }

  /** The next try of a delivery. Whoever calls this or `dropSend` stands inside a transaction; if that fails, `reload` is to be called. */
  putSend(id: string, at: number): void {
    const known = this.#sends.find(({ subject }) => subject === id);
    const due = { id: known?.id ?? 1 + Math.max(0, ...this.#sends.map((one) => one.id)), kind: 'send', subject: id, at };
    this.#store.putDue(due);
    this.#sends = [...this.#sends.filter((one) => one !== known), due];
  }

  dropSend(id: string): void {
    const due = this.#sends.find(({ subject }) => subject === id);
    if (!due) return;
    this.#store.dropDue(due.id);
    this.#sends = this.#sends.filter((one) => one !== due);
  }

  /** There was nothing to do. It follows from how the room stands, so no row has to go. */
  drop({ kind, subject }: NewDue): void {
    this.#derived = this.#derived.filter((one) => one.kind !== kind || one.subject !== subject);
  }

  postpone({ kind, subject }: NewDue, at: number): void {
    this.#derived = this.#derived.map((one) => (one.kind === kind && one.subject === subject ? { ...one, at } : one));
  }

  /** What is stored, after a transaction that failed. */
  reload(): void {
    this.#sends = this.#store.dues();
    this.#armed = null;
  }

  /**
   * Sets the alarm no later than the earliest. One that is set for earlier is left alone: it will find nothing due and move on,
   * which costs less than a write with every answer. Not awaited: the platform stores it together with what was just written.
   */
  arm(): void {
    const earliest = Math.min(...this.all.map(({ at }) => at));
    if (earliest === Infinity || (this.#armed !== null && this.#armed <= earliest)) return;
    this.#armed = earliest;
    void this.#storage.setAlarm(earliest);
  }

  /** The alarm has gone off: it is set no more. */
  rang(): void {
    this.#armed = null;
  }
}
