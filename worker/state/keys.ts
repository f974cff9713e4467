import { hashOf } from './links.ts';
import type { Key } from './records.ts';
import type { Store } from './store.ts';

/** What the links of a room open. Those that were used since a link was last changed are at hand. */
export class Keys {
  readonly #store: Store;
  readonly #known = new Map<string, Key>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** The secret is hashed whether or not there is such a room. */
  find(secret: string): Key | null {
    const known = this.#known.get(secret);
    if (known) return known;
    const hash = hashOf(secret);
    const key = this.#store.exists ? this.#store.key(hash) : null;
    if (key) this.#known.set(secret, key);
    return key;
  }

  /** Links were changed. */
  renew(): void {
    this.#known.clear();
  }
}
