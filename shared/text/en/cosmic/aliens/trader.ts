import type { AlienWords } from '../../../cosmic-entry.ts';

export const trader: AlienWords<'trader'> = {
  name: 'Trader',
  epithet: 'all for all',
  seen: 'Two faces on one neck pass whole fans of cards across.',
  power: 'Transference',
  rulings: [
    { ask: 'I defend without an encounter card. May I trade first?', answer: 'No. You draw your new hand before you trade.' },
    { ask: 'After the swap the offense has no encounter card. What then?', answer: 'The turn is over, by the usual rule.' },
  ],
  short: 'Before cards are chosen you may swap your whole hand with your opponent.',
  used: 'The two main players swap their whole hands.',
  full: 'You are a main player: before encounter cards are chosen you may swap your whole hand for that of your opponent. Both of you keep what you got. As a defense without an encounter card you draw your new hand first; a defense that gets none by the swap draws a new hand, and an offense that gets none ends its turn. Only hands are swapped, nothing that lies on a sheet. Stopped, everyone keeps their own cards.',
  flare: {
    wild: 'As a main player, before anyone is invited: take a random card from your opponent’s hand and give back one of your choice, the same one if you like.',
    super: 'When you swap hands: swap with any player, not only with your opponent.',
    brief: { wild: 'Take a random card from your opponent and give one back.', super: 'Swap hands with any player.' },
  },
  uses: { trade: 'Swap hands' },
  asks: {
    give: {
      title: 'Which card goes to {to}?',
      help: 'You have taken a card at random. Give one back, any you hold.',
      fallback: 'your worst card.',
      waiting: '{seats} chooses a card to give back',
      act: 'Give it',
    },
  },
};
