import type { Json } from '../../engine/json.ts';
import type { Save } from '../../engine/save.ts';
import { Table } from '../../engine/table.ts';
import { isEvent, isMoment, type Moment } from './moments.ts';
import { holdsEncounterCard, sortHand, type Card, type Face } from './cards.ts';
import {
  homeSeat,
  type Discarded,
  type Encounter,
  type Facts,
  type Loss,
  type Occasion,
  type PlanetId,
  type SeatFacts,
  type Ships,
  type Side,
  type Stack,
  type Use,
} from './facts.ts';

export const shipsIn = (ships: Ships): number => {
  let sum = 0;
  for (const place in ships) sum += ships[place]!;
  return sum;
};

/** Where the ships of a stack came from; those of which nothing is known come from the gate. */
export function originsOf({ ships, from }: Stack): Ships {
  const origins: Ships = {};
  let left = ships;
  for (const place in from) {
    const count = Math.min(left, from[place]!);
    if (count) origins[place] = count;
    left -= count;
  }
  return left ? { ...origins, gate: left } : origins;
}

/** Counts of picks such as `planet:a1 planet:a1 gate` by place. */
export function shipsOf(picks: readonly string[]): Ships {
  const ships: Ships = {};
  for (const pick of picks) {
    const place = pick.startsWith('planet:') ? pick.slice(7) : pick;
    ships[place] = (ships[place] ?? 0) + 1;
  }
  return ships;
}

/** What hooks in at a moment: a card or a technology that anyone may have, and the powers of these aliens. */
export interface Hooks {
  cards: boolean;
  aliens: ReadonlySet<string>;
}

export class CosmicTable extends Table<Facts> {
  /** Ships or hands have changed since the last look at colonies, powers and victory. */
  stirred = false;
  /** Colonies gained since that look. */
  readonly gained: { seat: number; planet: PlanetId }[] = [];
  /** What hooks in at which moment; where nothing does, no window opens. */
  readonly #hooked: ReadonlyMap<string, Hooks> | undefined;

  constructor(save: Save<Facts>, hooked?: ReadonlyMap<string, Hooks>) {
    super(save);
    this.#hooked = hooked;
  }

  get encounter(): Encounter {
    return this.facts.encounter!;
  }

  get use(): Use {
    return this.facts.uses.at(-1)!;
  }

  get loss(): Loss {
    return this.facts.losses.at(-1)!;
  }

  /** What has just happened, if it is of this kind. */
  occasion<At extends Occasion['at']>(at: At): Extract<Occasion, { at: At }> | null {
    const last = this.facts.occasions.at(-1);
    return last?.at === at ? (last as Extract<Occasion, { at: At }>) : null;
  }

  is(option: string, choice = 'yes'): boolean {
    return this.save.options[option] === choice;
  }

  get planetsEach(): number {
    return this.is('four_planets') ? 4 : 5;
  }

  /** Foreign colonies needed to win. */
  get goal(): number {
    return this.planetsEach;
  }

  /** Home colonies needed to keep the power. */
  get hold(): number {
    return this.planetsEach - 2;
  }

  seat(seat: number): SeatFacts {
    return this.facts.seats[seat]!;
  }

  ships(planet: PlanetId, seat: number): number {
    return this.facts.planets[planet]![seat]!;
  }

  homePlanets(seat: number): PlanetId[] {
    return Object.keys(this.facts.planets).filter((planet) => homeSeat(planet) === seat);
  }

  /** Planets with ships of this seat, home ones first. */
  colonies(seat: number): PlanetId[] {
    const home: PlanetId[] = [];
    const foreign: PlanetId[] = [];
    const { planets } = this.facts;
    for (const planet in planets) if (planets[planet]![seat]! > 0) (homeSeat(planet) === seat ? home : foreign).push(planet);
    return home.concat(foreign);
  }

  homeColonies(seat: number): number {
    return this.colonies(seat).filter((planet) => homeSeat(planet) === seat).length;
  }

  foreignColonies(seat: number): number {
    return this.colonies(seat).filter((planet) => homeSeat(planet) !== seat).length;
  }

  /** Everything that competes goes by this order: offense, defense, the others clockwise from the offense's left. */
  get order(): number[] {
    if (!this.facts.encounter) return [...this.seats];
    const { offense, defense } = this.encounter;
    const others = this.clockwiseFrom(offense).filter((seat) => seat !== offense && seat !== defense);
    return defense === null ? [offense, ...others] : [offense, defense, ...others];
  }

  isMain(seat: number): boolean {
    return seat === this.encounter.offense || seat === this.encounter.defense;
  }

  main(side: Side): number {
    return side === 'offense' ? this.encounter.offense : this.encounter.defense!;
  }

  /** The side this seat fights on, as a main player or as an ally. */
  sideOf(seat: number): Side | null {
    const { offense, defense, allies } = this.encounter;
    if (seat === offense || allies.offense.includes(seat)) return 'offense';
    return seat === defense || allies.defense.includes(seat) ? 'defense' : null;
  }

  opponentOf(seat: number): number {
    return seat === this.encounter.offense ? this.encounter.defense! : this.encounter.offense;
  }

