import type { AlienWords } from '../../../cosmic-entry.ts';

export const macron: AlienWords<'macron'> = {
  name: 'Macron',
  epithet: 'a fleet of one',
  seen: 'A giant with one eye holding a single ship',
  power: 'Mass',
  rulings: [
    { ask: 'How many ships do I defend with?', answer: 'All that are on the planet, and each counts 4.' },
    {
      ask: 'The power was stopped before ships were sent. What now?',
      answer: 'You send up to four ordinary ships, worth 1 each, and the power is off for this encounter.',
    },
    { ask: 'Can the double count for rewards and compensation be stopped?', answer: 'No. That part is not a use.' },
  ],
  short: 'You send a single ship, and each of your ships counts as 4.',
  used: 'Sends a single ship, and each ship of Macron counts as 4.',
  full: 'As the offense and as an ally you send exactly one ship. When totals are compared each of your ships in the encounter counts as 4, also when you defend a planet. For compensation and rewards each counts as two; that part cannot be stopped. If the limit is stopped you send up to four common ships and they count as one.',
  flare: {
    wild: 'Your side has shown an attack: 1 is added to its total for each of your ships in the encounter.',
    super: 'When you would send a single ship: you may send up to four, and each still counts as 4.',
    brief: { wild: 'Each of your ships here adds 1 to your side.', super: 'Send up to four ships, each still counting 4.' },
  },
};
