import { counts, isAttack, isEncounterCard, valueOf, type Face } from './cards.ts';
import { homeSeat, otherSide, type Side } from './facts.ts';
import type { CosmicView } from './view.ts';

/** What a player can work out from what it sees. */

/** Encounter cards the viewer can't see, each as likely as any other to be the opponent's. */
export function unseen(board: CosmicView): { face: Face; count: number }[] {
  const seen = [...board.discard, ...(board.hand ?? []).map(({ face }) => face)];
  return Object.keys(counts)
    .filter(isEncounterCard)
    .map((face) => ({ face, count: Math.max(0, counts[face]! - seen.filter((one) => one === face).length) }))
    .filter(({ count }) => count > 0);
}

/** What each ship of a seat counts for: a Macron's four. */
const worthOf = ({ seats, encounter }: CosmicView, seat: number): number =>
  seats[seat]!.alien === 'macron' && seats[seat]!.up && !encounter?.zapped.includes(seat) ? 4 : 1;

/** What a side brings without its card: ships and what its powers add. */
export function strength(board: CosmicView, side: Side): number {
  const encounter = board.encounter!;
  const { gate, defenders, defense, planet, zapped } = encounter;
  const stacks = side === 'offense' ? gate : [{ seat: defense!, ships: board.planets[planet!]![defense!]! }, ...defenders];
  const isHuman = (seat: number) => board.seats[seat]!.alien === 'human' && board.seats[seat]!.up && !zapped.includes(seat);
  const mains = side === 'offense' ? encounter.offense : encounter.defense!;
  const own = [mains, ...encounter.allies[side]];
  return stacks.reduce((sum, { seat, ships }) => sum + ships * worthOf(board, seat), 0) + (own.some(isHuman) ? 4 : 0);
}

/** How likely this card wins for its side, and how likely it meets a negotiate, against whatever the other side may have. */
export function chances(board: CosmicView, side: Side, face: Face): { win: number; talk: number } {
  const shown = board.encounter!.selected[otherSide(side)]?.face;
  const pool = shown ? [{ face: shown, count: 1 }] : unseen(board);
  const lead = strength(board, side) - strength(board, otherSide(side));
  let all = 0;
  let win = 0;
  let talk = 0;
  for (const one of pool) {
    all += one.count;
    const mine = face === 'morph' ? one.face : face;
    const theirs = one.face === 'morph' ? mine : one.face;
    if (!isAttack(theirs)) talk += one.count;
    if (!isAttack(mine)) continue;
    if (!isAttack(theirs)) win += one.count;
    else {
      const margin = valueOf(mine) - valueOf(theirs) + lead;
      if (margin > 0 || (margin === 0 && side === 'defense')) win += one.count;
    }
  }
  return { win: win / all, talk: talk / all };
}

/** How likely the offense wins when nothing is known of either card. */
export function offenseOdds(board: CosmicView): number {
  const lead = strength(board, 'offense') - strength(board, 'defense');
  return Math.min(0.95, Math.max(0.05, 0.48 + lead * 0.045));
}

/** Would this seat have one more foreign colony after landing there? */
export const isNewColony = (board: CosmicView, seat: number, planet: string): boolean =>
  homeSeat(planet) !== seat && board.planets[planet]![seat] === 0;

/** Would it win the game by landing there? */
export const wouldWin = (board: CosmicView, seat: number, planet: string): boolean =>
  isNewColony(board, seat, planet) && board.seats[seat]!.foreign >= board.goal - 1;
