import type { AlienWords } from '../../../cosmic-entry.ts';

export const antiMatter: AlienWords<'anti-matter'> = {
  name: 'Anti-Matter',
  epithet: 'less is more',
  seen: 'A face in negative, dark where it should be light, its scales hung upside down',
  power: 'Negation',
  rulings: [
    { ask: 'Who wins a tie?', answer: 'The defense, as always.' },
    { ask: 'Can a total fall below zero?', answer: 'Yes, and the lower one still wins: –3 beats 2.' },
    { ask: 'What does a Macron ally do to the total?', answer: 'Its ships weigh four each, so each of them takes 4 away.' },
  ],
  short: 'Attack against attack, the lower total wins. Your ships and all allies’ are subtracted.',
  used: 'The lower total wins. Its own ships and those of all allies are subtracted.',
  full: 'You are a main player and both cards are attacks. The lower total wins. Your own ships and the ships of all allies, yours and your opponent’s, are subtracted instead of added; your opponent’s own ships are added as usual, and so is everything else. A total may fall below zero, and a tie still goes to the defense. This happens by itself. Stopped, the totals are the usual ones and the higher one wins.',
  flare: {
    wild: 'As a main player or an ally, when someone else plays a flare for its wild side: it has no effect and goes back to their hand. They cannot play it again in this encounter, but may play another.',
    super:
      'Whatever your role, when someone else plays a flare: it has no effect and goes back to their hand. They cannot play it again in this encounter, but may play another.',
    brief: { wild: 'Stop a flare that another player plays for its wild side.', super: 'Stop any flare that another player plays.' },
  },
};
