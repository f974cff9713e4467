import type { AlienWords } from '../../../cosmic-entry.ts';

export const warpish: AlienWords<'warpish'> = {
  name: 'Warpish',
  epithet: 'the lost sing along',
  seen: 'A choir of pale faces rising out of a spiral.',
  power: 'Necromancy',
  rulings: [
    {
      ask: 'When are the ships in the warp counted?',
      answer: 'When totals are compared, so whoever enters or leaves the warp during the reveal changes them.',
    },
    { ask: 'I showed negotiate. Is there a bonus?', answer: 'No. Your card has to be an attack.' },
  ],
  short: 'With an attack you add 1 for every ship in the warp, whosever it is.',
  used: 'Every ship in the warp adds 1 to the total.',
  full: 'You are a main player and show an attack: your total grows by 1 for each ship in the warp, yours and everyone else’s. They are counted when totals are compared, so ships that enter or leave the warp during the reveal change it. Stopped, nothing is added.',
  flare: {
    wild: 'As a main player, when both cards are attacks: your total grows by 1 for each ship of your own in the warp.',
    super: 'As a main player, when both cards are attacks: your opponent’s total falls by 1 for each ship your opponent has in the warp.',
    brief: {
      wild: 'Your total grows by 1 for each of your ships in the warp.',
      super: 'Your opponent’s total falls by 1 for each of theirs in the warp.',
    },
  },
};
