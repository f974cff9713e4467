import { counts, isAttack, isEncounterCard, valueOf, type Face } from '../cards/cards.ts';
import { homeIn, otherSide, type Side } from '../facts.ts';
import { sideOf } from '../totals/forces.ts';
import { soFar } from '../totals/lines.ts';
import type { CosmicView } from '../view.ts';

/** What a player can work out from what it sees. */

/** Encounter cards the viewer can't see, each as likely as any other to be the opponent's. */
export function unseen(board: CosmicView): { face: Face; count: number }[] {
  const seen = [...board.discard, ...(board.hand ?? []).map(({ face }) => face)];
  return Object.keys(counts)
    .filter(isEncounterCard)
    .map((face) => ({ face, count: Math.max(0, counts[face]! - seen.filter((one) => one === face).length) }))
    .filter(({ count }) => count > 0);
}

/** What a side brings without its card: ships and what its powers add. */
export const strength = (board: CosmicView, side: Side): number => soFar(board.encounter!, side);

type Values = (mine: number, theirs: number) => [mine: number, theirs: number];

/** How likely this card wins for its side, and how likely it meets a negotiate, against whatever the other side may have; if need be, with other values. */
export function chances(board: CosmicView, side: Side, face: Face, values: Values = (...both) => both): { win: number; talk: number } {
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
    if (isAttack(mine) || isAttack(theirs)) {
      const isWon = beats(board, side, [mine, theirs], lead, values);
      if (isWon !== (board.encounter!.verdict?.inverted ?? false)) win += one.count;
    }
  }
  return { win: win / all, talk: talk / all };
}

/** Would it win by these cards, if winner and loser did not change places? */
function beats({ encounter }: CosmicView, side: Side, [mine, theirs]: [Face, Face], lead: number, values: Values): boolean {
  if (!isAttack(mine) || !isAttack(theirs)) return isAttack(mine);
  const [own, other] = values(valueOf(mine), valueOf(theirs));
  const margin = (own - other + lead) * (encounter!.verdict?.lower ? -1 : 1);
  return margin > 0 || (margin === 0 && side === 'defense');
}

/** How likely the offense wins when nothing is known of either card. */
export function offenseOdds(board: CosmicView): number {
  const lead = (strength(board, 'offense') - strength(board, 'defense')) * (isLowGood(board) ? -1 : 1);
  return Math.min(0.95, Math.max(0.05, 0.48 + lead * 0.045));
}

/** The one ahead of all others, oneself not counted. */
export function leaderBut(board: CosmicView, seat: number): number {
  const others = board.seats.map((_, other) => other).filter((other) => other !== seat);
  return others.reduce((best, other) => (board.seats[other]!.foreign > board.seats[best]!.foreign ? other : best));
}

/** Ships that allies have brought to a side. */
export function alliedShips({ encounter }: CosmicView, side: Side): number {
  const stacks = side === 'offense' ? encounter!.gate : encounter!.defenders;
  return stacks.filter(({ seat }) => encounter!.allies[side].includes(seat)).reduce((sum, { ships }) => sum + ships, 0);
}

export const isMainPlayer = ({ encounter }: CosmicView, seat: number): boolean =>
  seat === encounter!.offense || seat === encounter!.defense;

/** Is it good to have the lower total? */
export const isLowGood = ({ encounter }: CosmicView): boolean =>
  (encounter!.verdict?.lower ?? false) !== (encounter!.verdict?.inverted ?? false);

/** By how much the side of this seat is ahead, once totals count. */
export function leadOf(board: CosmicView, seat: number): number | null {
  const { totals } = board.encounter!;
  const side = sideOf(board.encounter!, seat);
  if (!totals || !side) return null;
  const lead = totals[0]! - totals[1]!;
  return (side === 'offense') === isLowGood(board) ? -lead : lead;
}

/** Is a main player on the other side hit by this use? */
export const hurtsMain = (board: CosmicView, seat: number, use: { seat: number }): boolean =>
  isMainPlayer(board, seat) && sideOf(board.encounter!, use.seat) !== sideOf(board.encounter!, seat);

/** The own card in front of a main player. */
export const ownCard = ({ encounter }: CosmicView, seat: number): Face | undefined =>
  encounter!.selected[seat === encounter!.offense ? 'offense' : 'defense']?.face;

/** Would this seat have one more foreign colony after landing there? */
export const isNewColony = (board: CosmicView, seat: number, planet: string): boolean =>
  homeIn(board.homes, planet) !== seat && board.planets[planet]![seat] === 0;

/** Would it win the game by landing there? */
export const wouldWin = (board: CosmicView, seat: number, planet: string): boolean =>
  isNewColony(board, seat, planet) && board.seats[seat]!.foreign >= board.goal - 1;
