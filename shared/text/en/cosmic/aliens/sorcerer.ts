import type { AlienWords } from '../../../cosmic-entry.ts';

export const sorcerer: AlienWords<'sorcerer'> = {
  name: 'Sorcerer',
  epithet: 'whose card is whose',
  seen: 'Star eyes under a crescent hat, two cards changing sides',
  power: 'Magic',
  rulings: [
    {
      ask: 'Whose is the card after the switch?',
      answer: 'It belongs to whoever it lies before: it fights, returns and is stolen as the card of that player.',
    },
    {
      ask: 'Can others answer before the cards are turned up?',
      answer: 'Yes. Amoeba, Mirror and Calculator act at the same moment, in the usual order of seats.',
    },
  ],
  short: 'Once both cards are down, you may switch them.',
  used: 'The two encounter cards change places.',
  full: 'As a main player, once both encounter cards are laid and before they are turned up, you may switch them: each of you fights with the card of the other, and it counts as your own from then on. Stopped, everyone fights with the card they chose. The Gambler is never in one game with you.',
  flare: {
    wild: 'Before encounter cards are chosen, unless the Sorcerer is a main player: the two main players exchange their aliens for good, with all that lies on the sheets. Then this card goes to the Sorcerer, or to the discards if nobody plays it.',
    super: 'As an ally: you may switch the encounter cards of the main players.',
    brief: { wild: 'The two main players swap their aliens for good.', super: 'Switch the main players’ cards while you are an ally.' },
  },
  uses: { switch: 'Switch the cards' },
  tells: {
    exchanged: '{seats} exchange their aliens for good.',
  },
};
