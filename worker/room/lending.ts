import type { Decision } from '../../shared/engine/decision.ts';
import { viewOf } from '../../shared/engine/play.ts';
import { paceOf } from '../../shared/pace.ts';
import type { LentSeat } from '../../shared/protocol.ts';
import { lentSeat } from '../desk/seat/lend.ts';
import type { Env } from '../env.ts';
import { lodgedFor } from '../play/lodged.ts';
import type { PlayState } from '../play/play-state.ts';
import { logFor } from '../state/log.ts';
import { hashOf, readersSecret } from '../state/links.ts';
import { type RoomState, stageOf } from '../state/room-state.ts';

/** How long before the deadline the votes are counted: enough for the answer to get here, whatever else goes on. */
const MARGIN = { postal: 60_000, live: 3_000 };

/** What the readers are asked: of what is open the first to fall due. */
function askedOf(play: PlayState, seat: number): Decision | null {
  const { until } = play.beside;
  const asked = play.sitting.open.filter((one) => one.seat === seat && !one.lapse && !lodgedFor(play, one));
  return asked.sort((a, b) => until[a.id]! - until[b.id]!)[0] ?? null;
}

const frameOf = (id: string): string => id.slice(0, id.indexOf('.'));

/** The seat has answered and the same question is still put to others, or its window has yet to close: they may not know what it was before they have answered too. */
function isHushed({ tail, play }: RoomState, seat: number): boolean {
  if (!play) return false;
  const { open } = play.sitting;
  if (open.some(({ seat: asked, id }) => asked === seat && play.beside.lodged?.[id])) return true;
  const row = tail.findLast((one) => one.seat === seat && one.decision !== null && one.by !== 'undo');
  return row !== undefined && open.some(({ id }) => frameOf(id) === frameOf(row.decision!));
}

type LentFacts = Omit<LentSeat, 'board' | 'followed'>;

/** What is said of the lent seat, but for what it sees. When the votes are counted depends on the deadline alone. */
function describeLent(state: RoomState): LentFacts {
  const { desk, play, seq } = state;
  const seat = lentSeat(desk);
  const stage = stageOf(state);
  const isPlaying = seat !== null && stage === 'playing';
  const decision = isPlaying ? askedOf(play!, seat) : null;
  const margin = paceOf(desk.pace).postal ? MARGIN.postal : MARGIN.live;
  return {
    version: seq,
    room: desk.room,
    hash: seat === null ? null : hashOf(readersSecret(desk)),
    readable: desk.readable,
    game: desk.game,
    title: desk.title,
    stage,
    plates: desk.seats.map(({ name, occupant }, at) => ({ seat: at, name, occupant })),
    seat: seat ?? 0,
    decision,
    closes: decision && !desk.paused ? play!.beside.until[decision.id]! - margin : null,
    isHushed: isPlaying && isHushed(state, seat),
  };
}

/** Rows of what followed an answer that are told at most. */
const FOLLOWED = 12;

/** What the seat sees, and what followed its last answer. */
function shownBy({ play, tail }: RoomState, { hash, seat }: LentFacts): Pick<Required<LentSeat>, 'board' | 'followed'> {
  if (!play || hash === null) return { board: null, followed: [] };
  const from = tail.findLastIndex((one) => one.seat === seat && one.decision !== null && one.by !== 'undo');
  const rows = from === -1 ? [] : tail.slice(from, from + FOLLOWED);
  return { board: viewOf(play.sitting, seat).board, followed: logFor(rows, { role: 'seat', seat, kind: 'own' }) };
}

/** If what is said gets lost on its way it is said again, this often and after so long. */
const AGAIN = [1_000, 5_000, 20_000];

/** What only the board shows is told so long after it has happened, once for all that has happened meanwhile. */
const GATHER = 1_000;

/** Tells the readers' object of the lent seat: at once when it is asked something else, and a little later of what moves on its board. Nobody waits for it. */
export class Lending {
  readonly #env: Env;
  readonly #waitUntil: (work: Promise<unknown>) => void;
  #told = '';
  #shown = '';
  #gathered: RoomState | null = null;
  #work: Promise<void> = Promise.resolve();

  constructor(env: Env, waitUntil: (work: Promise<unknown>) => void) {
    this.#env = env;
    this.#waitUntil = waitUntil;
  }

  /** A room that has just woken says it once more: it may have been put to sleep before it was heard. */
  follow(state: RoomState): void {
    if (!state.desk.lent) return;
    const now = describeLent(state);
    // what nothing else has changed with is no news
    const telling = JSON.stringify({ ...now, version: null });
    if (telling === this.#told) return this.#gather(state);
    this.#told = telling;
    const shown = shownBy(state, now);
    this.#shown = JSON.stringify(shown);
    this.#say(now.isHushed ? now : { ...now, ...shown }, telling);
  }

  /** The board alone may have moved. While the seat's answer waits for others it stays as it was. */
  #gather(state: RoomState): void {
    const isFirst = this.#gathered === null;
    this.#gathered = state;
    if (isFirst) this.#waitUntil(new Promise((go) => setTimeout(go, GATHER)).then(() => this.#tellBoard()));
  }

  #tellBoard(): void {
    const state = this.#gathered!;
    this.#gathered = null;
    const now = describeLent(state);
    const telling = JSON.stringify({ ...now, version: null });
    // all of it was told meanwhile, or will be
    if (telling !== this.#told || now.isHushed) return;
    const shown = shownBy(state, now);
    const text = JSON.stringify(shown);
    if (text === this.#shown) return;
    this.#shown = text;
    this.#say({ ...now, ...shown }, telling);
  }

  /** One after the other, so that what is said last is heard last. */
  #say(seat: LentSeat, telling: string): void {
    this.#work = this.#work.then(() => this.#tell(seat, telling));
    this.#waitUntil(this.#work);
  }

  /** The room is to be deleted: nothing of the seat stays with the readers. */
  async end(room: string): Promise<void> {
    this.#told = 'gone';
    await this.#work;
    await this.#env.READERS.getByName(room).clear();
  }

  async #tell(seat: LentSeat, telling: string): Promise<void> {
    for (let tried = 0; ; tried++) {
      try {
        return await this.#env.READERS.getByName(seat.room).publish(seat);
      } catch (error) {
        // something newer is on its way
        if (telling !== this.#told) return;
        const wait = AGAIN[tried];
        console.error('readers', seat.room, error);
        if (wait === undefined) {
          this.#told = '';
          return;
        }
        await new Promise((go) => setTimeout(go, wait));
      }
    }
  }
}
