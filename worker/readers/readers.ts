import { DurableObject } from 'cloudflare:workers';
import { faultOf } from '../../shared/engine/decision.ts';
import { isSame } from '../../shared/engine/history/patch.ts';
import { isProof } from '../../shared/proof-of-work.ts';
import {
  askedLink,
  type BallotInput,
  type CountedVote,
  type LentSeat,
  type Outcome,
  type ReadersDoor,
  type Readership,
} from '../../shared/protocol.ts';
import type { Env } from '../env.ts';
import { refuse } from '../http/refusals.ts';
import { freshSecret, hashOf } from '../state/links.ts';
import { canonical, rank } from '../tally.ts';
import { Ballots } from './ballots.ts';
import { Listeners } from './listeners.ts';

/** A vote on what the seat is asked. */
interface Poll {
  /** Random, so that no proof can be made before the question is put. */
  id: string;
  closes: number | null;
  /** Counted: nobody can vote any more. */
  isClosed: boolean;
  /** What was voted, the most first, until the room has it. */
  unsent: string[][] | null;
}

/** What is kept beside the ballots. */
interface Kept {
  seat: LentSeat;
  poll: Poll | null;
  last: CountedVote | null;
  edition: number;
}

/** Votes from one address on one decision: a house or an office, not a farm. */
const FROM_ONE_ADDRESS = 20;
/** Some 65,000 hashes: less than a second for a reader, an hour for whoever would send ten thousand votes by such a page. */
const WORK = 16;
/** Votes of one browser on one decision: minds change, but not without end. */
const FROM_ONE_BROWSER = 20;
/** Answers that are tried, where the rules do not take those with more votes. */
const TRIED = 20;

/** How exactly a frame is told the time that is left. */
const CLOCK = 1_000;

const lot = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

const done = <T>(value: T): Outcome<T> => ({ ok: true, value });

/**
 * The readers of a seat that a room has lent to them, one object beside each such room. It shows them what the room last said of the seat, takes their votes,
 * and gives the room what most of them want when the time is up; the room is asked nothing, however many they are.
 */
export class Readers extends DurableObject<Env> implements ReadersDoor {
  readonly #ballots = new Ballots(this.ctx.storage);
  readonly #listeners = new Listeners(this.ctx);
  #kept: Kept | null | undefined;

  get #now(): Kept | null {
    if (this.#kept === undefined) this.#kept = this.ctx.storage.kv.get<Kept>('kept') ?? null;
    return this.#kept;
  }

