import type { AlienWords } from '../../../cosmic-entry.ts';

export const pacifist: AlienWords<'pacifist'> = {
  name: 'Pacifist',
  epithet: 'an open hand wins',
  seen: 'A mild giant with an open palm, its blade bent into a handle',
  power: 'Peace',
  rulings: [
    { ask: 'Both of us showed negotiate. Do I win?', answer: 'No. You bargain as anyone would.' },
    {
      ask: 'Do I get compensation for my negotiate?',
      answer: 'Not when you win by it. If the power is stopped you lose, and then it is due.',
    },
  ],
  short: 'As a main player you win when you show a negotiate against an attack.',
  used: 'A negotiate wins against an attack.',
  full: 'You are a main player, you have shown a negotiate and your opponent an attack: you win the encounter, whatever the totals would be. Two negotiates lead to a deal as usual. As the winner you take no compensation, and there is no margin by which you have won. If another effect changes one of the cards so that they are no longer a negotiate against an attack, your peace is gone. Stopped, you lose as anyone would, and are due compensation.',
  flare: {
    wild: 'You have shown a negotiate against an attack: your card counts as an attack 15.',
    super: 'A deal of yours fails: you lose two ships fewer than usual, your opponent two more.',
    brief: { wild: 'Your negotiate counts as an attack 15.', super: 'You lose two ships fewer, your opponent two more.' },
  },
};
