import { randomPicks } from '../../shared/bots/random.ts';
import type { Decision } from '../../shared/engine/decision.ts';
import { below, type Chance } from '../../shared/engine/random.ts';
import type { RoomPage } from '../../shared/protocol.ts';
import type { Served } from '../../scripts/serve.ts';
import { ask, Follower, send } from './pages.ts';
import type { Measured } from './servers.ts';

export const SEATS = 3;
/** At most so many answers: a game at random may be long. */
export const LONGEST = 1_500;

/** A game at which every seat has its page open and plays at random. */
export class Table {
  readonly #origin: string;
  readonly #links: string[];
  readonly #chance: Chance;
  readonly room: string;
  readonly pages: Follower[];
  answers = 0;

  private constructor(origin: string, links: string[], pages: Follower[], chance: Chance) {
    this.#origin = origin;
    this.#links = links;
    this.#chance = chance;
    this.pages = pages;
    this.room = links[0]!.split('/')[2]!.split('.')[0]!;
  }

  static async open(origin: string, game: string, number = 1): Promise<Table> {
    const { host } = await ask<{ host: string }>(origin, '/api/games', { game, seats: SEATS, pace: 'live', host: 'A' });
    const { links } = await ask<RoomPage>(origin, `/api/l${host}`);
    const seats = [links!.own!.link];
    while (seats.length < SEATS)
      seats.push((await ask<{ path: string }>(origin, `/api/l${links!.invite!}/sit`, { name: `B${seats.length}` })).path);
    await ask(origin, `/api/l${host}/host`, { act: 'start', bots: false });
    const pages = await Promise.all(seats.map((link) => Follower.open(origin, link)));
    // the hello is read before the first answer comes
    await new Promise((done) => setTimeout(done, 50));
    return new Table(origin, seats, pages, { seed: number.toString(16).padStart(64, 'a'), drawn: 0 });
  }

  get isOver(): boolean {
    return this.pages[0]!.view.stage === 'over';
  }

  /** The first seat's. */
  get link(): string {
    return this.#links[0]!;
  }

  /** One answer to anything that is asked, lest two who bargain make offers for ever and never say a word to one: milliseconds until it was acknowledged and every page told that is to know of it. */
  async turn(by: 'socket' | 'http' = 'socket'): Promise<number> {
    const asked = this.pages.flatMap(({ view }, seat) => view.play!.decisions.map((decision) => ({ seat, decision })));
    const { seat, decision } = asked[below(this.#chance, asked.length)]!;
    const page = this.pages[seat]!;
    page.catchUp();
    const { tick, code } = page.view;
    const body = { decision: decision.id, picks: randomPicks(decision, this.#chance), request: `${decision.id} ${this.answers++}` };
    const told = (this.#isSilent(decision) ? [page] : this.pages).map((one) => one.told());
    const began = performance.now();
    await Promise.all([by === 'socket' ? page.answer(body) : this.#post(seat, { ...body, tick, code }), ...told]);
    const took = performance.now() - began;
    for (const one of this.pages) one.glance();
    return took;
  }

  /** A sealed answer that waits for others is told to nobody else. */
  #isSilent({ id, sealed }: Decision): boolean {
    if (!sealed) return false;
    const others = this.pages.flatMap(({ view }) => view.play!.decisions).filter((one) => one.id !== id);
    return others.some((one) => one.sealed && one.id.split('.')[0] === id.split('.')[0]);
  }

  async #post(seat: number, body: object): Promise<void> {
    const { status, text } = await send(this.#origin, `/api/l${this.#links[seat]!}/answer`, JSON.stringify(body));
    if (status !== 200) throw new Error(`${status} ${text}`);
  }

  close(): void {
    for (const page of this.pages) page.close();
  }
}

/** Tables one after another, as if they were one that never ends. To open one is no part of what is measured. */
export class Tables {
  /** Processor time of the server that opening has taken, in milliseconds. */
  opening = 0;
  readonly #parley: Measured<Served>;
  readonly #game: string;
  #number: number;
  #table: Table | null = null;

  constructor(parley: Measured<Served>, game: string, first = 1) {
    this.#parley = parley;
    this.#game = game;
    this.#number = first;
  }

  async ready(): Promise<Table> {
    if (this.#table && !this.#table.isOver) return this.#table;
    this.close();
    const before = this.#parley.spent();
    this.#table = await Table.open(this.#parley.server.url.origin, this.#game, this.#number++);
    this.opening += this.#parley.spent() - before;
    return this.#table;
  }

  close(): void {
    this.#table?.close();
    this.#table = null;
  }
}
