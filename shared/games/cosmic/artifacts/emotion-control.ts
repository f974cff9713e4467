import type { Artifact } from '../ability.ts';
import { sides } from '../facts.ts';
import { fightsWith } from '../totals.ts';

/** After the reveal: every attack turned up counts as a negotiate. In the discard pile it is an attack again. */
export const emotionControl: Artifact = {
  ability: {
    id: 'artifact:emotion-control',
    face: 'artifact:emotion-control',
    at: ['reveal.modify'],
    as: 'any',
    when: ({ encounter }) => sides.some((side) => fightsWith(encounter, side) === 'attack'),
    effect({ encounter }) {
      encounter.calmed = true;
    },
  },
};
