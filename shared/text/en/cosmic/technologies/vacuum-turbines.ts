import type { TechnologyWords } from '../../../cosmic-entry.ts';

export const vacuumTurbines: TechnologyWords<'vacuum-turbines'> = {
  name: 'Vacuum Turbines',
  short: 'When anyone regroups: draw four cards, keep those you like.',
  full: 'At the start of any encounter, yours or not: draw four cards from the deck. Keep as many of them as you like and discard the rest. Then the technology is discarded.',
  uses: { draw: 'Start the turbines: draw four cards' },
  asks: {
    keep: {
      title: 'Which of these cards do you keep?',
      help: 'The others go to the discards.',
      fallback: 'all of them.',
      waiting: '{seats} looks at four cards',
      act: '{count, plural, =0 {Keep none} one {Keep # card} other {Keep # cards}}',
    },
  },
};
