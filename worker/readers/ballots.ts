import type { Tally } from '../../shared/protocol.ts';

/** The ballots of the vote that is open: one row each, gone when they are counted. */
export class Ballots {
  readonly #sql: SqlStorage;
  /** By sender, how many came from there. */
  #senders: Map<string, number> | null = null;
  #count: number | null = null;

  constructor({ sql }: DurableObjectStorage) {
    this.#sql = sql;
  }

  /** Nothing is written before there is something to write. */
  make(): void {
    this.#sql.exec('CREATE TABLE IF NOT EXISTS ballots (voter TEXT PRIMARY KEY, sender TEXT NOT NULL, picks TEXT NOT NULL) WITHOUT ROWID');
  }

  has(voter: string): boolean {
    return this.#sql.exec('SELECT 1 FROM ballots WHERE voter = ?', voter).toArray().length > 0;
  }

  from(sender: string): number {
    this.#senders ??= new Map(
      this.#sql
        .exec<{ sender: string; votes: number }>('SELECT sender, COUNT(*) AS votes FROM ballots GROUP BY sender')
        .toArray()
        .map((row) => [row.sender, row.votes]),
    );
    return this.#senders.get(sender) ?? 0;
  }

  get count(): number {
    return (this.#count ??= this.#sql.exec<{ votes: number }>('SELECT COUNT(*) AS votes FROM ballots').one().votes);
  }

  put(voter: string, sender: string, picks: readonly string[]): void {
    const [votes, known] = [this.count, this.from(sender)];
    this.#sql.exec('INSERT INTO ballots VALUES (?, ?, ?)', voter, sender, JSON.stringify(picks));
    this.#count = votes + 1;
    this.#senders!.set(sender, known + 1);
  }

  tallies(): Tally[] {
    return this.#sql
      .exec<{ picks: string; votes: number }>('SELECT picks, COUNT(*) AS votes FROM ballots GROUP BY picks')
      .toArray()
      .map(({ picks, votes }) => ({ picks: JSON.parse(picks) as string[], votes }));
  }

  clear(): void {
    this.#sql.exec('DELETE FROM ballots');
    this.forget();
  }

  /** Nothing is at hand any more. */
  forget(): void {
    this.#senders = null;
    this.#count = null;
  }
}
