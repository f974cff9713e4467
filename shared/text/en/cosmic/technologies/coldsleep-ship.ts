import type { TechnologyWords } from '../../../cosmic-entry.ts';

export const coldsleepShip: TechnologyWords<'coldsleep-ship'> = {
  name: 'Coldsleep Ship',
  short: 'When anyone regroups: up to four of your ships found a foreign colony of your choice.',
  full: 'At the start of any encounter, yours or not: up to four ships from your colonies settle on any planet of another player’s home system on which you have no colony. If you complete it and have no colony left, you may use it at once with all the ships that worked on it. Then the technology is discarded.',
  uses: { land: 'Wake the sleepers: found a foreign colony' },
  asks: {
    planet: {
      title: 'Where do the sleepers land?',
      help: 'On a planet of another system on which you have no colony.',
      fallback: 'the first of them.',
      waiting: '{seats} chooses where the sleepers land',
      act: 'Land here',
    },
    ships: {
      title: 'Which ships settle on {planet}?',
      help: 'One to four from your colonies.',
      fallback: 'two that leave no colony empty.',
      waiting: '{seats} wakes the sleepers',
      act: '{count, plural, one {Settle with # ship} other {Settle with # ships}}',
    },
    wake: {
      title: 'Wake the sleepers now?',
      help: 'You have no colony: all ships on the technology can found one. Otherwise they go to the warp.',
      fallback: 'yes.',
      waiting: '{seats} decides whether the sleepers wake',
      words: { yes: 'Found a colony now', no: 'Let them go to the warp' },
    },
  },
};
