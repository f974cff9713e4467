import type { Happening } from '../shared/engine/save.ts';
import type { Hand } from '../shared/engine/history.ts';
import type { Patch } from '../shared/engine/patch.ts';
import type { Params } from '../shared/engine/json.ts';
import type { Orders } from '../shared/engine/orders.ts';
import type { Occupant, Role, TalkLine } from '../shared/protocol.ts';
import type { PaceId } from '../shared/pace.ts';
import type { Turn } from './links.ts';

/** All SQL of a room. Whoever calls a writing verb stands inside one transaction. */

/** Steps of the schema, in order; a release only ever adds to the list. */
const schema: readonly string[] = [
  `CREATE TABLE desk (one INTEGER PRIMARY KEY CHECK (one = 1), text TEXT NOT NULL);
   CREATE TABLE link (hash TEXT PRIMARY KEY, role TEXT NOT NULL, seat INTEGER) WITHOUT ROWID;
   CREATE TABLE play (one INTEGER PRIMARY KEY CHECK (one = 1), seq INTEGER NOT NULL, save TEXT NOT NULL, beside TEXT NOT NULL);
   CREATE TABLE history (
     seq INTEGER PRIMARY KEY, at INTEGER NOT NULL, "by" TEXT NOT NULL, seat INTEGER, decision TEXT, picks TEXT, code TEXT NOT NULL,
     happenings TEXT NOT NULL, patch TEXT, undoable INTEGER NOT NULL, sealed INTEGER NOT NULL, until INTEGER, restores INTEGER, keyframe TEXT);
   CREATE TABLE due (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL, at INTEGER NOT NULL);`,
  `CREATE TABLE talk (id INTEGER PRIMARY KEY, at INTEGER NOT NULL, seat INTEGER NOT NULL, "to" INTEGER, text TEXT NOT NULL);`,
];

export interface Seated {
  name: string;
  occupant: Occupant;
  since: number | null;
}

/** What the desk knows: everything about a room that is not play. */
export interface Desk {
  room: string;
  game: string;
  title: string;
  pace: PaceId;
  options: Params;
  seats: Seated[];
  /** The host's own seat. */
  own: number | null;
  links: { watch: Turn; invite: Turn; seats: Turn[] };
}

export interface Key {
  role: Role;
  seat: number | null;
}

/** The request a seat sent last, so that a repeated sending counts once. */
export interface Asked {
  id: string;
  content: string;
}

/** What is kept beside the save and changes with it. */
export interface Beside {
  orders: Orders[];
  asked: (Asked | null)[];
  /** Open decisions and until when each is waited for. */
  until: Record<string, number>;
}

export type By = Hand | 'desk' | 'undo' | 'deal';

export interface Row {
  seq: number;
  at: number;
  by: By;
  seat: number | null;
  decision: string | null;
  picks: string[];
  code: string;
  happenings: Happening[];
  undoable: boolean;
  /** Nobody else may know that this seat was asked. */
  sealed: boolean;
  /** The deadline that the answered decision had. */
  until: number | null;
  restores: number | null;
}

/** What a row adds to the chain of saves. Desk rows add nothing. */
export interface Link {
  patch: Patch | null;
  keyframe: string | null;
}

export interface Due {
  id: number;
  kind: string;
  subject: string;
  at: number;
}

type Cells = Record<string, SqlStorageValue>;

const ROW = 'seq, at, "by", seat, decision, picks, code, happenings, undoable, sealed, until, restores';

function rowOf(cells: Cells): Row {
  return {
    seq: cells['seq'] as number,
    at: cells['at'] as number,
    by: cells['by'] as By,
    seat: cells['seat'] as number | null,
    decision: cells['decision'] as string | null,
    picks: cells['picks'] === null ? [] : (JSON.parse(cells['picks'] as string) as string[]),
    code: cells['code'] as string,
    happenings: JSON.parse(cells['happenings'] as string) as Happening[],
    undoable: cells['undoable'] === 1,
    sealed: cells['sealed'] === 1,
    until: cells['until'] as number | null,
    restores: cells['restores'] as number | null,
  };
}

export class Store {
  readonly #storage: DurableObjectStorage;
  #exists: boolean;
  /** Rows since the room woke: they are the bill. */
  readonly rows = { read: 0, written: 0 };

  /** Asks only what is there: a room that was never made is left without a trace. */
  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    this.#exists = this.#sql(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'schema'`).length > 0;
    if (this.#exists) this.#lift();
  }

