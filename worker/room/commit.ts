import type { Decision } from '../../shared/engine/decision.ts';
import type { Hand } from '../../shared/engine/history/history.ts';
import { differences } from '../../shared/engine/history/patch.ts';
import { commitment } from '../../shared/engine/random.ts';
import { rulesOf } from '../../shared/games/shelf.ts';
import { DueList } from '../clock/due-list.ts';
import { listDue } from '../clock/due.ts';
import type { Act } from '../desk/act.ts';
import { eraseName } from '../desk/seat/forget.ts';
import { mutedBy } from '../desk/seat/seat-settings.ts';
import type { Env } from '../env.ts';
import { COUNTED_FOR } from '../notify/limits.ts';
import { firstRetry } from '../notify/queue.ts';
import {
  answer,
  applyForecasts,
  besideBetween,
  contextAfter,
  deskRow,
  type Entry,
  type EntryContext,
  isKeyframe,
  type PlayState,
  textOf,
  wakePlay,
} from '../play/play-state.ts';
import type { Change } from '../state/change.ts';
import type { Keys } from '../state/keys.ts';
import { freshSecret, rematchSecret } from '../state/links.ts';
import { isKnownPlay, PAGE_MOST } from '../state/log.ts';
import type { Delivery, Desk, Row, StoredRow } from '../state/records.ts';
import type { RoomState } from '../state/room-state.ts';
import type { Store } from '../state/store.ts';
import type { Broadcast } from './broadcast.ts';
import type { Talk } from './talk.ts';

/** Rows of the desk that named this seat's person, and the others as they were. */
function withoutName(rows: readonly Row[], { seat, before }: NonNullable<Act['forget']>): Row[] {
  return rows.map((row) => {
    if (row.by !== 'desk' || row.at >= before) return row;
    const happenings = eraseName(row.happenings, seat);
    return happenings.length === row.happenings.length && happenings.every((one, at) => one === row.happenings[at])
      ? row
      : { ...row, happenings };
  });
}

/** Rows of play kept at hand for pages and for taking back, and of the desk for pages. */
const TAIL = 60;

/**
 * As many as that of play that everyone may know of, for how many silent ones lie among them must not show;
 * and of the desk what fits on a page, for nothing done there may take from the play.
 */
function latest(rows: readonly Row[]): Row[] {
  const first = rows.filter(isKnownPlay).at(-TAIL)?.seq ?? 0;
  const firstDesk = rows.filter(({ by }) => by === 'desk').at(-PAGE_MOST)?.seq ?? 0;
  return rows.filter(({ seq, by }) => seq >= first && (by !== 'desk' || seq >= firstDesk));
}

/** Nearly every answer is: what it changed stands in its row. */
const isOneRow = ({ rows, play, ...more }: Change): boolean =>
  rows?.length === 1 && rows[0]!.delta.keyframe === null && play !== undefined && Object.keys(more).length === 0;

const fingerprintOf = ({ chance }: Desk): string | null => chance && commitment(chance.seed);

/** A row of the desk; it carries what it changed in the save, if anything. */
function storedDeskRow(context: EntryContext, told: Act['told'], after: PlayState | null, before: PlayState | null): StoredRow {
  const isChanged = before !== null && after !== null && before.sitting !== after.sitting;
  const keyframe = after && (isKeyframe(context.seq) || (isChanged && before.lifted)) ? textOf(after) : null;
  const patch = isChanged ? differences(before.sitting.save, after.sitting.save) : null;
  return { row: deskRow(context, told), delta: { patch, keyframe } };
}

/** The hashes of links that open no seat any more: of those whose holder looks on by them, and of those that open nothing. */
interface Gone {
  left: string[];
  cut: string[];
}

interface Outside {
  store: Store;
  storage: DurableObjectStorage;
  broadcast: Broadcast;
  keys: Keys;
  talk: Talk;
  env: Env;
  /** These wait to be sent. */
  onQueued: (deliveries: readonly Delivery[]) => void;
  /** The room stands otherwise, or has just woken. */
  onChanged: (state: RoomState) => void;
}

/** An answer that is given, by whomever. */
export interface Answer {
  decision: Decision;
  picks: string[];
  by: Hand;
  /** What is noted with it, such as its request. */
  note?: (entry: Entry) => PlayState;
  /** What it brings about at the desk. */
  bring?: (entry: Entry) => Act | undefined;
}

/**
 * A room as it stands in memory, and the one way to change it: worked out first, stored in one transaction, told after.
 * The platform's output gate holds back every message and every response until the disk has what was written before them,
 * so nothing that was told can be lost. Nothing here waits, so no other request can come between.
 */
export class Committer {
  readonly #outside: Outside;
  readonly dueList: DueList;
  state: RoomState;

