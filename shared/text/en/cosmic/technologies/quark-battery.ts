import type { TechnologyWords } from '../../../cosmic-entry.ts';

export const quarkBattery: TechnologyWords<'quark-battery'> = {
  name: 'Quark Battery',
  short: 'Stores an encounter card; later, with both cards up, you fight with that instead.',
  full: 'When you complete it, put an encounter card of your hand face down under it. That card is out of your hand: nobody may look at it or take it. Later, as a main player with both cards up, discard your own and fight with the stored one. Then the technology is discarded.',
  uses: { discharge: 'Discharge the battery: fight with the stored card' },
  asks: {
    store: {
      title: 'Which card goes into the battery?',
      help: 'It lies face down under the technology until you fight with it.',
      fallback: 'your lowest attack, else a negotiate.',
      waiting: '{seats} loads the battery',
      act: 'Store this card',
      words: { none: 'Store nothing: no encounter card in hand' },
    },
  },
  tells: {
    stored: '{seat} puts a card into the battery.',
    fired: '{seat} fights with {face} instead.',
  },
};
