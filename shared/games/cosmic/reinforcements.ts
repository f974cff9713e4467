import type { Ability } from './ability.ts';
import { sides, type Side } from './facts.ts';
import { fightsWith } from './totals.ts';

/** While totals are compared, main players and allies add reinforcements to either side's, as many as they like, until all pass. */
const reinforcement = (value: number): Ability => ({
  id: `reinforcement:${value}`,
  face: `reinforcement:${value}`,
  at: ['reveal.modify'],
  as: 'side',
  when: ({ encounter }) => sides.every((side) => fightsWith(encounter, side) === 'attack'),
  ways: (table, seat) => (table.sideOf(seat) === 'offense' ? [...sides] : [...sides].reverse()),
  effect({ encounter }, { seat, picks, face }) {
    encounter.table.push({ seat, side: picks[0] as Side, face: face! });
  },
});

export const reinforcements: readonly Ability[] = [2, 3, 5].map(reinforcement);
