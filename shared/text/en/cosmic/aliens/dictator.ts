import type { AlienWords } from '../../../cosmic-entry.ts';

export const dictator: AlienWords<'dictator'> = {
  name: 'Dictator',
  epithet: 'fate takes orders',
  seen: 'Epaulettes wider than the frame, one finger on a card of destiny',
  power: 'Command',
  rulings: [
    {
      ask: 'What happens on my own turn?',
      answer: 'You are the offense, so the remaining destiny cards are shuffled and one is drawn at random.',
    },
    { ask: 'The offense turns down its own colour. Who chooses then?', answer: 'You do, once more.' },
    { ask: 'Only one destiny card is left. Do I have to take it?', answer: 'No. The discarded ones are shuffled in first.' },
  ],
  short: 'When you are not the offense, you choose the destiny card.',
  used: 'It chooses the destiny card.',
  full: 'Whenever a destiny card is to be drawn and you are not the offense, you look through the destiny deck and choose it; it counts as drawn by the offense. If it is the offense’s own colour and is rejected you choose again. With a single card left the discards are shuffled in first. The rest of the deck is shuffled. Stopped, a card is drawn at random.',
  flare: {
    wild: 'When you are not the offense and a destiny card has been turned up: it is discarded, and the offense draws another.',
    super: 'You may choose the destiny card as the offense too.',
    brief: { wild: 'The destiny card is discarded; the offense draws another.', super: 'Choose the destiny card as the offense too.' },
  },
  asks: {
    command: {
      title: 'Whom shall destiny name?',
      help: 'The card you choose counts as drawn by the offense.',
      fallback: 'a card at random.',
      waiting: '{seats} commands destiny',
      words: {
        wild: 'Wild: the offense chooses',
        'most-cards': 'Most cards in hand',
        'most-colonies': 'Most foreign colonies',
        'fewest-in-warp': 'Fewest ships in the warp',
      },
    },
  },
};
