import type { AlienWords } from '../../../cosmic-entry.ts';

export const loser: AlienWords<'loser'> = {
  name: 'Loser',
  epithet: 'worst is best',
  seen: 'A creature hanging by the heels and smiling, its crown below',
  power: 'Upset',
  rulings: [
    {
      ask: 'I have no attack. What do I play in an upset?',
      answer: 'A negotiate or the morph. Against an attack the negotiate then wins, since the result is turned round.',
    },
    { ask: 'Both play negotiate. Is the deal turned round?', answer: 'No. It is an ordinary deal.' },
    {
      ask: 'What do Loser and Anti-Matter do together?',
      answer: 'Both turn the result: the lower total would win, and then the two change places.',
    },
  ],
  short: 'As a main player you may declare an upset: whoever would win loses.',
  used: 'An upset: whoever would win loses, and attacks must be chosen.',
  full: 'You are a main player and cards are not chosen yet: you may declare an upset. Both main players must then choose an attack if they have one; a morph is none. Last of all, winner and loser change places: the lower total wins, and a negotiate beats an attack, but takes no compensation, since it lost no ships. Two negotiates are a deal as usual. Stopped, everything is as usual.',
  flare: {
    wild: 'As a main player, before cards are chosen: both sides lose. All ships in the encounter go to the warp, and no card is played.',
    super: 'As a main player, with both cards down: you may still declare an upset, whatever cards were chosen.',
    brief: { wild: 'Both sides lose, and no card is played.', super: 'Declare an upset now, whatever cards were chosen.' },
  },
  uses: { upset: 'Declare an upset' },
};
