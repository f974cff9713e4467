import type { AlienWords } from '../../../cosmic-entry.ts';

export const barbarian: AlienWords<'barbarian'> = {
  name: 'Barbarian',
  epithet: 'yours looks better on me',
  seen: 'A hulk with the brow of a bear, its arms full of other people’s cards',
  power: 'Loot and Pillage',
  rulings: [
    { ask: 'Is a successful deal a win?', answer: 'No. Only an encounter you won as the offense lets you loot; a deal does not.' },
    { ask: 'Can I take cards from the hoard of Miser?', answer: 'No. You loot the hand alone; whatever lies on a sheet stays there.' },
    {
      ask: 'The defense played negotiate. When is compensation taken?',
      answer: 'After the looting, at random from the hand you have by then.',
    },
  ],
  short: 'When you win as the offense you take cards of your choice from the defense; the rest of its hand is discarded.',
  used: 'It takes what it likes from the defense’s hand, and the rest of that hand is discarded.',
  full: 'You are the offense and have won. Before any compensation you look at the defense’s whole hand and take up to one card of your choice for each of your own ships in the encounter; what is left of that hand is discarded. Cards on sheets are out of your reach. A deal is no victory. If the defense is due compensation it takes it afterwards, from your hand as it is then. Stopped, the defense keeps its hand.',
  flare: {
    wild: 'When you get cards as compensation or as rewards for defending: look at all of them first and discard those you do not want. They are not replaced.',
    super:
      'As an ally of the offense, when it has won: you may loot the defense’s hand too, a card for each of your own ships in the encounter.',
    brief: {
      wild: 'Look through compensation or rewards and discard what you do not want.',
      super: 'Loot the defense’s hand: a card for each of your ships here.',
    },
  },
  asks: {
    sift: {
      title: 'Which of these cards do you not want?',
      help: 'They are discarded, and not replaced.',
      fallback: 'you keep them all.',
      waiting: '{seats} looks at the new cards',
      act: '{count, plural, =0 {Keep them all} one {Discard # card} other {Discard # cards}}',
    },
    loot: {
      title: 'What do you loot?',
      help: 'This is the hand of {seat}: up to one card for each of your ships. The rest is discarded.',
      fallback: 'the best ones.',
      waiting: '{seats} loots a hand',
      act: '{count, plural, =0 {Take none} one {Take # card} other {Take # cards}}',
    },
  },
  tells: { saw: 'You see the hand of {from}: {faces}.' },
};