  constructor(outside: Outside) {
    this.#outside = outside;
    this.dueList = new DueList(outside.store, outside.storage);
    this.state = this.#read();
    // what waits for a pause has waited since what everyone may know of; a sealed answer opens nothing, and must not show by putting it off
    const since = this.state.tail.findLast(({ silent }) => !silent)!.at;
    this.dueList.derive(listDue(this.state, this.dueList, outside.env, since));
    outside.onChanged(this.state);
  }

  /** The first rows of a new room, and all of one that is brought in. */
  static make(outside: Outside, { act, rows = [], play }: { act: Act; rows?: StoredRow[]; play?: PlayState }, now: number): Committer {
    const { store } = outside;
    store.atomic(() => {
      store.make();
      store.putDesk(act.desk);
      for (const { hash, ...link } of act.grant) store.putLink(hash, link);
      store.addRow(deskRow({ seq: 1, tick: 1, now }, act.told), { patch: null, keyframe: null });
      for (const { row, delta } of rows) store.addRow(row, delta);
      if (play) store.putPlay(rows.length + 1, textOf(play), play.beside);
    });
    const committer = new Committer(outside);
    committer.commit({}, now);
    return committer;
  }

  #read(): RoomState {
    const { store } = this.#outside;
    const desk = store.desk();
    const stored = store.play();
    const tail = latest(store.tail(TAIL));
    const play = stored && wakePlay(rulesOf(desk.game), stored);
    const { seq, tick } = tail.at(-1)!;
    return {
      seq,
      tick,
      desk,
      settings: store.seatSettings(),
      play,
      rematchHost: this.#rematchHost(desk),
      fingerprint: fingerprintOf(desk),
      tail,
    };
  }

  #rematchHost({ room, rematch }: Desk): string | null {
    return rematch && rematchSecret(this.#outside.env, room, rematch.n ?? 0);
  }

  /** What the next entry needs to know. */
  context(now: number): EntryContext {
    const { seq, tick, desk, settings } = this.state;
    return { seq: seq + 1, tick: tick + 1, now, desk, settings };
  }

  /** One answer, whoever gives it: a seat, its bot, the clock. What seats have lodged in advance follows as answers of their own. */
  answer({ decision, picks, by, note, bring }: Answer, now: number): void {
    const context = this.context(now);
    const entry = answer(this.state.play!, decision, picks, by, context);
    const { entries, play } = applyForecasts(note ? note(entry) : entry.play, contextAfter(context, entry.row));
    this.play([entry, ...entries], play, now, bring?.(entry));
  }

  /** Entries of play, in order, and what they brought about at the desk. */
  play(entries: readonly Entry[], play: PlayState, now: number, act?: Act): void {
    if (!act) return this.commit({ rows: entries, play }, now);
    const { desk, told, cut, grant } = act;
    const row = storedDeskRow(contextAfter(this.context(now), entries.at(-1)!.row), told, play, null);
    this.commit({ rows: [...entries, row], play, desk, cut, grant }, now);
  }

  /** Something done at the desk, an entry of play that goes with it, such as the deal, and whatever else is to be stored with it. */
  act({ told, play = this.state.play ?? undefined, ...act }: Act, now: number, entry?: Entry, more: Change = {}): void {
    const row = storedDeskRow(this.context(now), told, play ?? null, this.state.play);
    const after = entry?.play ?? play;
    this.commit({ ...act, ...more, rows: entry ? [row, entry] : [row], ...(after && after !== this.state.play && { play: after }) }, now);
  }

  #after({ rows = [], desk, play, settings = [], clear, forget }: Change): RoomState {
    const before = this.state;
    const added = rows.map(({ row }) => row);
    const kept = clear === undefined ? before.settings : new Map([...before.settings].filter(([seat]) => seat !== clear));
    return {
      seq: added.at(-1)?.seq ?? before.seq,
      tick: added.at(-1)?.tick ?? before.tick,
      desk: desk ?? before.desk,
      settings: settings.length ? new Map([...kept, ...settings]) : kept,
      play: play ?? before.play,
      rematchHost: desk ? this.#rematchHost(desk) : before.rematchHost,
      fingerprint: (desk ?? before.desk).chance ? before.fingerprint : null,
      tail: added.length || forget ? latest([...(forget ? withoutName(before.tail, forget) : before.tail), ...added]) : before.tail,
    };
  }

  /** Stores the change and what is due after it, all or nothing; then what is kept at hand follows, and everyone is told what they may know. */
  commit(change: Change, now: number): void {
    const { broadcast, keys, talk, env, onQueued, onChanged } = this.#outside;
    const { rows = [], retire, cut = [], grant = [], forget, said, send = [], refresh } = change;
    const before = this.state;
    const after = this.#after(change);
    const queued = send.map((delivery) => ({ ...delivery, id: freshSecret(), made: now, tries: 1 }) as Delivery);
    let gone: Gone = { left: [], cut: [] };
    if (rows.length) broadcast.remember(before);
    const due = listDue(after, this.dueList, env, now);
    this.#atomic(change, () => (gone = this.#write(change, after, queued, now)));
    this.dueList.derive(due);
    this.dueList.arm();
    this.state = after;
    if (cut.length || grant.length || retire !== undefined) keys.renew();
    if (forget) talk.renew();
    if (said) talk.add(said);
    broadcast.dismiss(gone.cut, after.desk.seats.length);
    broadcast.dismiss(gone.left, after.desk.seats.length, true);
    if (before.desk.readable && !after.desk.readable) broadcast.dismiss('readers', after.desk.seats.length);
    if (rows.length) {
      broadcast.update(
        after,
        rows.map(({ row }) => row),
        now,
      );
    }
    if (said) broadcast.talk(said.line, (listener) => mutedBy(after, listener));
    if (refresh !== undefined) broadcast.refresh(refresh);
    onQueued(queued);
    onChanged(after);
  }

  /** All of it, for good. */
  async erase(): Promise<void> {
    const { broadcast, keys, talk, store } = this.#outside;
    broadcast.dismiss('all', this.state.desk.seats.length);
    keys.renew();
    talk.renew();
    await store.erase();
  }

  /** One transaction; a single row needs none of its own. */
  #atomic(change: Change, write: () => void): void {
    try {
      if (isOneRow(change)) write();
      else this.#outside.store.atomic(write);
    } catch (error) {
      this.dueList.reload();
      throw error;
    }
  }

  #write(change: Change, after: RoomState, queued: readonly Delivery[], now: number): Gone {
    const { store } = this.#outside;
    const {
      rows = [],
      desk,
      play,
      settings = [],
      retire,
      cut = [],
      grant = [],
      clear,
      forget,
      said,
      retry,
      settled = [],
      postponed,
      counted = [],
      guess,
    } = change;
    this.#writePlay(rows, play, after);
    if (desk) store.putDesk(desk);
    const left = retire === undefined ? [] : store.retireLinks(retire);
    const gone: Gone = { left, cut: cut.flatMap((link) => store.dropLinks(link)) };
    for (const { hash, ...link } of grant) store.putLink(hash, link);
    if (clear !== undefined) store.dropSeatSettings(clear);
    for (const [seat, own] of settings) store.putSeatSettings(seat, own);
    if (forget) this.#forget(forget);
    if (said) store.addTalk(said.channel, said.line, said.nth);
    for (const name of counted) store.addWritten(name, now);
    if (guess) store.addGuess(guess.seq, guess.picks);
    if (counted.length) store.dropWritten(now - COUNTED_FOR);
    for (const id of [...settled, ...this.#needless(clear, cut)]) this.#drop(id);
    for (const delivery of queued) this.#queue(delivery, firstRetry(now));
    if (retry) this.#queue(retry.delivery, retry.at);
    if (postponed) this.dueList.putSend(postponed.id, postponed.at);
    return gone;
  }

  /** Each row says what it changed, so that an answer is one row; the play is stored whole with a keyframe, and where no row tells of its change. */
  #writePlay(rows: readonly StoredRow[], play: PlayState | undefined, after: RoomState): void {
    const { store } = this.#outside;
    const isWhole = rows.length ? rows.some(({ delta }) => delta.keyframe !== null) : play !== undefined;
    const beside = play && !isWhole ? besideBetween(this.state.play!.beside, play.beside) : null;
    for (const [at, { row, delta }] of rows.entries()) store.addRow(row, delta, at === rows.length - 1 ? beside : null);
    if (isWhole && after.play) store.putPlay(after.seq, textOf(after.play), after.play.beside);
  }

  /** Its next try is on the due list before the first begins. */
  #queue(delivery: Delivery, at: number): void {
    this.#outside.store.putDelivery(delivery);
    this.dueList.putSend(delivery.id, at);
  }

  #drop(id: string): void {
    this.#outside.store.dropDelivery(id);
    this.dueList.dropSend(id);
  }

  /** What was to be sent to whoever sat there, and invitations by links that are cut. */
  #needless(clear: number | undefined, cut: Act['cut']): string[] {
    const isCut = (of: number | null): boolean => cut.some(({ role, seat }) => role === 'invite' && seat === of);
    if (clear === undefined && !cut.some(({ role }) => role === 'invite')) return [];
    const isNeedless = (one: Delivery): boolean =>
      one.what === 'invite' ? isCut(one.seat) : one.what !== 'news' && one.what !== 'parting' && one.seat === clear;
    return this.#outside.store
      .deliveries()
      .filter(isNeedless)
      .map(({ id }) => id);
  }

  /** What the seat said, and its name in the rows of the desk. */
  #forget(forget: NonNullable<Act['forget']>): void {
    const { store } = this.#outside;
    store.dropTalk(forget.seat, forget.before);
    const rows = store.deskRows();
    for (const [at, row] of withoutName(rows, forget).entries()) if (row !== rows[at]) store.putHappenings(row);
  }
}
