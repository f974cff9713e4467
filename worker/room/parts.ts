import { CorruptGame } from '../../shared/engine/play.ts';
import type { Outcome, Role } from '../../shared/protocol.ts';
import { noteVisit } from '../desk/expiry.ts';
import type { Env } from '../env.ts';
import { refusable, refuse } from '../http/refusals.ts';
import type { Situation } from '../notify/limits.ts';
import { Queue } from '../notify/queue.ts';
import { type DoorName, whyRefused } from '../state/access.ts';
import { Keys } from '../state/keys.ts';
import type { Key } from '../state/records.ts';
import { Store } from '../state/store.ts';
import { Broadcast } from './broadcast.ts';
import { Committer } from './commit.ts';
import { Lending } from './lending.ts';
import { Pages } from './pages.ts';
import { Talk } from './talk.ts';

/** Someone whose link opens the door. */
export interface Visit {
  key: Key;
  secret: string;
  now: number;
}

/** What a new room begins with. */
export type Made = Parameters<typeof Committer.make>[1];

/** The parts of a room, and who is let in to them. */
export class Parts {
  readonly #ctx: DurableObjectState;
  readonly #env: () => Env;
  readonly store: Store;
  readonly keys: Keys;
  readonly broadcast: Broadcast;
  readonly talk: Talk;
  readonly pages: Pages;
  readonly queue: Queue;
  readonly #lending: Lending;
  #committer: Committer | null = null;
  /** What is stored here can't be played on; looked into once since the room woke. */
  #corrupt: CorruptGame | null = null;

  constructor(ctx: DurableObjectState, env: () => Env) {
    const read = () => this.committer.state;
    this.#ctx = ctx;
    this.#env = env;
    this.store = new Store(ctx.storage);
    this.keys = new Keys(this.store);
    this.broadcast = new Broadcast(ctx, (key) => this.pages.of(key), env());
    this.talk = new Talk(this.store);
    this.pages = new Pages({ read, talk: this.talk, broadcast: this.broadcast, env: env() });
    this.queue = new Queue({
      read,
      commit: (change, now) => this.committer.commit(change, now),
      store: this.store,
      env: env(),
      here: () => this.pages.here,
      waitUntil: (work) => ctx.waitUntil(work),
    });
    this.#lending = new Lending(env(), (work) => ctx.waitUntil(work));
  }

  get env(): Env {
    return this.#env();
  }

  get #outside(): ConstructorParameters<typeof Committer>[0] {
    const { store, broadcast, keys, talk, env, queue } = this;
    return {
      store,
      storage: this.#ctx.storage,
      broadcast,
      keys,
      talk,
      env,
      onQueued: (deliveries) => queue.begin(deliveries),
      onChanged: (state) => this.#lending.follow(state),
    };
  }

  /** Throws where the game can't be played on. */
  get committer(): Committer {
    if (this.#corrupt) throw this.#corrupt;
    try {
      return (this.#committer ??= new Committer(this.#outside));
    } catch (error) {
      if (!(error instanceof CorruptGame)) throw error;
      this.#corrupt = error;
      // a save tells every hand and the deals to come, so it stays where it is
      console.error('corrupt_game', this.store.desk().room, error.fault, `${this.store.play()?.save.length ?? 0} characters`);
      throw error;
    }
  }

  /** There is a room here, and its game can be played on. */
  get isOpen(): boolean {
    return this.store.exists && refusable(() => done(this.committer)).ok;
  }

  get isCorrupt(): boolean {
    return this.#corrupt !== null;
  }

  make(made: Made, now: number): void {
    if (this.store.exists) throw new Error(`room ${made.act.desk.room} is taken`);
    this.#committer = Committer.make(this.#outside, made, now);
  }

  /** Deletes the table and all that is kept of it. */
  async erase(): Promise<void> {
    const { committer } = this;
    const { desk } = committer.state;
    if (desk.lent) await this.#lending.end(desk.room);
    this.#committer = null;
    await committer.erase();
  }

  /** Lets in whoever holds a link of this room that opens this door. */
  enter<T>(door: DoorName, secret: string, role: Role | undefined, then: (visit: Visit) => Outcome<T>): Outcome<T> {
    const key = this.keys.find(secret);
    return key && (role === undefined || key.role === role) ? this.visit(door, key, secret, then) : refuse('no_such_link');
  }

  /** Whoever comes with a link of this table puts off its end. */
  visit<T>(door: DoorName, key: Key, secret: string, then: (visit: Visit) => Outcome<T>): Outcome<T> {
    const reason = whyRefused(door, key);
    if (reason) return refuse(reason);
    if (!this.isOpen) return refuse('corrupt_game');
    const now = Date.now();
    const desk = noteVisit(this.committer.state.desk, now);
    if (desk) this.committer.commit({ desk }, now);
    return refusable(() => then({ key, secret, now }));
  }

  situation(now: number): Situation {
    const { committer, store, env, pages } = this;
    return { state: committer.state, store, env, here: pages.here, now };
  }
}

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });

/** The page after what was done. */
export const page = ({ pages }: Parts, { key, secret }: Visit) => done(pages.full(key, secret));
