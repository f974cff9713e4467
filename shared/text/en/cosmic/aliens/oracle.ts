import type { AlienWords } from '../../../cosmic-entry.ts';

export const oracle: AlienWords<'oracle'> = {
  name: 'Oracle',
  epithet: 'has seen your card',
  seen: 'Two eyes closed, a third wide open, a card face up',
  power: 'Foresee',
  rulings: [
    { ask: 'My opponent defends and has no encounter card. What comes first?', answer: 'The new hand, then the card face up.' },
    { ask: 'Can the Sorcerer still switch the cards?', answer: 'Yes, even though one of them lies face up.' },
  ],
  short: 'Your opponent shows a card before you choose yours.',
  used: 'The opponent has to show a card first.',
  full: 'As a main player you choose second: your opponent must lay an encounter card face up first. Stopped, both choose in secret. A Sorcerer may still switch the cards afterwards.',
  flare: {
    wild: 'As a main player, before cards are chosen: both main players’ hands are mixed. You are dealt as many cards as you had, your opponent gets the rest.',
    super:
      'You have seen your opponent’s card and not chosen yours: the encounter ends as if the two of you had made a deal. The card goes back, and so do the ships of the offense and of all allies.',
    brief: { wild: 'Both main players’ hands are mixed and dealt anew.', super: 'The encounter ends as if you had made a deal.' },
  },
  tells: { mixed: 'The hands of {from} and {to} are mixed and dealt anew.' },
};
