import type { Patch } from '../../shared/engine/history/patch.ts';
import type { Happening } from '../../shared/engine/save.ts';
import type { TalkLine, Tally } from '../../shared/protocol.ts';
import {
  type Beside,
  type BesideDelta,
  type By,
  type Delivery,
  type Desk,
  type Due,
  type Key,
  type LinkSpec,
  type Row,
  type SaveDelta,
  type SeatSettings,
  type SentRequest,
  type StoredPlay,
  type StoredRow,
} from './records.ts';
import { schema } from './schema.ts';

type Cells = Record<string, SqlStorageValue>;

const ROW = 'seq, at, "by", seat, decision, picks, code, happenings, undoable, sealed, silent, hushed, until, restores';

function rowOf(cells: Cells): Row {
  return {
    seq: cells['seq'] as number,
    tick: (cells['seq'] as number) - (cells['hushed'] as number),
    at: cells['at'] as number,
    by: cells['by'] as By,
    seat: cells['seat'] as number | null,
    decision: cells['decision'] as string | null,
    picks: cells['picks'] === null ? [] : (JSON.parse(cells['picks'] as string) as string[]),
    code: cells['code'] as string,
    happenings: JSON.parse(cells['happenings'] as string) as Happening[],
    undoable: cells['undoable'] === 1,
    sealed: cells['sealed'] === 1,
    silent: cells['silent'] === 1,
    until: cells['until'] as number | null,
    restores: cells['restores'] as number | null,
  };
}

function lineOf({ id, at, seat, to, text }: Cells): TalkLine {
  return { id, at, seat, to, text } as TalkLine;
}

