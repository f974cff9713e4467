import type { Due, Store } from './store.ts';

/** What a room can be woken for. A new kind needs its name here and its answer in the room. */
export const dueKinds = ['deadline', 'bot', 'resume', 'vote', 'grace', 'notice', 'reminder', 'digest', 'news', 'send'] as const;
export type DueKind = (typeof dueKinds)[number];

export interface Wanted {
  kind: DueKind;
  /** What it is about, such as a decision; with the kind it is unique. */
  subject: string;
  at: number;
}

/** A minute later, if what was due failed. */
const AGAIN = 60_000;

/**
 * The due list over the one alarm of the room. An alarm comes at least once and may come early, late or twice,
 * so a firing only asks what is due now; what is done is off the list in the same transaction that did it.
 */
export class Clock {
  readonly #store: Store;
  readonly #storage: DurableObjectStorage;
  #list: Due[];
  /** When the alarm is set for, as far as is known. */
  #armed: number | null = null;

  constructor(store: Store, storage: DurableObjectStorage) {
    this.#store = store;
    this.#storage = storage;
    this.#list = store.dues();
  }

  dueBy(now: number): Due[] {
    return this.#list.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
  }

  /** When this is due, if it is on the list. */
  find(kind: string, subject: string): number | undefined {
    return this.#list.find((due) => due.kind === kind && due.subject === subject)?.at;
  }

  /** The list as it is to be for these kinds. Rows are the bill: what goes makes room for what comes, in place. Undone by `reload`. */
  set(kinds: readonly DueKind[], wanted: readonly Wanted[]): void {
    const isSame = (due: Due, want: Wanted) => due.kind === want.kind && due.subject === want.subject && due.at === want.at;
    const kept = this.#list.filter((due) => !kinds.includes(due.kind as DueKind) || wanted.some((want) => isSame(due, want)));
    const free = this.#list.filter((due) => !kept.includes(due)).map(({ id }) => id);
    let last = Math.max(0, ...this.#list.map(({ id }) => id));
    for (const want of wanted) {
      if (kept.some((due) => isSame(due, want))) continue;
      const due = { id: free.shift() ?? ++last, ...want };
      this.#store.putDue(due);
      kept.push(due);
    }
    for (const id of free) this.#store.dropDue(id);
    this.#list = kept;
  }

  /** One line beside those that follow from how the room stands; it takes the place of the one of its name. */
  put(want: Wanted): void {
    const known = this.#list.find(({ kind, subject }) => kind === want.kind && subject === want.subject);
    const due = { id: known?.id ?? 1 + Math.max(0, ...this.#list.map(({ id }) => id)), ...want };
    this.#store.putDue(due);
    this.#list = [...this.#list.filter((one) => one !== known), due];
  }

  cancel(kind: DueKind, subject: string): void {
    const due = this.#list.find((one) => one.kind === kind && one.subject === subject);
    if (due) this.drop(due);
  }

  drop(due: Due): void {
    this.#store.dropDue(due.id);
    this.#list = this.#list.filter(({ id }) => id !== due.id);
  }

  postpone(due: Due, now: number): void {
    const later = { ...due, at: now + AGAIN };
    this.#store.putDue(later);
    this.#list = this.#list.map((one) => (one.id === due.id ? later : one));
  }

  /** The list as it is stored, after a transaction that failed. */
  reload(): void {
    this.#list = this.#store.dues();
    this.#armed = null;
  }

  /**
   * Sets the alarm no later than the earliest. One that is set for earlier is left alone: it will find nothing due and move on,
   * which costs less than a write with every answer. Not awaited: the platform stores it together with what was just written.
   */
  arm(): void {
    const earliest = Math.min(...this.#list.map(({ at }) => at));
    if (earliest === Infinity || (this.#armed !== null && this.#armed <= earliest)) return;
    this.#armed = earliest;
    void this.#storage.setAlarm(earliest);
  }

  /** The alarm has gone off: it is set no more. */
  rang(): void {
    this.#armed = null;
  }
}
