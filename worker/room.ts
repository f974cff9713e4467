import { DurableObject } from 'cloudflare:workers';
import { lodge, type Orders } from '../shared/engine/orders.ts';
import { isSame } from '../shared/engine/patch.ts';
import { load, viewOf, type PlayView } from '../shared/engine/play.ts';
import { Refusal } from '../shared/engine/refusal.ts';
import { rulesOf } from '../shared/games/shelf.ts';
import type * as p from '../shared/protocol.ts';
import { askedLink, pathOf, roles } from '../shared/protocol.ts';
import { left, resigned, restored, satIn } from './away.ts';
import { first, hosted, hostLinks, opened, renamed, sat, seatFor, type Act } from './desk.ts';
import type { Env } from './env.ts';
import { forgotten } from './forget.ts';
import { exported, imported, parsed } from './game-file.ts';
import { handedOver, hostAct } from './host.ts';
import { calendarOf } from './calendar.ts';
import { Ledger } from './ledger.ts';
import { Letterbox } from './letterbox.ts';
import { freshSecret, freshSeed, hashOf, pathTo, rematchRoom, rematchSecret, sittingSecret, watchSecret } from './links.ts';
import { tongueOf } from './mail/compose.ts';
import { polled } from './motions.ts';
import { changedOwn, earsOf, isPerson, lastHere, leftOwn, mutedBy, ownFor, ownOf } from './own.ts';
import { isSubscription, publicKeyOf } from './push.ts';
import { refused, statusOf } from './refused.ts';
import { againOf, isNews, nextRematch, rematched, reopened } from './rematch.ts';
import { ring } from './ring.ts';
import { spelled, type Spelled, type Spelling } from './spelled.ts';
import {
  answered,
  dealt,
  forecasts,
  resumed,
  sittingAt,
  withActed,
  withAsked,
  withOrders,
  type Moment,
  type Standing,
  type Step,
} from './standing.ts';
import { Store, type Key } from './store.ts';
import { speakersOf, Talk } from './talk.ts';
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
  readonly #letterbox: Letterbox;
  #opened: Ledger | null = null;
  /** Links that were used since the room woke or a link was changed; in memory only. */
  readonly #known = new Map<string, Key>();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#store = new Store(ctx.storage);
    this.#listeners = new Listeners(ctx);
    this.#talk = new Talk(this.#store);
    this.#letterbox = new Letterbox({
      ledger: () => this.#ledger,
      store: this.#store,
      listeners: this.#listeners,
      env,
      waitUntil: (work) => ctx.waitUntil(work),
      relinked: () => this.#known.clear(),
    });
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
      this.#make({ act }, now);
      return { ok: true, value: { host: pathTo('host', room, host) } };
    });
  }

  async reopen(room: string, host: string, again: p.Again): Promise<p.Outcome<{ by: number }>> {
    return this.#refusable(() => {
      if (!this.#store.exists) {
        const now = Date.now();
        this.#make({ act: reopened(room, host, again, now) }, now);
      }
      if (this.#lookUp(host)?.role !== 'host') throw new Error(`room ${room} is taken`);
      return { ok: true, value: { by: this.#ledger.state.desk.own ?? again.by } };
    });
  }

  async isThere(): Promise<boolean> {
    return this.#store.exists;
  }

  async imported(room: string, text: string): Promise<p.Outcome<{ watch: string; host: string }>> {
    return this.#refusable(() => {
      if (this.#store.exists) throw new Error(`room ${room} is taken`);
      const host = freshSecret();
      const now = Date.now();
      this.#make(imported(room, host, parsed(text), now), now);
      return { ok: true, value: { watch: pathTo('watch', room, watchSecret(host, first)), host: pathTo('host', room, host) } };
    });
  }

  async exported(secret: string, role?: p.Role): Promise<p.Outcome<p.GameFile>> {
    return this.#enter(secret, role, (key) => {
      if (key.role === 'invite' || key.role === 'mail') return refused('no_such_link');
      const { state } = this.#ledger;
      const stage = stageOf(state);
      const chain = stage === 'over' || stage === 'cancelled' ? this.#store.wholeChain() : null;
      return chain ? { ok: true, value: exported(state.desk, chain.deal, chain.rows) } : refused('game_not_over');
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
    const content = hashOf(JSON.stringify([input.decision, input.picks]));
    return this.#asSeat(secret, role, input.request, content, (key, seat, standing, moment) => {
      const decision = standing.sitting.open.find(({ id }) => id === input.decision);
      // whether another seat still thinks over a sealed question is nobody's business
      if (!decision || (decision.seat !== seat && decision.sealed)) return this.#refused('stale_state', key);
      if (decision.seat !== seat) return this.#refused('not_your_turn', key);
      const step = answered(standing, decision, input.picks, 'seat', moment);
      const asked = input.request ? withAsked(step.standing, seat, { id: input.request, content }) : step.standing;
      const after = isPerson(key) ? withActed(asked, seat, { seq: moment.seq, at: moment.now }) : asked;
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
      const { state } = this.#ledger;
      const { desk, standing } = state;
      const speakers = speakersOf(desk.talk, stageOf(state), desk.seats.length, standing?.sitting.open ?? []);
      const line = this.#talk.say(key, input, desk.seats.length, speakers, Date.now());
      this.#listeners.say(line, (listener) => mutedBy(state, listener));
      return { ok: true, value: line };
    });
  }

  async said(secret: string, before: number, other: number | null, role?: p.Role): Promise<p.Outcome<p.TalkLine[]>> {
    return this.#enter(secret, role, (key) => {
      const { state } = this.#ledger;
      return { ok: true, value: this.#talk.older(key, state.desk.seats.length, earsOf(state, key), before, other) };
    });
  }

  async own(secret: string, input: p.OwnInput, role?: p.Role): Promise<p.Outcome<p.RoomPage>> {
    return this.#enter(secret, role, (key) => {
      if (!isPerson(key)) return refused('not_seated');
      const seat = key.seat!;
      const { state } = this.#ledger;
      const own = changedOwn(state, seat, input);
      if (!isSame(own, ownOf(state, seat))) {
        this.#ledger.own(seat, own, Date.now());
        // how far one page has read is no news for the others
        if (Object.keys(input).some((name) => name !== 'seen')) this.#listeners.refresh((one) => this.#pageOf(one), seat);
      }
      return this.#paged(key, secret);
    });
  }

  async sit(secret: string, input: p.SitInput, role?: p.Role): Promise<p.Outcome<{ path: string }>> {
    const { nonce, room } = this.#store.exists ? this.#ledger.state.desk : { nonce: '', room: '' };
    const own = input.request === undefined ? freshSecret() : sittingSecret(nonce, secret, input.request);
    // sent before: the invitation may have done its work by now
    if (input.request !== undefined && this.#lookUp(own)?.role === 'seat') return { ok: true, value: { path: pathTo('seat', room, own) } };
    return this.#enter(secret, role, (key) => {
      if (key.role !== 'invite') return refused('no_such_link');
      const { state } = this.#ledger;
      const { desk } = state;
      const seat = seatFor(desk, key, input.seat, this.#isLobby);
      const now = Date.now();
      const isSubstitute = key.kind === 'substitute';
      this.#desk(isSubstitute ? satIn(state, seat, input.name, own, now) : sat(desk, seat, input.name, own, now), now);
      return { ok: true, value: { path: pathTo('seat', desk.room, own) } };
    });
  }

  async rename(secret: string, input: p.NameInput, role?: p.Role): Promise<p.Outcome<p.RoomPage>> {
    return this.#enter(secret, role, (key) => {
      if (!isPerson(key)) return refused('not_seated');
      const act = renamed(this.#ledger.state.desk, key.seat!, input.name);
      if (act.told.length) this.#desk(act, Date.now());
      return this.#paged(key, secret);
    });
  }

  async host(secret: string, input: p.HostInput, role?: p.Role, origin?: string): Promise<p.Outcome<p.RoomPage>> {
    if (input.act === 'delete') return this.#erase(secret, input.room, role);
    return this.#enter(secret, role, (key) => {
      if (key.role !== 'host') return refused('not_host');
      const { state } = this.#ledger;
      const now = Date.now();
      if (input.act === 'nudge' || input.act === 'invite' || input.act === 'webhook') {
        const told = this.#letterbox.host(input, origin, now);
        if (told.length) this.#desk({ desk: this.#ledger.state.desk, told, cut: [], grant: [] }, now);
        return this.#paged(key, secret);
      }
      const act = hostAct(state, secret, input, this.env, now);
      const moment = { seq: this.#ledger.nextSeq + 1, now, desk: act.desk, owns: state.owns };
      const deal = input.act === 'start' ? dealt(rulesOf(state.desk.game), freshSeed(), moment) : undefined;
      if (act.told.length) this.#desk(act, now, deal);
      return this.#paged(key, secret);
    });
  }

  async mail(secret: string, input: p.MailInput, origin: string, role?: p.Role): Promise<p.Outcome<p.RoomPage>> {
    return this.#enter(secret, role, (key) => {
      if (!isPerson(key) && key.role !== 'mail') return refused('not_seated');
      const now = Date.now();
      if (input.act === 'away') {
        const { state } = this.#ledger;
        if (key.role !== 'mail') return refused('not_by_mail');
        // whoever has not said that the address is theirs has no say about the seat
        if (!ownOf(state, key.seat!).mail?.isConfirmed) return refused('no_address');
        this.#desk(left(state, key.seat!, now), now);
      } else this.#letterbox.mail(key, input, origin, now);
      return { ok: true, value: this.#pageOf(key) };
    });
  }

  async push(secret: string, input: p.PushInput, role?: p.Role): Promise<p.Outcome<p.RoomPage>> {
    if (input.act === 'subscribe' && !(await isSubscription(input))) return refused('malformed');
    return this.#enter(secret, role, (key) => {
      if (!isPerson(key)) return refused('not_seated');
      this.#letterbox.push(key.seat!, input, Date.now());
      return this.#paged(key, secret);
    });
  }

  async remind({ address }: p.RemindInput): Promise<p.Outcome<Record<string, never>>> {
    if (this.#store.exists) this.#letterbox.remind(address, Date.now());
    return { ok: true, value: {} };
  }

  async calendar(secret: string, role?: p.Role): Promise<p.Outcome<{ file: string }>> {
    const entered = this.#enter(secret, role, (key) => (isPerson(key) ? { ok: true, value: key.seat! } : refused('not_seated')));
    if (!entered.ok) return entered;
    const seat = entered.value;
    const tongue = await tongueOf(this.#ledger.state.desk, ownOf(this.#ledger.state, seat).language);
    return { ok: true, value: { file: calendarOf(this.#ledger.state, seat, tongue, Date.now()) } };
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
    if (input.act === 'rematch') return this.#rematch(secret, role);
    return this.#enter(secret, role, (key) => {
      // a substitute plays the seat, but does not own it
      if (!isPerson(key)) return refused('not_seated');
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
        case 'away':
          this.#desk(left(state, seat, now), now);
          return this.#paged(key, secret);
        case 'back':
          this.#desk(restored(state, seat, now), now);
          return this.#paged(key, secret);
        case 'forget':
          this.#desk(forgotten(state.desk, seat), now);
          this.#talk.renew();
          this.#listeners.refresh((one) => this.#pageOf(one));
          return this.#paged(key, secret);
        case 'host': {
          const { act, path } = handedOver(state.desk, seat);
          this.#desk(act, now);
          return { ok: true, value: { ...this.#pageOf(key), path } };
        }
      }
    });
  }

  /** Another table of the same people: made once, whoever asks first, and shown to each as the own way there. If it was deleted, one more. */
  async #rematch(secret: string, role: p.Role | undefined): Promise<p.Outcome<p.RoomPage & { path?: string }>> {
    const entered = this.#enter(secret, role, (key) => {
      if (!isPerson(key)) return refused('not_seated');
      const stage = stageOf(this.#ledger.state);
      return stage === 'over' || stage === 'cancelled' ? { ok: true, value: key } : this.#refused('game_not_over', key);
    });
    if (!entered.ok) return entered;
    const key = entered.value;
    const { desk } = this.#ledger.state;
    const isGone = desk.rematch !== null && !(await this.env.ROOMS.getByName(desk.rematch.room).isThere());
    const n = nextRematch(desk, isGone);
    const room = rematchRoom(this.env, desk.room, n);
    const host = rematchSecret(this.env, desk.room, n);
    if (!room || !host) return refused('not_set_up');
    const made = isNews(desk, n) ? await this.env.ROOMS.getByName(room).reopen(room, host, againOf(desk, key.seat!)) : null;
    if (made && !made.ok) return made;
    // this table may be gone meanwhile, or another have asked
    if (!this.#store.exists) return refused('no_such_link');
    const { desk: after } = this.#ledger.state;
    if (made && isNews(after, n)) this.#desk(rematched(after, { room, by: made.value.by, n }), Date.now());
    const page = this.#pageOf(key);
    return { ok: true, value: { ...page, ...(page.view.rematch !== null && { path: page.view.rematch }) } };
  }

  /** Deletes the table and all that is kept of it. */
  async #erase(secret: string, name: string, role: p.Role | undefined): Promise<p.Outcome<p.RoomPage>> {
    const entered = this.#enter(secret, role, (key) => {
      if (key.role !== 'host') return refused('not_host');
      return this.#ledger.state.desk.room === name ? this.#paged(key, secret) : refused('wrong_room');
    });
    if (!entered.ok) return entered;
    this.#listeners.dismiss('all', this.#ledger.state.desk.seats.length);
    this.#opened = null;
    this.#known.clear();
    this.#talk.renew();
    await this.#store.erase();
    return entered;
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
    if (!this.#store.exists) return socket.close(4404, 'gone');
    this.#listeners.greet(socket, text, this.#ledger.state.tick, (key) => this.#pageOf(key));
  }

  override webSocketClose(socket: WebSocket): void {
    if (!this.#store.exists) return;
    const { state } = this.#ledger;
    const left = this.#listeners.left(socket, state.desk.seats.length);
    if (!left || !isPerson(left)) return;
    const now = Date.now();
    this.#ledger.own(left.seat!, leftOwn(state, left.seat!, now), now);
  }

  override webSocketError(socket: WebSocket): void {
    this.webSocketClose(socket);
  }

  override async alarm(): Promise<void> {
    // what falls due may cut links, such as that of a substitute who is absent too
    this.#known.clear();
    if (this.#store.exists) ring({ ledger: this.#ledger, store: this.#store, env: this.env, letterbox: this.#letterbox }, Date.now());
  }

  #make(made: Parameters<typeof Ledger.make>[0], now: number): void {
    this.#opened = Ledger.make(made, now, this.#store, this.ctx.storage, this.#listeners, this.env);
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
      const asked = state.standing?.beside.asked[seat]?.find(({ id }) => id === request);
      if (request !== undefined && asked) {
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
        this.#listeners.refresh((one) => this.#pageOf(one), seat);
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
    if (since > 0) return { view: shown ?? this.#viewOf(key), log: logFor(rows, key), talk: [], now: Date.now() };
    const { state } = this.#ledger;
    const talk = this.#talk.heardBy(key, state.desk.seats.length, earsOf(state, key));
    const own = ownFor(state, key);
    const push = own && publicKeyOf(this.env);
    return { view: shown ?? this.#viewOf(key), log: logFor(rows, key), talk, now: Date.now(), ...(own && { own }), ...(push && { push }) };
  }

  #paged(key: Key, secret: string): p.Outcome<p.RoomPage> {
    const page = this.#pageOf(key);
    if (key.role !== 'host') return { ok: true, value: page };
    const { state } = this.#ledger;
    const here = lastHere(state, this.#listeners.here(state.desk.seats.length), page.now);
    const desk: p.HostDesk = { lastHere: here, webhook: this.#letterbox.hook, canMail: this.#letterbox.canMail };
    return { ok: true, value: { ...page, links: hostLinks(state.desk, secret, this.env), desk } };
  }
}
