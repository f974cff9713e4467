import { linesOf, type SumLine } from '$shared/games/cosmic/breakdown.ts';
import { valueOf } from '$shared/games/cosmic/cards.ts';
import { homeSeat, otherSide, type PlanetId, type Side } from '$shared/games/cosmic/facts.ts';
import type { CosmicView, EncounterView } from '$shared/games/cosmic/view.ts';
import { cardAbout, two } from '$shared/games/cosmic/words.ts';
import type { Saying } from '$shared/text/say.ts';

/** What can be read from the public facts of an encounter. */

export type Role = 'offense' | 'defense' | 'ally';

export function sideOf({ offense, defense, allies }: EncounterView, seat: number): Side | null {
  if (seat === offense || allies.offense.includes(seat)) return 'offense';
  return seat === defense || allies.defense.includes(seat) ? 'defense' : null;
}

export function roleOf(encounter: EncounterView | null, seat: number): Role | null {
  if (!encounter) return null;
  if (seat === encounter.offense) return 'offense';
  if (seat === encounter.defense) return 'defense';
  return sideOf(encounter, seat) ? 'ally' : null;
}

export const mainOf = ({ offense, defense }: EncounterView, side: Side): number | null => (side === 'offense' ? offense : defense);

/** Does this power work, as everyone can see? */
export const isAwake = ({ seats, encounter }: CosmicView, seat: number): boolean =>
  seats[seat]!.up && !(encounter?.zapped.includes(seat) ?? false);

const MASS = 4;
const HUMANITY = 4;

export interface Force {
  seat: number;
  ships: number;
  /** What each ship will count for, as far as anyone can know. */
  each: number;
}

export function forcesOf(board: CosmicView, side: Side): Force[] {
  const encounter = board.encounter!;
  const { gate, defenders, defense, planet, revealed, worth } = encounter;
  const stacks =
    side === 'offense'
      ? gate
      : [...(defense !== null && planet ? [{ seat: defense, ships: board.planets[planet]![defense]! }] : []), ...defenders];
  return stacks
    .filter(({ ships }) => ships > 0)
    .map(({ seat, ships }) => {
      const known = worth.find((one) => one.seat === seat)?.each;
      const each = known ?? (!revealed && board.seats[seat]!.alien === 'macron' && isAwake(board, seat) ? MASS : 1);
      return { seat, ships, each };
    });
}

/** Seats on this side that will add four for being human. */
export function humansOn(board: CosmicView, side: Side): number[] {
  const encounter = board.encounter!;
  if (encounter.plus.some((one) => one.by === 'human')) return [];
  return board.seats.flatMap(({ alien }, seat) =>
    alien === 'human' && isAwake(board, seat) && sideOf(encounter, seat) === side ? [seat] : [],
  );
}

/** All but the card: ships, reinforcements and powers, as far as anyone can know. */
export function soFar(board: CosmicView, side: Side): number {
  const { plus, table } = board.encounter!;
  const ships = forcesOf(board, side).reduce((sum, { ships, each }) => sum + ships * each, 0);
  const added = plus.reduce((sum, one) => sum + (one.side === side ? one.amount : 0), 0);
  const reinforced = table.reduce((sum, one) => sum + (one.side === side ? valueOf(one.face) : 0), 0);
  return ships + added + reinforced + humansOn(board, side).length * HUMANITY;
}

/** “12 + 7 = 19. Beats an attack of 09 or lower.” A tie goes to the defense. */
export function helperOf(board: CosmicView, you: number, face: string): Saying {
  const side = sideOf(board.encounter!, you)!;
  if (!face.startsWith('attack')) return { key: cardAbout(face) };
  const card = valueOf(face);
  const ships = soFar(board, side);
  const total = card + ships;
  const theirs = board.encounter!.selected[otherSide(side)]?.face;
  const against = soFar(board, otherSide(side));
  if (theirs?.startsWith('attack')) {
    const sum = against + valueOf(theirs);
    const isWon = side === 'offense' ? total > sum : total >= sum;
    return { key: 'cosmic.helper.foreseen', of: { card: two(card), ships, total, theirs: sum, result: isWon ? 'won' : 'lost' } };
  }
  const most = total - against - (side === 'offense' ? 1 : 0);
  const of = { card: two(card), ships, total, most: two(Math.min(40, Math.max(0, most))) };
  return { key: most < 0 ? 'cosmic.helper.never' : 'cosmic.helper.beats', of };
}

/** Both totals line by line, once the cards are up. */
export function openLines({ encounter, planets }: CosmicView): SumLine[][] | null {
  if (!encounter?.totals) return null;
  return (['offense', 'defense'] as const).map((side) => linesOf(encounter, planets, side));
}

/** Seats with a colony on a planet that is not their home, in the order of the seats. */
export const visitorsOf = (planet: PlanetId, ships: readonly number[]): number[] =>
  ships.flatMap((count, seat) => (count > 0 && seat !== homeSeat(planet) ? [seat] : []));
