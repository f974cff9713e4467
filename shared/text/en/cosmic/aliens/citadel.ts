import type { AlienWords } from '../../../cosmic-entry.ts';

export const citadel: AlienWords<'citadel'> = {
  name: 'Citadel',
  epithet: 'stone upon stone',
  seen: 'A tower for a head, arrow slits for eyes, cards for battlements',
  power: 'Fortification',
  rulings: [
    {
      ask: 'My power is asleep. What becomes of the citadels?',
      answer: 'They stay where they are but cannot be activated until the power wakes.',
    },
    {
      ask: 'When are activated citadels discarded?',
      answer: 'Only when the defense loses. After a win, a deal or a failed deal they stay.',
    },
    { ask: 'Can placing a citadel be stopped?', answer: 'No, only activating. Stopped, they stay in place.' },
  ],
  short: 'Lay attacks beside planets as citadels; activated, they add to whoever defends there.',
  used: 'The citadels at this planet are added to the defense’s total.',
  full: 'Once in every encounter, as soon as the defense is known, you may lay one attack from your hand face up beside any planet: a citadel. That part cannot be stopped. When both encounter cards lie face down and the gate points at a planet with citadels, you may activate all of them, whatever your role: their values are added to the defense’s total. If the defense then loses they are discarded; in every other case they stay. Citadels are no encounter cards. While your power sleeps they stay but cannot be activated. Stopped, they count for nothing and stay.',
  flare: {
    wild: 'As a main player or an ally, once both attacks are up: add 5 to the defense’s total.',
    super:
      'When you activate citadels: they are subtracted from the defense’s total instead of added. If the defense loses they are discarded as usual.',
    brief: { wild: 'Add 5 to the defense’s total.', super: 'The citadels are subtracted from the defense’s total.' },
  },
  uses: { place: 'Build a citadel', activate: 'Activate the citadels' },
  asks: {
    card: {
      title: 'Which attack becomes a citadel?',
      help: 'It lies face up for all to see and does not come back to your hand.',
      fallback: 'none.',
      waiting: '{seats} builds a citadel',
      words: { none: 'None after all' },
      act: 'Confirm',
    },
    planet: {
      title: '{face}: beside which planet?',
      help: 'Any planet of any system. It helps whoever defends there.',
      fallback: 'your first home planet.',
      waiting: '{seats} builds a citadel',
      act: 'Build it here',
    },
  },
  tells: { placed: '{seat} builds a citadel at {planet}: {face}.' },
};