/** Lines that each channel keeps: what is said in one takes nothing from another. */
const TALK_KEPT = 1_000;

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

  putLink(hash: string, { role, seat, kind = 'own' }: LinkSpec): void {
    this.#sql('INSERT OR REPLACE INTO link VALUES (?, ?, ?, ?)', hash, role, seat, kind);
  }

  /** The hashes of the links there were; of every kind, if none is named. */
  dropLinks({ role, seat, kind }: LinkSpec): string[] {
    const gone = this.#sql<{ hash: string }>(
      'DELETE FROM link WHERE role = ?1 AND seat IS ?2 AND (?3 IS NULL OR kind = ?3) RETURNING hash',
      role,
      seat,
      kind ?? null,
    );
    return gone.map(({ hash }) => hash);
  }

  /** The person of this seat may look on by the same secret, and ask to be forgotten: the hashes of those links. */
  retireLinks(seat: number): string[] {
    const retired = this.#sql<{ hash: string }>(
      `UPDATE link SET role = 'watch' WHERE role = 'seat' AND seat = ? AND kind = 'own' RETURNING hash`,
      seat,
    );
    return retired.map(({ hash }) => hash);
  }

  // ── What seats keep for themselves ──

  seatSettings(): Map<number, SeatSettings> {
    const found = this.#sql<{ seat: number; text: string }>('SELECT seat, text FROM own');
    return new Map(found.map(({ seat, text }) => [seat, JSON.parse(text) as SeatSettings]));
  }

  putSeatSettings(seat: number, own: SeatSettings): void {
    this.#sql('INSERT OR REPLACE INTO own VALUES (?, ?)', seat, JSON.stringify(own));
  }

  dropSeatSettings(seat: number): void {
    this.#sql('DELETE FROM own WHERE seat = ?', seat);
  }

  // ── What is to be sent ──

  deliveries(): Delivery[] {
    return this.#sql<{ text: string }>('SELECT text FROM outbox').map(({ text }) => JSON.parse(text) as Delivery);
  }

  delivery(id: string): Delivery | null {
    const [found] = this.#sql<{ text: string }>('SELECT text FROM outbox WHERE id = ?', id);
    return found ? (JSON.parse(found.text) as Delivery) : null;
  }

  putDelivery(delivery: Delivery): void {
    this.#sql('INSERT OR REPLACE INTO outbox VALUES (?, ?)', delivery.id, JSON.stringify(delivery));
  }

  dropDelivery(id: string): void {
    this.#sql('DELETE FROM outbox WHERE id = ?', id);
  }

  // ── Puzzles ──

  /** How readers have answered at that moment, the most first. */
  guesses(seq: number): Tally[] {
    const found = this.#sql<{ picks: string; votes: number }>(
      'SELECT picks, votes FROM guess WHERE seq = ? ORDER BY votes DESC, picks',
      seq,
    );
    return found.map(({ picks, votes }) => ({ picks: JSON.parse(picks) as string[], votes }));
  }

  addGuess(seq: number, picks: readonly string[]): void {
    this.#sql('INSERT INTO guess VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET votes = votes + 1', seq, JSON.stringify(picks));
  }

  /** Notes that something was written to a stranger, or by someone; `to` need not name them. */
  addWritten(to: string, at: number): void {
    this.#sql('INSERT INTO written ("to", at) VALUES (?, ?)', to, at);
  }

  /** How often that was since then. */
  writtenSince(to: string, since: number): number {
    return this.#sql<{ count: number }>('SELECT COUNT(*) AS count FROM written WHERE "to" = ? AND at >= ?', to, since)[0]!.count;
  }

  dropWritten(before: number): void {
    this.#sql('DELETE FROM written WHERE at < ?', before);
  }

  // ── Play ──

  play(): StoredPlay | null {
    const [found] = this.#sql<{ seq: number; save: string; beside: string }>('SELECT seq, save, beside FROM play');
    if (!found) return null;
    const beside = JSON.parse(found.beside) as Beside;
    const since = this.#sql<{ patch: string | null; beside: string | null }>(
      'SELECT patch, beside FROM history WHERE seq > ? AND (patch IS NOT NULL OR beside IS NOT NULL) ORDER BY seq',
      found.seq,
    );
    return {
      save: found.save,
      // earlier releases kept one request a seat, or none
      beside: { ...beside, asked: beside.asked.map((one: SentRequest[] | SentRequest | null) => [one ?? []].flat()) },
      since: since.map((row) => ({
        patch: row.patch === null ? null : (JSON.parse(row.patch) as Patch),
        beside: row.beside === null ? null : (JSON.parse(row.beside) as BesideDelta),
      })),
    };
  }

  /** The whole, as it stands after that row. */
  putPlay(seq: number, save: string, beside: Beside): void {
    this.#sql('INSERT OR REPLACE INTO play VALUES (1, ?, ?, ?)', seq, save, JSON.stringify(beside));
  }

  // ── History ──

  addRow(row: Row, { patch, keyframe }: SaveDelta, beside: BesideDelta | null = null): void {
    this.#sql(
      `INSERT INTO history (${ROW}, patch, keyframe, beside) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
      row.silent ? 1 : 0,
      row.seq - row.tick,
      row.until,
      row.restores,
      patch ? JSON.stringify(patch) : null,
      keyframe,
      beside ? JSON.stringify(beside) : null,
    );
  }

  /** The latest rows, in order: so many of play that everyone may know of, with the silent ones and those of the desk among them. */
  tail(count: number): Row[] {
    const first = `SELECT seq FROM history WHERE silent = 0 AND "by" <> 'desk' ORDER BY seq DESC LIMIT 1 OFFSET ?`;
    return this.#sql(`SELECT ${ROW} FROM history WHERE seq >= COALESCE((${first}), 0) ORDER BY seq`, count - 1).map(rowOf);
  }

  /** The last rows before that tick that everyone may know of, in order. */
  rowsBefore(tick: number, count: number): Row[] {
    const seq = this.seqOf(tick);
    return this.#sql(`SELECT ${ROW} FROM history WHERE seq < ? AND silent = 0 ORDER BY seq DESC LIMIT ?`, seq, count).map(rowOf).reverse();
  }

  /** Where the row of that tick stands, or would: as far on as there are silent rows before it. */
  seqOf(tick: number): number {
    for (let seq = tick; ;) {
      const [found] = this.#sql<{ hushed: number }>('SELECT hushed FROM history WHERE seq = ?', seq);
      if (!found || tick + found.hushed === seq) return seq;
      seq = tick + found.hushed;
    }
  }

  deskRows(): Row[] {
    return this.#sql(`SELECT ${ROW} FROM history WHERE "by" = 'desk'`).map(rowOf);
  }

  putHappenings({ seq, happenings }: Row): void {
    this.#sql('UPDATE history SET happenings = ? WHERE seq = ?', JSON.stringify(happenings), seq);
  }

  /** The tick of the deal; null before it. */
  dealtAt(): number | null {
    const [deal] = this.#sql<{ tick: number }>(`SELECT seq - hushed AS tick FROM history WHERE "by" = 'deal' LIMIT 1`);
    return deal?.tick ?? null;
  }

  /** The deal and every row since that changed the save, each with what it changed; none before the deal. Those after that row, if one is named. */
  chain(after = 0): StoredRow[] {
    const found = this.#sql(
      `SELECT ${ROW}, patch, keyframe FROM history WHERE seq > ? AND (patch IS NOT NULL OR "by" = 'deal') ORDER BY seq`,
      after,
    );
    return found.map((cells) => ({
      row: rowOf(cells),
      delta: {
        patch: cells['patch'] === null ? null : (JSON.parse(cells['patch'] as string) as Patch),
        keyframe: cells['keyframe'] as string | null,
      },
    }));
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

  /** In a full channel it takes the place of the oldest: one row either way. */
  addTalk(channel: number, { id, at, seat, to, text }: TalkLine, nth: number): void {
    const oldest = nth > TALK_KEPT ? this.#oldestTalk(channel) : undefined;
    if (!oldest || oldest.nth > nth - TALK_KEPT) {
      this.#sql('INSERT INTO said VALUES (?, ?, ?, ?, ?, ?, ?)', channel, id, nth, at, seat, to, text);
      return;
    }
    const query = 'UPDATE said SET id = ?, nth = ?, at = ?, seat = ?, "to" = ?, text = ? WHERE channel = ? AND id = ?';
    this.#sql(query, id, nth, at, seat, to, text, channel, oldest.id);
  }

  #oldestTalk(channel: number): { id: number; nth: number } | undefined {
    return this.#sql<{ id: number; nth: number }>('SELECT id, nth FROM said WHERE channel = ? ORDER BY id LIMIT 1', channel)[0];
  }

  dropTalk(seat: number, before: number): void {
    this.#sql('DELETE FROM said WHERE seat = ? AND at < ?', seat, before);
  }
}
