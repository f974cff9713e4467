import type { Technology } from '../abilities/ability.ts';
import { powerKey } from '../table.ts';

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
  abilities: [
    {
      id: 'tech:cosmic-field-generator.damp',
      tech: 'cosmic-field-generator',
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
  ],
};
