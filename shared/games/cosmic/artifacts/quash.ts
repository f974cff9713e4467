import type { Artifact } from '../ability.ts';

/** A deal was just agreed: it is off, and both main players suffer as for a failed one. */
export const quash: Artifact = {
  ability: {
    id: 'artifact:quash',
    face: 'artifact:quash',
    at: ['deal.agreed'],
    as: 'any',
    when: ({ encounter }) => encounter.bargain!.struck !== null,
    aims: (table) => [table.encounter.offense, table.encounter.defense!],
    effect({ encounter }) {
      encounter.bargain!.struck = null;
    },
  },
};