  #keep(kept: Kept): void {
    this.ctx.storage.kv.put('kept', kept);
    this.#kept = kept;
  }

  /** Those who listen are told once it is stored. */
  #show({ seat, edition }: Kept): void {
    if (seat.hash === null || !seat.readable) this.#listeners.dismiss();
    else this.#listeners.tell(edition);
  }

  // ── What the room says ──

  async publish(said: LentSeat): Promise<void> {
    const before = this.#now;
    if (before && said.version < before.seat.version) return;
    this.#ballots.make();
    const seat = 'board' in said ? said : { ...said, board: before?.seat.board ?? null, followed: before?.seat.followed ?? [] };
    // a room that has woken says once more what it has said
    if (before && isSame({ ...before.seat, version: 0 }, { ...seat, version: 0 })) return this.#keep({ ...before, seat });
    const edition = (before?.edition ?? 0) + 1;
    const poll = this.#pollFor(said, before);
    // who looks at the link of a seat that is lent no more finds nothing of it
    const kept: Kept =
      said.hash === null
        ? { seat: { ...seat, board: null, followed: [], decision: null }, poll: null, last: null, edition }
        : { seat, poll, last: before?.last ?? null, edition };
    this.ctx.storage.transactionSync(() => {
      if (kept.poll?.id !== before?.poll?.id) this.#ballots.clear();
      this.#keep(kept);
    });
    // who had another link is told that it opens nothing
    if (before && before.seat.hash !== seat.hash) this.#listeners.dismiss();
    else this.#show(kept);
    await this.#setAlarm(kept.poll);
  }

  /** The vote goes on if the same is asked; otherwise it is another one, and what was voted until then counts for nothing. */
  #pollFor({ hash, decision, closes }: LentSeat, before: Kept | null): Poll | null {
    if (hash === null || !decision) return null;
    const known = before?.poll;
    const isAsked = known && before.seat.hash === hash && isSame(before.seat.decision, decision);
    if (isAsked && (!known.isClosed || known.closes === closes)) return { ...known, closes };
    return { id: freshSecret(), closes, isClosed: false, unsent: null };
  }

  async #setAlarm(poll: Poll | null): Promise<void> {
    const { storage } = this.ctx;
    if (poll?.closes != null && !poll.isClosed) await storage.setAlarm(poll.closes);
    else if (!poll?.unsent) await storage.deleteAlarm();
  }

  async clear(): Promise<void> {
    this.#kept = null;
    this.#listeners.dismiss();
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    this.#ballots.forget();
  }

  // ── The end of a vote ──

  /** It may come early, late or twice: it counts once, and the room is told until it has heard. */
  override async alarm(): Promise<void> {
    const kept = this.#now;
    if (!kept?.poll) return;
    if (!kept.poll.isClosed) {
      const { closes } = kept.poll;
      if (closes === null || Date.now() < closes) return this.#setAlarm(kept.poll);
      this.#count(kept);
    }
    await this.#tellRoom();
  }

  /** What was voted is counted; who voted is forgotten. */
  #count(kept: Kept): void {
    const decision = kept.seat.decision!;
    const tallies = rank(this.#ballots.tallies(), lot);
    const last: CountedVote = { decision, board: kept.seat.board, voters: this.#ballots.count, tallies, picks: null };
    const unsent = tallies.length ? tallies.slice(0, TRIED).map(({ picks }) => picks) : null;
    const counted = { ...kept, last, poll: { ...kept.poll!, isClosed: true, unsent }, edition: kept.edition + 1 };
    this.ctx.storage.transactionSync(() => {
      this.#ballots.clear();
      this.#keep(counted);
    });
    this.#show(counted);
  }

  /** Thrown on if the room does not hear it: then the alarm comes again. */
  async #tellRoom(): Promise<void> {
    const { seat, poll } = this.#now!;
    if (!poll?.unsent) return;
    const picks = await this.env.ROOMS.getByName(seat.room).answerLent(poll.id, seat.decision!.id, poll.unsent);
    // the room may have said more meanwhile
    const kept = this.#now;
    if (!kept?.last) return;
    const heard = kept.poll?.id === poll.id ? { ...kept.poll, unsent: null } : kept.poll;
    const answered = { ...kept, poll: heard, last: { ...kept.last, picks: picks && [...picks] }, edition: kept.edition + 1 };
    this.#keep(answered);
    this.#show(answered);
  }

  // ── What readers ask ──

  #enter(secret: string): Outcome<Kept> {
    const kept = this.#now;
    const hash = hashOf(secret);
    if (!kept || kept.seat.hash !== hash) return refuse('no_such_link');
    return kept.seat.readable ? done(kept) : refuse('not_readable');
  }

  get #work(): number {
    return Number(this.env.BALLOT_WORK ?? WORK);
  }

  async look(secret: string): Promise<Outcome<Readership>> {
    const entered = this.#enter(secret);
    if (!entered.ok) return entered;
    const { seat, poll, last, edition } = entered.value;
    const { game, title, stage, plates, board, decision, isHushed } = seat;
    return done({
      game,
      title,
      stage,
      plates,
      seat: seat.seat,
      board,
      poll: poll && isOpen(poll) ? { id: poll.id, decision: decision!, closes: poll.closes, voters: this.#ballots.count } : null,
      isCounting: isHushed || (poll !== null && !isOpen(poll)),
      last: isHushed || poll?.isClosed ? null : last,
      followed: isHushed || poll?.isClosed ? [] : (seat.followed ?? []),
      work: this.#work,
      edition,
      now: Date.now(),
    });
  }

  /** While a vote is open, who has voted and the time that is left are shown as well. */
  async mark(secret: string): Promise<Outcome<string>> {
    const entered = this.#enter(secret);
    if (!entered.ok) return entered;
    const { poll, edition } = entered.value;
    if (!poll || !isOpen(poll)) return done(`${edition} ${poll ? 'counting' : 'idle'}`);
    const clock = poll.closes === null ? '' : Math.floor(Date.now() / CLOCK);
    return done(`${edition} ${this.#ballots.count} ${clock}`);
  }

  /** A socket for the worker that tells a frame of what is new: /v1/readers/<link>/events. */
  override async fetch(request: Request): Promise<Response> {
    const [, , , link = ''] = new URL(request.url).pathname.split('/');
    const entered = this.#enter(askedLink(link).secret);
    if (!entered.ok) return Response.json({ reason: entered.reason }, { status: entered.status });
    return this.#listeners.admit(entered.value.edition);
  }

  override webSocketClose(socket: WebSocket): void {
    socket.close(1000);
  }

  async vote(secret: string, { poll: id, voter, proof, picks }: BallotInput, sender: string): Promise<Outcome<{ picks: string[] }>> {
    const entered = this.#enter(secret);
    if (!entered.ok) return entered;
    const { seat, poll } = entered.value;
    if (!poll || poll.id !== id || !isOpen(poll)) return refuse('vote_closed');
    const decision = seat.decision!;
    const fault = faultOf(decision, picks);
    if (fault) return refuse(fault);
    if (!isProof(this.#work, id, voter, proof)) return refuse('bad_proof');
    const times = this.#ballots.timesOf(voter);
    if (times >= FROM_ONE_BROWSER) return refuse('changed_too_often');
    // kept until the votes are counted
    const from = hashOf(`${id} ${sender}`).slice(0, 16);
    const isOneMore = times === 0;
    if (isOneMore && this.#ballots.from(from) >= Number(this.env.BALLOT_LIMIT ?? FROM_ONE_ADDRESS)) return refuse('voted_too_often');
    const ballot = canonical(decision, picks);
    const isStored = await this.#ballots.put({ voter, sender: from, picks: ballot });
    return isStored ? done({ picks: ballot }) : refuse('vote_closed');
  }
}

/** The time at which it closes depends on the deadline alone, whether or not it has been counted. */
const isOpen = ({ isClosed, closes }: Poll): boolean => !isClosed && (closes === null || Date.now() < closes);
