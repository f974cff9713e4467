import type { AlienWords } from '../../../cosmic-entry.ts';

export const theVoid: AlienWords<'void'> = {
  name: 'Void',
  epithet: 'and then nothing',
  seen: 'A hood with nothing in it, and ships that turn to dots.',
  power: 'Eradicate',
  rulings: [
    { ask: 'Can Zombie, Observer or Spiff save the ships?', answer: 'No. Void comes before them all. Healer can bring the ships back.' },
    { ask: 'Is there compensation for removed ships?', answer: 'No.' },
    { ask: 'A deal of mine failed. Are ships removed?', answer: 'No. A failed deal is no win; the ships go to the warp.' },
  ],
  short: 'Ships you beat as a main player leave the game instead of going to the warp.',
  used: 'The beaten ships leave the game for good.',
  full: 'You are a main player and win: the ships of the losing side are removed from the game instead of going to the warp, before any other power can keep them from it. They never return, and count for no compensation. Nobody is left with fewer ships in the game than the foreign colonies needed to win; ships beyond that go to the warp. Stopped, all of them go to the warp.',
  flare: {
    wild: 'Someone plays an artifact: give up one of your ships, not one in the encounter. It goes to the warp, and the artifact is discarded without effect.',
    super: 'As an ally of the side that has won: you may remove the ships of the losing side from the game, as if you were a main player.',
    brief: {
      wild: 'Give up a ship: an artifact being played does nothing.',
      super: 'Remove the losers’ ships from the game as an ally too.',
    },
  },
  loses: {
    log: '{seat} gives up {count, plural, one {# ship} other {# ships}} to the warp for silence.',
    help: 'The price of the cancelled artifact: it goes to the warp. Ships in the encounter stay.',
  },
};
