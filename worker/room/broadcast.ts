import * as v from 'valibot';
import { DISPLACED } from '../../shared/protocol/displaced.ts';
import {
  AnswerInput,
  BODY_LIMIT,
  type Hello,
  type Message,
  type Outcome,
  type RoomPage,
  type RoomView,
  type SentAnswer,
  type TalkLine,
} from '../../shared/protocol.ts';
import { CODE } from '../code.ts';
import type { Env } from '../env.ts';
import { handOver, hangUp, OPEN, sendText } from '../socket.ts';
import { logFor } from '../state/log.ts';
import type { Key, Row } from '../state/records.ts';
import { type RoomState, tickFor } from '../state/room-state.ts';
import { mayHear } from './talk.ts';
import { updateBetween, viewFor } from './view.ts';

/** Kept with a socket while the room sleeps. */
interface Listener extends Key {
  /** Of the link it came by. */
  hash: string;
  /** Has said where it stands, and has been in step since. */
  greeted: boolean;
  /** For a site or a program of somebody else. */
  reads: boolean;
}

/** What an honest page says in ten seconds, several times over: where it stands when it opens and when it has lost the thread, and answers. */
const MOST_SAID = { hello: 20, answer: 300 };
const SAID_WITHIN = 10_000;
/** Pages that one person has open by one link, several times over. A link for onlookers is many people's. */
const MOST_OPEN = 8;

/** Who sits in for someone is shown that seat, but not the person's own things. */
const audienceOf = ({ role, seat, kind }: Key): string => `${role} ${seat ?? ''} ${kind === 'substitute' ? kind : ''}`;

/** The open pages of a room. Each is sent what its own viewer may know, and all are sent at the same moments. */
export class Broadcast {
  readonly #ctx: DurableObjectState;
  /** All there is for the holder of a key. */
  readonly #page: (key: Key) => RoomPage;
  readonly #mostAnswers: number;
  readonly #all = new Map<WebSocket, Listener>();
  /** What each audience was shown last. */
  readonly #shown = new Map<string, RoomView>();
  /** By page, how much it has said lately. */
  readonly #said = new WeakMap<WebSocket, { since: number; hello: number; answer: number }>();
  /** Who was there when it was last told. */
  #hereTold = '';
  /** The page whose answer is being worked out. */
  #answering: { socket: WebSocket; request: string } | null = null;

  constructor(ctx: DurableObjectState, page: (key: Key) => RoomPage, { FLOOD_LIMIT }: Pick<Env, 'FLOOD_LIMIT'>) {
    this.#ctx = ctx;
    this.#page = page;
    this.#mostAnswers = Number(FLOOD_LIMIT ?? MOST_SAID.answer);
    for (const socket of ctx.getWebSockets()) {
      const listener = listenerOf(socket);
      if (listener) this.#all.set(socket, listener);
      else hangUp(socket, 4404, 'gone');
    }
  }

