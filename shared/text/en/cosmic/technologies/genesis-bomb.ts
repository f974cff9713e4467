import type { TechnologyWords } from '../../../cosmic-entry.ts';

export const genesisBomb: TechnologyWords<'genesis-bomb'> = {
  name: 'Genesis Bomb',
  short: 'Secret, with four ships. When anyone regroups: a new home planet for you, which those ships may settle.',
  full: 'Secret, with at least four ships on it. At the start of any encounter, yours or not: turn it up and put the Genesis planet into your home system. It is a home planet of yours in every way. As many of the ships at work as you like settle on it at once, the others go home. If it is in the game already it comes to your system with all that is on it. Then the technology is discarded.',
  uses: { create: 'Turn up the bomb: create a planet' },
  asks: {
    settle: {
      title: 'How many ships settle on the new planet?',
      help: 'Those that worked on the bomb; the others go home.',
      fallback: 'all of them.',
      waiting: '{seats} settles the Genesis planet',
      act: '{count, plural, =0 {Settle none} one {Settle with # ship} other {Settle with # ships}}',
    },
  },
  tells: { born: 'The home system of {seat} has a new planet: {planet}.', moved: '{planet} now belongs to the home system of {seat}.' },
  piece: { planet: 'the Genesis planet' },
};
