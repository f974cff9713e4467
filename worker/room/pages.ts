import {
  type HostDesk,
  readersPath,
  type Refused,
  type RoomPage,
  type RoomView,
  type TalkLine,
  type Update,
} from '../../shared/protocol.ts';
import { lentSeat } from '../desk/seat/lend.ts';
import { hostLinks } from '../desk/lobby.ts';
import { earsOf, lastHere, settingsFor } from '../desk/seat/seat-settings.ts';
import type { Env } from '../env.ts';
import { refuse } from '../http/refusals.ts';
import { canMail } from '../notify/senders/choose.ts';
import { publicKeyOf } from '../notify/senders/push.ts';
import { webhookFor } from '../notify/webhook.ts';
import { readersSecret } from '../state/links.ts';
import { logFor, pageRows } from '../state/log.ts';
import type { Key } from '../state/records.ts';
import type { RoomState } from '../state/room-state.ts';
import type { Broadcast } from './broadcast.ts';
import type { Talk } from './talk.ts';
import { updateBetween, viewFor } from './view.ts';

interface Outside {
  read: () => RoomState;
  talk: Talk;
  broadcast: Broadcast;
  env: Env;
}

/** What the pages of a room are drawn from, each for the holder of a key. */
export class Pages {
  readonly #outside: Outside;

  constructor(outside: Outside) {
    this.#outside = outside;
  }

  /** Which seats have a page open. */
  get here(): boolean[] {
    const { broadcast, read } = this.#outside;
    return broadcast.here(read().desk.seats.length);
  }

  view(key: Key): RoomView {
    return viewFor(this.#outside.read(), key, this.here);
  }

  /** The latest of what was said that this viewer hears. */
  talk(key: Key): TalkLine[] {
    const state = this.#outside.read();
    return this.#outside.talk.heardBy(key, state.desk.seats.length, earsOf(state, key));
  }

  of(key: Key): RoomPage {
    const state = this.#outside.read();
    const own = settingsFor(state, key);
    const push = own && publicKeyOf(this.#outside.env);
    return {
      view: this.view(key),
      log: logFor(pageRows(state.tail), key),
      talk: this.talk(key),
      now: Date.now(),
      ...(own && { own }),
      ...(push && { push }),
    };
  }

  /** What this key is shown now. */
  viewFor(key: Key): RoomView {
    return this.#outside.broadcast.lastShown(key, this.#outside.read()) ?? this.view(key);
  }

  /** What has changed since that view and that row. */
  update(key: Key, before: RoomView, seq: number): Update {
    const rows = this.#outside.read().tail.filter((row) => row.seq > seq);
    return updateBetween(before, this.viewFor(key), logFor(rows, key), Date.now());
  }

  /** For a page that says which entry of the log is its newest: what came after, and the view; what was said its socket tells it. */
  since(key: Key, since: number): RoomPage {
    const state = this.#outside.read();
    const rows = pageRows(state.tail).filter(({ tick }) => tick > since);
    return { view: this.viewFor(key), log: logFor(rows, key), talk: [], now: Date.now() };
  }

  /** With what the link itself is shown beside: a host its links and desk, whoever is invited whether there is mail, an onlooker which pages may hand over a link. */
  full(key: Key, secret: string): RoomPage {
    const { read, env } = this.#outside;
    const page = this.of(key);
    if (key.role === 'invite' && canMail(env)) return { ...page, mails: true };
    const state = read();
    const { origins = [] } = state.desk;
    if (key.role === 'watch' && origins.length) return { ...page, origins };
    if (key.role === 'seat' && lentSeat(state.desk) !== null)
      return { ...page, readers: readersPath(state.desk.room, readersSecret(state.desk)) };
    if (key.role !== 'host') return page;
    const desk: HostDesk = {
      lastHere: lastHere(state, this.here, page.now),
      webhook: webhookFor(env, state.desk),
      readable: state.desk.readable,
      origins,
      canMail: canMail(env),
    };
    return { ...page, links: hostLinks(state.desk, secret, env), desk };
  }

  /** A refusal with how things stand now. */
  refuse(reason: string, key: Key): Refused {
    return { ...refuse(reason), view: this.view(key) };
  }
}
