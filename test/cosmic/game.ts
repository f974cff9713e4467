import type { Decision } from '../../shared/engine/decision.ts';
import type { Params } from '../../shared/engine/json.ts';
import { completeOptions, viewOf } from '../../shared/engine/play.ts';
import { Refusal } from '../../shared/engine/refusal.ts';
import type { Happening, Save, Viewer } from '../../shared/engine/save.ts';
import { Sitting } from '../../shared/engine/sitting.ts';
import { sightOf, type Sight } from '../../shared/games/cosmic/bot/sight.ts';
import { fullDeck, sortHand, type Face } from '../../shared/games/cosmic/cards/cards.ts';
import { destinyDeck, type Destiny } from '../../shared/games/cosmic/cards/destiny.ts';
import { planetId, type Encounter, type Facts } from '../../shared/games/cosmic/facts.ts';
import { cosmic } from '../../shared/games/cosmic/rules.ts';
import { CosmicTable } from '../../shared/games/cosmic/table.ts';
import type { CosmicView } from '../../shared/games/cosmic/view.ts';

/** A table on which only what matters is laid. Seats are A to E, cards are a10, N, M, +2, CZ, KZ and the first words of artifacts. */

const shorts: Record<string, Face> = {
  N: 'negotiate',
  M: 'morph',
  CZ: 'artifact:card-zap',
  KZ: 'artifact:cosmic-zap',
  Mobius: 'artifact:mobius-tubes',
  Emotion: 'artifact:emotion-control',
  Force: 'artifact:force-field',
  Ionic: 'artifact:ionic-gas',
  Plague: 'artifact:plague',
  Quash: 'artifact:quash',
};
export const faceOf = (short: string): Face => shorts[short] ?? (short.startsWith('flare:') ? short : plainFace(short));
const plainFace = (short: string): Face => (short.startsWith('+') ? `reinforcement:${short.slice(1)}` : `attack:${Number(short.slice(1))}`);
export const shortOf = (face: Face): string =>
  (face.startsWith('flare:') ? face : undefined) ??
  Object.keys(shorts).find((short) => shorts[short] === face) ??
  (face.startsWith('rein') ? `+${face.split(':')[1]}` : `a${face.split(':')[1]!.padStart(2, '0')}`);
export const seatOf = (name: string): number => 'ABCDE'.indexOf(name.charAt(0));

export interface Laid {
  seats?: number;
  options?: Params;
  aliens?: Record<string, string>;
  /** By seat and place: `{ A: { a1: 2, b3: 1, warp: 4 } }`. Ships come off the highest home planets not mentioned. */
  ships?: Record<string, Record<string, number>>;
  hands?: Record<string, string[]>;
  /** What lies on sheets: `{ A: { miser: ['a20'] } }`. */
  stores?: Record<string, Record<string, string[]>>;
  /** Aliens whose flares are in the deck. */
  flares?: string[];
  /** What is drawn next, in that order. */
  deck?: string[];
  discard?: string[];
  /** The destiny cards that come next: a seat, `wild` or a special. */
  destiny?: string[];
  turn?: string;
}

const SEED = 'c0'.repeat(32);

function takeFrom<T>(pool: T[], wanted: readonly T[]): T[] {
  for (const one of wanted) {
    const at = pool.indexOf(one);
    if (at < 0) throw new Error(`no ${String(one)} left`);
    pool.splice(at, 1);
  }
  return [...wanted];
}

