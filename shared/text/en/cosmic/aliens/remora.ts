import type { AlienWords } from '../../../cosmic-entry.ts';

export const remora: AlienWords<'remora'> = {
  name: 'Remora',
  epithet: 'one for me too',
  seen: 'A sucker-fish under a bigger shadow, its mouth at a draw pile',
  power: 'Cling',
  rulings: [
    { ask: 'Another player draws eight cards. How many do I draw?', answer: 'One. It is one card for each draw, however big.' },
    {
      ask: 'My ships were lost in this encounter. Can they come out with others?',
      answer: 'Not by this power. Other ways stay open to them.',
    },
  ],
  short: 'When others get ships out of the warp or draw cards, you may take one too.',
  used: 'Takes a ship out of the warp, or a card from the deck, since another did.',
  full: 'Whenever another player gets ships out of the warp, you may take out one of yours as well and put it on a colony, but not a ship that came to the warp in this encounter. Whenever another player draws from the deck, a new hand too, you may draw a card. It is one ship or one card each time, however many it was for the other, and what you take yourself gives you nothing more. Stopped, you miss that gain, and the power is off until the encounter ends.',
  flare: {
    wild: 'Another player has played a flare: you draw a card.',
    super: 'Others gain a colony: for each of them you draw a card or take a ship out of the warp.',
    brief: { wild: 'Another player’s flare has worked: draw a card.', super: 'A card or a ship for each who gains a colony.' },
  },
  uses: { ship: 'Take a ship out of the warp', card: 'Draw a card too' },
  asks: {
    gain: {
      title: 'Cards or ships?',
      help: 'One for each player who has gained a colony: {count}.',
      fallback: 'ships, then cards.',
      waiting: '{seats} takes cards or ships',
      words: {
        card: 'A card from the deck',
        ship: 'A ship out of the warp',
      },
      act: '{count, plural, =0 {Take} one {Take #} other {Take #}}',
    },
  },
};
