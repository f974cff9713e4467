import type { AlienWords } from '../../../cosmic-entry.ts';

export const mirror: AlienWords<'mirror'> = {
  name: 'Mirror',
  epithet: 'right is left is right',
  seen: 'A face folded along its middle, right and left exchanged',
  power: 'Reversal',
  rulings: [
    { ask: 'Are reinforcements and citadels reversed as well?', answer: 'No. Only the two encounter cards.' },
    { ask: 'What happens to the morph?', answer: 'It copies the printed card first, then both are reversed.' },
    { ask: 'What becomes of a single digit?', answer: 'It is read with a zero before it: 08 turns into 80, and 20 into 02.' },
  ],
  short: 'With both cards down, you may turn the digits of all attacks round: 08 becomes 80.',
  used: 'The two digits of each attack change places: 08 becomes 80, 20 becomes 02.',
  full: 'As a main player, after both encounter cards lie face down and before they are turned up, you may declare a reversal: the two digits of each attack change places, so 08 becomes 80, 15 becomes 51 and 20 becomes 02. It holds for both cards, whatever they turn out to be. A morph first copies the other card, then both are reversed. Reinforcements and everything else that is added keep their numbers. Stopped, the values stay.',
  flare: {
    wild: 'As a main player, once the cards are up: your card becomes a copy of your opponent’s printed one.',
    super: 'When you declare a reversal: it holds for your card alone, or for your opponent’s alone.',
    brief: { wild: 'Your card becomes a copy of your opponent’s.', super: 'The reversal holds for one of the two cards alone.' },
  },
  uses: { reverse: 'Turn the digits round' },
  asks: {
    which: {
      title: 'Which card do you reverse?',
      help: 'Only one of the two is turned round.',
      fallback: 'your own.',
      waiting: '{seats} chooses what to reverse',
      words: { mine: 'Only mine', theirs: 'Only my opponent’s' },
    },
  },
};
