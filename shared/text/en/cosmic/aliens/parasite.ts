import type { AlienWords } from '../../../cosmic-entry.ts';

export const parasite: AlienWords<'parasite'> = {
  name: 'Parasite',
  epithet: 'was not invited',
  seen: 'A round mouth of teeth fastened on a world',
  power: 'Infest',
  rulings: [
    { ask: 'Nobody invited me. May I choose the side?', answer: 'Yes, either of them, with one to four ships.' },
    { ask: 'Can a Force Field send my ships home?', answer: 'Yes. You are an ally like any other.' },
  ],
  short: 'You may join either side without being invited.',
  used: 'Joins a side without being invited.',
  full: 'When it is your turn to answer invitations you may join the offense or the defense with one to four ships, invited or not. Stopped, you can only go where you were invited.',
  flare: {
    wild: 'Another player has just lost a power for want of home colonies: settle one of your ships on one of that player’s home planets, beside whoever is there.',
    super: 'As an ally: you may send as many ships as you like.',
    brief: { wild: 'Settle a ship on a home planet of whoever lost the power.', super: 'Send as many ships as you like.' },
  },
  uses: {
    infest: {
      label: 'Join uninvited',
      ways: {
        offense: { label: 'Infest the offense', log: '{seat} uses {what} to join the offense uninvited.' },
        defense: { label: 'Infest the defense', log: '{seat} uses {what} to join the defense uninvited.' },
      },
    },
  },
  asks: {
    planet: {
      title: 'Which planet do you infest?',
      help: 'One of your ships settles there beside whoever is there.',
      fallback: 'the first without a ship of yours.',
      waiting: '{seats} chooses a planet',
      act: 'Settle here',
    },
    ship: {
      title: 'Which ship settles there?',
      help: 'One ship from any of your colonies goes to {planet}.',
      fallback: 'one ship of your largest colony.',
      waiting: '{seats} sends a ship',
      act: 'Send it',
    },
  },
};
