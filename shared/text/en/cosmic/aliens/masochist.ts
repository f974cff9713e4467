import type { AlienWords } from '../../../cosmic-entry.ts';

export const masochist: AlienWords<'masochist'> = {
  name: 'Masochist',
  epithet: 'do that again',
  seen: 'A happy pincushion with ships stuck in it, sinking into a spiral',
  power: 'Hurt Yourself',
  rulings: [
    { ask: 'Can I still win by colonies?', answer: 'Yes. The usual victory stays open to you.' },
    { ask: 'I have too few home colonies. Does the power fall asleep?', answer: 'No. This power does not sleep for that.' },
    {
      ask: 'When is it checked whether all ships are gone?',
      answer: 'At the start of every regroup, before the offense takes a ship out of the warp.',
    },
  ],
  short: 'You win when an encounter begins and none of your ships is left in play.',
  used: 'Wins the game: none of its ships is left.',
  full: 'When anyone’s encounter begins, before a ship leaves the warp, you win the game if none of your ships is left in play: each is in the warp, out of the game or held by somebody else. You keep this power however few home colonies you have; that part cannot be stopped. You can win by colonies too. Stopped, you do not win in this encounter.',
  flare: {
    wild: 'The offense is about to take a ship out of the warp: another player takes one of theirs instead. Not if the offense would have no ship to send.',
    super: 'As the offense, regrouping: instead of taking a ship out of the warp you remove one of your ships there from the game.',
    brief: {
      wild: 'Another player frees a ship from the warp instead of the offense.',
      super: 'Remove a ship of yours in the warp from the game.',
    },
  },
};
