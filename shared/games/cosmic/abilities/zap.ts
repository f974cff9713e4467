import { powerKey } from '../table.ts';
import type { Ability } from './ability.ts';

/** Cancels one use of a power, one's own too; that power is off for the rest of the encounter. */
export const zap = {
  at: ['on.power-use'],
  as: 'any',
  stops: true,
  aims: (table) => [table.use.seat],
  effect({ facts, encounter }) {
    const answered = facts.uses.at(-2)!;
    answered.stopped = true;
    encounter.zapped.push(powerKey(answered.seat, answered.power!));
  },
} satisfies Partial<Ability>;
