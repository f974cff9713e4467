import type { AlienWords } from '../../../cosmic-entry.ts';

export const human: AlienWords<'human'> = {
  name: 'Human',
  epithet: 'one of us',
  seen: 'A plain face in a bubble helmet, four stripes on the chest',
  power: 'Humanity',
  rulings: [
    {
      ask: 'Is the power used when there is a negotiate on the table?',
      answer: 'Yes, at every reveal you take part in, so it can be stopped there too, and then your side wins.',
    },
    { ask: 'Loser has declared an upset. What does the automatic win do?', answer: 'It is turned round like any other: your side loses.' },
  ],
  short: 'You add 4 to your side. If somebody stops that, your side wins.',
  used: 'Adds 4 to that side. Whoever stops it hands that side the victory.',
  full: 'In every reveal in which you are a main player or an ally, 4 is added to the total of your side; this happens by itself, whatever cards were turned up. Whoever stops it hands your side the victory, whatever the totals. Two negotiates then make no deal either.',
  flare: {
    wild: 'As a main player, but not against the Human: your card counts as an attack 42. Then this flare goes to the Human; if nobody plays that alien, it is discarded.',
    super: 'When you add 4: you add 8 instead, or you discard this flare to stop your own power, and your side wins.',
    brief: { wild: 'Your card counts as an attack 42.', super: 'Add 8 instead of 4, or discard this and win.' },
  },
  asks: {
    more: {
      title: 'Eight, or stop yourself?',
      help: 'Add 8 instead of 4, or discard the flare and stop your own power: then your side wins.',
      fallback: 'you add 8.',
      waiting: '{seats} decides what Humanity does',
      words: { eight: 'Add 8', zap: 'Stop my own power' },
    },
  },
};
