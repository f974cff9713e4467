import type { AlienWords } from '../../../cosmic-entry.ts';

export const reserve: AlienWords<'reserve'> = {
  name: 'Reserve',
  epithet: 'there are more of us',
  seen: 'Rows of small helmets behind a big one, the smallest in front',
  power: 'Reinforce',
  rulings: [
    { ask: 'May I play small attacks for the other side?', answer: 'Yes, for either, as any reinforcement.' },
    { ask: 'One part was stopped. Does the other still work?', answer: 'No. Both are one power and are off until the encounter ends.' },
  ],
  short: 'You may play attacks up to 06 as reinforcements, and cancel those of others with a negotiate.',
  used: 'Plays low attacks as reinforcements, or cancels a reinforcement with a negotiate.',
  full: 'You are a main player or an ally and totals are being compared: you may play attacks of 06 or less from your hand as reinforcements of that value, for either side, as many and as often as you like. When another player plays a reinforcement, you may discard a negotiate from your hand to cancel it; that reinforcement is discarded too. Stopped, your cards stay in your hand, or the reinforcement stands, and both parts are off until the encounter ends.',
  flare: {
    wild: 'Another player discards a reinforcement, played or not: it comes to your hand.',
    super: 'You may add one attack up to 09 as a reinforcement.',
    brief: { wild: 'A reinforcement that someone discards comes to you.', super: 'Add an attack up to 09 as a reinforcement.' },
  },
  uses: {
    reinforce: {
      label: 'Play attacks as reinforcements',
      ways: {
        offense: { label: 'Reinforce the offense', log: '{seat} uses {what} to reinforce the offense: {faces}.' },
        defense: { label: 'Reinforce the defense', log: '{seat} uses {what} to reinforce the defense: {faces}.' },
      },
    },
    cancel: 'Discard a negotiate to cancel it',
  },
  asks: {
    large: {
      title: 'Which attack up to 09 reinforces?',
      help: 'One card, which adds its value. It is discarded with the encounter cards.',
      fallback: 'the lowest of them.',
      waiting: '{seats} sends a reinforcement',
      act: 'Play it',
    },
    which: {
      title: 'Which reinforcement do you take?',
      help: 'It comes to your hand.',
      fallback: 'the largest.',
      waiting: '{seats} takes a reinforcement',
    },
    cards: {
      title: 'Which attacks reinforce?',
      help: 'Each adds its value. They are discarded with the encounter cards.',
      fallback: 'the lowest of them.',
      waiting: '{seats} sends reinforcements',
      act: '{count, plural, one {Play # card} other {Play # cards}}',
    },
  },
  tells: {
    fetched: '{seat} takes a card out of the discards: {face}.',
  },
};
