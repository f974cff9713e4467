import { DurableObject } from 'cloudflare:workers';
import { lodge, type Orders } from '../shared/engine/orders.ts';
import { load, viewOf, type PlayView } from '../shared/engine/play.ts';
import { Refusal } from '../shared/engine/refusal.ts';
import { rulesOf } from '../shared/games/shelf.ts';
import type * as p from '../shared/protocol.ts';
import { askedLink, pathOf, roles } from '../shared/protocol.ts';
import { resigned, restored, satIn } from './away.ts';
import { hosted, hostLinks, opened, renamed, sat, seatFor, type Act } from './desk.ts';
import type { Env } from './env.ts';
import { handedOver, hostAct } from './host.ts';
import { Ledger } from './ledger.ts';
import { freshSecret, freshSeed, hashOf, pathTo } from './links.ts';
import { polled } from './motions.ts';
import { refused, statusOf } from './refused.ts';
import { ring } from './ring.ts';
import { spelled, type Spelled, type Spelling } from './spelled.ts';
import {
  answered,
  dealt,
  forecasts,
  resumed,
  sittingAt,
  withAsked,
  withOrders,
  type Moment,
  type Standing,
  type Step,
} from './standing.ts';
import { Store, type Key } from './store.ts';
import { Talk } from './talk.ts';
import { Listeners } from './tell.ts';
import { undone } from './undo.ts';
import { cast, proposed, withdrawn } from './votes.ts';
import { logFor, stageOf, undoRow, viewerOf, viewFor } from './view.ts';

/** Rows behind the log of a page, and behind one reading of older ones. */
const PAGE_LOG = 40;
const OLDER_LOG = 100;

/** One play with its table and its people. It knows no rule: it loads, answers, stores and tells. */
export class GameRoom extends DurableObject<Env> implements p.RoomDoor {
  readonly #store: Store;
  readonly #listeners: Listeners;
  readonly #talk: Talk;
  #opened: Ledger | null = null;
  /** Links that were used since the room woke or a link was changed; in memory only. */
  readonly #known = new Map<string, Key>();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#store = new Store(ctx.storage);
    this.#listeners = new Listeners(ctx);
    this.#talk = new Talk(this.#store);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  get #ledger(): Ledger {
    return (this.#opened ??= Ledger.open(this.#store, this.ctx.storage, this.#listeners, this.env));
  }

