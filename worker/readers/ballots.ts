import type { Tally } from '../../shared/protocol.ts';

interface Ballot {
  voter: string;
  /** Whoever is counted for it. */
  sender: string;
  picks: readonly string[];
}

/** As it stands in a row. */
type Written = [voter: string, sender: string, picks: readonly string[]];

/** Ballots that are written together. */
interface Batch {
  ballots: Written[];
  /** False where they were void before they were written. */
  stored: PromiseWithResolvers<boolean>;
}

/** What all that has come amounts to. */
interface Box {
  /** How often each has voted. */
  voters: Map<string, number>;
  senders: Map<string, number>;
  /** What each wants, as text; of what is written alone. */
  written: Map<string, string>;
}

/** So long ballots are gathered, and no more than so many. */
const GATHER = 200;
const MOST = 500;

/**
 * The ballots of the vote that is open, gone when they are counted; of each voter the last. Those that come within a fifth of a second are one row: the disk is waited for once,
 * however many vote, and whoever votes is told when it has them.
 */
export class Ballots {
  readonly #storage: DurableObjectStorage;
  #opened: Box | null = null;
  #batch: Batch | null = null;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** Nothing is written before there is something to write. The first release had a row for each ballot. */
  make(): void {
    const { sql } = this.#storage;
    this.#storage.transactionSync(() => {
      sql.exec('CREATE TABLE IF NOT EXISTS batches (ballots TEXT NOT NULL)');
      if (sql.exec(`SELECT 1 FROM sqlite_master WHERE name = 'ballots'`).toArray().length === 0) return;
      sql.exec(`INSERT INTO batches SELECT json_group_array(json_array(voter, sender, json(picks))) FROM ballots HAVING COUNT(*) > 0`);
      sql.exec('DROP TABLE ballots');
    });
  }

  get #box(): Box {
    if (this.#opened) return this.#opened;
    this.make();
    const box: Box = { voters: new Map(), senders: new Map(), written: new Map() };
    for (const { ballots } of this.#storage.sql.exec<{ ballots: string }>('SELECT ballots FROM batches')) {
      for (const ballot of JSON.parse(ballots) as Written[]) {
        take(box, ballot);
        count(box, ballot);
      }
    }
    return (this.#opened = box);
  }

  timesOf(voter: string): number {
    return this.#box.voters.get(voter) ?? 0;
  }

  from(sender: string): number {
    return this.#box.senders.get(sender) ?? 0;
  }

  /** How many have voted, however often. */
  get count(): number {
    return this.#box.written.size;
  }

  /** True once it is written; false if the vote is void by then. */
  put({ voter, sender, picks }: Ballot): Promise<boolean> {
    const ballot: Written = [voter, sender, picks];
    take(this.#box, ballot);
    const batch = (this.#batch ??= this.#gather());
    batch.ballots.push(ballot);
    if (batch.ballots.length >= MOST) this.#write();
    return batch.stored.promise;
  }

  #gather(): Batch {
    const batch: Batch = { ballots: [], stored: Promise.withResolvers() };
    setTimeout(() => this.#batch === batch && this.#write(), GATHER);
    return batch;
  }

  #write(): void {
    if (!this.#batch) return;
    const { ballots, stored } = this.#batch;
    this.#batch = null;
    try {
      this.#storage.sql.exec('INSERT INTO batches VALUES (?)', JSON.stringify(ballots));
      for (const ballot of ballots) count(this.#box, ballot);
      stored.resolve(true);
    } catch (error) {
      // whoever sent them may send them again
      this.#opened = null;
      stored.reject(error);
    }
  }

  /** Of all that has come. */
  tallies(): Tally[] {
    this.#write();
    const votes = new Map<string, number>();
    for (const picks of this.#box.written.values()) votes.set(picks, (votes.get(picks) ?? 0) + 1);
    return [...votes].map(([picks, count]) => ({ picks: JSON.parse(picks) as string[], votes: count }));
  }

  clear(): void {
    this.#storage.sql.exec('DELETE FROM batches');
    this.forget();
  }

  /** Nothing is at hand any more. */
  forget(): void {
    this.#opened = null;
    this.#batch?.stored.resolve(false);
    this.#batch = null;
  }
}

/** Whoever votes again is counted to their address once. */
function take({ voters, senders }: Box, [voter, sender]: Written): void {
  const times = voters.get(voter) ?? 0;
  voters.set(voter, times + 1);
  if (times === 0) senders.set(sender, (senders.get(sender) ?? 0) + 1);
}

/** What was voted last counts. */
const count = ({ written }: Box, [voter, , picks]: Written): void => void written.set(voter, JSON.stringify(picks));
