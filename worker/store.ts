import type { Happening } from '../shared/engine/save.ts';
import type { Hand } from '../shared/engine/history.ts';
import type { Patch } from '../shared/engine/patch.ts';
import type { Params } from '../shared/engine/json.ts';
import type { Orders } from '../shared/engine/orders.ts';
import type { Away, Mailing, Occupant, Role, Stage, TalkLine, TalkMode, Vote } from '../shared/protocol.ts';
import type { PaceChoice } from '../shared/pace.ts';
import type { Language } from '../shared/text/language.ts';
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
  `CREATE TABLE own (seat INTEGER PRIMARY KEY, text TEXT NOT NULL);
   CREATE TABLE outbox (id TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE written (id INTEGER PRIMARY KEY, "to" TEXT NOT NULL, at INTEGER NOT NULL);
   ALTER TABLE link ADD COLUMN kind TEXT NOT NULL DEFAULT 'own';
   UPDATE desk SET text = json_set(text, '$.paused', NULL, '$.votes', json('[]'), '$.voted', 0, '$.talk', 'free', '$.heir', NULL,
     '$.rematch', NULL, '$.webhook', NULL, '$.cancelled', json('false'));
   UPDATE play SET beside = json_set(beside, '$.missed', json('[]'), '$.spent', json('[]'));`,
  `CREATE TABLE said (
     channel INTEGER NOT NULL, id INTEGER NOT NULL, nth INTEGER NOT NULL, at INTEGER NOT NULL, seat INTEGER NOT NULL, "to" INTEGER, text TEXT NOT NULL,
     PRIMARY KEY (channel, id)) WITHOUT ROWID;
   INSERT INTO said SELECT iif("to" IS NULL, -1, min(seat, "to") * 10 + max(seat, "to")), id, id, at, seat, "to", text FROM talk;
   DROP TABLE talk;
   UPDATE desk SET text = json_set(text, '$.nonce', lower(hex(randomblob(16))));
   UPDATE play SET beside = json_set(beside, '$.acted', json('[]'));`,
];

export interface Seated {
  name: string;
  occupant: Occupant;
  since: number | null;
  /** Its person is away, and who plays meanwhile. */
  away?: Away | undefined;
}

/** What the desk knows: everything about a room that is not play and that anyone may know. */
export interface Desk {
  room: string;
  game: string;
  title: string;
  pace: PaceChoice;
  options: Params;
  seats: Seated[];
  /** The host's own seat. */
  own: number | null;
  links: { watch: Turn; invite: Turn; seats: Turn[] };
  /** The clocks stand still; deadlines are as if it were still `since`. */
  paused: { since: number; until: number } | null;
  votes: Vote[];
  /** Votes there have been, so that no two share an id. */
  voted: number;
  talk: TalkMode;
  heir: number | null;
  /** The room that goes on from here, and the seat that asked for it. */
  rematch: { room: string; by: number; n?: number } | null;
  /** Where news is posted; only the host is shown it. */
  webhook: WebhookRecord | null;
  cancelled: boolean;
  /** Makes seats' secrets what no host can work out; shown to nobody. */
  nonce: string;
}

/** What a seat keeps for itself. Nobody else is ever shown any of it, and it changes without a tick. */
export interface OwnRecord {
  /** The last row that a page of the seat has shown. */
  seen: number;
  lastHere: number | null;
  language: Language;
  zone: string;
  quiet: { from: number; to: number } | null;
  notes: string;
  muted: number[];
  mail: MailRecord | null;
  push: { endpoint: string; keys: { p256dh: string; auth: string } }[];
  /** Decisions that the seat has been written to about, and those it has been reminded of. */
  told: string[];
  reminded: string[];
}

export interface MailRecord {
  address: string;
  isConfirmed: boolean;
  when: Mailing;
  /** Random, and another for every address: the links in mails to an earlier one are dead. */
  nonce: string;
  /** Where the links in mails lead. */
  origin: string;
  /** A server has said for good that it takes no mail for it, or none could be sent for days. */
  isFailing: boolean;
  /** When the last daily mail went out. */
  digest: number | null;
}

