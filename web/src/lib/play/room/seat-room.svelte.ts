import ReconnectingWebSocket from 'partysocket/ws';
import { applyPatches } from '$shared/engine/history/patch.ts';
import { DISPLACED } from '$shared/protocol/displaced.ts';
import type {
  AnswerInput,
  Hello,
  LogEntry,
  MailInput,
  Message,
  OrdersInput,
  OwnInput,
  Plate,
  PushInput,
  Refused,
  RoomPage,
  SeatInput,
  TalkInput,
  TalkLine,
  Update,
  VoteInput,
} from '$shared/protocol.ts';
import { Hearing } from './unread/hearing.svelte.ts';
import { Missed } from './unread/missed.svelte.ts';
import { AGAIN, SendQueue, type Kept } from './send-queue.svelte.ts';
import { learn } from '../texts.svelte.ts';

/** What came of something that is not kept: done, or why not; null if nobody could be asked. */
export type SendResult = { ok: true; path?: string } | { ok: false; reason: string | null };

type Reply = Extract<Message, { type: 'reply' }>;

/** A room as one open page knows it: drawn from what the server sent, then kept up to date. */
export class SeatRoom {
  page = $state.raw() as RoomPage;
  /** Cut off: what is shown may be old. */
  isCut = $state(false);
  /** The link has been replaced or revoked. */
  isGone = $state(false);
  /** Why the last thing asked for was refused. */
  refusal = $state<string | null>(null);

  readonly hearing = new Hearing(this);
  readonly missed: Missed;

  /** The path that all of this link's requests go to. */
  readonly #api: string;
  #socket: ReconnectingWebSocket | undefined;
  readonly #queue = new SendQueue((kept) => this.#deliver(kept));
  #reachedStart = $state(false);
  #gone: ReturnType<typeof setTimeout> | undefined;
  /** Hears what came of the answer that was given by the socket; null if the socket is lost. */
  #replied: ((reply: Reply | null) => void) | undefined;
  /** Server time less the browser's: the browser's own clock may be wrong. */
  #ahead = 0;

  constructor(api: string, page: RoomPage) {
    this.#api = api;
    this.page = page;
    this.#ahead = page.now - Date.now();
    this.missed = new Missed(this);
  }

  /** Where the page of this link is. */
  get path(): string {
    return this.#api.replace('/api/l', '');
  }

  /** The server's time. */
  get now(): number {
    return Date.now() + this.#ahead;
  }

  /** Something is on its way. */
  get isSending(): boolean {
    return this.#queue.isSending;
  }

  /** An answer has been on its way so long that it is worth a word. */
  get isSlow(): boolean {
    return this.#queue.isSlow && this.given !== null;
  }

  /** The answer that is on its way to a question still open: boards show it at once, and take it back if it is refused. */
  get given(): Pick<AnswerInput, 'decision' | 'picks'> | null {
    const open = this.page.view.play?.decisions ?? [];
    const answer = this.#queue.kept.find(({ act, body }) => act === 'answer' && open.some(({ id }) => id === body.decision));
    return answer?.act === 'answer' ? answer.body : null;
  }

  /** The orders of this seat, with those that are on their way: the next are made from them. */
  get orders(): RoomPage['view']['orders'] {
    const sent = this.#queue.kept.flatMap((kept) => (kept.act === 'orders' ? [kept.body] : []));
    const { orders } = this.page.view;
    return sent.reduce((all, { moments, plans }) => ({ ...all, ...(moments && { moments }), ...(plans && { plans }) }), orders);
  }

  /** Opens the socket; the answer closes it again. */
  connect(): () => void {
    this.#ahead = Math.max(this.#ahead, this.page.now - Date.now());
    const socket = new ReconnectingWebSocket(`${location.origin.replace(/^http/, 'ws')}${this.#api}/live`, [], {
      minReconnectionDelay: 500,
      maxReconnectionDelay: 8_000,
      connectionTimeout: 8_000,
    });
    this.#socket = socket;
    let wasOpen = false;
    socket.addEventListener('open', () => {
      wasOpen = true;
      this.isCut = false;
      this.#hello();
      void this.#queue.flush();
    });
    socket.addEventListener('close', ({ code }) => {
      this.#replied?.(null);
      if (this.#socket !== socket || this.isGone) return;
      this.isCut = true;
      // made room for other pages of this link: it comes back when someone looks at it, or the two would push each other out for ever
      if (code === DISPLACED) return socket.close();
      if (!wasOpen) void this.#look();
      wasOpen = false;
    });
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(data as string) as Message));
    const offline = () => (this.isCut = true);
    const online = () => socket.reconnect();
    const shown = () => {
      if (document.visibilityState === 'visible' && this.isCut) socket.reconnect();
    };
    document.addEventListener('visibilitychange', shown);
    addEventListener('offline', offline);
    addEventListener('online', online);
    return () => {
      this.#socket = undefined;
      this.#queue.rest();
      clearTimeout(this.#gone);
      socket.close();
      removeEventListener('offline', offline);
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', shown);
    };
  }

