import type { AlienWords } from '../../../cosmic-entry.ts';

export const tickTock: AlienWords<'tick-tock'> = {
  name: 'Tick-Tock',
  epithet: 'in its own good time',
  seen: 'An alarm clock with ten tokens on its face, four of them spent.',
  power: 'Patience',
  rulings: [
    { ask: 'A deal brings others the last colony and takes my last token. Who wins?', answer: 'All of you, together.' },
    { ask: 'A deal was quashed. Does a token go?', answer: 'No. A quashed deal was never made.' },
  ],
  short: 'Won defenses and deals, whosever, take your tokens off; with the last one you win.',
  used: 'A token leaves its clock; without one it wins.',
  full: 'Before the game ten tokens are laid on your sheet, eight in a game with four planets. Each time a defense wins an encounter or two players make a deal, you discard one, whether or not you took part. When none is left you win at once, together with whoever wins by the same deal. You can still win by colonies. Stopped, no token goes this time.',
  flare: {
    wild: 'The discard pile has just been shuffled into a new deck: found a colony at once, with one to four of your ships, on any home planet of another player, beside whoever is there.',
    super:
      'As a main player who has won or made a deal: send one of your ships to the warp, not one in the encounter, to discard one more token.',
    brief: { wild: 'Found a colony on any home planet of another player.', super: 'Give up a ship to discard one more token.' },
  },
  tells: {
    ticked: 'Tick-tock: {seat} has {count, plural, =0 {no token left} one {# token left} other {# tokens left}}.',
  },
  asks: {
    planet: {
      title: 'Where do you found a colony?',
      help: 'Any home planet of another player on which you have none, beside whoever is there.',
      fallback: 'the first of them.',
      waiting: '{seats} chooses a planet',
      act: 'Settle here',
    },
    ships: {
      title: 'Which ships settle there?',
      help: 'One to four from your colonies go to {planet}.',
      fallback: 'one ship of your largest colony.',
      waiting: '{seats} sends ships',
      act: '{count, plural, =0 {Choose ships} one {Send # ship} other {Send # ships}}',
    },
  },
  loses: {
    log: '{seat} pays with {count, plural, one {# ship} other {# ships}} to make the clock run faster.',
    help: 'The price of one more token: it goes to the warp. Ships in the encounter stay.',
  },
};
