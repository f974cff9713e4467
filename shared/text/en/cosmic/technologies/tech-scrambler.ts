import type { TechnologyWords } from '../../../cosmic-entry.ts';

export const techScrambler: TechnologyWords<'tech-scrambler'> = {
  name: 'Tech Scrambler',
  short: 'Secret. Cancels another technology, whoever’s it is, whose number is not above the ships on this.',
  full: 'Secret, with at least one ship on it. Turn it up when a technology is used, or between two phases against one that stays, whoever’s it is: its effect is cancelled and it is discarded. Its research number may not be above the number of ships on this; a technology with X counts as many as lie on it. Then this is discarded too, and its ships go home.',
  uses: { cancel: 'Turn up the scrambler: cancel it', strip: 'Turn up the scrambler against a technology' },
  asks: {
    which: {
      title: 'Which technology do you cancel?',
      help: 'It is discarded.',
      fallback: 'the first of them.',
      waiting: '{seats} chooses a technology to cancel',
    },
  },
};
