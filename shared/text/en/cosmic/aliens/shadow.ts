import type { AlienWords } from '../../../cosmic-entry.ts';

export const shadow: AlienWords<'shadow'> = {
  name: 'Shadow',
  epithet: 'where your light ends',
  seen: 'Only the shape somebody casts, a ship snuffed between two fingers',
  power: 'Execute',
  rulings: [
    {
      ask: 'The offense draws its own colour. Is there an execution?',
      answer: 'Yes, of a ship of the offense. “Another player” is anyone but you.',
    },
    { ask: 'The card is drawn again. Does it count twice?', answer: 'Yes. Every card that is turned up counts.' },
  ],
  short: 'When destiny names another player, you send one of their ships to the warp.',
  used: 'A ship of the player named by destiny goes to the warp.',
  full: 'Whenever a destiny card names another player, by colour or as a special card, a ship of that player goes to the warp, on whatever colony you pick; this happens by itself, the offense drawing its own colour not excepted, and for every card, also one that is drawn again. When the card is wild you may do so to any other player, whomever the offense chooses to meet. Stopped, no ship is lost.',
  flare: {
    wild: 'As the defense, beaten by an attack: give up a ship outside the encounter, and the whole winning side goes to the warp too. Nobody lands.',
    super: 'When you send a ship to the warp in your own turn: one of yours leaves the warp and takes its place.',
    brief: {
      wild: 'Give up a ship: the winning side goes to the warp too.',
      super: 'A ship of yours in the warp takes the place of the one you sent.',
    },
  },
  uses: { prey: 'Send a ship to the warp' },
  asks: {
    ship: {
      title: 'Which ship of {seat} goes to the warp?',
      help: 'One ship. A colony with a single ship is gone with it.',
      fallback: 'one of the largest colony.',
      waiting: '{seats} picks a ship',
      act: 'Send it to the warp',
    },
  },
  loses: {
    log: '{seat} loses {count, plural, one {# ship} other {# ships}} to the Shadow: {places}.',
    help: 'The Shadow sends them to the warp.',
  },
  options: {
    shadow_replace: {
      title: 'The super flare of the Shadow',
      choices: {
        yes: { label: 'Same planet', help: 'your ship takes the place of the other' },
        no: { label: 'Any colony', help: 'your ship goes to one of yours' },
      },
      refused: 'Choose where the ship of the Shadow goes.',
      bars: { shadow_without_flares: 'It is about a flare, and there are none in the deck.' },
    },
  },
};
