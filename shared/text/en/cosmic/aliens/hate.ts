import type { AlienWords } from '../../../cosmic-entry.ts';

export const hate: AlienWords<'hate'> = {
  name: 'Hate',
  epithet: 'mornings are the worst',
  seen: 'A head of hot slag, cracks for a mouth, and a torn card',
  power: 'Rage',
  rulings: [
    { ask: 'I begin my turn without an encounter card. What comes first?', answer: 'The new hand, then the rage.' },
    { ask: 'What matches the morph?', answer: 'Only a morph, and there is one in the deck, so everyone else loses ships.' },
    { ask: 'Who picks the lost ships?', answer: 'You do, from any colonies. Whoever has fewer than three loses all of them.' },
  ],
  short: 'As your turn begins you discard a card; the others match it or lose 3 ships.',
  used: 'Discards a card. The others match it or lose 3 ships.',
  full: 'As your turn begins, with an encounter card in your hand, you discard any card. Then each other player, clockwise, discards a card of the same type, an attack at least as high as yours, or gives up three ships that you choose from their colonies. Whoever has no such card loses the ships; whoever has fewer ships loses them all. If you hold no encounter card afterwards you draw a new hand. Stopped, nobody discards or loses anything.',
  flare: {
    wild: 'As a main player, before cards are chosen: your opponent discards a random card. If no encounter card is left in that hand, you win the encounter at once.',
    super: 'When you rage: you show the card and keep it.',
    brief: { wild: 'Your opponent discards a random card.', super: 'You only show the card that you rage with.' },
  },
  asks: {
    discard: {
      title: 'Which card do you throw down?',
      help: 'The others must match it: a card of that type, an attack at least as high. Who does not loses three ships.',
      fallback: 'your worst card.',
      waiting: '{seats} throws down a card',
      act: 'Throw it down',
    },
    match: {
      title: 'Hate has thrown down {face}',
      help: 'Discard a card of that type, an attack at least as high, or give up three ships. Hate chooses which.',
      fallback: 'your lowest such card; without one, ships.',
      waiting: '{seats} answers Hate',
      act: '{count, plural, =0 {Give up three ships} other {Discard it}}',
    },
    ships: {
      title: 'Which ships does {seat} lose?',
      help: 'From any of their colonies.',
      fallback: 'from the largest colonies.',
      waiting: '{seats} takes ships in rage',
      act: '{count, plural, one {Send # ship to the warp} other {Send # ships to the warp}}',
    },
    show: {
      title: 'Which card do you show?',
      help: 'You keep it. The others must match it: a card of that type, an attack at least as high. Who does not loses three ships.',
      fallback: 'your worst card.',
      waiting: '{seats} shows a card',
      act: 'Show it',
    },
  },
  loses: {
    log: '{seat} loses {count, plural, one {# ship} other {# ships}} to Hate.',
    help: 'Hate sends them to the warp.',
  },
  tells: { showed: '{seat} shows {face} and keeps it.' },
};
