import type { Due, Errand, OwnRecord, Store } from './store.ts';
import type { Env } from './env.ts';
import type { Ledger } from './ledger.ts';
import { freshSecret } from './links.ts';
import { delivered, type Delivered } from './deliver.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long is waited after each try; after the last one, about three days from the first, it is given up. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR];

/** No try takes longer. It is shorter than the shortest wait, so that no two tries of one errand meet. */
const LONGEST = 30_000;

/** An errand before it is put down. */
export type NewErrand = Errand extends infer One ? (One extends Errand ? Omit<One, 'id' | 'made' | 'tries'> : never) : never;

interface Outside {
  ledger: () => Ledger;
  store: Store;
  env: Env;
  /** Which seats have a page open. */
  here: () => readonly boolean[];
  /** Keeps the room awake while something is under way. */
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * What is to be sent. An errand is stored, with its next try on the due list, before the first one begins; whoever put it down does not wait.
 * So a mail server that is down, slow or hostile holds up nobody, and nothing is forgotten when the room is put to sleep in between.
 */
export class Errands {
  readonly #outside: Outside;
  readonly #underWay = new Set<string>();

  constructor(outside: Outside) {
    this.#outside = outside;
  }

  /** Whoever calls this stands inside a transaction; afterwards `begin` is to be called. */
  put(errand: NewErrand, now: number): Errand {
    const { ledger, store } = this.#outside;
    const whole = { ...errand, id: freshSecret(), made: now, tries: 1 } as Errand;
    store.putErrand(whole);
    ledger().clock.put({ kind: 'send', subject: whole.id, at: now + WAITS[0]! });
    return whole;
  }

  begin(errands: readonly Errand[]): void {
    for (const errand of errands) this.#outside.waitUntil(this.#run(errand));
  }

  /** A letter of these kinds to this seat is under way or waits for another try: it will say how things stand by then. */
  isPending(seat: number, kinds: readonly string[]): boolean {
    return this.#outside.store.errands().some((one) => one.what === 'letter' && one.seat === seat && kinds.includes(one.letter));
  }

  /** The time for another try has come. */
  again({ subject }: Due, now: number): boolean {
    const { ledger, store } = this.#outside;
    const errand = store.errand(subject);
    if (!errand) return false;
    const wait = WAITS[errand.tries];
    if (wait === undefined) {
      this.#settle(errand, 'given-up', now);
      return true;
    }
    const next = { ...errand, tries: errand.tries + 1 };
    ledger().keep(
      {
        write: () => {
          store.putErrand(next);
          ledger().clock.put({ kind: 'send', subject, at: now + wait });
        },
      },
      now,
    );
    this.begin([next]);
    return true;
  }

  async #run(errand: Errand): Promise<void> {
    if (this.#underWay.has(errand.id)) return;
    this.#underWay.add(errand.id);
    const { ledger, store, env, here } = this.#outside;
    const giveUp = new AbortController();
    const late = setTimeout(() => giveUp.abort(new Error('too slow')), LONGEST);
    try {
      const tooSlow = new Promise<never>((_, reject) =>
        giveUp.signal.addEventListener('abort', () => reject(giveUp.signal.reason as Error)),
      );
      const outcome = await Promise.race([delivered(errand, () => ledger().state, env, here, giveUp.signal), tooSlow]);
      if (store.exists) this.#settle(errand, outcome, Date.now());
    } catch (error) {
      // its next try is on the due list already; an address must not stand in a log
      console.warn('errand', errand.what, `try ${errand.tries}:`, (error as Error).message);
    } finally {
      clearTimeout(late);
      this.#underWay.delete(errand.id);
    }
  }

  #settle(errand: Errand, outcome: Delivered | 'given-up', now: number): void {
    const { ledger, store } = this.#outside;
    const { state, clock } = ledger();
    const change = outcome === 'sent' || outcome === 'needless' ? {} : this.#failed(errand, outcome);
    ledger().keep(
      {
        ...change,
        write: () => {
          store.dropErrand(errand.id);
          clock.cancel('send', errand.id);
        },
      },
      now,
    );
    if (outcome === 'given-up') console.error('errand', errand.what, state.desk.room, 'given up');
  }

  /** An address that takes nothing is written to no more, a browser that is gone is forgotten. */
  #failed(errand: Errand, outcome: 'refused' | 'given-up'): { owns?: [number, OwnRecord][]; desk?: Ledger['state']['desk'] } {
    const { desk, owns } = this.#outside.ledger().state;
    if (errand.what === 'news') return desk.webhook ? { desk: { ...desk, webhook: { ...desk.webhook, isFailing: true } } } : {};
    if (errand.what === 'invite') return {};
    const own = owns.get(errand.seat);
    if (errand.what === 'push' && own && outcome === 'refused') {
      return { owns: [[errand.seat, { ...own, push: own.push.filter(({ endpoint }) => endpoint !== errand.endpoint) }]] };
    }
    return errand.what === 'letter' && own?.mail ? { owns: [[errand.seat, { ...own, mail: { ...own.mail, isFailing: true } }]] } : {};
  }
}
