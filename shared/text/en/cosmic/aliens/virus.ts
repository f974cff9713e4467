import type { AlienWords } from '../../../cosmic-entry.ts';

export const virus: AlienWords<'virus'> = {
  name: 'Virus',
  epithet: 'it grows on you',
  seen: 'A faceted capsule with a cross for a mouth, small copies budding from it.',
  power: 'Multiply',
  rulings: [
    {
      ask: 'My planet is empty. What does my attack count?',
      answer: 'Nothing: the product is 0. Allies and everything else are still added.',
    },
    { ask: 'Are ships of allies multiplied?', answer: 'No. They are added as usual.' },
  ],
  short: 'As a main player your attack is multiplied by your own ships instead of added to them.',
  full: 'You are a main player and show an attack: its value times your own ships in the encounter counts instead of their sum. Ships of allies and everything else are added as usual. With no ship of your own on the planet the product is nothing. Stopped, card and ships are added.',
  flare: {
    wild: 'As a main player, after the reveal: your own ships times the ships allied with you count instead of their sum.',
    super: 'When you multiply: your card is multiplied by all the ships on your side, not just your own.',
    brief: { wild: 'Your ships times your allies’ ships count, not their sum.', super: 'Multiply by all the ships on your side.' },
  },
};
