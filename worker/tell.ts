import type { Patch } from '../shared/engine/patch.ts';
import type { Hello, Message, RoomPage, RoomView, TalkLine } from '../shared/protocol.ts';
import { CODE } from './code.ts';
import { differences } from '../shared/engine/patch.ts';
import type { Key, Row } from './store.ts';
import { mayHear } from './talk.ts';
import { logFor, viewFor, type RoomState } from './view.ts';

/** Kept with a socket while the room sleeps. */
interface Listener extends Key {
  /** Of the link it came by. */
  hash: string;
  /** Has said where it stands, and has been in step since. */
  greeted: boolean;
}

/** Someone who reloads is not gone. */
const PRESENCE_PAUSE = 1_000;
const HELLO_LIMIT = 1_000;
const OPEN = 1;

/** Who sits in for someone is shown that seat, but not the person's own things. */
const audienceOf = ({ role, seat, kind }: Key): string => `${role} ${seat ?? ''} ${kind === 'substitute' ? kind : ''}`;

/** What a page whose orders are behind can take as well: they change without a tick. */
function patchBetween(before: RoomView, after: RoomView): Patch {
  const patch = differences({ ...before, orders: null }, { ...after, orders: null });
  if (before.orders.forecasts.length || after.orders.forecasts.length) patch.push({ op: 'replace', path: '/orders', value: after.orders });
  return patch;
}

