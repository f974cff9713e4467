import type { TechnologyWords } from '../../../cosmic-entry.ts';

export const lunarCannon: TechnologyWords<'lunar-cannon'> = {
  name: 'Lunar Cannon',
  short: 'Stands between two planets: in an encounter at either of them it can add ten to your side.',
  full: 'When you complete it, put the cannon between two of your home planets. In an encounter at either of them you may, as a main player or an ally, give your side ten. Whenever a wild destiny card is drawn you may move it to any other gap of any system. The technology stays.',
  uses: { fire: 'Fire the cannon: ten for your side', shift: 'Move the cannon' },
  asks: {
    place: {
      title: 'Where do you put the cannon?',
      help: 'Between two of your home planets; it serves at both.',
      fallback: 'behind the first.',
      waiting: '{seats} puts up the Lunar Cannon',
    },
    gap: {
      title: 'Where do you move the cannon?',
      help: 'To any other gap between two planets of one system; it serves at both.',
      fallback: 'the first of them.',
      waiting: '{seats} moves the Lunar Cannon',
    },
  },
  tells: { placed: '{seat} puts the Lunar Cannon behind {planet}.' },
};