/** `more` lays what else is to lie there before anyone is asked. */
export function lay(laid: Laid = {}, more: (save: Save<Facts>) => void = () => undefined): Game {
  const seats = laid.seats ?? 4;
  const options = { ...completeOptions(cosmic, {}, false), ...laid.options };
  const facts = cosmic.facts(seats, options);
  const save: Save<Facts> = {
    game: 'cosmic',
    rules: 1,
    migrated: cosmic.migrations.length,
    seats,
    options,
    chance: { seed: SEED, drawn: 0 },
    facts,
    agenda: [{ id: 1, step: 'turn', args: { seat: seatOf(laid.turn ?? 'A') }, answers: {} }],
    frames: 1,
  };
  const each = options['four_planets'] === 'yes' ? 4 : 5;
  facts.seats.forEach((seat, number) => {
    const name = 'ABCDE'[number]!;
    seat.alien = laid.aliens?.[name] ?? 'none';
    const placed = laid.ships?.[name] ?? {};
    const total = each * 4;
    let spare = 0;
    for (const [place, ships] of Object.entries(placed)) {
      if (place === 'warp') seat.warp = ships;
      else {
        spare += facts.planets[place]![number]!;
        facts.planets[place]![number] = ships;
      }
      spare -= ships;
    }
    for (const least of [1, 0]) {
      for (let planet = each; planet >= 1 && spare < 0; planet--) {
        const ships = facts.planets[planetId(number, planet)]!;
        if (planetId(number, planet) in placed) continue;
        const off = Math.min(-spare, Math.max(0, ships[number]! - least));
        ships[number]! -= off;
        spare += off;
      }
    }
    if (spare > 0) seat.warp += spare;
    const sum = seat.warp + Object.values(facts.planets).reduce((all, ships) => all + ships[number]!, 0);
    if (sum !== total) throw new Error(`seat ${name} has ${sum} ships`);
    seat.up = true;
    seat.hidden = options['hidden_powers'] === 'yes';
  });
  facts.flares = laid.flares?.map((id) => `flare:${id}`) ?? [];
  const pool = [...fullDeck(), ...facts.flares];
  facts.discard = takeFrom(pool, (laid.discard ?? []).map(faceOf));
  const next = takeFrom(pool, (laid.deck ?? []).map(faceOf));
  facts.seats.forEach((seat, number) => {
    const hand = laid.hands?.['ABCDE'[number]!] ?? ['a06', 'N'];
    seat.hand = takeFrom(pool, hand.map(faceOf)).map((face) => ({ id: `c${++facts.cards}`, face }));
    sortHand(seat.hand);
    for (const [of, cards] of Object.entries(laid.stores?.['ABCDE'[number]!] ?? {})) {
      const held = takeFrom(pool, cards.map(faceOf)).map((face) => ({ id: `c${++facts.cards}`, face }));
      seat.stores.push({ of, cards: held, open: false, tokens: 0, ships: facts.seats.map(() => 0) });
    }
  });
  facts.deck = [...pool.reverse(), ...next.reverse()];
  const destiny = destinyDeck(seats);
  const coming = takeFrom(
    destiny,
    (laid.destiny ?? ['B']).map((card): Destiny => (card.length === 1 ? `seat:${seatOf(card)}` : (card as Destiny))),
  );
  facts.destiny.deck = [...destiny, ...coming.reverse()];
  more(save);
  return new Game(save);
}

export class Game {
  readonly sitting: Sitting;
  happened: Happening[] = [];
  readonly #offered = new Set<string>();

  constructor(save: Save<Facts>) {
    this.sitting = new Sitting(cosmic, save);
    this.happened.push(...this.sitting.table.happenings);
    this.#noteOffers();
  }

  /** Parts of powers that anyone has been offered so far, taken or not: `C mutant.refill`. */
  get offered(): string[] {
    return [...this.#offered];
  }

  #noteOffers(): void {
    for (const { seat, options } of this.sitting.open) {
      for (const { id } of options) {
        const part = /^power:([^@]+)/.exec(id)?.[1];
        if (part) this.#offered.add(`${'ABCDE'[seat]!} ${part}`);
      }
    }
  }

  get table(): CosmicTable {
    return this.sitting.table as unknown as CosmicTable;
  }

  get facts(): Facts {
    return this.table.facts;
  }

  get encounter(): Encounter {
    return this.facts.encounter!;
  }

  /** Who is asked what, without the moments that standing orders could pass. */
  get asked(): string[] {
    return this.sitting.open.map(nameOf);
  }

  /** Passes every window, and lets ships go where they usually do, until something else is asked. */
  rest(): this {
    for (let i = 0; i < 200 && this.sitting.open.some(({ moment }) => moment); i++) {
      const decision = this.sitting.open.find(({ moment }) => moment)!;
      this.give(decision, decision.fallback);
    }
    return this;
  }

  /** The two main players have looked at the cards and come to the table. */
  gather(): this {
    for (const name of this.rest().asked) if (name.endsWith('.gather')) this.answer(name, 'word:here');
    return this;
  }

  /** All others who are being asked at this moment pass. */
  others(): this {
    for (const decision of [...this.sitting.open]) this.give(decision, decision.fallback);
    return this;
  }

  /** `answer('A.aim', 'planet:b1')`: windows on the way are passed. `#a10` is the card a10 of that hand. */
  answer(whom: string, ...picks: string[]): this {
    const decision = this.find(whom);
    this.give(
      decision,
      picks.map((pick) => this.pick(decision.seat, pick)),
    );
    return this;
  }

  timeOut(whom: string): this {
    const decision = this.find(whom);
    this.give(decision, decision.fallback);
    return this;
  }