  admit(key: Key, hash: string, seats: number, reads: boolean): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    const listener: Listener = { ...key, hash, greeted: false, reads };
    this.#ctx.acceptWebSocket(server);
    server.serializeAttachment(listener);
    this.#all.set(server, listener);
    if (key.role !== 'watch') this.#closeOldest(hash);
    this.#tellPresence(seats);
    return handOver(client);
  }

  /** No link keeps more pages open than a person has: the one that has been open longest makes room. */
  #closeOldest(hash: string): void {
    const open = [...this.#all].filter(([socket, one]) => one.hash === hash && socket.readyState === OPEN);
    for (const [socket] of open.slice(0, -MOST_OPEN)) this.#forget(socket, DISPLACED, 'too many pages');
  }

  /** What a page says, and whose it is. One that says what no honest page does, or too much of it, is hung up on. */
  hear(socket: WebSocket, text: string | ArrayBuffer): { listener: Listener; said: Hello | SentAnswer } | null {
    const listener = this.#all.get(socket);
    const said = typeof text === 'string' && text.length <= BODY_LIMIT ? parseSaid(text) : null;
    const isFit = listener && said && (said.type === 'hello' || listener.greeted);
    if (isFit && !this.#talksTooMuch(socket, said.type)) return { listener, said };
    this.#forget(socket, 1008, isFit ? 'too many' : 'malformed');
    return null;
  }

  /** A page says where it stands: it is sent the whole if that is not where the room stands, or if something was said that it has not heard. */
  greet(socket: WebSocket, listener: Listener, hello: Hello, state: RoomState, lastSaid: (key: Key) => number): void {
    if (!listener.greeted) {
      listener.greeted = true;
      socket.serializeAttachment(listener);
      send(socket, { type: 'here', here: this.here(state.desk.seats.length) });
    }
    const isBehind = hello.tick !== tickFor(state, listener) || hello.code !== CODE;
    const isDeaf = hello.talk !== undefined && hello.talk !== lastSaid(listener);
    if (isBehind || isDeaf) send(socket, { type: 'whole', page: this.#page(listener) });
  }

  /** An answer of a page, and what came of it: the page is told so with what has changed, and if nothing has, by itself. */
  reply(socket: WebSocket, request: string, answer: () => Outcome<unknown>): void {
    this.#answering = { socket, request };
    try {
      const outcome = answer();
      if (!outcome.ok) {
        const { reason, view } = outcome;
        send(socket, { type: 'reply', request, refused: { reason, ...(view && { view }) } });
      } else if (this.#answering) send(socket, { type: 'reply', request });
    } finally {
      this.#answering = null;
    }
  }

  #talksTooMuch(socket: WebSocket, type: keyof typeof MOST_SAID): boolean {
    const now = Date.now();
    const before = this.#said.get(socket);
    const said = before && now - before.since < SAID_WITHIN ? before : { since: now, hello: 0, answer: 0 };
    said[type]++;
    this.#said.set(socket, said);
    return said[type] > (type === 'answer' ? this.#mostAnswers : MOST_SAID[type]);
  }

  /** A page is closed: the key it was opened with, if no other page of that audience is open. */
  close(socket: WebSocket, seats: number): Key | null {
    // a room that was woken by the closing does not count it among its pages
    const left = this.#all.get(socket) ?? listenerOf(socket);
    if (!left) return null;
    this.#all.delete(socket);
    this.#tellPresence(seats);
    const hasOther = [...this.#all].some(([other, one]) => audienceOf(one) === audienceOf(left) && other.readyState === OPEN);
    return hasOther ? null : left;
  }

  /** Has anyone a page open, whosoever it is? */
  get isAnyone(): boolean {
    return [...this.#all.keys()].some(({ readyState }) => readyState === OPEN);
  }

  here(seats: number): boolean[] {
    const here = Array<boolean>(seats).fill(false);
    for (const [socket, { role, seat }] of this.#all) if (role === 'seat' && socket.readyState === OPEN) here[seat!] = true;
    return here;
  }

  /** What this key has just been shown, if a page of its is open. */
  lastShown(key: Key, state: RoomState): RoomView | null {
    const view = this.#shown.get(audienceOf(key));
    return view?.tick === tickFor(state, key) ? view : null;
  }

  /** Before a change: what every audience has been shown, so that afterwards the difference can be told. */
  remember(state: RoomState): void {
    const audiences = this.#audiences();
    for (const audience of this.#shown.keys()) if (!audiences.has(audience)) this.#shown.delete(audience);
    const here = this.here(state.desk.seats.length);
    for (const [audience, { key }] of audiences) {
      if (this.#shown.get(audience)?.tick !== tickFor(state, key)) this.#shown.set(audience, viewFor(state, key, here));
    }
  }

  /** After a change was stored: each audience that may know of it gets the difference between its own two views. */
  update(state: RoomState, rows: readonly Row[], now: number): void {
    const here = this.here(state.desk.seats.length);
    for (const [audience, { key, sockets }] of this.#audiences()) {
      const before = this.#shown.get(audience);
      if (!before || before.tick === tickFor(state, key)) continue;
      const after = viewFor(state, key, here);
      this.#shown.set(audience, after);
      const update: Message = { type: 'update', ...updateBetween(before, after, logFor(rows, key), now) };
      let text: string | undefined;
      for (const socket of sockets) {
        const reply = this.#doneBy(socket, key, state);
        send(socket, reply === null ? (text ??= JSON.stringify(update)) : { ...update, reply });
      }
    }
  }

  /** The request of this page that is done with this change. What comes before it, such as the return of its person to the table, is no reply. */
  #doneBy(socket: WebSocket, { seat }: Key, { play }: RoomState): string | null {
    if (this.#answering?.socket !== socket) return null;
    const { request } = this.#answering;
    if (!play?.beside.asked[seat!]?.some(({ id }) => id === request)) return null;
    this.#answering = null;
    return request;
  }

  /** A line that was said, to those who may hear it. */
  talk(line: TalkLine, muted: (key: Key) => readonly number[]): void {
    for (const [socket, listener] of this.#all) {
      if (listener.greeted && mayHear(listener, line, muted(listener))) send(socket, { type: 'talk', line });
    }
  }

  /** The whole, to the open pages of one seat or of everyone. */
  refresh(seat: number | 'all'): void {
    for (const [audience, { key, sockets }] of this.#audiences()) {
      if (seat !== 'all' && (key.role !== 'seat' || key.seat !== seat)) continue;
      const page = this.#page(key);
      this.#shown.set(audience, page.view);
      for (const socket of sockets) send(socket, { type: 'whole', page });
    }
  }

  /** These links open nothing any more, or no more than an onlooker's page; or none does; or sites and programs of others may not read any more. */
  dismiss(whom: readonly string[] | 'all' | 'readers', seats: number, left = false): void {
    for (const [socket, { hash, reads }] of this.#all) {
      const isMeant = whom === 'all' || (whom === 'readers' ? reads : whom.includes(hash));
      if (!isMeant) continue;
      send(socket, { type: 'gone', ...(left && { left }) });
      this.close(socket, seats);
      this.#forget(socket, 4404, 'gone');
    }
  }

  /** A goodbye that is never answered leaves the socket with the room, asleep or awake: it is to be nobody's from now on. */
  #forget(socket: WebSocket, code: number, reason: string): void {
    this.#all.delete(socket);
    socket.serializeAttachment(null);
    hangUp(socket, code, reason);
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

  /** At once, for a timer would keep the room awake: that someone who reloads is not gone, pages see to themselves. */
  #tellPresence(seats: number): void {
    const here = this.here(seats);
    if (this.#hereTold === here.join()) return;
    this.#hereTold = here.join();
    for (const [socket, { greeted }] of this.#all) if (greeted) send(socket, { type: 'here', here });
  }
}

/** To a page that may be closing just now: then it hears nothing more, and that must not stop the others from hearing. */
const send = (socket: WebSocket, message: Message | string): void =>
  sendText(socket, typeof message === 'string' ? message : JSON.stringify(message));

/** Whose this socket is. One that was hung up on, or that does not say, is nobody's. */
function listenerOf(socket: WebSocket): Listener | null {
  try {
    const kept = socket.deserializeAttachment() as Partial<Listener> | null;
    return kept?.role && kept.hash ? (kept as Listener) : null;
  } catch (error) {
    console.warn('socket', error);
    return null;
  }
}

const HELLO = v.object({ type: v.literal('hello'), tick: v.number(), code: v.string(), talk: v.optional(v.number()) });
const ANSWER = v.object({
  type: v.literal('answer'),
  ...AnswerInput.entries,
  request: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
});
const SAID = v.variant('type', [HELLO, ANSWER]);

function parseSaid(text: string): Hello | SentAnswer | null {
  try {
    const { success, output } = v.safeParse(SAID, JSON.parse(text));
    return success ? (output as Hello | SentAnswer) : null;
  } catch {
    return null;
  }
}
