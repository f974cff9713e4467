import type { Artifact } from '../abilities/ability.ts';
import { zap } from '../abilities/zap.ts';

/** Cancels one use of a power, one's own too; that power is off for the rest of the encounter. */
export const cosmicZap: Artifact = {
  ability: { ...zap, id: 'artifact:cosmic-zap', face: 'artifact:cosmic-zap' },
};
