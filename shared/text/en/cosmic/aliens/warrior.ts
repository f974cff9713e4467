import type { AlienWords } from '../../../cosmic-entry.ts';

export const warrior: AlienWords<'warrior'> = {
  name: 'Warrior',
  epithet: 'learns from every scar',
  seen: 'A scarred helm, and a pip on the shoulder for every encounter.',
  power: 'Mastery',
  rulings: [
    { ask: 'The power was stopped. Do I still get tokens?', answer: 'Yes. Taking tokens is not a use.' },
    { ask: 'Are tokens spent when they are added?', answer: 'No. You keep all of them.' },
    { ask: 'Do tokens come to an end?', answer: 'No. There is always one more.' },
  ],
  short: 'Every encounter earns you tokens, a defeat most; with an attack you add them all.',
  used: 'Its tokens are added to the total.',
  full: 'When an encounter ends in which you were a main player you take a token for a win or a deal, two for a defeat or a failed deal, and one more each time in a game with four planets; that part cannot be stopped, but your sheet must be face up. When you are a main player and show an attack, your total grows by the number of your tokens, and you keep them. Stopped, nothing is added in this encounter.',
  flare: {
    wild: 'As the defense, when the encounter is over, with an encounter card in hand: you are the offense of an encounter of your own at once, against the player who attacked you, in that player’s home system. No destiny card is drawn; then play goes on where it was.',
    super: 'As an ally whose main player shows an attack: your tokens are added to the total of your side.',
    brief: { wild: 'Strike back at once in an encounter of your own.', super: 'Your tokens count for your side as an ally.' },
  },
  tells: { earned: '{seat} takes {count, plural, one {# token} other {# tokens}} for experience.' },
};
