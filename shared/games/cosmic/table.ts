import type { Json } from '../../engine/json.ts';
import type { Save } from '../../engine/save.ts';
import { Table } from '../../engine/table.ts';
import { alerts, type Ability, type Alert } from './abilities/ability.ts';
import type { BendPoint, Bends } from './abilities/bends.ts';
import type { Box } from './abilities/box.ts';
import { isEvent, isMoment, stagesOf, type Moment, type Stage } from './abilities/moments.ts';
import { isBanned } from './cards/meeting.ts';
import { holdsEncounterCard, sortHand, type Card, type Face } from './cards/cards.ts';
import {
  homeIn,
  type Discarded,
  type Encounter,
  type Facts,
  type Lasting,
  type Loss,
  type Occasion,
  type PlanetId,
  type SeatFacts,
  type Ships,
  type Side,
  type Stack,
  type Store,
  type Use,
} from './facts.ts';
import type { CosmicHappenings } from './happenings.ts';
import { goal, hold, planetsEach } from './outline.ts';
import { flagshipOf, isFlagship, plainShips, putDown, STORE, takeHome, takeUp } from './ships/flagships.ts';

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

/** Cards that are out of everyone's reach for a while. */
export const ASIDE = 'aside';

/** Marks of an encounter: a power of a seat, a part of one. */
export const powerKey = (seat: number, alien: string): string => `${seat}:${alien}`;
export const partKey = (seat: number, ability: string): string => `${seat}:${ability}`;

/** A point that an ability bends, and the use or the sheet by which it does. */
export interface Bending<Point extends BendPoint> {
  bend: NonNullable<Bends[Point]>;
  held: Lasting;
}

const none: readonly never[] = [];

export class CosmicTable extends Table<Facts, CosmicHappenings> {
  /** Ships or hands have changed since the last look at colonies, powers and victory. */
  stirred = false;
  /** Colonies gained since that look. */
  readonly gained: { seat: number; planet: PlanetId }[] = [];
  /** What abilities do here; where nothing hooks in, no window opens. */
  readonly #box: Box | undefined;