  stack(stacks: readonly Stack[], seat: number): Stack | undefined {
    return stacks.find((stack) => stack.seat === seat);
  }

  /** Does its sheet lie face up for all to see? */
  isUp(seat: number): boolean {
    return this.seat(seat).up && !this.seat(seat).hidden;
  }

  /** Does the power of this seat work, as far as uses go? */
  hasPower(seat: number): boolean {
    return this.isUp(seat) && !this.facts.encounter?.zapped.includes(seat);
  }

  hasEncounterCard(seat: number): boolean {
    return holdsEncounterCard(this.seat(seat).hand);
  }

  card(seat: number, id: string): Card | undefined {
    return this.seat(seat).hand.find((card) => card.id === id);
  }

  move(planet: PlanetId, seat: number, ships: number): void {
    this.facts.planets[planet]![seat]! += ships;
    this.stirred = true;
  }

  /** Lands ships on a planet, where their owner may have had no colony. */
  settle(planet: PlanetId, seat: number, ships: number): void {
    if (!this.ships(planet, seat)) this.gained.push({ seat, planet });
    this.move(planet, seat, ships);
  }

  /** Cards go to the pile, together and in this order: one occasion. */
  discard(cards: Discarded[]): void {
    if (!cards.length) return;
    for (const { face } of cards) this.facts.discard.push(face);
    this.occur({ at: 'on.card-discard', cards });
  }

  /** Lifts ships off planets and out of the gate. */
  lift(seat: number, ships: Ships): void {
    for (const place in ships) {
      if (place === 'warp') this.seat(seat).warp -= ships[place]!;
      else if (place === 'gate') this.liftStack(this.encounter.gate, seat, ships[place]!);
      else if (place === 'beside') this.liftStack(this.encounter.defenders, seat, ships[place]!);
      else this.move(place, seat, -ships[place]!);
    }
  }

  /** Takes ships out of a stack; an empty stack is gone. */
  liftStack(stacks: Stack[], seat: number, ships: number): void {
    const at = stacks.findIndex((stack) => stack.seat === seat);
    const stack = stacks[at]!;
    stack.ships -= ships;
    if (stack.ships === 0) stacks.splice(at, 1);
  }

  toWarp(seat: number, ships: number): void {
    this.seat(seat).warp += ships;
    this.stirred = true;
  }

  toHand(seat: number, face: Face): Card {
    const card = { id: `c${++this.facts.cards}`, face };
    const { hand } = this.seat(seat);
    hand.push(card);
    sortHand(hand);
    this.stirred = true;
    return card;
  }

  fromHand(seat: number, id: string): Face {
    const { hand } = this.seat(seat);
    const at = hand.findIndex((card) => card.id === id);
    const [{ face }] = hand.splice(at, 1) as [Card];
    this.stirred = true;
    return face;
  }

  /** Random cards out of a hand, in the order in which they were drawn. */
  randomCards(seat: number, count: number, from: readonly Card[] = this.seat(seat).hand): Face[] {
    const ids = from.map(({ id }) => id);
    const taken = Array.from({ length: Math.min(count, ids.length) }, () => ids.splice(this.below(ids.length), 1)[0]!);
    return taken.map((id) => this.fromHand(seat, id));
  }

  /** Ships that must go to their owner's colonies; a `home` step finds them there. */
  sendHome(seat: number, from: Ships): void {
    if (shipsIn(from) > 0) this.facts.homing.push({ seat, from });
  }

  /** Drops what was still to come above the frame of `step`; without one, everything. The present step goes on. */
  dropTo(step: string | null): void {
    const { agenda } = this.save;
    const keep = step === null ? 0 : agenda.findLastIndex((frame) => frame.step === step) + 1;
    const dropped = agenda.splice(keep, agenda.length - 1 - keep);
    for (const frame of dropped) if (frame.step === 'occasion.over') this.facts.occasions.pop();
    this.queue.length = 0;
  }

  window(at: Moment, more: { [key: string]: Json } = {}): void {
    if (isEvent(at) ? this.mayHook(at) : (this.#hooked?.has(at) ?? true)) this.next('window', { at, ...more });
  }

  /** Could anyone at this table hook in here, as far as everyone can know? A hidden sheet might have any power. */
  mayHook(at: Moment): boolean {
    if (!this.#hooked) return true;
    const hooks = this.#hooked.get(at);
    // what is free is first of all the turning up of a hidden sheet
    if (!hooks) return at === 'anytime' && this.facts.seats.some(({ hidden }) => hidden);
    return hooks.cards || this.facts.seats.some(({ alien, hidden }) => hidden || hooks.aliens.has(alien));
  }

  /** Something has happened that may be answered; where nobody could, it costs nothing. */
  occur(occasion: Occasion): void {
    if (this.mayHook(occasion.at)) this.next('occasion', occasion as unknown as Json);
  }

  /** Steps and windows in their order: `then('aim', 'launch.aimed', 'send')`. */
  then(...steps: (string | [string, Json])[]): void {
    for (const step of steps) {
      if (typeof step !== 'string') this.next(...step);
      else if (isMoment(step)) this.window(step);
      else this.next(step);
    }
  }
}
