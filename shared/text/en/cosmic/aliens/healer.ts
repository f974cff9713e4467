import type { AlienWords } from '../../../cosmic-entry.ts';

export const healer: AlienWords<'healer'> = {
  name: 'Healer',
  epithet: 'there, there, one card',
  seen: 'A broad bird tucking cracked ships under its wings',
  power: 'Heal',
  rulings: [
    { ask: 'May I heal only some of the ships?', answer: 'No. All ships of that loss return, or none.' },
    { ask: 'Does healing take compensation away?', answer: 'No. The loss has happened, and what is due for it stays due.' },
    { ask: 'Can ships removed by Void be healed?', answer: 'Yes. Ships saved by Zombie or Observer were never lost, so those cannot.' },
  ],
  short: 'When others lose ships you may give them back and draw a card for each player.',
  used: 'Gives ships just lost back to their owners and draws a card for each of them.',
  full: 'Other players have just lost ships to the warp or out of the game: you may give each of those you choose all the ships of that loss back. They return to colonies of their owner’s choice, nobody can refuse, and you draw one card for each player you heal. Whoever has no colony left cannot be healed; ships that another power has saved were never lost. Compensation and all else that came of the loss stays. Stopped, the ships stay lost and you draw nothing.',
  flare: {
    wild: 'Somebody plays a Cosmic Zap on your power: it is discarded and does nothing.',
    super: 'When you heal: you draw a card for each ship, not for each player.',
    brief: { wild: 'A Cosmic Zap on your power does nothing.', super: 'Draw a card for each ship you heal.' },
  },
  uses: { heal: 'Heal' },
  asks: {
    whom: {
      title: 'Whom do you heal?',
      help: 'Each of them gets all ships of this loss back. You draw a card for each player.',
      fallback: 'all of them.',
      waiting: '{seats} chooses whom to heal',
      act: '{count, plural, one {Heal # player} other {Heal # players}}',
    },
  },
  options: {
    healer_alone: {
      title: 'Masochist and Healer',
      choices: { no: { label: 'May meet', help: 'as the box has it' }, yes: { label: 'Never together', help: 'one of the two at most' } },
      refused: 'The two may meet or not.',
    },
  },
};
