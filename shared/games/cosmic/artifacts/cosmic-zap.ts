import type { Artifact } from '../abilities/ability.ts';
import { powerKey } from '../table.ts';

/** Cancels one use of a power, one's own too; that power is off for the rest of the encounter. */
export const cosmicZap: Artifact = {
  ability: {
    id: 'artifact:cosmic-zap',
    face: 'artifact:cosmic-zap',
    at: ['on.power-use'],
    as: 'any',
    stops: true,
    aims: (table) => [table.use.seat],
    effect({ facts, encounter }) {
      const answered = facts.uses.at(-2)!;
      answered.stopped = true;
      encounter.zapped.push(powerKey(answered.seat, answered.power!));
    },
  },
};