  /** The key with which this answer is refused; nothing changes. */
  refusal(whom: string, ...picks: string[]): string {
    const decision = this.find(whom);
    const before = JSON.stringify(this.sitting.save);
    try {
      this.sitting.answer(
        decision.id,
        picks.map((pick) => this.pick(decision.seat, pick)),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (JSON.stringify(this.sitting.save) !== before) throw new Error('a refused answer has changed something', { cause: error });
      return error.key;
    }
    return 'accepted';
  }

  options(whom: string): string[] {
    return this.find(whom).options.map(({ id }) => id);
  }

  find(whom: string): Decision {
    for (let i = 0; i < 200; i++) {
      const wanted = this.sitting.open.find((decision) => nameOf(decision) === whom);
      if (wanted) return wanted;
      const passed = this.sitting.open.find(({ moment }) => moment);
      if (!passed) break;
      this.give(passed, passed.fallback);
    }
    throw new Error(`${whom} is not asked but ${this.asked.join(', ') || 'nobody'}`);
  }

  pick(seat: number, pick: string): string {
    if (!pick.includes('#')) return pick;
    const [before, short, after] = /^(.*)#([^@]+)(.*)$/.exec(pick)!.slice(1) as [string, string, string];
    const { hand, stores } = this.table.seat(seat);
    const card = [...hand, ...stores.flatMap((store) => store.cards)].find(({ face }) => face === faceOf(short));
    return `${before || 'card:'}${card?.id ?? 'c0'}${after}`;
  }

  /** One encounter up to the reveal: aim, ships, invitations, answers, cards. */
  fight({ aim, send, invite = [[], []], join = [], cards }: Fight): this {
    this.rest();
    const offense = 'ABCDE'[this.encounter.offense]!;
    if (this.asked.includes(`${offense}.aim`)) this.answer(`${offense}.aim`, `planet:${aim}`);
    this.rest();
    if (this.asked.includes(`${offense}.send`)) this.answer(`${offense}.send`, ...send.map((planet) => `planet:${planet}`));
    const defense = 'ABCDE'[this.encounter.defense!]!;
    this.answer(`${offense}.invite`, ...invite[0]!.map((name) => `seat:${seatOf(name)}`));
    this.answer(`${defense}.invite`, ...invite[1]!.map((name) => `seat:${seatOf(name)}`));
    for (const [name, side, ...ships] of join) {
      this.rest();
      if (this.asked.includes(`${name}.join`)) {
        this.answer(`${name}.join`, ships.length ? side! : 'word:decline').rest();
        if (ships.length) this.answer(`${name}.ally`, ...ships.map((planet) => `planet:${planet}`));
      } else this.answer(`${name}.ally-or-not`, ...ships.map((planet) => `planet:${planet}`));
    }
    if (cards) {
      this.answer(`${offense}.select`, `#${cards[0]}`);
      this.answer(`${defense}.select`, `#${cards[1]}`);
    }
    return this;
  }

  hand(name: string): string[] {
    return this.table.seat(seatOf(name)).hand.map(({ face }) => shortOf(face));
  }

  warp(name: string): number {
    return this.table.seat(seatOf(name)).warp;
  }

  /** Ships on a planet by seat, such as `A2 C1`. */
  on(planet: string): string {
    return this.facts.planets[planet]!.flatMap((ships, seat) => (ships ? [`${'ABCDE'[seat]}${ships}`] : [])).join(' ');
  }

  foreign(name: string): number {
    return this.table.foreignColonies(seatOf(name));
  }

  get pile(): string[] {
    return this.facts.discard.map(shortOf);
  }

  told(type: string): Params[] {
    return this.happened.filter((one) => one.type === type).map(({ all }) => all!);
  }

  view(viewer: string): CosmicView {
    const who: Viewer = viewer === 'watch' ? 'watch' : seatOf(viewer);
    return viewOf(this.sitting, who).board as CosmicView;
  }

  sight(seat: string): Sight {
    return sightOf(this.view(seat));
  }

  give(decision: Decision, picks: string[]): void {
    this.happened.push(...this.sitting.answer(decision.id, picks));
    this.#noteOffers();
  }
}

export interface Fight {
  aim: string;
  send: string[];
  invite?: string[][];
  /** A seat, `side:offense` or `side:defense`, and the planets its ships come from; without ships it declines. */
  join?: string[][];
  cards?: [string, string];
}

const nameOf = ({ seat, about }: Decision): string => `${'ABCDE'[seat]}.${about.key.replace(/^cosmic\.(asks\.)?/, '')}`;
