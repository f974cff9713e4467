import type { AlienWords } from '../../../cosmic-entry.ts';

export const mind: AlienWords<'mind'> = {
  name: 'Mind',
  epithet: 'knows what you hold',
  seen: 'A brain like an open walnut shell above two halves of faces',
  power: 'Knowledge',
  rulings: [
    { ask: 'I am a main player. Whose hand do I see?', answer: 'Your opponent’s.' },
    { ask: 'May I tell others what I saw?', answer: 'No. The cards are shown to you alone and are kept in your notes.' },
  ],
  short: 'Before invitations you may look at the hand of a main player.',
  used: 'Looks at the whole hand of a main player.',
  full: 'In every encounter, before the first invitation, you may look at all the cards in the hand of one main player; if you are a main player yourself, of your opponent. You keep a note of what you saw, which does not change when that hand does. The others learn only that you looked, and what you saw you keep to yourself. Stopped, you see nothing.',
  flare: {
    wild: 'Another player is about to draw from the deck: until the encounter is over you see every card they draw. Keep it to yourself.',
    super: 'When you look at a hand and are no main player: you look at the hands of both main players.',
    brief: { wild: 'See every card that a player draws in this encounter.', super: 'Look at the hands of both main players.' },
  },
  uses: { peek: 'Look at a hand' },
  tells: { saw: 'What {from} holds: {faces}.' },
};
