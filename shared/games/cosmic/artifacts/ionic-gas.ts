import type { Artifact } from '../ability.ts';
import { compensated } from '../totals.ts';

/** When the winner is known: nobody gets compensation or rewards in this encounter. */
export const ionicGas: Artifact = {
  ability: {
    id: 'artifact:ionic-gas',
    face: 'artifact:ionic-gas',
    at: ['resolve.result'],
    as: 'any',
    when: ({ encounter }) =>
      !encounter.spoiled &&
      (compensated(encounter) !== null || (encounter.outcome!.winner === 'defense' && encounter.defenders.length > 0)),
    effect({ encounter }) {
      encounter.spoiled = true;
    },
  },
};
