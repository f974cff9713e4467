import { rulesOf } from '../shared/games/shelf.ts';
import { botPause } from './bots.ts';
import { Clock, type Wanted } from './clock.ts';
import type { Act } from './desk.ts';
import type { Env } from './env.ts';
import { deskRow, isKeyframe, standingOf, type Standing, type Step } from './standing.ts';
import type { Desk, Link, Row, Store } from './store.ts';
import type { Listeners } from './tell.ts';
import type { RoomState } from './view.ts';

/** Rows kept at hand for pages and for taking back. */
const TAIL = 60;

interface Change {
  /** Desk rows and steps of play, in order. */
  rows: { row: Row; link: Link }[];
  desk?: Desk;
  standing?: Standing | null;
  cut?: Act['cut'];
  grant?: Act['grant'];
}

/**
 * A room as it stands in memory, and the one way to change it: worked out first, stored in one transaction, told after.
 * The platform's output gate holds back every message and every response until the disk has what was written before them,
 * so nothing that was told can be lost. Nothing here waits, so no other request can come between.
 */
export class Ledger {
  readonly #store: Store;
  readonly #listeners: Listeners;
  readonly #env: Env;
  readonly clock: Clock;
  state: RoomState;

  private constructor(store: Store, storage: DurableObjectStorage, listeners: Listeners, env: Env) {
    this.#store = store;
    this.#listeners = listeners;
    this.#env = env;
    this.clock = new Clock(store, storage);
    this.state = this.#read();
  }

  static open(store: Store, storage: DurableObjectStorage, listeners: Listeners, env: Env): Ledger {
    return new Ledger(store, storage, listeners, env);
  }

  /** The first entry of a new room. */
  static make(act: Act, now: number, store: Store, storage: DurableObjectStorage, listeners: Listeners, env: Env): Ledger {
    store.atomic(() => {
      store.make();
      store.putDesk(act.desk);
      for (const { hash, role, seat } of act.grant) store.putLink(hash, role, seat);
      store.addRow(deskRow({ seq: 1, now }, act.told), { patch: null, keyframe: null });
    });
    return new Ledger(store, storage, listeners, env);
  }

  #read(): RoomState {
    const desk = this.#store.desk();
    const play = this.#store.play();
    const tail = this.#store.rowsBefore(Number.MAX_SAFE_INTEGER, TAIL);
    return { tick: tail.at(-1)!.seq, desk, standing: play && standingOf(rulesOf(desk.game), play), tail };
  }

  get nextSeq(): number {
    return this.state.tick + 1;
  }

  /** Answers given, in order. */
  play(steps: readonly Step[], standing: Standing, now: number): void {
    this.#change({ rows: [...steps], standing }, now);
  }

  /** Something done at the desk, and the deal if that began the play. */
  desk({ desk, told, cut, grant }: Act, now: number, deal?: Step): void {
    const seq = this.nextSeq;
    const row = deskRow({ seq, now }, told);
    const keyframe = this.state.standing && isKeyframe(seq) ? this.state.standing.text : null;
    const rows = [{ row, link: { patch: null, keyframe } }, ...(deal ? [deal] : [])];
    this.#change({ rows, desk, cut, grant, ...(deal && { standing: deal.standing }) }, now);
  }

  /** What is kept beside the save, without a row: no move, and nobody is told. */
  beside(standing: Standing): void {
    this.#store.atomic(() => this.#store.putBeside(standing.beside));
    this.state = { ...this.state, standing };
  }

  #change({ rows, desk, standing, cut = [], grant = [] }: Change, now: number): void {
    const before = this.state;
    const added = rows.map(({ row }) => row);
    const after: RoomState = {
      tick: added.at(-1)!.seq,
      desk: desk ?? before.desk,
      standing: standing === undefined ? before.standing : standing,
      tail: [...before.tail, ...added].slice(-TAIL),
    };
    this.#listeners.remember(before);
    const gone: string[] = [];
    try {
      this.#store.atomic(() => {
        for (const { row, link } of rows) this.#store.addRow(row, link);
        if (desk) this.#store.putDesk(desk);
        for (const { role, seat } of cut) gone.push(...this.#store.dropLinks(role, seat));
        for (const { hash, role, seat } of grant) this.#store.putLink(hash, role, seat);
        if (standing) this.#store.putPlay(after.tick, standing.text, standing.beside);
        this.clock.set(['deadline', 'bot'], this.#wanted(after, now));
      });
    } catch (error) {
      this.clock.reload();
      throw error;
    }
    this.clock.arm();
    this.state = after;
    this.#listeners.dismiss(gone, after.desk.seats.length);
    this.#listeners.tell(after, added, now);
  }

  /** A bot answers after a pause, a person until the deadline. */
  #wanted({ standing, desk }: RoomState, now: number): Wanted[] {
    if (!standing) return [];
    const { sitting, beside } = standing;
    return sitting.open.map(({ id, seat }) =>
      desk.seats[seat]!.occupant === 'bot'
        ? { kind: 'bot', subject: id, at: this.clock.find('bot', id) ?? now + botPause(this.#env) }
        : { kind: 'deadline', subject: id, at: beside.until[id]! },
    );
  }
}