  constructor(save: Save<Facts>, box?: Box) {
    super(save);
    this.#box = box;
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

  /** Flares are in the deck; which, nobody knows. */
  get hasFlares(): boolean {
    return this.facts.flares.length > 0;
  }

  is(option: string, choice = 'yes'): boolean {
    return this.save.options[option] === choice;
  }

  get planetsEach(): number {
    return planetsEach(this.save.options);
  }

  /** Foreign colonies needed to win. */
  get goal(): number {
    return goal(this.save.options);
  }

  /** Home colonies needed to keep the power. */
  get hold(): number {
    return hold(this.save.options);
  }

  seat(seat: number): SeatFacts {
    return this.facts.seats[seat]!;
  }

  ships(planet: PlanetId, seat: number): number {
    return this.facts.planets[planet]![seat]!;
  }

  /** In whose home system a planet is. */
  homeOf(planet: PlanetId): number {
    return homeIn(this.facts.homes, planet);
  }

  homePlanets(seat: number): PlanetId[] {
    return Object.keys(this.facts.planets).filter((planet) => this.homeOf(planet) === seat);
  }

  /** Planets with ships of this seat, home ones first. */
  colonies(seat: number): PlanetId[] {
    const home: PlanetId[] = [];
    const foreign: PlanetId[] = [];
    const { planets, homes } = this.facts;
    for (const planet in planets) if (planets[planet]![seat]! > 0) (homeIn(homes, planet) === seat ? home : foreign).push(planet);
    return foreign.length ? home.concat(foreign) : home;
  }

  hasColony(seat: number): boolean {
    const { planets } = this.facts;
    for (const planet in planets) if (planets[planet]![seat]! > 0) return true;
    return false;
  }

  homeColonies(seat: number): number {
    return this.colonies(seat).filter((planet) => this.homeOf(planet) === seat).length;
  }

  foreignColonies(seat: number): number {
    return this.colonies(seat).filter((planet) => this.homeOf(planet) !== seat).length;
  }

  /** Everything that competes goes by this order: offense, defense, the others clockwise from the offense's left. */
  get order(): number[] {
    if (!this.facts.encounter) return [...this.seats];
    const { offense, defense } = this.encounter;
    const order = defense === null ? [offense] : [offense, defense];
    for (let step = 1; step < this.save.seats; step++) {
      const seat = (offense + step) % this.save.seats;
      if (seat !== defense) order.push(seat);
    }
    return order;
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

  /** The aliens whose powers a seat has now: its sheet's and what it has besides; not what it has lent, but what it was lent instead of its own. */
  powers(seat: number): readonly string[] {
    const { alien, more } = this.seat(seat);
    const lent = this.facts.encounter?.lent;
    if (!lent?.length) return more.length ? [alien, ...more] : [alien];
    const borrowed = lent.filter(({ to }) => to === seat).map((one) => one.alien);
    if (borrowed.length) return borrowed;
    return [alien, ...more].filter((own) => !lent.some((one) => one.from === seat && one.alien === own));
  }

  /** Does any seat have this sheet? */
  isPlayed(alien: string): boolean {
    for (const { alien: own, more } of this.facts.seats) if (own === alien || more.includes(alien)) return true;
    return false;
  }

  /** Is this one of the powers of a seat, whether it works or not? */
  owns(seat: number, alien: string): boolean {
    const { alien: own, more } = this.seat(seat);
    if (!more.length && !this.facts.encounter?.lent.length) return own === alien;
    return this.powers(seat).includes(alien);
  }

  /** Does this power of a seat work, as far as uses go? */
  hasPower(seat: number, alien: string): boolean {
    if (!this.isUp(seat) || !this.owns(seat, alien)) return false;
    const zapped = this.facts.encounter?.zapped;
    return !zapped?.length || !zapped.includes(powerKey(seat, alien));
  }

  /** C§0.7: are these two never in one game? */
  isBanned(one: string, other: string): boolean {
    return isBanned(one, other, this.save.options);
  }

  /** May this sheet be dealt at this table: is its alert level one that the host wants, and J-32: not one that shows itself before the game where powers are hidden? */
  mayBeDealt(alien: string): boolean {
    const level = (of: Alert | undefined) => (of === undefined ? alerts.length : alerts.indexOf(of));
    if (level(this.#box?.alert.get(alien)) > level(this.save.options['alert'] as Alert | undefined)) return false;
    return !(this.is('hidden_powers') && this.#box?.setup.has(alien));
  }

  /** May this sheet come into the game now, while that one leaves it? */
  mayEnter(alien: string, leaving?: string): boolean {
    if (this.#box?.setup.has(alien) || !this.mayBeDealt(alien)) return false;
    const played = this.facts.seats.flatMap((seat) => [seat.alien, ...seat.more]);
    return !played.some((other) => other !== leaving && this.isBanned(alien, other));
  }

  /** Is a power of this seat kept, though it has too few home colonies, once its sheet was turned up? */
  keepsPower(seat: number): boolean {
    const keepers = this.#box?.always.get('keepsPower');
    if (!keepers) return false;
    for (const alien of keepers.keys()) if (this.owns(seat, alien)) return true;
    return false;
  }

  /** What will change the totals by this alien's power as far as anyone can know. */
  foreseen(alien: string): readonly Ability[] {
    return this.#box?.foreseen.get(alien) ?? [];
  }

  /** All that bends a point now: what sheets do by themselves, in the order of the table, and what was used, in the order used. */
  bends<Point extends BendPoint>(point: Point): readonly Bending<Point>[] {
    if (!this.#box) return none;
    const always = this.#box.always.get(point);
    const lasting = this.facts.encounter?.lasting;
    let all: Bending<Point>[] | undefined;
    if (always && this.#isAtTable(always)) {
      for (const seat of this.order) {
        if (!this.isUp(seat)) continue;
        for (const alien of this.powers(seat)) {
          for (const { id, always: bends } of always.get(alien) ?? none) {
            (all ??= []).push({ bend: bends![point]!, held: { ability: id, seat, picks: [], at: null } });
          }
        }
      }
    }
    for (const held of lasting ?? none) {
      const bend = this.#box.lasting.get(held.ability)?.[point];
      if (bend) (all ??= []).push({ bend, held });
    }
    return all ?? none;
  }

  /** Does a seat have a sheet of one of these? */
  #isAtTable(aliens: { has(alien: string): boolean }): boolean {
    for (const { alien, more } of this.facts.seats) {
      if (aliens.has(alien)) return true;
      for (const one of more) if (aliens.has(one)) return true;
    }
    return false;
  }

  hasEncounterCard(seat: number): boolean {
    return holdsEncounterCard(this.seat(seat).hand);
  }

  card(seat: number, id: string): Card | undefined {
    return this.seat(seat).hand.find((card) => card.id === id);
  }

  move(planet: PlanetId, seat: number, ships: number): void {
    this.facts.planets[planet]![seat]! += ships;
    if (ships > 0) putDown(this, seat, planet);
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

  /** Takes a card out of the pile, the last of its kind. */
  fromPile(face: Face): Face {
    const { discard } = this.facts;
    discard.splice(discard.lastIndexOf(face), 1);
    return face;
  }

  /** Lifts ships off planets, out of the gate, from wherever they are; and says from where. */
  lift(seat: number, ships: Ships): Ships {
    const from = plainShips(this, ships);
    for (const place in ships) {
      if (isFlagship(place)) {
        const flagship = flagshipOf(this, place);
        this.lift(seat, { [flagship.at]: 1 });
        takeUp(flagship);
      } else if (place.startsWith(STORE)) this.store(seat, place.slice(STORE.length))!.ships[seat]! -= ships[place]!;
      else if (place === 'warp') this.fromWarp(seat, ships[place]!);
      else if (place === 'gate') this.liftStack(this.encounter.gate, seat, ships[place]!);
      else if (place === 'beside') this.liftStack(this.encounter.defenders, seat, ships[place]!);
      else this.move(place, seat, -ships[place]!);
    }
    return from;
  }

  /** Ships that were lifted come to the gate, or beside the planet. */
  toStack(place: 'gate' | 'beside', seat: number, ships: number, from: Ships): void {
    const stacks = place === 'gate' ? this.encounter.gate : this.encounter.defenders;
    const stack = this.stack(stacks, seat);
    if (stack) {
      stack.ships += ships;
      stack.from = { ...stack.from, ...from };
    } else if (seat === this.encounter.offense) stacks.unshift({ seat, ships, from });
    else stacks.push({ seat, ships, from });
    putDown(this, seat, place);
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
    putDown(this, seat, 'warp');
    this.#freshen(seat, ships);
    this.stirred = true;
  }

  /** Ships that were lifted leave the game. */
  toOut(seat: number, ships: number): void {
    this.seat(seat).out += ships;
    putDown(this, seat, 'out');
  }

  /**
   * Of those that came to the warp in this encounter and those that were there before, the former leave first, unless it has to be the latter;
   * a flagship leaves before all others, unless it is none of those that leave.
   */
  fromWarp(seat: number, ships: number, { old = false, without = false } = {}): void {
    this.seat(seat).warp -= ships;
    if (!without && this.facts.flagships.length)
      for (const one of this.facts.flagships) if (one.seat === seat && one.at === 'warp') takeUp(one);
    if (!old) this.#freshen(seat, -ships);
  }

  #freshen(seat: number, ships: number): void {
    const { encounter } = this.facts;
    if (encounter) encounter.fresh = { ...encounter.fresh, [seat]: Math.max(0, (encounter.fresh?.[seat] ?? 0) + ships) };
  }

  /** Ships that were in the warp before this encounter. */
  longInWarp(seat: number): number {
    return Math.max(0, this.seat(seat).warp - (this.facts.encounter?.fresh?.[seat] ?? 0));
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

  /** What lies on a sheet or a technology of a seat, or beside a planet. */
  store(seat: number, of: string, at?: PlanetId): Store | undefined {
    return this.seat(seat).stores.find((store) => store.of === of && store.at === at);
  }

  openStore(seat: number, of: string, at?: PlanetId): Store {
    const { stores } = this.seat(seat);
    const empty = { of, cards: [], open: false, tokens: 0, ships: this.seats.map(() => 0), ...(at === undefined ? {} : { at }) };
    const store = this.store(seat, of, at) ?? empty;
    if (!stores.includes(store)) stores.push(store);
    return store;
  }

  /** Clears away what lies there, all of it if no planet is said; the cards have to go somewhere. */
  closeStores(seat: number, of: string, at?: PlanetId): Face[] {
    const { stores } = this.seat(seat);
    const closed = stores.filter((store) => store.of === of && (at === undefined || store.at === at));
    this.seat(seat).stores = stores.filter((store) => !closed.includes(store));
    this.stirred = true;
    return closed.flatMap(({ cards }) => cards.map(({ face }) => face));
  }

  /** For the rest of the encounter another seat has the powers of this one instead of its own, with all that lies on the sheets. */
  lend(from: number, to: number): void {
    const { encounter } = this;
    for (const alien of this.powers(from)) {
      encounter.lent.push({ alien, from, to });
      this.#moveStores(alien, from, to);
      if (encounter.zapped.includes(powerKey(from, alien))) encounter.zapped.push(powerKey(to, alien));
    }
    this.stirred = true;
  }

  #moveStores(alien: string, from: number, to: number): void {
    const moving = this.seat(from).stores.filter(({ of }) => of === alien);
    this.seat(from).stores = this.seat(from).stores.filter((store) => !moving.includes(store));
    this.seat(to).stores.push(...moving);
  }

  /** What was taken or lent for one encounter goes back to where it came from. */
  giveBack(): void {
    for (const seat of this.seats) {
      for (const { clears } of this.seat(seat).stores) if (clears !== undefined) this.next(clears, { seat });
      for (const { of, lender } of this.seat(seat).stores.filter((store) => store.lender !== undefined)) {
        const faces = this.closeStores(seat, of);
        for (const face of faces) this.toHand(lender!, face);
        if (faces.length) this.tell('given-back', { from: seat, to: lender!, count: faces.length });
      }
    }
    // who keeps its power by one that it was lent loses it again
    if (this.encounter.lent.length) this.stirred = true;
    for (const { alien, from, to } of this.encounter.lent.splice(0)) this.#moveStores(alien, to, from);
  }

  toStore(seat: number, of: string, face: Face, at?: PlanetId): Card {
    const card = { id: `c${++this.facts.cards}`, face };
    const { cards } = this.openStore(seat, of, at);
    cards.push(card);
    sortHand(cards);
    this.stirred = true;
    return card;
  }

  fromStore(seat: number, of: string, id: string): Face {
    const { cards } = this.openStore(seat, of);
    const [{ face }] = cards.splice(
      cards.findIndex((card) => card.id === id),
      1,
    ) as [Card];
    this.stirred = true;
    return face;
  }

  /** Takes all cards out of a store. */
  emptyStore(seat: number, of: string): Face[] {
    this.stirred = true;
    return this.openStore(seat, of)
      .cards.splice(0)
      .map(({ face }) => face);
  }

  /** Ships go onto a technology, or whatever else has a store. */
  storeShips(seat: number, of: string, ships: Ships): void {
    this.lift(seat, ships);
    this.openStore(seat, of).ships[seat]! += shipsIn(ships);
    putDown(this, seat, STORE + of);
  }

  /** All ships there go home. */
  shipsHome(seat: number, of: string): void {
    for (const owner of this.seats) {
      const count = this.store(seat, of)?.ships[owner] ?? 0;
      if (count) this.sendHome(owner, this.lift(owner, { [STORE + of]: count }));
    }
  }

  /** Random cards out of a hand, in the order in which they were drawn. */
  randomCards(seat: number, count: number, from: readonly Card[] = this.seat(seat).hand): Face[] {
    const ids = from.map(({ id }) => id);
    const taken = Array.from({ length: Math.min(count, ids.length) }, () => ids.splice(this.below(ids.length), 1)[0]!);
    return taken.map((id) => this.fromHand(seat, id));
  }

  /** Ships that must go to their owner's colonies; a `home` step finds them there. */
  sendHome(seat: number, from: Ships, not?: PlanetId): void {
    if (shipsIn(from) === 0) return;
    this.facts.homing.push({ seat, from, ...(not === undefined ? {} : { not }) });
    takeHome(this, seat);
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
    if (!(isEvent(at) || this.#isSettled() ? this.mayHook(at) : (this.#box?.hooks.has(at) ?? true))) return;
    const parts = stagesOf(at);
    if (!parts.length || 'stage' in more) this.next('window', { at, ...more });
    else for (const stage of parts) if (this.#box?.hooks.get(at)?.stages.has(stage) ?? true) this.next('window', { at, stage, ...more });
  }

  /** Will no sheet come into play before a window opens that is planned now? */
  #isSettled(): boolean {
    if (!this.#box || !this.facts.encounter || this.hasFlares || this.is('rotating_powers')) return false;
    return !this.facts.seats.some(({ hidden }) => hidden) && !this.#isAtTable(this.#box.draws);
  }

  /** Could anyone at this table hook in here, as far as everyone can know? A hidden sheet might have any power. */
  mayHook(at: Moment): boolean {
    if (!this.#box) return true;
    const hooks = this.#box.hooks.get(at);
    // what is free is first of all the turning up of a hidden sheet
    if (!hooks) return at === 'anytime' && this.facts.seats.some(({ hidden }) => hidden);
    if (hooks.cards || (hooks.flares && this.hasFlares)) return true;
    return this.#isAtTable(hooks.aliens) || (hooks.hidden && this.facts.seats.some(({ hidden }) => hidden));
  }

  /** Steps that stand before each phase at this table. */
  between(): string[] {
    return this.#box?.between.flatMap(({ step, when }) => (when(this) ? [step] : [])) ?? [];
  }

  /** Something has happened that may be answered; where nobody could, it costs nothing. */
  occur(occasion: Occasion, stage?: Stage): void {
    if (this.mayHook(occasion.at)) this.next('occasion', { ...occasion, ...(stage ? { stage } : {}) } as unknown as Json);
  }

  /** Something used that holds for the rest of the encounter. */
  uphold(ability: string, { seat, picks, at, augmented }: Pick<Use, 'seat' | 'picks' | 'at' | 'augmented'>): void {
    this.stirred = true;
    this.encounter.lasting.push({ ability, seat, picks, at: at ?? null, ...(augmented ? { augmented } : {}) });
  }

  /** A step that follows once nothing more hooks on the end of the encounter. */
  atEnd(step: string, args: Json): void {
    (this.encounter.due ??= []).push({ step, args });
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
