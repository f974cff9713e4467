import type { AlienWords } from '../../../cosmic-entry.ts';

export const hacker: AlienWords<'hacker'> = {
  name: 'Hacker',
  epithet: 'your cards look nice',
  seen: 'A head in goggles, somebody’s hand of cards mirrored in both lenses',
  power: 'Hack',
  rulings: [
    { ask: 'Do I get more cards this way?', answer: 'No. The number stays the same; you choose who pays and with what.' },
    {
      ask: 'One half of the power was stopped. Does the other still work?',
      answer: 'No. Both halves are one power and are off for this encounter.',
    },
  ],
  short: 'You may take compensation from anyone and choose the cards; you choose those you pay.',
  used: 'Chooses who pays compensation, and which cards, or which cards it pays.',
  full: 'You are a main player. When you collect compensation you may take it from any other player instead, look at that whole hand and choose the cards. When your opponent collects it from you, you may choose the cards you hand over. The number of cards stays the same. Stopped, the usual player pays and chance chooses.',
  flare: {
    wild: 'As a main player, when compensation is due from you: your opponent collects none.',
    super:
      'When you have collected compensation from the player you chose: you may hand them as many of your own cards, or fewer, in return.',
    brief: { wild: 'Your opponent collects no compensation from you.', super: 'Hand back as many of your own cards, or fewer, in return.' },
  },
  uses: { collect: 'Collect from', pay: 'Choose what to pay' },
  asks: {
    back: {
      title: 'Which cards do you give in return?',
      help: '{to} gets {count, plural, one {up to # card} other {up to # cards}} of your choice.',
      fallback: 'none.',
      waiting: '{seats} gives something in return',
      act: '{count, plural, =0 {Give none} one {Give # card} other {Give # cards}}',
    },
    take: {
      title: 'Which card do you take from {from}?',
      help: '{count, plural, one {It is the last one.} other {# to take.}}',
      fallback: 'the best one.',
      waiting: '{seats} chooses compensation',
    },
    give: {
      title: 'Which cards do you pay?',
      help: '{count, plural, one {# card goes} other {# cards go}} to {to}.',
      fallback: 'the worst ones.',
      waiting: '{seats} chooses what to pay',
      act: '{count, plural, one {Pay # card} other {Pay # cards}}',
    },
  },
  tells: { saw: 'You saw the hand of {from}: {faces}.' },
};
