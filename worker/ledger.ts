import { rulesOf } from '../shared/games/shelf.ts';
import { Clock } from './clock.ts';
import type { Act } from './desk.ts';
import type { Env } from './env.ts';
import { differences } from '../shared/engine/patch.ts';
import { deskRow, isKeyframe, standingOf, type Moment, type Standing, type Step } from './standing.ts';
import type { Desk, Link, OwnRecord, Row, Store } from './store.ts';
import type { Listeners } from './tell.ts';
import type { RoomState } from './view.ts';
import { unnamed } from './forget.ts';
import { rematchSecret } from './links.ts';
import { derivedKinds, wanted } from './wanted.ts';

/** Rows of the desk that named this seat's person, and the others as they were. */
function withoutName(rows: readonly Row[], seat: number): Row[] {
  return rows.map((row) => {
    if (row.by !== 'desk') return row;
    const happenings = unnamed(row.happenings, seat);
    return happenings.length === row.happenings.length && happenings.every((one, at) => one === row.happenings[at])
      ? row
      : { ...row, happenings };
  });
}

/** Rows kept at hand for pages and for taking back. */
const TAIL = 60;

interface Change {
  /** Desk rows and steps of play, in order. */
  rows: { row: Row; link: Link }[];
  desk?: Desk;
  standing?: Standing | null;
  cut?: Act['cut'];
  grant?: Act['grant'];
  clear?: Act['clear'];
  forget?: Act['forget'];
}

interface Kept {
  owns?: readonly (readonly [number, OwnRecord])[];
  desk?: Desk;
  write?: () => void;
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

  /** The first entry of a new room, and all the rows of one that is brought in. */
  static make(
    { act, rows = [], standing }: { act: Act; rows?: Change['rows']; standing?: Standing },
    now: number,
    store: Store,
    storage: DurableObjectStorage,
    listeners: Listeners,
    env: Env,
  ): Ledger {
    store.atomic(() => {
      store.make();
      store.putDesk(act.desk);
      for (const { hash, ...link } of act.grant) store.putLink(hash, link);
      store.addRow(deskRow({ seq: 1, now }, act.told), { patch: null, keyframe: null });
      for (const { row, link } of rows) store.addRow(row, link);
      if (standing) store.putPlay(rows.length + 1, standing.text, standing.beside);
    });
    return new Ledger(store, storage, listeners, env);
  }

  #read(): RoomState {
    const desk = this.#store.desk();
    const play = this.#store.play();
    const tail = this.#store.rowsBefore(Number.MAX_SAFE_INTEGER, TAIL);
    const standing = play && standingOf(rulesOf(desk.game), play);
    return { tick: tail.at(-1)!.seq, desk, owns: this.#store.owns(), standing, rematchHost: this.#rematchHost(desk), tail };
  }

  #rematchHost({ room, rematch }: Desk): string | null {
    return rematch && rematchSecret(this.#env, room, rematch.n ?? 0);
  }

  get nextSeq(): number {
    return this.state.tick + 1;
  }

  /** What every step needs to know of this moment. */
  moment(now: number): Moment {
    const { desk, owns } = this.state;
    return { seq: this.nextSeq, now, desk, owns };
  }

  /** Answers given, in order, and what that brought about at the desk. */
  play(steps: readonly Step[], standing: Standing, now: number, act?: Act): void {
    if (!act) return this.#change({ rows: [...steps], standing }, now);
    const { desk, told, cut, grant } = act;
    const row = this.#deskRow(this.nextSeq + steps.length, told, standing, null, now);
    this.#change({ rows: [...steps, row], standing, desk, cut, grant }, now);
  }

