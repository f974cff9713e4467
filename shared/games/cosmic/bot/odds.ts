import type { Ability } from '../abilities/ability.ts';
import { isAttack, type Face } from '../cards/cards.ts';
import { homeIn, otherSide, type Lasting, type Side } from '../facts.ts';
import { sideOf } from '../totals/forces.ts';
import type { CosmicView } from '../view.ts';
import type { Sight } from './sight.ts';

/** What a player can work out from what it sees. */

/** The two cards, by side. */
const lay = (side: Side, mine: Face, theirs: Face): Record<Side, Face> =>
  side === 'offense' ? { offense: mine, defense: theirs } : { offense: theirs, defense: mine };

/** How likely this card wins for its side, and how likely it meets a negotiate, against whatever the other side may have; if need be, with more that holds. */
export function chances(board: Sight, side: Side, face: Face, held?: readonly Lasting[]): { win: number; talk: number } {
  const other = otherSide(side);
  const shown = board.encounter!.selected[other]?.face;
  const pool = shown ? [{ face: shown, count: 1 }] : board.unseen;
  const foretold = board.foretell(held);
  let all = 0;
  let win = 0;
  let talk = 0;
  for (const one of pool) {
    const { cards, outcome } = foretold(lay(side, face, one.face));
    all += one.count;
    if (!isAttack(cards[other])) talk += one.count;
    if (outcome.winner === side) win += one.count;
  }
  return { win: win / all, talk: talk / all };
}

/** What would hold if this were used now. */
export const asIf = ({ id, at }: Ability, seat: number, picks: string[] = []): Lasting[] => [
  { ability: id, seat, picks, at: at[0] ?? null },
];

/** How much likelier a card wins with something more that holds. */
export const gainBy = (board: Sight, side: Side, face: Face, held: readonly Lasting[]): number =>
  chances(board, side, face, held).win - chances(board, side, face).win;

/** Does this card win for its side against that one, as far as anyone can know? */
export const beats = (board: Sight, side: Side, mine: Face, theirs: Face): boolean =>
  board.foretell()(lay(side, mine, theirs)).outcome.winner === side;

/** What is laid as often as not beats it, or does not. */
const USUAL: Face = 'attack:8';

/** By how much this card of a side would be ahead of a usual one. */
export function leadWith(board: Sight, side: Side, face: Face = USUAL): number {
  const { lead } = board.foretell()(lay(side, face, USUAL));
  return side === 'offense' ? lead : -lead;
}

/** How likely the offense wins when nothing is known of either card. */
export function offenseOdds(board: Sight): number {
  const lead = leadWith(board, 'offense') * (isLowGood(board) ? -1 : 1);
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