/** News of the table for somewhere else, and what was posted there last. */
export interface WebhookRecord {
  address: string;
  isFailing: boolean;
  posted: { stage: Stage; isPaused: boolean; waits: string };
}

export const letterKinds = ['confirm', 'turn', 'reminder', 'daily', 'links', 'result', 'away'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Something to be sent. It holds no text and no secret: it is written anew, from how things stand, whenever it is tried. */
export type Errand = ErrandBase &
  (
    | { what: 'letter'; letter: LetterKind; seat: number }
    | { what: 'invite'; to: string; language: Language; seat: number | null; origin: string }
    | { what: 'push'; seat: number; endpoint: string }
    | { what: 'news'; event: NewsEvent }
  );

interface ErrandBase {
  /** Random: no two mails of a room share it, ever. */
  id: string;
  made: number;
  tries: number;
}

export const newsEvents = ['set', 'started', 'waiting', 'paused', 'resumed', 'finished', 'cancelled'] as const;
export type NewsEvent = (typeof newsEvents)[number];

/** Whose a link of a seat is: its person's, the one in mails to that person, or a substitute's. */
export type KeyKind = 'own' | 'mail' | 'substitute';

export interface Key {
  role: Role;
  seat: number | null;
  kind: KeyKind;
}

/** A link to be made or cut. */
export type LinkOf = Pick<Key, 'role' | 'seat'> & { kind?: KeyKind };

/** A request that a seat sent, so that a repeated sending counts once. */
export interface Asked {
  id: string;
  /** Hash of what it asked for. */
  content: string;
}

/** What is kept beside the save and changes with it. */
export interface Beside {
  orders: Orders[];
  /** By seat, the latest requests. */
  asked: Asked[][];
  /** By seat: the last row it gave itself, and when. */
  acted: ({ seq: number; at: number } | null)[];
  /** Open decisions and until when each is waited for, the bank not counted. */
  until: Record<string, number>;
  /** By seat: how many public decisions in a row the clock has answered, and how much of the bank is gone. Nothing said is 0. */
  missed: (number | null)[];
  spent: (number | null)[];
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

function lineOf({ id, at, seat, to, text }: Cells): TalkLine {
  return { id, at, seat, to, text } as TalkLine;
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

  /** Everything goes, the alarm too: the room is as if it had never been. */
  async erase(): Promise<void> {
    this.#exists = false;
    await this.#storage.deleteAlarm();
    await this.#storage.deleteAll();
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
    const [found] = this.#sql('SELECT role, seat, kind FROM link WHERE hash = ?', hash) as unknown as Key[];
    return found ?? null;
  }

  putLink(hash: string, { role, seat, kind = 'own' }: LinkOf): void {
    this.#sql('INSERT OR REPLACE INTO link VALUES (?, ?, ?, ?)', hash, role, seat, kind);
  }

  /** The hashes of the links there were; of every kind, if none is named. */
  dropLinks({ role, seat, kind }: LinkOf): string[] {
    const gone = this.#sql<{ hash: string }>(
      'DELETE FROM link WHERE role = ?1 AND seat IS ?2 AND (?3 IS NULL OR kind = ?3) RETURNING hash',
      role,
      seat,
      kind ?? null,
    );
    return gone.map(({ hash }) => hash);
  }

  // ── What seats keep for themselves ──

  owns(): Map<number, OwnRecord> {
    const found = this.#sql<{ seat: number; text: string }>('SELECT seat, text FROM own');
    return new Map(found.map(({ seat, text }) => [seat, JSON.parse(text) as OwnRecord]));
  }

  putOwn(seat: number, own: OwnRecord): void {
    this.#sql('INSERT OR REPLACE INTO own VALUES (?, ?)', seat, JSON.stringify(own));
  }

  dropOwn(seat: number): void {
    this.#sql('DELETE FROM own WHERE seat = ?', seat);
  }

  // ── What is to be sent ──

  errands(): Errand[] {
    return this.#sql<{ text: string }>('SELECT text FROM outbox').map(({ text }) => JSON.parse(text) as Errand);
  }

  errand(id: string): Errand | null {
    const [found] = this.#sql<{ text: string }>('SELECT text FROM outbox WHERE id = ?', id);
    return found ? (JSON.parse(found.text) as Errand) : null;
  }

  putErrand(errand: Errand): void {
    this.#sql('INSERT OR REPLACE INTO outbox VALUES (?, ?)', errand.id, JSON.stringify(errand));
  }

  dropErrand(id: string): void {
    this.#sql('DELETE FROM outbox WHERE id = ?', id);
  }

  /** Notes that something was written to a stranger; `to` need not name them. */
  addWritten(to: string, at: number): void {
    this.#sql('INSERT INTO written ("to", at) VALUES (?, ?)', to, at);
  }

  /** How often that was since then, to this one and to anyone. */
  writtenSince(to: string, since: number): { to: number; all: number } {
    this.#sql('DELETE FROM written WHERE at < ?', since);
    const [found] = this.#sql<{ to: number; all: number }>('SELECT COUNT(*) AS "all", COALESCE(SUM("to" = ?), 0) AS "to" FROM written', to);
    return found!;
  }

  // ── Play ──

  play(): { save: string; beside: Beside } | null {
    const [found] = this.#sql<{ save: string; beside: string }>('SELECT save, beside FROM play');
    if (!found) return null;
    const beside = JSON.parse(found.beside) as Beside;
    // earlier releases kept one request a seat, or none
    return { save: found.save, beside: { ...beside, asked: beside.asked.map((one: Asked[] | Asked | null) => [one ?? []].flat()) } };
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

  deskRows(): Row[] {
    return this.#sql(`SELECT ${ROW} FROM history WHERE "by" = 'desk'`).map(rowOf);
  }

  putHappenings({ seq, happenings }: Row): void {
    this.#sql('UPDATE history SET happenings = ? WHERE seq = ?', JSON.stringify(happenings), seq);
  }

  /** The deal and every row since that changed the save; null before the deal. */
  wholeChain(): { deal: { at: number; keyframe: string }; rows: (Row & { patch: Patch })[] } | null {
    const [deal] = this.#sql<{ at: number; keyframe: string }>(`SELECT at, keyframe FROM history WHERE "by" = 'deal'`);
    if (!deal) return null;
    const found = this.#sql(`SELECT ${ROW}, patch FROM history WHERE patch IS NOT NULL ORDER BY seq`);
    return { deal, rows: found.map((cells) => ({ ...rowOf(cells), patch: JSON.parse(cells['patch'] as string) as Patch })) };
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

  /** The latest lines of a channel, in order, and how many it has had. */
  talk(channel: number, count: number): { lines: TalkLine[]; count: number } {
    const found = this.#sql('SELECT id, at, seat, "to", text, nth FROM said WHERE channel = ? ORDER BY id DESC LIMIT ?', channel, count);
    return { lines: found.map(lineOf).reverse(), count: (found[0]?.['nth'] as number | undefined) ?? 0 };
  }

  /** Lines before that one, in order, but for what these seats said. */
  talkBefore(channel: number, id: number, without: readonly number[], count: number): TalkLine[] {
    const query = `SELECT id, at, seat, "to", text FROM said
      WHERE channel = ? AND id < ? AND seat NOT IN (SELECT value FROM json_each(?)) ORDER BY id DESC LIMIT ?`;
    return this.#sql(query, channel, id, JSON.stringify(without), count).map(lineOf).reverse();
  }

  /** What was said there long ago makes room for it. */
  addTalk(channel: number, { id, at, seat, to, text }: TalkLine, nth: number, kept: number): void {
    this.#sql('INSERT INTO said VALUES (?, ?, ?, ?, ?, ?, ?)', channel, id, nth, at, seat, to, text);
    if (nth <= kept) return;
    const [oldest] = this.#sql<{ id: number; nth: number }>('SELECT id, nth FROM said WHERE channel = ? ORDER BY id LIMIT 1', channel);
    if (oldest!.nth <= nth - kept) this.#sql('DELETE FROM said WHERE channel = ? AND id = ?', channel, oldest!.id);
  }

  dropTalk(seat: number): void {
    this.#sql('DELETE FROM said WHERE seat = ?', seat);
  }
}
