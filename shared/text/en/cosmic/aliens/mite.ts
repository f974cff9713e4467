import type { AlienWords } from '../../../cosmic-entry.ts';

export const mite: AlienWords<'mite'> = {
  name: 'Mite',
  epithet: 'small, but its shadow',
  seen: 'A bug the size of a thumb before its colossal shadow',
  power: 'Bluster',
  rulings: [
    {
      ask: 'When does it happen, before or after invitations?',
      answer: 'Before. The ships are in the gate and nobody has been invited yet.',
    },
    {
      ask: 'The defense let me land. Have I won the encounter?',
      answer: 'It is a success, so you may have a second encounter, but neither a win nor a deal.',
    },
  ],
  short: 'When you attack, the defense gives up all but 3 cards or lets you land.',
  used: 'The defense gives up all but 3 cards or lets the ships land.',
  full: 'You are the offense, your ships are in the gate, and the defense holds more than three cards. The defense chooses: discard at random until three cards are left, or let your ships land beside its own, which ends the encounter as a success of yours. Stopped, the encounter goes on as usual.',
  flare: {
    wild: 'As a main player, once the alliances stand, with more ships allied to your opponent than to you: all allied ships of both sides return to colonies.',
    super: 'When the defense discards because of you: the cards come to you. Keep what you like and discard the rest.',
    brief: {
      wild: 'All allied ships of both sides return to colonies.',
      super: 'What the defense discards comes to you: keep what you like.',
    },
  },
  asks: {
    bluster: {
      title: 'The Mite demands your cards',
      help: 'Discard at random until {cards} are left, or let the ships land on {planet} beside yours.',
      fallback: 'cards are discarded.',
      waiting: '{seats} answers the Mite',
      words: { discard: 'Discard down to three', concede: 'Let them land' },
    },
    throw: {
      title: 'Which of these cards do you discard?',
      help: 'The cards given up are yours now. What you do not pick you keep.',
      fallback: 'none: you keep them all.',
      waiting: '{seats} sorts the cards',
      act: '{count, plural, =0 {Keep them all} one {Discard # card} other {Discard # cards}}',
    },
  },
};
