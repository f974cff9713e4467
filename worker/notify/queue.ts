import type { Env } from '../env.ts';
import type { Change } from '../state/change.ts';
import type { Delivery, Due } from '../state/records.ts';
import type { RoomState } from '../state/room-state.ts';
import type { Store } from '../state/store.ts';
import { deliver, type DeliveryOutcome } from './send.ts';
import { causeOf, Undelivered } from './senders/undelivered.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long is waited after each try; after the last one, about three days from the first, it is given up. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR];

/** No try takes longer. It is shorter than the shortest wait, so that no two tries of one delivery meet. */
const LONGEST = 30_000;

/** When a delivery is tried again that is tried now for the first time. */
export const firstRetry = (now: number): number => now + WAITS[0]!;

interface Outside {
  read: () => RoomState;
  commit: (change: Change, now: number) => void;
  store: Store;
  env: Env;
  /** Which seats have a page open. */
  here: () => readonly boolean[];
  /** Keeps the room awake while something is under way. */
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * What is to be sent. A delivery is stored, with its next try on the due list, before the first one begins; whoever put it down does not wait.
 * So a mail server that is down, slow or hostile holds up nobody, and nothing is forgotten when the room is put to sleep in between.
 */
export class Queue {
  readonly #outside: Outside;
  readonly #underWay = new Set<string>();

  constructor(outside: Outside) {
    this.#outside = outside;
  }

  /** Tries these now. */
  begin(deliveries: readonly Delivery[]): void {
    for (const delivery of deliveries) this.#outside.waitUntil(this.#run(delivery));
  }

  /** The time for another try has come. If there is nothing to try, that is the last of it. */
  again({ subject }: Pick<Due, 'subject'>, now: number): void {
    const { commit, store } = this.#outside;
    const delivery = store.delivery(subject);
    if (!delivery) return commit({ settled: [subject] }, now);
    const wait = WAITS[delivery.tries];
    if (wait === undefined) return this.#settle(delivery, 'given-up', now);
    const next = { ...delivery, tries: delivery.tries + 1 };
    commit({ retry: { delivery: next, at: now + wait } }, now);
    this.begin([next]);
  }

  async #run(delivery: Delivery): Promise<void> {
    if (this.#underWay.has(delivery.id)) return;
    this.#underWay.add(delivery.id);
    const { read, store, env, here } = this.#outside;
    const giveUp = new AbortController();
    const late = setTimeout(() => giveUp.abort(new Undelivered('too slow')), LONGEST);
    try {
      const tooSlow = new Promise<never>((_, reject) =>
        giveUp.signal.addEventListener('abort', () => reject(giveUp.signal.reason as Error)),
      );
      const outcome = await Promise.race([deliver(delivery, read, env, here, giveUp.signal), tooSlow]);
      if (store.exists) this.#settle(delivery, outcome, Date.now());
    } catch (error) {
      // its next try is on the due list already
      console.warn('delivery', delivery.what, `try ${delivery.tries}:`, causeOf(error));
    } finally {
      clearTimeout(late);
      this.#underWay.delete(delivery.id);
    }
  }

  #settle(delivery: Delivery, outcome: DeliveryOutcome | 'given-up', now: number): void {
    const { read, commit } = this.#outside;
    const change = outcome === 'sent' || outcome === 'needless' ? {} : this.#afterFailure(delivery, outcome);
    commit({ ...change, settled: [delivery.id] }, now);
    if (outcome === 'given-up') console.error('delivery', delivery.what, read().desk.room, 'given up');
  }

  /** An address that takes nothing is written to no more, a browser that is gone is forgotten. */
  #afterFailure(delivery: Delivery, outcome: 'refused' | 'given-up'): Change {
    const { desk, settings } = this.#outside.read();
    if (delivery.what === 'news') return desk.webhook ? { desk: { ...desk, webhook: { ...desk.webhook, isFailing: true } } } : {};
    if (delivery.what === 'invite' || delivery.what === 'parting') return {};
    const own = settings.get(delivery.seat);
    if (delivery.what === 'push' && own && outcome === 'refused') {
      return { settings: [[delivery.seat, { ...own, push: own.push.filter(({ endpoint }) => endpoint !== delivery.endpoint) }]] };
    }
    return delivery.what === 'letter' && own?.mail
      ? { settings: [[delivery.seat, { ...own, mail: { ...own.mail, isFailing: true } }]] }
      : {};
  }
}
