import type { TechnologyWords } from '../../../cosmic-entry.ts';

export const cosmicFieldGenerator: TechnologyWords<'cosmic-field-generator'> = {
  name: 'Cosmic Field Generator',
  short: 'Cancels one use of a power; that power is off until the encounter ends.',
  full: 'Whenever somebody uses a power, yours too: the use is cancelled, and that power does not serve again in this encounter. It counts as a Cosmic Zap but is no artifact: a Card Zap does not stop it. Then the technology is discarded.',
  uses: { damp: 'Damp the power: cancel this use' },
};
