import type { AlienWords } from '../../../cosmic-entry.ts';

export const will: AlienWords<'will'> = {
  name: 'Will',
  epithet: 'it goes where it likes',
  seen: 'A creature with a compass needle for a head, pointing where it likes.',
  power: 'Choice',
  rulings: [
    { ask: 'Can I aim outside the home system of the defense?', answer: 'Yes, at any planet on which they do have a colony.' },
    {
      ask: 'I win on the planet of a third player. Whose is it?',
      answer: 'Your ships land there beside whoever else lives on it; only the defense leaves.',
    },
    { ask: 'May I simply follow the card?', answer: 'Yes. You may name the very player it names.' },
  ],
  short: 'As the offense you choose whom you meet and where, whatever destiny says.',
  used: 'The offense meets whom it likes, whatever the card says.',
  full: 'You are the offense and the destiny card is turned up: you name any other player as the defense, whatever the card says. You aim at any planet of their home system, or at any other planet on which they have a colony, in your own system too. On the planet of a third player your ships land beside whoever lives there. Stopped, the card is followed as usual.',
  flare: {
    wild: 'As the offense that has drawn the colour of another player, or a special card that names one: you may meet that player at any of their colonies, in whatever system, and not only in their home system.',
    super: 'When you choose whom to meet: first look at the hand of any one player.',
    brief: { wild: 'Meet that player at any of their colonies.', super: 'First look at the hand of any one player.' },
  },
  asks: {
    target: {
      title: 'Whom do you meet?',
      help: 'You may aim at any planet of their home system, or at any of their colonies.',
      fallback: 'whom the card names, else whoever has the most colonies.',
      waiting: '{seats} chooses whom to meet',
    },
  },
  tells: { saw: 'The hand of {from}: {faces}.' },
};
