import type { AlienWords } from '../../../cosmic-entry.ts';

export const calculator: AlienWords<'calculator'> = {
  name: 'Calculator',
  epithet: 'it all evens out',
  seen: 'A creature with an abacus for ribs, two beads slid level',
  power: 'Equalize',
  rulings: [
    {
      ask: 'Does it count ships and reinforcements?',
      answer: 'No. Only the values on the two encounter cards; everything else is added afterwards as usual.',
    },
    { ask: 'Both attacks are the same. What happens?', answer: 'Nothing changes.' },
    { ask: 'A negotiate turned up. Is the power lost?', answer: 'It does nothing this time: it needs two attacks.' },
  ],
  short: 'As a main player you may call it before the reveal: the higher attack counts only by as much as it is higher.',
  used: 'If both cards are attacks, the higher one counts only by as much as it is higher.',
  full: 'You are a main player and both cards lie face down. You may announce that you equalize. If both turn out to be attacks of different value, the value of the lower one is taken off the higher one; the lower one stays as it is. It works on the values of the cards, not on the totals: ships and reinforcements are added afterwards. Two equal values stay as they are. Stopped, both cards count in full.',
  flare: {
    wild: 'As a main player, while both cards lie face down: call odd or even. If both are attacks and their values add up to what you called, yours is taken off your opponent’s; otherwise theirs is taken off yours.',
    super: 'You may equalize as an ally of either side too.',
    brief: { wild: 'Call odd or even: one of the two attacks is taken off the other.', super: 'Equalize as an ally too.' },
  },
  uses: { equalize: 'Equalize the cards' },
  asks: {
    call: {
      title: 'Odd or even?',
      help: 'If the values of both attacks add up to that, your card is taken off the other. If not, the other is taken off yours.',
      fallback: 'even.',
      waiting: '{seats} calls odd or even',
      words: { odd: 'Odd', even: 'Even' },
    },
  },
  tells: {
    odd: '{seat} calls odd.',
    even: '{seat} calls even.',
  },
};
