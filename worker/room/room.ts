import { DurableObject } from 'cloudflare:workers';
import { type PlayView } from '../../shared/engine/play.ts';
import type { Moment, Table } from '../../shared/protocol/public.ts';
import type * as p from '../../shared/protocol.ts';
import { askedLink, pathOf, roles } from '../../shared/protocol.ts';
import { runAlarm } from '../clock/alarm.ts';
import type { NewDue } from '../clock/due-list.ts';
import { announce } from '../desk/act.ts';
import { firstIssue, openTable } from '../desk/lobby.ts';
import { reopenTable } from '../desk/rematch.ts';
import { isPerson, noteLeaving } from '../desk/seat-settings.ts';
import type { Env } from '../env.ts';
import { refusable, refusalOf, refuse, refuseFor } from '../http/refusals.ts';
import { type Ask, type Reply, type ReplyDoor, toReply } from '../http/reply.ts';
import { calendarFor } from '../notify/calendar.ts';
import { isSubscription } from '../notify/senders/push.ts';
import { lengthenBargain } from '../play/deadlines.ts';
import { parseFile } from '../play/game-file.ts';
import { takeLetter, takeLetterTo, takeTable } from '../quota.ts';
import { type DoorName } from '../state/access.ts';
import { freshSecret, hashOf, pathTo, sittingSecret, watchSecret } from '../state/links.ts';
import * as desk from './doors/desk.ts';
import * as mail from './doors/mail.ts';
import * as play from './doors/play.ts';
import * as puzzle from './doors/puzzle.ts';
import * as read from './doors/read.ts';
import { answerLent } from './doors/readers.ts';
import * as table from './doors/table.ts';
import { importGame } from './import.ts';
import { done, type Made, page, Parts } from './parts.ts';

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
    const host = freshSecret();
    const now = Date.now();
    const made = await this.#make(sender, () => ({ act: openTable(room, host, input, now) }), now);
    return made.ok ? done({ host: pathTo('host', room, host) }) : made;
  }

  async importGame(room: string, text: string, sender = HERE): Promise<p.Outcome<{ watch: string; host: string }>> {
    const host = freshSecret();
    const now = Date.now();
    const made = await this.#make(sender, () => importGame(room, host, parseFile(text), now), now);
    return made.ok ? done({ watch: pathTo('watch', room, watchSecret(host, firstIssue)), host: pathTo('host', room, host) }) : made;
  }

  async reopen(room: string, host: string, again: p.Again): Promise<p.Outcome<{ by: number }>> {
    return refusable(() => {
      const now = Date.now();
      if (!this.#parts.store.exists) this.#parts.make({ act: reopenTable(room, host, again, now) }, now);
      if (this.#parts.keys.find(host)?.role !== 'host') throw new Error(`room ${room} is taken`);
      return done({ by: this.#parts.committer.state.desk.own ?? again.by });
    });
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

  async solve(secret: string, seq: number, input: p.SolveInput): Promise<p.Outcome<p.Solved>> {
    return puzzle.solve(this.#parts, secret, seq, input);
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

  async readTable(secret: string): Promise<p.Outcome<Table>> {
    return this.#parts.enter('readTable', secret, 'watch', (visit) => read.table(this.#parts, visit));
  }

  async readMoment(secret: string, moment: number): Promise<p.Outcome<Moment>> {
    return this.#parts.enter('readMoment', secret, 'watch', (visit) => read.moment(this.#parts, visit, moment));
  }

  async olderTalk(secret: string, before: number, other: number | null, role?: p.Role): Promise<p.Outcome<p.TalkLine[]>> {
    return this.#parts.enter('olderTalk', secret, role, (visit) => desk.olderTalk(this.#parts, visit, before, other));
  }

  async calendar(secret: string, role?: p.Role): Promise<p.Outcome<{ file: string }>> {
    const entered = this.#parts.enter('calendar', secret, role, ({ key }) => done(key.seat!));
    if (!entered.ok) return entered;
    return done({ file: await calendarFor(() => this.#parts.committer.state, entered.value, Date.now()) });
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

  async seat(secret: string, input: p.SeatInput, role?: p.Role): Promise<p.Outcome<p.RoomPage & { path?: string }>> {
    if (input.act !== 'rematch') return this.#parts.enter('seat', secret, role, (visit) => desk.seat(this.#parts, visit, input.act));
    const entered = this.#parts.enter('seat', secret, role, (visit) => table.mayRematch(this.#parts, visit));
    return entered.ok ? table.rematch(this.#parts, entered.value) : entered;
  }

  async sit(secret: string, input: p.SitInput, role?: p.Role): Promise<p.Outcome<{ path: string }>> {
    const { nonce, room } = this.#parts.isOpen ? this.#parts.committer.state.desk : { nonce: '', room: '' };
    const own = input.request === undefined ? freshSecret() : sittingSecret(nonce, secret, input.request);
    // sent before: the invitation may have done its work by now
    if (input.request !== undefined && this.#parts.keys.find(own)?.role === 'seat') return done({ path: pathTo('seat', room, own) });
    return this.#parts.enter('sit', secret, role, (visit) => desk.sit(this.#parts, visit, input, own));
  }

  async push(secret: string, input: p.PushInput, role?: p.Role): Promise<p.Outcome<p.RoomPage>> {
    if (input.act === 'subscribe' && !(await isSubscription(input))) return refuse('malformed');
    return this.#parts.enter('push', secret, role, (visit) => mail.push(this.#parts, visit, input));
  }

  async mail(secret: string, input: p.MailInput, origin: string, role?: p.Role, sender = HERE): Promise<p.Outcome<p.RoomPage>> {
    const stopped = input.act === 'address' && (await this.#stopLetter('mail', secret, role, input.address, sender));
    return stopped || this.#parts.enter('mail', secret, role, (visit) => mail.mail(this.#parts, visit, input, origin));
  }

  async remind({ address }: p.RemindInput): Promise<p.Outcome<Record<string, never>>> {
    // nobody waits for it: how long it takes would tell whether a seat has left that address
    if (this.#parts.isOpen && mail.isKnown(this.#parts, address)) this.ctx.waitUntil(this.#remind(address));
    return done({});
  }

  async #remind(address: string): Promise<void> {
    const wait = await takeLetterTo(this.env, address);
    if (wait === 0 && this.#parts.isOpen) mail.remind(this.#parts, address, Date.now());
  }

  // ── Doors of hosts ──

  async host(secret: string, input: p.HostInput, role?: p.Role, origin?: string, sender = HERE): Promise<p.Outcome<p.RoomPage>> {
    if (input.act === 'delete') return this.#delete(secret, input.room, role);
    const stopped = input.act === 'invite' && (await this.#stopLetter('host', secret, role, input.address, sender));
    return stopped || this.#parts.enter('host', secret, role, (visit) => desk.host(this.#parts, visit, input, origin));
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
      save: this.#parts.committer.state.play?.text.length ?? 0,
    };
  }

  /** What the room will be woken for, and when; likewise. */
  async due(): Promise<readonly NewDue[]> {
    return this.#parts.committer.dueList.all.map(({ kind, subject, at }) => ({ kind, subject, at }));
  }

  // ── Sockets and the alarm ──

  /** Opens a socket for the page of a link, or for the worker that tells sites and programs of others: /v1/tables/<link>/events. */
  override async fetch(request: Request): Promise<Response> {
    const [, first, , letter, link = ''] = new URL(request.url).pathname.split('/');
    const reads = first === 'v1';
    const role = reads ? 'watch' : roles.find((one) => pathOf[one] === letter);
    const { secret } = askedLink(reads ? letter! : link);
    const entered = this.#parts.enter(reads ? 'listen' : 'live', secret, role, ({ key }) =>
      reads ? read.listen(this.#parts, key) : done(key),
    );
    if (!entered.ok) return Response.json({ reason: entered.reason }, { status: entered.status });
    return this.#parts.broadcast.admit(entered.value, hashOf(secret), this.#parts.committer.state.desk.seats.length, reads);
  }

  override webSocketMessage(socket: WebSocket, text: string | ArrayBuffer): void {
    if (!this.#parts.store.exists) return socket.close(4404, 'gone');
    if (!this.#parts.isOpen) return socket.close(1011, 'corrupt_game');
    const { broadcast, pages, committer } = this.#parts;
    const heard = broadcast.hear(socket, text);
    if (!heard) return;
    const { listener, said } = heard;
    if (said.type === 'hello') broadcast.greet(socket, listener, said, committer.state, (key) => pages.talk(key).at(-1)?.id ?? 0);
    else
      broadcast.reply(
        socket,
        said.request,
        this.#parts.visit('answer', listener, '', (visit) => play.give(this.#parts, visit, said)),
      );
  }

  override webSocketClose(socket: WebSocket): void {
    if (!this.#parts.isOpen) return;
    const { state } = this.#parts.committer;
    const left = this.#parts.broadcast.close(socket, state.desk.seats.length);
    if (left && isPerson(left)) this.#leave(left.seat!, Date.now());
  }

  override webSocketError(socket: WebSocket): void {
    this.webSocketClose(socket);
  }

  /** The last page of a seat is closed; if it bargains it gets a little longer. */
  #leave(seat: number, now: number): void {
    const { state } = this.#parts.committer;
    const own = noteLeaving(state, seat, now);
    const change = own ? { settings: [[seat, own]] as const } : {};
    const longer = state.play && !state.desk.paused && lengthenBargain(state.play, seat);
    if (longer) {
      const act = { desk: state.desk, told: [announce('graced', { seat })], cut: [], grant: [], play: longer };
      this.#parts.committer.act(act, now, undefined, change);
    } else if (own) this.#parts.committer.commit(change, now);
  }

  override async alarm(): Promise<void> {
    if (!this.#parts.isOpen) return;
    let isExpired = false;
    const { broadcast, pages } = this.#parts;
    const expire = () => (isExpired = true);
    const { committer, store, env, queue } = this.#parts;
    runAlarm({ committer, store, env, queue, here: () => pages.here, isVisited: () => broadcast.isAnyone, expire }, Date.now());
    if (isExpired) await this.#parts.erase();
    // a later release, or whoever runs the service, may have mended it by then
    else if (this.#parts.isCorrupt) await this.ctx.storage.setAlarm(Date.now() + LOOK_AGAIN);
  }

  // ── What the doors have in common ──

  /** A new room, if this sender may set another table now. */
  async #make(sender: string, set: () => Made | Promise<Made>, now: number): Promise<p.Outcome<null>> {
    const wait = await takeTable(this.env, sender);
    if (wait > 0) return refuseFor('too_many_tables', wait);
    try {
      this.#parts.make(await set(), now);
      return done(null);
    } catch (error) {
      return refusalOf(error);
    }
  }

  /** Why this link may not have a letter sent to that address now, if it may not: counted in this room, then across all of them. */
  async #stopLetter(door: DoorName, secret: string, role: p.Role | undefined, address: string, sender: string): Promise<p.Refused | null> {
    const entered = this.#parts.enter(door, secret, role, (visit) => mail.mayWrite(this.#parts, visit, address));
    if (!entered.ok) return entered;
    const wait = entered.value ? await takeLetter(this.env, address, sender) : 0;
    return wait > 0 ? refuseFor('mailed_too_often', wait) : null;
  }

  async #delete(secret: string, name: string, role: p.Role | undefined): Promise<p.Outcome<p.RoomPage>> {
    const entered = this.#parts.enter('host', secret, role, (visit) =>
      this.#parts.committer.state.desk.room === name ? page(this.#parts, visit) : refuse('wrong_room'),
    );
    if (entered.ok) await this.#parts.erase();
    return entered;
  }
}
