import type { AlienWords } from '../../../cosmic-entry.ts';

export const vulch: AlienWords<'vulch'> = {
  name: 'Vulch',
  epithet: 'nothing goes to waste',
  seen: 'A bald, long-necked bird on a heap of spent artifacts.',
  power: 'Salvage',
  rulings: [
    { ask: 'Do I get back artifacts I play myself?', answer: 'No. They are discarded as usual.' },
    { ask: 'May I play a salvaged artifact at once?', answer: 'Yes, if its moment has not passed.' },
  ],
  short: 'Artifacts that others discard come to your hand.',
  used: 'The discarded artifact goes to the Vulch’s hand.',
  full: 'Whenever another player discards an artifact, after playing it or for any other reason, it comes to your hand, and you may play it at once if it fits. Artifacts you play yourself are discarded as usual. When you have to draw a new hand you show your artifacts, keep them and draw eight cards besides; that part cannot be stopped. Stopped, the artifact stays on the discard pile.',
  flare: {
    wild: 'As a main player who has won or made a deal: your opponent hands you cards one at a time, in any order. Discard each of them until you keep one; the others stay where they are.',
    super:
      'Flares that another player has just discarded come to your hand too. Or, when you draw a new hand: show your flares and keep them besides.',
    brief: {
      wild: 'Your opponent hands you cards until you keep one.',
      super: 'Take flares that others discard, or keep yours beside a new hand.',
    },
  },
  tells: { salvaged: '{seat} picks up {faces}.', kept: '{seat} shows and keeps {faces}.' },
  uses: {
    salvage: { label: 'Salvage', ways: { flares: { label: 'Salvage flares', log: '{seat} uses {what} on flares too.' } } },
  },
  asks: {
    offer: {
      title: 'Which card do you hand to {to}?',
      help: 'It is kept, and that is all, or discarded, and you hand over the next.',
      fallback: 'your worst card.',
      waiting: '{seats} chooses a card to hand over',
      act: 'Hand it over',
    },
    judge: {
      title: '{from} hands you {face}',
      help: 'Keep it, and that is all; or discard it and get the next one.',
      fallback: 'you keep it.',
      waiting: '{seats} looks at the card',
      words: { keep: 'Keep it', discard: 'Discard it' },
    },
  },
};