/** The open pages of a room. Each is sent what its own viewer may know, and all are sent at the same moments. */
export class Listeners {
  readonly #ctx: DurableObjectState;
  readonly #all = new Map<WebSocket, Listener>();
  /** What each audience was shown last. */
  readonly #shown = new Map<string, RoomView>();
  /** Pages that came since it was last told who is there. */
  readonly #fresh = new Set<WebSocket>();
  #hereTold = '';
  #hereSoon = false;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    for (const socket of ctx.getWebSockets()) this.#all.set(socket, socket.deserializeAttachment() as Listener);
  }

  admit(key: Key, hash: string, seats: number): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    const listener: Listener = { ...key, hash, greeted: false };
    this.#ctx.acceptWebSocket(server);
    server.serializeAttachment(listener);
    this.#all.set(server, listener);
    this.#fresh.add(server);
    this.#presenceSoon(seats);
    return new Response(null, { status: 101, webSocket: client });
  }

  /** A page says where it stands: it is sent the whole if that is not where the room stands. */
  greet(socket: WebSocket, text: string | ArrayBuffer, tick: number, whole: (key: Key) => RoomPage): void {
    const listener = this.#all.get(socket);
    const hello = typeof text === 'string' && text.length <= HELLO_LIMIT ? helloOf(text) : null;
    if (!listener || !hello) return socket.close(1008, 'malformed');
    if (!listener.greeted) {
      listener.greeted = true;
      socket.serializeAttachment(listener);
    }
    if (hello.tick !== tick || hello.code !== CODE) send(socket, { type: 'whole', page: whole(listener) });
  }

  /** A page is closed: the key it was opened with, if no other page of that audience is open. */
  left(socket: WebSocket, seats: number): Key | null {
    // a room that was woken by the closing does not count it among its pages
    const left = this.#all.get(socket) ?? (socket.deserializeAttachment() as Listener | null);
    if (!left) return null;
    this.#all.delete(socket);
    this.#presenceSoon(seats);
    const hasOther = [...this.#all].some(([other, one]) => audienceOf(one) === audienceOf(left) && other.readyState === OPEN);
    return hasOther ? null : left;
  }

  here(seats: number): boolean[] {
    const here = Array<boolean>(seats).fill(false);
    for (const [socket, { role, seat }] of this.#all) if (role === 'seat' && socket.readyState === OPEN) here[seat!] = true;
    return here;
  }

  /** What this key has just been shown, if a page of its is open. */
  shown(key: Key, tick: number): RoomView | null {
    const view = this.#shown.get(audienceOf(key));
    return view?.tick === tick ? view : null;
  }

  /** Before a change: what every audience has been shown, so that afterwards the difference can be told. */
  remember(state: RoomState): void {
    const audiences = this.#audiences();
    for (const audience of this.#shown.keys()) if (!audiences.has(audience)) this.#shown.delete(audience);
    const here = this.here(state.desk.seats.length);
    for (const [audience, { key }] of audiences) {
      if (this.#shown.get(audience)?.tick !== state.tick) this.#shown.set(audience, viewFor(state, key, here));
    }
  }

  /** After a change was stored: each audience gets the difference between its own two views. */
  tell(state: RoomState, rows: readonly Row[], now: number): void {
    const here = this.here(state.desk.seats.length);
    for (const [audience, { key, sockets }] of this.#audiences()) {
      const before = this.#shown.get(audience);
      if (!before) continue;
      const after = viewFor(state, key, here);
      this.#shown.set(audience, after);
      const log = logFor(rows, key);
      const text = JSON.stringify({
        type: 'update',
        from: before.tick,
        to: after.tick,
        patch: patchBetween(before, after),
        log,
        now,
      } satisfies Message);
      for (const socket of sockets) send(socket, text);
    }
  }

  /** A line that was said, to those who may hear it. */
  say(line: TalkLine, muted: (key: Key) => readonly number[]): void {
    for (const [socket, listener] of this.#all) {
      if (listener.greeted && mayHear(listener, line, muted(listener))) send(socket, { type: 'talk', line });
    }
  }

  /** The whole, to the open pages of one seat or of everyone. */
  refresh(whole: (key: Key) => RoomPage, seat?: number): void {
    for (const [audience, { key, sockets }] of this.#audiences()) {
      if (seat !== undefined && (key.role !== 'seat' || key.seat !== seat)) continue;
      const page = whole(key);
      this.#shown.set(audience, page.view);
      for (const socket of sockets) send(socket, { type: 'whole', page });
    }
  }

  /** These links open nothing any more; or none does. */
  dismiss(hashes: readonly string[] | 'all', seats: number): void {
    for (const [socket, { hash }] of this.#all) {
      if (hashes !== 'all' && !hashes.includes(hash)) continue;
      send(socket, { type: 'gone' });
      this.left(socket, seats);
      socket.serializeAttachment(null);
      socket.close(4404, 'gone');
    }
  }

  #audiences(): Map<string, { key: Key; sockets: WebSocket[] }> {
    const audiences = new Map<string, { key: Key; sockets: WebSocket[] }>();
    for (const [socket, listener] of this.#all) {
      if (!listener.greeted || socket.readyState !== OPEN) continue;
      const audience = audienceOf(listener);
      const found = audiences.get(audience);
      if (found) found.sockets.push(socket);
      else audiences.set(audience, { key: { role: listener.role, seat: listener.seat, kind: listener.kind }, sockets: [socket] });
    }
    return audiences;
  }

  #presenceSoon(seats: number): void {
    if (this.#hereSoon) return;
    this.#hereSoon = true;
    setTimeout(() => {
      this.#hereSoon = false;
      const here = this.here(seats);
      const isNews = this.#hereTold !== here.join();
      this.#hereTold = here.join();
      for (const [socket, { greeted }] of this.#all) {
        if (greeted && (isNews || this.#fresh.has(socket))) send(socket, { type: 'here', here });
      }
      this.#fresh.clear();
    }, PRESENCE_PAUSE);
  }
}

/** To a page that may be closing just now: then it hears nothing more, and that must not stop the others from hearing. */
function send(socket: WebSocket, message: Message | string): void {
  if (socket.readyState !== OPEN) return;
  try {
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  } catch (error) {
    console.warn('socket', error);
  }
}

function helloOf(text: string): Hello | null {
  try {
    const said = JSON.parse(text) as Partial<Hello> | null;
    return said?.type === 'hello' && typeof said.tick === 'number' && typeof said.code === 'string' ? (said as Hello) : null;
  } catch {
    return null;
  }
}
