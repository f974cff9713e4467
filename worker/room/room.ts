import { DurableObject } from 'cloudflare:workers';
import { type PlayView } from '../../shared/engine/play.ts';
import type { PublicMoment, PublicCourse, PublicPuzzle, PublicSolution, PublicTable } from '../../shared/protocol/public.ts';
import type * as p from '../../shared/protocol.ts';
import { runAlarm } from '../clock/alarm.ts';
import type { NewDue } from '../clock/due-list.ts';
import type { Env } from '../env.ts';
import { refusable, refuse } from '../http/refusals.ts';
import { type Ask, type Reply, type ReplyDoor, toReply } from '../http/reply.ts';
import { isSubscription } from '../notify/senders/push.ts';
import * as desk from './doors/desk.ts';
import * as live from './doors/live.ts';
import * as mail from './doors/mail.ts';
import * as play from './doors/play.ts';
import * as puzzle from './doors/puzzle.ts';
import * as read from './doors/read.ts';
import { answerLent } from './doors/readers.ts';
import { replay } from './doors/replay.ts';
import * as table from './doors/table.ts';
import { done, page, Parts } from './parts.ts';

/** When a game that can't be played on is looked into again. */
const LOOK_AGAIN = 3_600_000;

/** Who sends what comes from this machine itself. */
const HERE = 'here';

/** One play with its table and its people. It knows no rule: it loads, answers, stores and tells. */
export class GameRoom extends DurableObject<Env> implements p.RoomDoor, ReplyDoor {
  readonly #parts: Parts;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#parts = new Parts(ctx, () => this.env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  // ── Doors of the table as a whole ──

