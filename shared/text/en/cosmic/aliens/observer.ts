import type { AlienWords } from '../../../cosmic-entry.ts';

export const observer: AlienWords<'observer'> = {
  name: 'Observer',
  epithet: 'a light for friends',
  seen: 'A lighthouse on legs with ships sheltering in its beam',
  power: 'Protect',
  rulings: [
    { ask: 'Are my own ships safe when I am a main player?', answer: 'No. Then you protect only your allies.' },
    {
      ask: 'Does it help against losses outside the resolution?',
      answer: 'No. What is lost before it, by an artifact for one, goes to the warp.',
    },
    { ask: 'Void has won. Can ships be saved?', answer: 'No. Void removes them first.' },
  ],
  short: 'Ships that you lose as an ally, or that your allies lose with you, return to colonies.',
  used: 'Ships of allies return to colonies instead of the warp.',
  full: 'You are an ally and your side loses: your ships return to your colonies instead of going to the warp. You are a main player and your side loses: the ships of your allies return to colonies of theirs, wherever they like. Your own ships as a main player are not protected, and neither is anything that is lost before the resolution. Ships that are taken out of the game cannot be saved. Stopped, the ships go to the warp.',
  flare: {
    wild: 'As a main player, once the alliances stand: each of your allies may draw a card.',
    super: 'As the offense or an ally: one of the ships you send may come out of the warp. The limit stays as it is.',
    brief: { wild: 'Each of your allies may draw a card.', super: 'One of the ships you send may come out of the warp.' },
  },
  asks: {
    card: {
      title: 'Do you draw a card?',
      help: 'A gift to all allies of that side.',
      fallback: 'you draw one.',
      waiting: '{seats} may draw a card',
      words: { draw: 'Draw a card', leave: 'No, thanks' },
    },
  },
};
