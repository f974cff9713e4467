import type { TechnologyWords } from '../../../cosmic-entry.ts';

export const omegaMissile: TechnologyWords<'omega-missile'> = {
  name: 'Omega Missile',
  short: 'When anyone regroups: a planet of your choice leaves the game, its ships go to the warp.',
  full: 'At the start of any encounter, yours or not: choose a planet in any system. It is out of the game; all ships on it go to the warp, and whatever lay beside it is discarded. With too few home colonies its owner loses the power. Then the technology is discarded. It cannot be fired where a planet less would leave somebody too few foreign planets to win.',
  uses: { strike: 'Fire the missile: destroy a planet' },
  asks: {
    planet: {
      title: 'Which planet do you destroy?',
      help: 'It leaves the game, and all ships on it go to the warp.',
      fallback: 'the first of another player’s on which you have no colony.',
      waiting: '{seats} takes aim with the Omega Missile',
      act: 'Destroy this planet',
    },
  },
  tells: { gone: 'Nothing is left of {planet}.' },
  loses: {
    log: '{seat} loses {count, plural, one {# ship} other {# ships}} to the missile.',
    help: 'The missile sends them to the warp.',
  },
};
