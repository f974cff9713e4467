import type { TechnologyWords } from '../../../cosmic-entry.ts';

export const enigmaDevice: TechnologyWords<'enigma-device'> = {
  name: 'Enigma Device',
  short: 'When anyone regroups: after you discard what you like, every hand is brought to eight cards.',
  full: 'At the start of any encounter, yours or not: first discard as many of your cards as you like. Then, from you clockwise, everyone draws from the deck or discards at random until the hand counts eight. Then the technology is discarded.',
  uses: { level: 'Start the device: every hand comes to eight cards' },
  asks: {
    discard: {
      title: 'Which of your cards do you discard first?',
      help: 'Then every hand, yours too, is brought to eight cards.',
      fallback: 'none.',
      waiting: '{seats} sorts out cards for the Enigma Device',
      act: '{count, plural, =0 {Discard none} one {Discard # card} other {Discard # cards}}',
    },
  },
};
