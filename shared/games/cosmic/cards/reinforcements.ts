import type { Ability } from '../abilities/ability.ts';
import { isLowGood, leadOf } from '../bot/odds.ts';
import { otherSide, sides, type Side } from '../facts.ts';
import { sideOf } from '../totals/forces.ts';
import { isFought } from '../totals/totals.ts';
import type { CosmicView } from '../view.ts';
import { valueOf } from './cards.ts';

/** While totals are compared, main players and allies add reinforcements to either side's, as many as they like, until all pass. */
const reinforcement = (value: number): Ability => ({
  id: `reinforcement:${value}`,
  face: `reinforcement:${value}`,
  at: ['reveal.modify'],
  as: 'side',
  when: isFought,
  // the smallest that turns defeat into victory, or the largest of several that do together
  hint(board, seat, way) {
    const lacking = lackingOf(board, seat);
    if (lacking <= 0 || way !== sideToAdd(board, seat)) return 0;
    if (value >= lacking) return 100 - value;
    return reach(board) >= lacking ? value : 0;
  },
  // it would turn victory into defeat
  threat(board, seat, { picks: [side] }) {
    const spare = -lackingOf(board, seat);
    return side !== sideToAdd(board, seat) && spare >= 0 && value > spare ? 1 : 0;
  },
  ways: (table, seat) => (table.sideOf(seat) === 'offense' ? [...sides] : [...sides].reverse()),
  effect({ encounter }, { seat, picks, face }) {
    encounter.table.push({ seat, side: picks[0] as Side, face: face! });
  },
});

/** What the side of this seat needs to win; a tie goes to the defense. */
export function lackingOf(board: CosmicView, seat: number): number {
  const lead = leadOf(board, seat);
  return lead === null ? 0 : -lead + (sideOf(board.encounter!, seat) === 'offense' ? 1 : 0);
}

/** The side whose total it is good for this seat to raise. */
export function sideToAdd(board: CosmicView, seat: number): Side | null {
  const own = sideOf(board.encounter!, seat);
  return own && isLowGood(board) ? otherSide(own) : own;
}

const reach = ({ hand = [] }: CosmicView): number =>
  hand.reduce((sum, { face }) => sum + (face.startsWith('reinforcement:') ? valueOf(face) : 0), 0);

export const reinforcements: readonly Ability[] = [2, 3, 5].map(reinforcement);
