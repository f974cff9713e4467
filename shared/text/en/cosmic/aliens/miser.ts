import type { AlienWords } from '../../../cosmic-entry.ts';

export const miser: AlienWords<'miser'> = {
  name: 'Miser',
  epithet: 'what is mine stays mine',
  seen: 'A hooded creature with a long nose, both arms around a vault of cards.',
  power: 'Hoard',
  rulings: [
    {
      ask: 'Can others take cards from the hoard or look at it?',
      answer: 'No. It is not your hand: compensation, looting, swaps and the Plague leave it alone.',
    },
    { ask: 'Do cards I gain go to the hoard?', answer: 'Never. They go to your hand.' },
    { ask: 'My power is asleep. May I play from the hoard?', answer: 'No. It is frozen until the power wakes.' },
  ],
  short: 'You have a second hand on your sheet and may play from it as from your own.',
  full: 'Before the game you are dealt two hands of eight and lay one of them face down on your sheet: your hoard. Whenever you may play a card you may play one of the hoard instead; a card that would come back to your hand comes back there. Nobody else may look at the hoard or take from it, and cards you gain never go to it. If it holds no encounter card you may show and discard it for a new one of eight; that part cannot be stopped. Stopped, the card is not played, and the hoard is closed until the encounter ends.',
  flare: {
    wild: 'When you draw a new hand, or someone takes compensation from you: lay this flare and up to two other cards aside first. They cannot be taken, and a new hand is eight cards besides them.',
    super: 'As the offense, when you regroup: draw a card into your hoard.',
    brief: { wild: 'Lay this and up to two cards aside: nobody can take them.', super: 'Draw a card into your hoard.' },
  },
  uses: { renew: 'Discard the hoard for a new one' },
  asks: {
    hoard: {
      title: 'Which hand becomes your hoard?',
      help: 'The first is the one you hold, the second lies on your sheet. You can play from both, but only your hand can be taken from you.',
      fallback: 'the one with fewer encounter cards.',
      waiting: '{seats} chooses a hoard',
      words: { first: 'The first hand', second: 'The second hand' },
    },
    aside: {
      title: 'Which cards do you put out of reach?',
      help: 'Up to two, beside the flare. They come back to your hand afterwards.',
      fallback: 'none.',
      waiting: '{seats} puts cards aside',
      act: '{count, plural, =0 {None} one {Put # card aside} other {Put # cards aside}}',
    },
  },
  tells: { renewed: '{seat} shows a hoard without encounter cards and takes a new one: {faces}.' },
};
