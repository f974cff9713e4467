import type { AlienWords } from '../../../cosmic-entry.ts';

export const clone: AlienWords<'clone'> = {
  name: 'Clone',
  epithet: 'again, and again',
  seen: 'Two heads with the same face, a third one dotted in beside them',
  power: 'Replicate',
  rulings: [
    { ask: 'The cards were switched. Which one returns?', answer: 'The one you resolved the encounter with, not the one you laid down.' },
    { ask: 'Can Filch or Fido take the card first?', answer: 'No. It never reaches the discards, so there is nothing for them to take.' },
  ],
  short: 'As a main player you may take your encounter card back instead of discarding it.',
  used: 'The card just fought with goes back to the hand.',
  full: 'You are a main player and cards are being discarded, after any compensation: you may take the card you fought with back into your hand. If the cards were switched, that is the one now in front of you. Stopped, it is discarded like any other.',
  flare: {
    wild: 'When an artifact you played has taken effect: take it back into your hand instead of discarding it. It cannot be played again in this encounter.',
    super: 'As a main player, when you collect compensation: collect up to twice as many cards, as far as the hand goes.',
    brief: { wild: 'Take the artifact you played back into your hand.', super: 'Collect up to twice the compensation.' },
  },
  uses: { keep: 'Take your card back' },
  asks: {
    more: {
      title: 'How many cards beyond your due?',
      help: 'You may take up to {count} more, drawn at random.',
      fallback: 'all of them.',
      waiting: '{seats} decides how many cards to collect',
      words: { card: 'More cards' },
      act: '{count, plural, =0 {Take no more} one {Take # more} other {Take # more}}',
    },
  },
};
