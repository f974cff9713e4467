import { soFar, type SumLine } from '$shared/games/cosmic/totals/lines.ts';
import { valueOf } from '$shared/games/cosmic/cards/cards.ts';
import { otherSide, sides, type PlanetId } from '$shared/games/cosmic/facts.ts';
import { alliesOf, sideOf } from '$shared/games/cosmic/totals/forces.ts';
import type { CosmicView, EncounterView } from '$shared/games/cosmic/view.ts';
import { cardAbout, flareOf, isTech, partOf, two } from '$shared/games/cosmic/words/words.ts';
import type { Saying } from '$shared/text/say.ts';

export { alliesOf, forcesOf, isAwake, mainOf } from '$shared/games/cosmic/totals/forces.ts';
export { soFar } from '$shared/games/cosmic/totals/lines.ts';

/** What can be read from the public facts of an encounter. */

export type Role = 'offense' | 'defense' | 'ally';

export function roleOf(encounter: EncounterView | null, seat: number): Role | null {
  if (!encounter) return null;
  if (seat === encounter.offense) return 'offense';
  if (seat === encounter.defense) return 'defense';
  return sides.some((side) => alliesOf(encounter, side).includes(seat)) ? 'ally' : null;
}

/** “12 + 7 = 19. Beats an attack of 09 or lower.” A tie goes to the defense. */
export function helperOf(board: CosmicView, you: number, face: string): Saying {
  const side = sideOf(board.encounter!, you)!;
  // where the higher total is not to win, a comparison would mislead
  if (!face.startsWith('attack') || board.encounter!.verdict) return { key: cardAbout(face) };
  const card = valueOf(face);
  const ships = soFar(board.encounter!, side);
  const total = card + ships;
  const theirs = board.encounter!.selected[otherSide(side)]?.face;
  const against = soFar(board.encounter!, otherSide(side));
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
export const openLines = ({ encounter }: CosmicView): SumLine[][] | null =>
  encounter?.totals ? encounter.lines!.map((lines) => lines.filter(({ expected }) => !expected)) : null;

/** Seats with a colony on a planet of another's home system, in the order of the seats. */
export const visitorsOf = (home: number, ships: readonly number[]): number[] =>
  ships.flatMap((count, seat) => (count > 0 && seat !== home ? [seat] : []));

/** The sign of a planet: its number, or for one that came later a letter of its own. */
export const markOf = (planet: PlanetId): string => (/^[a-e]\d$/.test(planet) ? planet.slice(1) : 'G');
/** Its drawing. */
export const worldOf = (planet: PlanetId): string => `#world-${markOf(planet).toLowerCase()}`;

/** The message that says in a sentence what an ability does; a power that works by itself may have none. */
export function doesOf(ability: string): string {
  const flare = flareOf(ability);
  if (flare) return `cosmic.flare.${flare.alien}.${flare.side}.brief`;
  if (isTech(ability)) return `cosmic.tech.${partOf(ability).split('.')[0]!}.short`;
  return ability.includes(':') ? cardAbout(ability) : `cosmic.used.${ability.split('.')[0]!}`;
}

/** Has this seat used its power in this encounter? */
export const hasUsedPower = ({ encounter, seats }: CosmicView, seat: number): boolean => {
  const powers = [seats[seat]!.alien, ...(seats[seat]!.more ?? [])].filter(Boolean);
  return powers.some((alien) => encounter?.used.some((part) => part.startsWith(`${seat}:${alien}.`)));
};
