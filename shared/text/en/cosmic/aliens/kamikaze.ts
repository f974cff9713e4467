import type { AlienWords } from '../../../cosmic-entry.ts';

export const kamikaze: AlienWords<'kamikaze'> = {
  name: 'Kamikaze',
  epithet: 'the shortest way is down',
  seen: 'A dart in goggles diving, its own tail alight, two cards torn loose',
  power: 'Sacrifice',
  rulings: [
    {
      ask: 'Can I give up ships in the gate?',
      answer: 'No, only ships in colonies. A defense may give up ships of the planet under attack.',
    },
    { ask: 'The power was stopped. Are the ships gone?', answer: 'No. No ship is lost and no card is drawn.' },
  ],
  short: 'As a main player you may give up to 4 ships for 2 cards each.',
  used: 'Gives ships to the warp and draws 2 cards for each.',
  full: 'You are a main player and cards are not chosen yet: you may send one to four of your ships from any colonies to the warp and draw two cards for each of them. Ships in the gate cannot be given; a defense may give those of the planet it defends. Ships that another power brings home count all the same. Stopped, no ship leaves and no card is drawn.',
  flare: {
    wild: 'As a main player, with both cards down: send one to four of your ships that are not in the encounter to the warp and add 3 to your side for each.',
    super: 'As the offense, regrouping: take up to three ships out of the warp instead of one.',
    brief: {
      wild: 'Give up one to four ships: each adds 3 to your side.',
      super: 'Take up to three ships out of the warp instead of one.',
    },
  },
  uses: { sacrifice: 'Give ships for cards' },
  asks: {
    sacrifice: {
      title: 'Which ships do you give?',
      help: 'One to four, from any colonies. You draw two cards for each.',
      fallback: 'one ship of your largest colony.',
      waiting: '{seats} gives ships for cards',
      act: '{count, plural, one {Give # ship} other {Give # ships}}',
    },
    dive: {
      title: 'Which ships do you give?',
      help: 'One to four that are not in the encounter. Your side adds 3 for each.',
      fallback: 'one ship of your largest colony.',
      waiting: '{seats} gives ships for a higher total',
      act: '{count, plural, one {Give # ship} other {Give # ships}}',
    },
  },
  loses: {
    log: '{seat} sacrifices {count, plural, one {# ship} other {# ships}}.',
    help: 'They are sacrificed.',
  },
};
