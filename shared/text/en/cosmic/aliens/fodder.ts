import type { AlienWords } from '../../../cosmic-entry.ts';

export const fodder: AlienWords<'fodder'> = {
  name: 'Fodder',
  epithet: 'there are more of us',
  seen: 'A herd of small horned heads pushing between two big ones',
  power: 'Overwhelm',
  rulings: [
    {
      ask: 'Which attacks may I add?',
      answer: 'Those higher than your card and lower than your opponent’s, as both stand at that moment.',
    },
    { ask: 'My card is the higher one. Is the power of use?', answer: 'No. There is nothing in between to add.' },
  ],
  short: 'As a main player you may add attacks from your hand that lie between the two cards.',
  used: 'Adds attacks from the hand that lie between the two cards.',
  full: 'You are a main player, both cards are attacks, and yours is the lower: you may add any number of attacks from your hand whose values lie strictly between your card and the other. They count for your side and are discarded at the end with the rest. What the two cards count at that moment decides. Stopped, your cards stay in your hand.',
  flare: {
    wild: 'When you were invited and are with neither side, and the cards are up: join a side that invited you, with one ship.',
    super:
      'When you overwhelm: add any attacks lower than your opponent’s card, not only those above your own. You may do so even if nothing lies between the two cards.',
    brief: { wild: 'Join a side that invited you, with one ship.', super: 'Add any attacks that are lower than your opponent’s card.' },
  },
  uses: { overwhelm: 'Add attacks from your hand' },
  asks: {
    add: {
      title: 'Which attacks do you add?',
      help: 'All that fit are on offer. Their values count for your side.',
      fallback: 'none.',
      waiting: '{seats} adds attacks',
      act: '{count, plural, =0 {None} one {Add # attack} other {Add # attacks}}',
    },
  },
  tells: { added: '{seat} adds {faces}.' },
};
