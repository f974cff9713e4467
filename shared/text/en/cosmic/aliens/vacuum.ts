import type { AlienWords } from '../../../cosmic-entry.ts';

export const vacuum: AlienWords<'vacuum'> = {
  name: 'Vacuum',
  epithet: 'it never falls alone',
  seen: 'A bell-mouthed creature falls backwards and drags other ships after it.',
  power: 'Catharsis',
  rulings: [
    { ask: 'Do ships removed from the game drag others along?', answer: 'No. Only ships that have gone to the warp do.' },
    { ask: 'Who picks the ships?', answer: 'You say how many of whom; their owners pick which, from their colonies.' },
  ],
  short: 'When your ships go to the warp, as many of other players follow.',
  used: 'Ships of other players follow its own into the warp.',
  full: 'Whenever ships of yours have gone to the warp, you name up to as many ships of other players, in any mix, to follow them. Their owners pick which, from their colonies; ships in the encounter cannot be taken, and ships that are dragged along count for no compensation. Ships of yours that leave the game or are brought home drag nobody. Stopped, nobody follows.',
  flare: {
    wild: 'Once the cards are up, whatever your part: for each main player other than you who shows an attack, take one of your ships out of the warp.',
    super: 'When ships follow yours into the warp: you pick which, not their owners.',
    brief: {
      wild: 'A ship out of the warp for each other main player’s attack.',
      super: 'You pick the ships that follow yours into the warp.',
    },
  },
  asks: {
    pick: {
      title: 'Which ships of {seat} follow?',
      help: 'Pick {count, plural, one {# ship} other {# ships}} from their colonies; ships in the encounter stay.',
      fallback: 'ships of the largest colonies.',
      waiting: '{seats} picks the ships',
      act: '{count, plural, =0 {Choose ships} one {Drag # ship along} other {Drag # ships along}}',
    },
    drag: {
      title: 'Whose ships follow yours?',
      help: 'Up to {count, plural, one {# ship} other {# ships}} in all; their owners pick which.',
      fallback: 'nobody’s.',
      waiting: '{seats} says whose ships follow',
      act: '{count, plural, =0 {Drag none} one {Drag # ship along} other {Drag # ships along}}',
    },
  },
  loses: {
    log: '{seat} is dragged along: {count, plural, one {# ship goes} other {# ships go}} to the warp.',
    help: 'The Vacuum drags them along: they go to the warp.',
  },
};