  /** Something done at the desk, and a step of play that goes with it, such as the deal. */
  desk({ desk, told, standing, cut, grant, clear, forget }: Act, now: number, step?: Step): void {
    const after = standing ?? this.state.standing;
    const row = this.#deskRow(this.nextSeq, told, after, this.state.standing, now);
    const changed = step?.standing ?? standing;
    this.#change(
      {
        rows: [row, ...(step ? [step] : [])],
        desk,
        cut,
        grant,
        clear,
        ...(forget !== undefined && { forget }),
        ...(changed && { standing: changed }),
      },
      now,
    );
  }

  /** A row of the desk; it carries what it changed in the save, if anything. */
  #deskRow(seq: number, told: Act['told'], after: Standing | null, before: Standing | null, now: number): Change['rows'][number] {
    const isChanged = before !== null && after !== null && before.sitting !== after.sitting;
    const keyframe = after && (isKeyframe(seq) || (isChanged && before.lifted)) ? after.text : null;
    const patch = isChanged ? differences(before.sitting.save, after.sitting.save) : null;
    return { row: deskRow({ seq, now }, told), link: { patch, keyframe } };
  }

  /** What is kept beside the save, without a row: no move, and nobody is told. */
  beside(standing: Standing): void {
    this.#store.atomic(() => this.#store.putBeside(standing.beside));
    this.state = { ...this.state, standing };
  }

  /** What a seat keeps for itself: no tick, no row, and nobody else is told. */
  own(seat: number, own: OwnRecord, now: number): void {
    this.keep({ owns: [[seat, own]] }, now);
  }

  /** What is kept beside play, such as what has been mailed, with whatever else is to be written at once: no tick, no row, and nobody is told. */
  keep({ owns = [], desk, write }: Kept, now: number): void {
    const after = {
      ...this.state,
      owns: owns.length ? new Map([...this.state.owns, ...owns]) : this.state.owns,
      desk: desk ?? this.state.desk,
    };
    this.#atomic(() => {
      for (const [seat, own] of owns) this.#store.putOwn(seat, own);
      if (desk) this.#store.putDesk(desk);
      write?.();
      this.clock.set(derivedKinds, wanted(after, this.clock, this.#env, now));
    });
    this.state = after;
  }

  /** One transaction, with the alarm no later than what is due after it. */
  #atomic(write: () => void): void {
    try {
      this.#store.atomic(write);
    } catch (error) {
      this.clock.reload();
      throw error;
    }
    this.clock.arm();
  }

  /** What the seat said, what was to be sent to it, and its name in the rows of the desk. */
  #forget(seat: number): void {
    this.#store.dropTalk(seat);
    for (const errand of this.#store.errands()) {
      if (errand.what === 'news' || errand.seat !== seat) continue;
      this.#store.dropErrand(errand.id);
      this.clock.cancel('send', errand.id);
    }
    const rows = this.#store.deskRows();
    for (const [at, row] of withoutName(rows, seat).entries()) if (row !== rows[at]) this.#store.putHappenings(row);
  }

  #change({ rows, desk, standing, cut = [], grant = [], clear, forget }: Change, now: number): void {
    const before = this.state;
    const added = rows.map(({ row }) => row);
    const after: RoomState = {
      tick: added.at(-1)!.seq,
      desk: desk ?? before.desk,
      owns: clear === undefined ? before.owns : new Map([...before.owns].filter(([seat]) => seat !== clear)),
      standing: standing === undefined ? before.standing : standing,
      rematchHost: desk ? this.#rematchHost(desk) : before.rematchHost,
      tail: [...(forget === undefined ? before.tail : withoutName(before.tail, forget)), ...added].slice(-TAIL),
    };
    this.#listeners.remember(before);
    const gone: string[] = [];
    this.#atomic(() => {
      for (const { row, link } of rows) this.#store.addRow(row, link);
      if (desk) this.#store.putDesk(desk);
      for (const link of cut) gone.push(...this.#store.dropLinks(link));
      for (const { hash, ...link } of grant) this.#store.putLink(hash, link);
      if (clear !== undefined) this.#store.dropOwn(clear);
      if (forget !== undefined) this.#forget(forget);
      if (standing) this.#store.putPlay(after.tick, standing.text, standing.beside);
      this.clock.set(derivedKinds, wanted(after, this.clock, this.#env, now));
    });
    this.state = after;
    this.#listeners.dismiss(gone, after.desk.seats.length);
    this.#listeners.tell(after, added, now);
  }
}
