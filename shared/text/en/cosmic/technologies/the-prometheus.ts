import type { TechnologyWords } from '../../../cosmic-entry.ts';

export const thePrometheus: TechnologyWords<'the-prometheus'> = {
  name: 'The Prometheus',
  short: 'A ship of yours that counts three more for your side.',
  full: 'When you complete it, put the Prometheus on one of your colonies. It is one of your ships in every way: it can be sent, lost and brought back. While it is in an encounter it adds three more to your side’s total. If the technology is cancelled the ship leaves the game.',
  asks: {
    colony: {
      title: 'Where does the Prometheus land?',
      help: 'It is one of your ships from now on.',
      fallback: 'your home colony with the fewest ships.',
      waiting: '{seats} launches the Prometheus',
      act: 'Land here',
    },
  },
  tells: { launched: '{seat} brings the Prometheus to {planet}.' },
  piece: { ship: 'the Prometheus' },
};
