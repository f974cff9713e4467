import type { Save } from '../../../engine/save.ts';
import { Table } from '../../../engine/table.ts';
import type { Box } from '../abilities/box.ts';
import {
  homeIn,
  type Encounter,
  type Facts,
  type Loss,
  type Occasion,
  type PlanetId,
  type SeatFacts,
  type Side,
  type Stack,
  type SeatStore,
  type Use,
} from '../facts.ts';
import type { CosmicHappenings } from '../happenings.ts';
import { goal, hold, planetsEach } from '../outline.ts';

/** What lies on the table, who sits where and on which side: questions, which change nothing. */
export class Board extends Table<Facts, CosmicHappenings> {
  /** What abilities do here; where nothing hooks in, no window opens. */
  protected readonly box: Box | undefined;

  constructor(save: Save<Facts>, box?: Box) {
    super(save);
    this.box = box;
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

  get hasTechs(): boolean {
    return this.is('technologies');
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
    return this.#countColonies(seat, true);
  }

  foreignColonies(seat: number): number {
    return this.#countColonies(seat, false);
  }

  #countColonies(seat: number, isHome: boolean): number {
    const { planets, homes } = this.facts;
    let count = 0;
    for (const planet in planets) if (planets[planet]![seat]! > 0 && (homeIn(homes, planet) === seat) === isHome) count++;
    return count;
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

  /** What lies on a sheet or a technology of a seat, or beside a planet. */
  store(seat: number, of: string, at?: PlanetId): SeatStore | undefined {
    return this.seat(seat).stores.find((store) => store.of === of && store.at === at);
  }
}
