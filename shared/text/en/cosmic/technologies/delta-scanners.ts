import type { TechnologyWords } from '../../../cosmic-entry.ts';

export const deltaScanners: TechnologyWords<'delta-scanners'> = {
  name: 'Delta Scanners',
  short: 'When anyone regroups: take any card from the discards.',
  full: 'At the start of any encounter, yours or not: look through the discards and take one card of your choice into your hand. Everyone sees which. Then the technology is discarded.',
  uses: { scan: 'Scan the discards: take a card' },
  asks: {
    face: {
      title: 'Which card do you take from the discards?',
      help: 'It comes to your hand, and everyone sees it.',
      fallback: 'the strongest.',
      waiting: '{seats} looks through the discards',
    },
  },
  tells: { found: '{seat} takes {face} from the discards.' },
};
