import type { Technology } from '../abilities/ability.ts';
import { zap } from '../abilities/zap.ts';

declare module '../abilities/own.ts' {
  interface Own {
    'cosmic-field-generator': { uses: { damp: never } };
  }
}

/** Cancels one use of a power, one's own too; that power is off for the rest of the encounter. It is no artifact: what stops those does not stop this. */
export const cosmicFieldGenerator: Technology = {
  id: 'cosmic-field-generator',
  research: 2,
  kind: 'one-shot',
  abilities: [{ ...zap, id: 'tech:cosmic-field-generator.damp', tech: 'cosmic-field-generator' }],
};