  async create(room: string, input: p.NewGame): Promise<p.Outcome<{ host: string }>> {
    return this.#refusable(() => {
      if (this.#store.exists) throw new Error(`room ${room} is taken`);
      const host = freshSecret();
      const now = Date.now();
      const act = opened(room, host, input, now);
      this.#opened = Ledger.make(act, now, this.#store, this.ctx.storage, this.#listeners, this.env);
      return { ok: true, value: { host: pathTo('host', room, host) } };
    });
  }

  async page(secret: string, role: p.Role): Promise<p.Outcome<p.RoomPage>> {
    return this.#enter(secret, role, (key) => this.#paged(key, secret));
  }

  async log(secret: string, before: number, role?: p.Role): Promise<p.Outcome<p.LogEntry[]>> {
    return this.#enter(secret, role, (key) => ({ ok: true, value: logFor(this.#store.rowsBefore(before, OLDER_LOG), key) }));
  }

  async at(secret: string, seq: number, role?: p.Role): Promise<p.Outcome<PlayView>> {
    return this.#enter(secret, role, (key) => {
      const { tick, desk } = this.#ledger.state;
      const sitting = seq <= tick && key.role !== 'invite' ? sittingAt(rulesOf(desk.game), this.#store, seq) : null;
      return sitting ? { ok: true, value: viewOf(sitting, viewerOf(key)) } : refused('no_such_moment');
    });
  }

  async answer(secret: string, input: p.AnswerInput, role?: p.Role): Promise<p.Outcome<p.RoomPage>> {
    const content = JSON.stringify([input.decision, input.picks]);
    return this.#asSeat(secret, role, input.request, content, (key, seat, standing, moment) => {
      const decision = standing.sitting.open.find(({ id }) => id === input.decision);
      // whether another seat still thinks over a sealed question is nobody's business
      if (!decision || (decision.seat !== seat && decision.sealed)) return this.#refused('stale_state', key);
      if (decision.seat !== seat) return this.#refused('not_your_turn', key);
      const step = answered(standing, decision, input.picks, 'seat', moment);
      const after = input.request ? withAsked(step.standing, seat, { id: input.request, content }) : step.standing;
      const fired = forecasts(after, { ...moment, seq: moment.seq + 1 });
      this.#ledger.play([step, ...fired.steps], fired.standing, moment.now);
      return { ok: true, value: this.#pageOf(key, input.since, this.#listeners.shown(key, this.#ledger.state.tick)) };
    });
  }

  async undo(secret: string, input: p.UndoInput, role?: p.Role): Promise<p.Outcome<p.RoomPage>> {
    return this.#asSeat(secret, role, input.request, 'undo', (key, seat, _, moment) => {
      const { state } = this.#ledger;
      const row = undoRow(state, seat);
      const step = row && undone(state, this.#store, row, moment);
      if (!step) return this.#refused('nothing_to_undo', key);
      const after = input.request ? withAsked(step.standing, seat, { id: input.request, content: 'undo' }) : step.standing;
      this.#ledger.play([step], after, moment.now);
      return this.#paged(key, secret);
    });
  }

  async forecast(secret: string, input: p.ForecastInput, role?: p.Role): Promise<p.Outcome<p.RoomPage>> {
    return this.#order(secret, role, ({ sitting: { rules, table }, beside }, seat) =>
      lodge(rules.foresee?.(table, seat) ?? null, input.picks, beside.orders[seat]),
    );
  }

  async orders(secret: string, { moments, passing }: p.OrdersInput, role?: p.Role): Promise<p.Outcome<p.RoomPage>> {
    return this.#order(secret, role, ({ sitting, beside }, seat) => {
      const { passing: was, ...orders } = { ...beside.orders[seat]!, ...(moments && { moments }) };
      const during = passing ? sitting.open.find((one) => one.seat === seat && one.moment)?.moment?.during : was;
      if (passing && during === undefined) throw new Refusal('nothing_to_pass');
      return passing === false || during === undefined ? orders : { ...orders, passing: during };
    });
  }

  async talk(secret: string, input: p.TalkInput, role?: p.Role): Promise<p.Outcome<p.TalkLine>> {
    return this.#enter(secret, role, (key) => {
      if (key.role !== 'seat') return refused('not_seated');
      const line = this.#talk.say(key.seat!, input, this.#ledger.state.desk.seats.length, Date.now());
      this.#listeners.say(line);
      return { ok: true, value: line };
    });
  }

  async sit(secret: string, input: p.SitInput, role?: p.Role): Promise<p.Outcome<{ path: string }>> {
    return this.#enter(secret, role, (key) => {
      if (key.role !== 'invite') return refused('no_such_link');
      const { state } = this.#ledger;
      const { desk } = state;
      const seat = seatFor(desk, key, input.seat, this.#isLobby);
      const own = freshSecret();
      const now = Date.now();
      const isSubstitute = key.kind === 'substitute';
      this.#desk(isSubstitute ? satIn(state, seat, input.name, own, now) : sat(desk, seat, input.name, own, now), now);
      return { ok: true, value: { path: pathTo('seat', desk.room, own) } };
    });
  }

  async rename(secret: string, input: p.NameInput, role?: p.Role): Promise<p.Outcome<p.RoomPage>> {
    return this.#enter(secret, role, (key) => {
      if (key.role !== 'seat') return refused('not_seated');
      const act = renamed(this.#ledger.state.desk, key.seat!, input.name);
      if (act.told.length) this.#desk(act, Date.now());
      return this.#paged(key, secret);
    });
  }

  async host(secret: string, input: p.HostInput, role?: p.Role): Promise<p.Outcome<p.RoomPage>> {
    return this.#enter(secret, role, (key) => {
      if (key.role !== 'host') return refused('not_host');
      const { state } = this.#ledger;
      const now = Date.now();
      const act = hostAct(state, secret, input, this.env, now);
      const moment = { seq: this.#ledger.nextSeq + 1, now, desk: act.desk, owns: state.owns };
      const deal = input.act === 'start' ? dealt(rulesOf(state.desk.game), freshSeed(), moment) : undefined;
      if (act.told.length) this.#desk(act, now, deal);
      return this.#paged(key, secret);
    });
  }

  async vote(secret: string, input: p.VoteInput, role?: p.Role): Promise<p.Outcome<p.RoomPage>> {
    return this.#asSeat(secret, role, undefined, '', (key, seat, _, { now }) => {
      const { state } = this.#ledger;
      if (input.act === 'withdraw') this.#desk(withdrawn(state, seat, input.vote), now);
      else {
        const poll = input.act === 'propose' ? proposed(state, seat, input.motion, now) : cast(state, seat, input.vote, input.yes);
        const { act, step } = polled(poll, state, this.#store, this.env, now);
        this.#desk(act, now, step);
      }
      return this.#paged(key, secret);
    });
  }

  async seat(secret: string, input: p.SeatInput, role?: p.Role): Promise<p.Outcome<p.RoomPage & { path?: string }>> {
    return this.#enter(secret, role, (key) => {
      if (key.role !== 'seat') return refused('not_seated');
      const seat = key.seat!;
      const { state } = this.#ledger;
      const now = Date.now();
      switch (input.act) {
        case 'resign': {
          if (stageOf(state) !== 'playing') return this.#refused('game_not_running', key);
          const page = this.#paged(key, secret);
          this.#desk(resigned(state, seat), now);
          return page;
        }
        case 'back':
          if (key.kind === 'substitute') return refused('not_seated');
          this.#desk(restored(state, seat, now), now);
          return this.#paged(key, secret);
        case 'host': {
          const { act, path } = handedOver(state.desk, seat);
          this.#desk(act, now);
          return { ok: true, value: { ...this.#pageOf(key), path } };
        }
      }
    });
  }

  async resume(secret: string, { save }: p.ResumeInput): Promise<p.Outcome<p.RoomPage>> {
    return this.#enter(secret, 'host', (key) => {
      if (!this.env.DEV) return refused('no_such_page');
      const { desk } = this.#ledger.state;
      const rules = rulesOf(desk.game);
      const act = hosted(desk, secret, { act: 'start', bots: false }, this.#isLobby);
      const moment = { ...this.#ledger.moment(Date.now()), seq: this.#ledger.nextSeq + 1 };
      this.#desk(act, moment.now, resumed(rules, load(rules, save), [], moment));
      return this.#paged(key, secret);
    });
  }

  /** Any of these doors, spelled out: text passes between worker and room several times faster than objects. */
  async spell<A extends Spelling>(act: A, ...said: Parameters<p.RoomDoor[A]>): Promise<Spelled> {
    const door = this[act] as (...said: Parameters<p.RoomDoor[A]>) => Promise<p.Outcome<unknown>>;
    return spelled(await door.apply(this, said));
  }

  /** What the room has cost since it woke and what it holds; for those who run the service, on no page. */
  async cost(): Promise<{ rows: { read: number; written: number }; bytes: number; save: number }> {
    return { rows: { ...this.#store.rows }, bytes: this.#store.bytes, save: this.#ledger.state.standing?.text.length ?? 0 };
  }

  /** Opens a socket for the page of a link. */
  override async fetch(request: Request): Promise<Response> {
    const [, , , letter, link = ''] = new URL(request.url).pathname.split('/');
    const role = roles.find((one) => pathOf[one] === letter);
    const { secret } = askedLink(link);
    const entered = this.#enter(secret, role, (key) => ({ ok: true, value: key }));
    if (!entered.ok) return Response.json({ reason: entered.reason }, { status: entered.status });
    return this.#listeners.admit(entered.value, hashOf(secret), this.#ledger.state.desk.seats.length);
  }

  override webSocketMessage(socket: WebSocket, text: string | ArrayBuffer): void {
    this.#listeners.greet(socket, text, this.#ledger.state.tick, (key) => this.#pageOf(key));
  }

  override webSocketClose(socket: WebSocket): void {
    this.#listeners.left(socket, this.#ledger.state.desk.seats.length);
  }

  override webSocketError(socket: WebSocket): void {
    this.webSocketClose(socket);
  }

  override async alarm(): Promise<void> {
    if (this.#store.exists) ring({ ledger: this.#ledger, store: this.#store, env: this.env }, Date.now());
  }

  get #isLobby(): boolean {
    return stageOf(this.#ledger.state) === 'lobby';
  }

  /** Lets in whoever holds a link of this room. The secret is hashed and looked up whether or not there is such a room. */
  #enter<T>(secret: string, role: p.Role | undefined, then: (key: Key) => p.Outcome<T>): p.Outcome<T> {
    const key = this.#known.get(secret) ?? this.#lookUp(secret);
    if (!key || (role !== undefined && key.role !== role)) return refused('no_such_link');
    return this.#refusable(() => then(key));
  }

  #lookUp(secret: string): Key | null {
    const hash = hashOf(secret);
    const key = this.#store.exists ? this.#store.key(hash) : null;
    if (key) this.#known.set(secret, key);
    return key;
  }

  /** Something done at the desk; it may change what links open. */
  #desk(act: Act, now: number, deal?: Step): void {
    this.#known.clear();
    this.#ledger.desk(act, now, deal);
  }

  /** The checks that every move of a seat begins with, in the order of the rules' list of bad input. */
  #asSeat(
    secret: string,
    role: p.Role | undefined,
    request: string | undefined,
    content: string,
    then: (key: Key, seat: number, standing: Standing, moment: Moment) => p.Outcome<p.RoomPage>,
  ): p.Outcome<p.RoomPage> {
    return this.#enter(secret, role, (key) => {
      if (key.role !== 'seat') return refused('not_seated');
      const seat = key.seat!;
      const { state } = this.#ledger;
      const asked = state.standing?.beside.asked[seat];
      if (request !== undefined && asked?.id === request) {
        return asked.content === content ? this.#paged(key, secret) : this.#refused('duplicate_request', key);
      }
      if (!state.standing) return this.#refused('game_not_started', key);
      if (stageOf(state) !== 'playing') return this.#refused('game_over', key);
      const now = Date.now();
      // whoever plays is there again
      if (state.desk.seats[seat]!.away && key.kind !== 'substitute') this.#desk(restored(state, seat, now), now);
      return then(key, seat, this.#ledger.state.standing!, this.#ledger.moment(now));
    });
  }

  /** New orders of a seat: they may answer what is open, and otherwise nobody is told. */
  #order(secret: string, role: p.Role | undefined, given: (standing: Standing, seat: number) => Orders): p.Outcome<p.RoomPage> {
    return this.#asSeat(secret, role, undefined, '', (key, seat, standing, moment) => {
      const fired = forecasts(withOrders(standing, seat, given(standing, seat)), moment);
      if (fired.steps.length) this.#ledger.play(fired.steps, fired.standing, moment.now);
      else {
        this.#ledger.beside(fired.standing);
        this.#listeners.refresh(key, this.#pageOf(key));
      }
      return this.#paged(key, secret);
    });
  }

  /** A refusal by the rules or the desk: nothing was changed. */
  #refusable<T>(then: () => p.Outcome<T>): p.Outcome<T> {
    try {
      return then();
    } catch (error) {
      if (error instanceof Refusal) return { ok: false, status: statusOf(error.key), reason: error.key };
      throw error;
    }
  }

  #refused(reason: string, key: Key): p.Refused {
    return { ...refused(reason), view: this.#viewOf(key) };
  }

  #viewOf(key: Key): p.RoomView {
    const { state } = this.#ledger;
    return viewFor(state, key, this.#listeners.here(state.desk.seats.length));
  }

  #pageOf(key: Key, since = 0, shown: p.RoomView | null = null): p.RoomPage {
    const rows = this.#ledger.state.tail.slice(-PAGE_LOG).filter(({ seq }) => seq > since);
    // a page that says what it has is told what was said by its socket
    const talk = since > 0 ? [] : this.#talk.heardBy(key);
    return { view: shown ?? this.#viewOf(key), log: logFor(rows, key), talk, now: Date.now() };
  }

  #paged(key: Key, secret: string): p.Outcome<p.RoomPage> {
    const page = this.#pageOf(key);
    return { ok: true, value: key.role === 'host' ? { ...page, links: hostLinks(this.#ledger.state.desk, secret, this.env) } : page };
  }
}
