import type { AlienWords } from '../../../cosmic-entry.ts';

export const fido: AlienWords<'fido'> = {
  name: 'Fido',
  epithet: 'who threw that away?',
  seen: 'A hound with six legs, ears up, a discarded card in its mouth',
  power: 'Fetch',
  rulings: [
    {
      ask: 'Which cards can be fetched?',
      answer: 'Encounter cards this encounter was resolved with, and attacks that were added to them. Nothing discarded for other reasons.',
    },
    { ask: 'The card is refused. What then?', answer: 'You may keep it yourself or leave it in the discards.' },
  ],
  short: 'You may fetch a used encounter card and offer it: taken, you get a card or a ship; refused, you may keep it.',
  used: 'It fetches one of the discarded encounter cards and offers it to somebody.',
  full: 'The encounter cards of this encounter have been discarded. Whatever your role, you may fetch one of them and offer it to another player. If they take it you may draw a card or bring a ship of yours out of the warp. If they refuse you may keep the card or leave it. Cards discarded for other reasons cannot be fetched. Stopped, the cards stay where they are.',
  flare: {
    wild: 'As a main player, before cards are chosen: your opponent gets the topmost card of the discards, and you draw a card.',
    super: 'When you fetch: you may fetch as many of those cards as you like, one after the other, and offer each to whomever you like.',
    brief: {
      wild: 'Your opponent gets the top discard, you draw a card.',
      super: 'Fetch as many cards as you like, for whomever you like.',
    },
  },
  uses: { fetch: 'Fetch a used card' },
  asks: {
    more: {
      title: 'Fetch another card?',
      help: 'Say to whom you offer it, or leave it at that.',
      fallback: 'no more.',
      waiting: '{seats} may fetch another card',
      words: { stop: 'No more' },
    },
    card: {
      title: 'Which card do you fetch?',
      help: 'It is offered to {seat}. Taken, it earns you a card or a ship. Refused, you may keep it.',
      fallback: 'the first one.',
      waiting: '{seats} fetches a card',
    },
    offer: {
      title: 'Fido offers you {face}',
      help: 'If you take it, {seat} gets a card or a ship. If not, {seat} may keep it.',
      fallback: 'you take it.',
      waiting: '{seats} answers Fido',
      words: { accept: 'Take it', refuse: 'Refuse' },
    },
    refused: {
      title: '{seat} does not want {face}',
      help: 'Keep it, or leave it with the discards.',
      fallback: 'you keep it.',
      waiting: '{seats} decides on the card',
      words: { keep: 'Keep it', leave: 'Leave it' },
    },
    thanks: {
      title: '{seat} takes the card. What do you get for it?',
      help: 'A card from the deck or a ship out of the warp.',
      fallback: 'a ship, or else a card.',
      waiting: '{seats} is thanked',
      words: { ship: 'A ship', card: 'A card', none: 'Nothing' },
    },
  },
  tells: {
    gave: '{to} gets {face} from the discards.',
    offered: '{from} fetches {face} and offers it to {to}.',
    accepted: '{seat} takes {face}.',
    kept: '{seat} keeps {face}.',
  },
};
