import type { AlienWords } from '../../../cosmic-entry.ts';

export const tripler: AlienWords<'tripler'> = {
  name: 'Tripler',
  epithet: 'small made great',
  seen: 'Three heads on one body and a single crown; two of them look up at it.',
  power: 'Thrice',
  rulings: [
    {
      ask: 'Mirror turns my 01 into 10. What counts?',
      answer: '30. Whatever was declared before the cards were turned up changes the value first.',
    },
    { ask: 'Are reinforcements tripled?', answer: 'No. Only your own encounter card.' },
  ],
  short: 'Your attacks up to 10 count three times their value, higher ones only a third.',
  used: 'The attack counts three times its value up to 10, a third of it above.',
  full: 'You are a main player and show an attack. Up to 10 it counts three times its value; above 10 it counts a third of it, rounded up. Whatever was declared before the cards were turned up changes the value first. Only your own encounter card is changed, no reinforcement. Stopped, the card counts what is printed on it.',
  flare: {
    wild: 'As a main player whose opponent has just shown an attack of 15 or more: before anything else, that card counts a third of its value, rounded up.',
    super: 'When you triple: your attack counts three times its value up to 13, not only up to 10.',
    brief: { wild: 'Your opponent’s high attack counts only a third.', super: 'Attacks up to 13 count three times too.' },
  },
};