  async create(room: string, input: p.NewGame, sender = HERE): Promise<p.Outcome<{ host: string }>> {
    return table.create(this.#parts, room, input, sender);
  }

  async importGame(room: string, text: string, sender = HERE): Promise<p.Outcome<{ watch: string; host: string }>> {
    return table.bringIn(this.#parts, room, text, sender);
  }

  async reopen(room: string, host: string, again: p.Again): Promise<p.Outcome<{ by: number }>> {
    return refusable(() => table.reopen(this.#parts, room, host, again));
  }

  async isThere(): Promise<boolean> {
    return this.#parts.store.exists;
  }

  async exportGame(secret: string, role?: p.Role): Promise<p.Outcome<p.GameFile>> {
    return this.#parts.enter('exportGame', secret, role, () => table.exportTable(this.#parts));
  }

  async puzzles(secret: string, role?: p.Role): Promise<p.Outcome<p.PuzzleList>> {
    return this.#parts.enter('puzzles', secret, role, () => puzzle.listPuzzles(this.#parts));
  }

  async puzzle(secret: string, seq: number): Promise<p.Outcome<p.Puzzle>> {
    return puzzle.puzzle(this.#parts, secret, seq);
  }

  async solve(secret: string, seq: number, input: p.SolveInput, sender = HERE): Promise<p.Outcome<p.Solved>> {
    return puzzle.solve(this.#parts, secret, seq, input, sender);
  }

  async playOn(secret: string, seq: number, sender = HERE): Promise<p.Outcome<{ path: string }>> {
    return puzzle.playOn(this.#parts, secret, seq, sender);
  }

  async goOn(room: string, own: string, moment: p.PuzzleStart): Promise<p.Outcome<null>> {
    return refusable(() => puzzle.goOn(this.#parts, room, own, moment, Date.now()));
  }

  async answerLent(poll: string, decision: string, ballots: string[][]): Promise<string[] | null> {
    return answerLent(this.#parts, poll, decision, ballots);
  }

  // ── Doors for looking ──

  async page(secret: string, role: p.Role): Promise<p.Outcome<p.RoomPage>> {
    return this.#parts.enter('page', secret, role, (visit) => page(this.#parts, visit));
  }

  async log(secret: string, before: number, role?: p.Role): Promise<p.Outcome<p.LogEntry[]>> {
    return this.#parts.enter('log', secret, role, (visit) => play.olderLog(this.#parts, visit, before));
  }

  async at(secret: string, tick: number, role?: p.Role): Promise<p.Outcome<PlayView>> {
    return this.#parts.enter('at', secret, role, (visit) => play.lookBack(this.#parts, visit, tick));
  }

  async replay(secret: string, tick: number | null, role?: p.Role): Promise<p.Outcome<p.Replay>> {
    return this.#parts.enter('replay', secret, role, (visit) => replay(this.#parts, visit, tick));
  }

  async readTable(secret: string): Promise<p.Outcome<PublicTable>> {
    return this.#parts.enter('readTable', secret, 'watch', (visit) => read.table(this.#parts, visit));
  }

  async readMark(secret: string): Promise<p.Outcome<string>> {
    return this.#parts.enter('readMark', secret, 'watch', (visit) => read.mark(this.#parts, visit));
  }

  async readPuzzle(secret: string, seq: number): Promise<p.Outcome<PublicPuzzle>> {
    return read.puzzleFor(this.#parts, secret, seq);
  }

  async readSolution(secret: string, seq: number, input: p.SolveInput): Promise<p.Outcome<PublicSolution>> {
    return read.solutionFor(this.#parts, secret, seq, input);
  }

  async readMoment(secret: string, moment: number): Promise<p.Outcome<PublicMoment>> {
    return this.#parts.enter('readMoment', secret, 'watch', (visit) => read.moment(this.#parts, visit, moment));
  }

  async readCourse(secret: string): Promise<p.Outcome<PublicCourse>> {
    return this.#parts.enter('readCourse', secret, 'watch', () => read.courseFor(this.#parts));
  }

  async olderTalk(secret: string, before: number, other: number | null, role?: p.Role): Promise<p.Outcome<p.TalkLine[]>> {
    return this.#parts.enter('olderTalk', secret, role, (visit) => desk.olderTalk(this.#parts, visit, before, other));
  }

  async calendar(secret: string, role?: p.Role): Promise<p.Outcome<{ file: string }>> {
    const entered = this.#parts.enter('calendar', secret, role, ({ key }) => done(key.seat!));
    return entered.ok ? mail.calendar(this.#parts, entered.value) : entered;
  }

  // ── Doors of seats ──

  async answer(secret: string, input: p.AnswerInput, role?: p.Role): Promise<p.Outcome<p.RoomPage | p.Update>> {
    return this.#parts.enter('answer', secret, role, (visit) => play.answer(this.#parts, visit, input));
  }

  async undo(secret: string, input: p.UndoInput, role?: p.Role): Promise<p.Outcome<p.RoomPage>> {
    return this.#parts.enter('undo', secret, role, (visit) => play.undo(this.#parts, visit, input));
  }

  async forecast(secret: string, input: p.ForecastInput, role?: p.Role): Promise<p.Outcome<p.RoomPage>> {
    return this.#parts.enter('forecast', secret, role, (visit) => play.forecast(this.#parts, visit, input));
  }

  async orders(secret: string, input: p.OrdersInput, role?: p.Role): Promise<p.Outcome<p.RoomPage>> {
    return this.#parts.enter('orders', secret, role, (visit) => play.setOrders(this.#parts, visit, input));
  }

  async talk(secret: string, input: p.TalkInput, role?: p.Role): Promise<p.Outcome<p.TalkLine>> {
    return this.#parts.enter('talk', secret, role, (visit) => desk.say(this.#parts, visit, input));
  }

  async own(secret: string, input: p.OwnInput, role?: p.Role): Promise<p.Outcome<p.RoomPage>> {
    return this.#parts.enter('own', secret, role, (visit) => desk.changeOwn(this.#parts, visit, input));
  }

  async add(secret: string, input: p.AddInput, role?: p.Role): Promise<p.Outcome<p.RoomPage>> {
    return this.#parts.enter('add', secret, role, (visit) => desk.add(this.#parts, visit, input));
  }

  async rename(secret: string, input: p.NameInput, role?: p.Role): Promise<p.Outcome<p.RoomPage>> {
    return this.#parts.enter('rename', secret, role, (visit) => desk.changeName(this.#parts, visit, input));
  }

  async vote(secret: string, input: p.VoteInput, role?: p.Role): Promise<p.Outcome<p.RoomPage>> {
    return this.#parts.enter('vote', secret, role, (visit) => desk.vote(this.#parts, visit, input));
  }

  async seat(secret: string, input: p.SeatInput, role?: p.Role, sender = HERE): Promise<p.Outcome<p.RoomPage & { path?: string }>> {
    if (input.act !== 'rematch') return this.#parts.enter('seat', secret, role, (visit) => desk.seat(this.#parts, visit, input.act));
    const entered = this.#parts.enter('seat', secret, role, (visit) => table.mayRematch(this.#parts, visit));
    return entered.ok ? table.rematch(this.#parts, entered.value, sender) : entered;
  }

  async sit(secret: string, input: p.SitInput, role?: p.Role): Promise<p.Outcome<{ path: string }>> {
    const own = desk.secretFor(this.#parts, secret, input);
    const sat = desk.alreadySat(this.#parts, own, input);
    return sat ?? this.#parts.enter('sit', secret, role, (visit) => desk.sit(this.#parts, visit, input, own));
  }

  async push(secret: string, input: p.PushInput, role?: p.Role): Promise<p.Outcome<p.RoomPage>> {
    if (input.act === 'subscribe' && !(await isSubscription(input))) return refuse('malformed');
    return this.#parts.enter('push', secret, role, (visit) => mail.push(this.#parts, visit, input));
  }

  async mail(secret: string, input: p.MailInput, origin: string, role?: p.Role, sender = HERE): Promise<p.Outcome<p.RoomPage>> {
    if (input.act === 'address') {
      const allowed = this.#parts.enter('mail', secret, role, (visit) => mail.mayLeave(this.#parts, visit, input, origin));
      const stopped = await mail.stopLetter(this.#parts, allowed, input.address, sender);
      if (stopped) return stopped;
    }
    return this.#parts.enter('mail', secret, role, (visit) => mail.mail(this.#parts, visit, input, origin));
  }

  async remind({ address }: p.RemindInput): Promise<p.Outcome<Record<string, never>>> {
    // nobody waits for it: how long it takes would tell whether a seat has left that address
    if (this.#parts.isOpen && mail.isKnown(this.#parts, address)) this.ctx.waitUntil(mail.remind(this.#parts, address));
    return done({});
  }

  // ── Doors of hosts ──

  async host(secret: string, input: p.HostInput, role?: p.Role, origin?: string, sender = HERE): Promise<p.Outcome<p.RoomPage>> {
    if (input.act === 'delete') return this.#delete(secret, input.room, role);
    if (input.act === 'invite') {
      const allowed = this.#parts.enter('host', secret, role, (visit) => desk.mayInvite(this.#parts, visit, input, origin));
      const stopped = await mail.stopLetter(this.#parts, allowed, input.address, sender);
      if (stopped) return stopped;
    }
    return this.#parts.enter('host', secret, role, (visit) => desk.host(this.#parts, visit, input, origin));
  }

  async #delete(secret: string, name: string, role: p.Role | undefined): Promise<p.Outcome<p.RoomPage>> {
    const entered = this.#parts.enter('host', secret, role, (visit) => table.mayDelete(this.#parts, visit, name));
    if (entered.ok) await this.#parts.erase();
    return entered;
  }

  async resume(secret: string, input: p.ResumeInput, role?: p.Role): Promise<p.Outcome<p.RoomPage>> {
    return this.#parts.enter('resume', secret, role, (visit) => desk.resume(this.#parts, visit, input));
  }

  /** Any of these doors, spelled out: text passes between worker and room several times faster than objects. */
  async reply<A extends Ask>(act: A, ...said: Parameters<p.RoomDoor[A]>): Promise<Reply> {
    const door = this[act] as (...said: Parameters<p.RoomDoor[A]>) => Promise<p.Outcome<unknown>>;
    return toReply(await door.apply(this, said));
  }

  /** What the room has cost since it woke and what it holds; for those who run the service, on no page. */
  async cost(): Promise<{ rows: { read: number; written: number }; bytes: number; save: number }> {
    return {
      rows: { ...this.#parts.store.rows },
      bytes: this.#parts.store.bytes,
      save: JSON.stringify(this.#parts.committer.state.play?.sitting.save ?? '').length,
    };
  }

  /** What the room will be woken for, and when; likewise. */
  async due(): Promise<readonly NewDue[]> {
    return this.#parts.committer.dueList.all.map(({ kind, subject, at }) => ({ kind, subject, at }));
  }

  // ── Sockets and the alarm ──

  override async fetch(request: Request): Promise<Response> {
    return live.connect(this.#parts, new URL(request.url).pathname);
  }

  override webSocketMessage(socket: WebSocket, text: string | ArrayBuffer): void {
    live.hear(this.#parts, socket, text);
  }

  override webSocketClose(socket: WebSocket): void {
    live.leave(this.#parts, socket, Date.now());
  }

  override webSocketError(socket: WebSocket): void {
    this.webSocketClose(socket);
  }

  override async alarm(): Promise<void> {
    if (this.#parts.isOpen) {
      const { isExpired } = runAlarm(this.#parts, Date.now());
      if (isExpired) await this.#parts.erase();
    } else if (this.#parts.isCorrupt) {
      // a later release, or whoever runs the service, may have mended it by then
      await this.ctx.storage.setAlarm(Date.now() + LOOK_AGAIN);
    }
  }
}
