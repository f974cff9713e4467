import type { Ability } from './ability.ts';
import { sides, type Side } from './facts.ts';

/** Main players and allies add a reinforcement to either side's total, as many as they like, until all pass. */
const reinforcement = (value: number): Ability => ({
  id: `reinforcement:${value}`,
  face: `reinforcement:${value}`,
  at: ['reveal.modify'],
  as: 'side',
  ways: (table, seat) => (table.sideOf(seat) === 'offense' ? [...sides] : [...sides].reverse()),
  effect({ encounter }, { seat, picks, face }) {
    encounter.table.push({ seat, side: picks[0] as Side, face: face! });
  },
});

export const reinforcements: readonly Ability[] = [2, 3, 5].map(reinforcement);