  /** No socket is to be had: because there is no connection, or because the link opens nothing any more? */
  async #look(): Promise<void> {
    const response = await fetch(this.#api).catch(() => null);
    if (response?.status === 404) this.#leave();
  }

  #leave(): void {
    this.isGone = true;
    this.#socket?.close();
  }

  reconnect(): void {
    this.#socket?.reconnect();
    void this.#queue.flush();
  }

  /** A question is answered once: who presses again while the answer is on its way has said it already. */
  answer(decision: string, picks: readonly string[]): Promise<void> {
    if (this.#queue.kept.some(({ act, body }) => act === 'answer' && body.decision === decision)) return this.#queue.flush();
    return this.#send({ act: 'answer', body: { decision, picks: [...picks], request: crypto.randomUUID() } });
  }

  undo(): Promise<void> {
    return this.#send({ act: 'undo', body: { request: crypto.randomUUID() } });
  }

  /** Lodges answers in advance; none takes back those lodged before. */
  forecast(picks: readonly string[]): Promise<void> {
    return this.#send({ act: 'forecast', body: { picks: [...picks] } });
  }

  /** Standing orders, and whether to pass for the rest of the encounter. */
  order(orders: OrdersInput): Promise<void> {
    return this.#send({ act: 'orders', body: orders });
  }

  /** Says something to the table or to one seat. */
  async talk(said: TalkInput): Promise<SendResult> {
    const { ok, body } = await this.#post<TalkLine>('talk', said);
    if (!ok) return { ok, reason: body?.reason ?? null };
    this.#listen(body);
    return { ok };
  }

  vote(input: VoteInput): Promise<SendResult> {
    return this.#ask('vote', input);
  }

  /** Something about the own seat; it may lead on to another page. */
  seat(act: SeatInput['act']): Promise<SendResult> {
    return this.#ask('seat', { act } satisfies SeatInput);
  }

  own(input: OwnInput): Promise<SendResult> {
    return this.#ask('own', input);
  }

  mail(input: MailInput): Promise<SendResult> {
    return this.#ask('mail', input);
  }

  push(input: PushInput): Promise<SendResult> {
    return this.#ask('push', input);
  }

  /** Goes on to another page. */
  go(path: string): void {
    location.assign(path);
  }

  rename(name: string): Promise<void> {
    return this.#send({ act: 'name', body: { name } });
  }

  #hello(): void {
    const { tick, code } = this.page.view;
    const talk = this.page.talk.at(-1)?.id ?? 0;
    this.#socket?.send(JSON.stringify({ type: 'hello', tick, code, talk } satisfies Hello));
  }

  #hear(message: Message): void {
    if (message.type === 'whole') this.#take(message.page);
    else if (message.type === 'update') {
      this.#update(message);
      if (message.reply !== undefined) this.#replied?.({ type: 'reply', request: message.reply });
    } else if (message.type === 'here') this.#meet(message.here);
    else if (message.type === 'talk') this.#listen(message.line);
    else if (message.type === 'reply') this.#replied?.(message);
    else {
      this.#leave();
      if (message.left) this.go(`${this.path.replace('/p/', '/w/')}/left`);
    }
  }

  /** Someone who reloads is not gone. */
  #meet(here: readonly boolean[]): void {
    const show = (isHere: (plate: Plate) => boolean): void => {
      const plates = this.page.view.plates.map((plate) => ({ ...plate, here: isHere(plate) }));
      this.page = { ...this.page, view: { ...this.page.view, plates } };
    };
    clearTimeout(this.#gone);
    show((plate) => plate.here || here[plate.seat]!);
    this.#gone = setTimeout(() => show(({ seat }) => here[seat]!), 1_000);
  }

  #listen(line: TalkLine): void {
    const { talk } = this.page;
    if (!talk.some(({ id }) => id === line.id)) this.page = { ...this.page, talk: [...talk, line] };
  }

  #take(page: RoomPage): void {
    if (page.view.tick < this.page.view.tick && page.view.code === this.page.view.code) return;
    this.#ahead = page.now - Date.now();
    const { links, own, push } = this.page;
    this.page = { ...(links && { links }), ...(own && { own }), ...(push && { push }), ...page };
  }

  #update({ from, to, patch, log, now }: Update): void {
    const { view } = this.page;
    if (to <= view.tick) return;
    if (from !== view.tick) return this.#hello();
    this.#ahead = now - Date.now();
    const last = this.page.log.at(-1)?.seq ?? -1;
    this.page = {
      ...this.page,
      view: applyPatches(view, patch),
      log: [...this.page.log, ...log.filter(({ seq }) => seq > last)],
      now,
    };
  }

  #send(kept: Kept): Promise<void> {
    this.refusal = null;
    return this.#queue.add(kept);
  }

  /** Shows why something was refused. */
  async refuse(reason: string): Promise<void> {
    this.refusal = await this.#sayable(reason);
  }

  /** What is seldom said is fetched before it is. */
  async #sayable(reason: string): Promise<string> {
    try {
      await learn('reasons');
      return reason;
    } catch {
      return 'internal';
    }
  }

  /** Now or not at all: unlike an answer this is not kept for later. */
  async #ask(act: 'vote' | 'seat' | 'own' | 'mail' | 'push', input: unknown): Promise<SendResult> {
    const { ok, body } = await this.#post<RoomPage & { path?: string }>(act, input);
    if (!ok) return { ok, reason: body?.reason ?? null };
    const { path, ...page } = body;
    this.#take(page);
    return { ok, ...(path && { path }) };
  }

  async #post<T>(act: string, input: unknown): Promise<{ ok: true; body: T } | { ok: false; body: Refused | null }> {
    try {
      const response = await fetch(`${this.#api}/${act}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
        // what a page says as it closes still arrives
        keepalive: act === 'own',
      });
      const body: unknown = await response.json();
      if (response.ok) return { ok: true, body: body as T };
      return { ok: false, body: { ...(body as Refused), reason: await this.#sayable((body as Refused).reason) } };
    } catch {
      this.isCut = true;
      return { ok: false, body: null };
    }
  }

  /** What came of an answer that was given by the socket; null if none is open, or it is lost before it replies: then it goes over HTTP, the same request. */
  #answerBySocket(body: AnswerInput & { request: string }): Promise<Reply | null> {
    const socket = this.#socket;
    if (socket?.readyState !== ReconnectingWebSocket.OPEN) return Promise.resolve(null);
    return new Promise((done) => {
      const hear = (reply: Reply | null): void => {
        // a reply that comes too late is to an answer before this one
        if (reply && reply.request !== body.request) return;
        clearTimeout(late);
        this.#replied = undefined;
        done(reply);
      };
      const late = setTimeout(() => hear(null), AGAIN);
      this.#replied = hear;
      socket.send(JSON.stringify({ ...body, type: 'answer' }));
    });
  }

  /** Sends one thing and takes over what came of it. */
  async #deliver(kept: Kept): Promise<void> {
    try {
      const reply = kept.act === 'answer' && (await this.#answerBySocket(kept.body));
      const { tick, code } = this.page.view;
      const response =
        !reply &&
        (await fetch(`${this.#api}/${kept.act}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(kept.act === 'answer' ? { ...kept.body, tick, code } : kept.body),
        }));
      const said = (response ? await response.json() : reply && reply.refused) as (RoomPage | Update) & Partial<Refused>;
      this.isCut = this.#socket?.readyState !== ReconnectingWebSocket.OPEN;
      if (response ? !response.ok : said) {
        await this.refuse(said.reason ?? 'internal');
        if (said.view) this.#take({ ...this.page, view: said.view });
      } else if (said && 'patch' in said) this.#update(said);
      else if (said) this.#take(said);
    } catch (lost) {
      this.isCut = true;
      throw lost;
    }
  }

  /** Reads on into the past of the log. */
  async earlier(): Promise<void> {
    const before = this.page.log[0]?.seq ?? 0;
    const response = await fetch(`${this.#api}/log?before=${before}`);
    if (!response.ok) return;
    const older = (await response.json()) as LogEntry[];
    this.#reachedStart = older.length === 0;
    this.page = { ...this.page, log: [...older, ...this.page.log] };
  }

  get hasEarlier(): boolean {
    return !this.#reachedStart && (this.page.log[0]?.seq ?? 0) > 1;
  }
}
