import type { AlienWords } from '../../../cosmic-entry.ts';

export const mutant: AlienWords<'mutant'> = {
  name: 'Mutant',
  epithet: 'room for one more arm',
  seen: 'Mismatched arms with a card in each, the eighth just growing',
  power: 'Regenerate',
  rulings: [
    { ask: 'May I stop before I have eight cards?', answer: 'No. Once begun, you stop at eight or when there is nothing left to take.' },
    { ask: 'Do I choose the source once for all cards?', answer: 'No, anew before each card.' },
  ],
  short: 'As a main player with fewer than 8 cards you may refill your hand, from the deck or from others.',
  used: 'Refills its hand to eight cards, each from the deck or at random from another hand.',
  full: 'You are a main player with fewer than eight cards and nobody has been invited yet: you may fill your hand up to eight. For each single card you choose first where it comes from: the deck, or the hand of any other player, out of which it is taken at random. Once begun, you stop only at eight cards or when there is nothing left to take. Stopped, you draw nothing.',
  flare: {
    wild: 'As a main player who has won or made a deal: take a random card from your opponent and from each of their allies.',
    super: 'When you refill your hand: first you may discard up to three cards.',
    brief: {
      wild: 'Take a random card from your opponent and each of their allies.',
      super: 'Discard up to three cards before you refill your hand.',
    },
  },
  uses: { refill: 'Refill your hand' },
  asks: {
    source: {
      title: 'Where does the next card come from?',
      help: '{cards, plural, one {# card} other {# cards}} to go. From a hand it is taken at random.',
      fallback: 'all from the deck.',
      waiting: '{seats} regenerates',
      words: { deck: 'The deck', rest: 'All the rest from the deck' },
    },
    discard: {
      title: 'Which cards do you discard first?',
      help: 'Up to three; then you refill to eight. An offense that keeps no encounter card ends its turn at once.',
      fallback: 'none.',
      waiting: '{seats} sorts the hand',
      act: '{count, plural, =0 {Keep them all} one {Discard # card} other {Discard # cards}}',
    },
  },
};
