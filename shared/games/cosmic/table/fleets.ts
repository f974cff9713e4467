import type { PlanetId, Ships, Stack } from '../facts.ts';
import { flagshipOf, isFlagship, plainShips, putDown, STORE, takeHome, takeUp } from '../ships/flagships.ts';
import { Powers } from './powers.ts';

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

/** Ships and how they move: from planets to the gate, to the warp, home. */
export class Fleets extends Powers {
  /** Colonies gained since the last look at them. */
  readonly gained: { seat: number; planet: PlanetId }[] = [];

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

  /** Ships that must go to their owner's colonies; a `home` step finds them there. */
  sendHome(seat: number, from: Ships, not?: PlanetId): void {
    if (shipsIn(from) === 0) return;
    this.facts.homing.push({ seat, from, ...(not === undefined ? {} : { not }) });
    takeHome(this, seat);
  }
}
