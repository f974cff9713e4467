import type { AlienWords } from '../../../cosmic-entry.ts';

export const gambler: AlienWords<'gambler'> = {
  name: 'Gambler',
  epithet: 'would I lie to you?',
  seen: 'Half a face over a card held face down, one brow up',
  power: 'Bluff',
  rulings: [
    { ask: 'What may I claim?', answer: 'Any encounter card there is in the deck: an attack of a value that exists, negotiate or morph.' },
    {
      ask: 'Which ships pay for a wrong word?',
      answer: 'Ships outside the encounter, picked by their owner. With fewer left, all of them are enough.',
    },
    {
      ask: 'Why do Gambler and Sorcerer never meet?',
      answer: 'Switching a card that nobody has seen would make claims meaningless, so they are never dealt to one table.',
    },
  ],
  short: 'As a main player you may keep your card face down and claim what it is.',
  used: 'Its opponent shows first; then it claims what its own card is.',
  full: 'You are a main player: you may let your opponent turn their card up first, keep yours face down and say what it is, true or not. If your opponent believes you, the encounter goes on as if it were so, and your card goes unseen to the bottom of the deck. If you are challenged, the card is turned up: if you lied you lose as many ships as you have in the encounter, otherwise your opponent loses as many as they have. These come from elsewhere, of their owner’s choice; then the real cards count. If you must show your card earlier, you may bluff then. Stopped, both cards are simply turned up. The Gambler and the Sorcerer never meet.',
  flare: {
    wild: 'As a main player, while both cards lie face down: name any number. If both are attacks that differ by at least that much, it is added to your card.',
    super: 'When you claim something: name one to twenty ships more. Whoever is wrong in a challenge loses that many besides.',
    brief: {
      wild: 'Name a number: if the attacks differ by that much, it is yours.',
      super: 'Bet one to twenty ships more on your claim.',
    },
  },
  uses: { bluff: 'Bluff' },
  asks: {
    raise: {
      title: 'How many ships more are at stake?',
      help: 'If you are challenged, whoever is wrong loses that many besides.',
      fallback: 'one.',
      waiting: '{seats} raises the stake',
      words: { ship: 'Ships' },
      act: '{count, plural, =0 {Raise the stake} one {Raise by # ship} other {Raise by # ships}}',
    },
    spread: {
      title: 'Which number do you name?',
      help: 'If both cards are attacks that differ by at least that much, it is added to yours.',
      fallback: 'one.',
      waiting: '{seats} names a number',
      words: { tens: 'Tens', ones: 'Ones' },
      act: 'Name it',
    },
    claim: {
      title: 'What do you say your card is?',
      help: 'You may lie. If you are challenged and have lied, you lose as many ships as you have in the encounter.',
      fallback: 'you show your card.',
      waiting: '{seats} says what lies there',
      words: { show: 'Show the card' },
    },
    doubt: {
      title: '{from} claims: {face}',
      help: 'Believe it, and it counts. Challenge it, and whoever is wrong loses as many ships as they have in the encounter, from elsewhere.{count, plural, =0 {} one { At stake besides: # ship.} other { At stake besides: # ships.}}',
      fallback: 'you believe it.',
      waiting: '{seats} believes it or not',
      words: { believe: 'Believe', challenge: 'Challenge' },
    },
  },
  tells: {
    raised: '{seat} raises the stake by {count, plural, one {# ship} other {# ships}}.',
    spread: '{seat} names the number {count}.',
    claimed: '{seat} claims: {face}.',
    believed: '{seat} believes it. The card stays face down and will go under the deck.',
    challenged: '{seat} challenges the claim.',
  },
  loses: {
    log: '{seat} was wrong about the claim and loses {count, plural, one {# ship} other {# ships}}.',
    help: 'You were wrong about the claim: they go to the warp. None from the encounter.',
  },
};
