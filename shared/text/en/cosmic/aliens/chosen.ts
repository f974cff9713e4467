import type { AlienWords } from '../../../cosmic-entry.ts';

export const chosen: AlienWords<'chosen'> = {
  name: 'Chosen',
  epithet: 'somebody up there listens',
  seen: 'A face turned up in a shaft of light, three cards falling towards it',
  power: 'Divine Intervention',
  rulings: [
    {
      ask: 'What happens when my new card is a negotiate?',
      answer: 'The cards are compared anew: attack against negotiate, or a deal, whatever lies there now.',
    },
    { ask: 'May I keep what I drew and did not use?', answer: 'No. All that was drawn and not taken is discarded.' },
    { ask: 'Must I change my card once I have drawn?', answer: 'No. You may take none of them.' },
  ],
  short: 'As a main player, once the cards are up, you may draw three and fight with one of them, or add it to your attack.',
  used: 'It draws three cards and may fight with one of them, or add it to its attack.',
  full: 'You are a main player and the cards are up. Once in the encounter you may draw three cards. One encounter card among them may take the place of yours, which is discarded; if it and your card are both attacks you may add it to yours instead. The other cards drawn are discarded, and you may take none. After a replacement the two cards are compared anew; a morph copies your opponent’s card. An attack that was added is discarded with the others in the end. Stopped, nothing is drawn.',
  flare: {
    wild: 'As a main player, before cards are chosen: draw a card from the deck.',
    super:
      'When you draw your three cards: those that are no encounter cards need not be discarded. Once you have seen them, keep any of them in your hand.',
    brief: { wild: 'Draw a card.', super: 'Keep any of your three cards that are no encounter cards.' },
  },
  uses: { pray: 'Draw three cards' },
  asks: {
    keep: {
      title: 'Which of the other cards do you keep?',
      help: 'None of them is an encounter card. What you do not keep is discarded.',
      fallback: 'all of them.',
      waiting: '{seats} decides what to keep',
      act: '{count, plural, =0 {Keep none} one {Keep # card} other {Keep # cards}}',
    },
    take: {
      title: 'Which of these cards do you take?',
      help: 'One encounter card, or none. The others are discarded.',
      fallback: 'none.',
      waiting: '{seats} looks at three cards',
      words: { none: 'None of them' },
      act: 'Confirm',
    },
    how: {
      title: '{face}: in place of your card, or on top of it?',
      help: 'A card that is replaced is discarded. Added, both attacks count.',
      fallback: 'it is added.',
      waiting: '{seats} decides on a card',
      words: { replace: 'Replace mine', add: 'Add it to mine' },
    },
  },
  tells: { replaced: '{seat} now fights with {face}.', added: '{seat} adds {face}.' },
};