  #sql<T extends Cells = Cells>(query: string, ...bindings: SqlStorageValue[]): T[] {
    const cursor = this.#storage.sql.exec<T>(query, ...bindings);
    const found = cursor.toArray();
    this.rows.read += cursor.rowsRead;
    this.rows.written += cursor.rowsWritten;
    return found;
  }

  get bytes(): number {
    return this.#storage.sql.databaseSize;
  }

  get exists(): boolean {
    return this.#exists;
  }

  /** One transaction: all of it is stored, or nothing. */
  atomic(write: () => void): void {
    this.#storage.transactionSync(write);
  }

  make(): void {
    this.#sql('CREATE TABLE schema (one INTEGER PRIMARY KEY CHECK (one = 1), version INTEGER NOT NULL)');
    this.#sql('INSERT INTO schema VALUES (1, 0)');
    this.#lift();
    this.#exists = true;
  }

  #lift(): void {
    const [{ version }] = this.#sql<{ version: number }>('SELECT version FROM schema') as [{ version: number }];
    if (version > schema.length) throw new Error(`a room of a later release: schema ${version}`);
    if (version === schema.length) return;
    this.atomic(() => {
      for (const step of schema.slice(version)) this.#sql(step);
      this.#sql('UPDATE schema SET version = ?', schema.length);
    });
  }

  // ── Desk and links ──

  desk(): Desk {
    return JSON.parse(this.#sql<{ text: string }>('SELECT text FROM desk')[0]!.text) as Desk;
  }

  putDesk(desk: Desk): void {
    this.#sql('INSERT OR REPLACE INTO desk VALUES (1, ?)', JSON.stringify(desk));
  }

  key(hash: string): Key | null {
    const [found] = this.#sql<{ role: Role; seat: number | null }>('SELECT role, seat FROM link WHERE hash = ?', hash);
    return found ?? null;
  }

  putLink(hash: string, role: Role, seat: number | null): void {
    this.#sql('INSERT INTO link VALUES (?, ?, ?)', hash, role, seat);
  }

  /** The hashes of the links there were. */
  dropLinks(role: Role, seat: number | null): string[] {
    const gone = this.#sql<{ hash: string }>('DELETE FROM link WHERE role = ? AND seat IS ? RETURNING hash', role, seat);
    return gone.map(({ hash }) => hash);
  }

  // ── Play ──

  play(): { save: string; beside: Beside } | null {
    const [found] = this.#sql<{ save: string; beside: string }>('SELECT save, beside FROM play');
    return found ? { save: found.save, beside: JSON.parse(found.beside) as Beside } : null;
  }

  putPlay(seq: number, save: string, beside: Beside): void {
    this.#sql('INSERT OR REPLACE INTO play VALUES (1, ?, ?, ?)', seq, save, JSON.stringify(beside));
  }

  putBeside(beside: Beside): void {
    this.#sql('UPDATE play SET beside = ?', JSON.stringify(beside));
  }

  // ── History ──

  addRow(row: Row, { patch, keyframe }: Link): void {
    this.#sql(
      `INSERT INTO history (${ROW}, patch, keyframe) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      row.seq,
      row.at,
      row.by,
      row.seat,
      row.decision,
      row.decision === null ? null : JSON.stringify(row.picks),
      row.code,
      JSON.stringify(row.happenings),
      row.undoable ? 1 : 0,
      row.sealed ? 1 : 0,
      row.until,
      row.restores,
      patch ? JSON.stringify(patch) : null,
      keyframe,
    );
  }

  /** The last rows before `seq`, in order. */
  rowsBefore(seq: number, count: number): Row[] {
    const found = this.#sql(`SELECT ${ROW} FROM history WHERE seq < ? ORDER BY seq DESC LIMIT ?`, seq, count);
    return found.map(rowOf).reverse();
  }

  /** The last keyframe up to `seq` and the patches from there to it; null before the deal. */
  chainTo(seq: number): { keyframe: string; patches: Patch[] } | null {
    const [start] = this.#sql<{ seq: number; keyframe: string }>(
      'SELECT seq, keyframe FROM history WHERE seq <= ? AND keyframe IS NOT NULL ORDER BY seq DESC LIMIT 1',
      seq,
    );
    if (!start) return null;
    const found = this.#sql<{ patch: string }>(
      'SELECT patch FROM history WHERE seq > ? AND seq <= ? AND patch IS NOT NULL ORDER BY seq',
      start.seq,
      seq,
    );
    return { keyframe: start.keyframe, patches: found.map(({ patch }) => JSON.parse(patch) as Patch) };
  }

  // ── Due list ──

  dues(): Due[] {
    return this.#sql('SELECT id, kind, subject, at FROM due') as unknown as Due[];
  }

  putDue({ id, kind, subject, at }: Due): void {
    this.#sql('INSERT OR REPLACE INTO due VALUES (?, ?, ?, ?)', id, kind, subject, at);
  }

  dropDue(id: number): void {
    this.#sql('DELETE FROM due WHERE id = ?', id);
  }

  // ── Talk ──

  talk(count: number): TalkLine[] {
    const found = this.#sql('SELECT id, at, seat, "to", text FROM talk ORDER BY id DESC LIMIT ?', count);
    return (found as unknown as TalkLine[]).reverse();
  }

  /** What was said long ago makes room for it. */
  addTalk({ id, at, seat, to, text }: TalkLine, kept: number): void {
    this.#sql('INSERT INTO talk VALUES (?, ?, ?, ?, ?)', id, at, seat, to, text);
    this.#sql('DELETE FROM talk WHERE id <= ?', id - kept);
  }
}
