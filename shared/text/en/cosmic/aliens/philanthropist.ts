import type { AlienWords } from '../../../cosmic-entry.ts';

export const philanthropist: AlienWords<'philanthropist'> = {
  name: 'Philanthropist',
  epithet: 'please, take it',
  seen: 'A whale in a coat full of pockets, pressing a card on you',
  power: 'Giving',
  rulings: [
    { ask: 'I gave my last encounter card away as the offense. Is my turn over?', answer: 'No. You draw a new hand and go on.' },
    { ask: 'To whom can I give?', answer: 'As a main player to your opponent, as an ally to either main player.' },
  ],
  short: 'Once the alliances stand, you may give a main player a card from your hand.',
  used: 'Gives a main player a card from its hand.',
  full: 'The alliances stand and you are a main player or an ally: you may give one card from your hand to a main player, who takes it up at once. If you are a main player yourself, it goes to your opponent. Only the two of you learn which card it was. A main player who has given away the last encounter card shows the rest of the hand, discards it and draws eight new cards; your turn goes on. As an ally you draw nothing. Stopped, no card is given.',
  flare: {
    wild: 'As anyone regroups: give up a ship of yours. Until the encounter is over another player has your power instead of their own, with all that lies on your sheet, and you do without it.',
    super: 'If the card you gave in this encounter is an encounter card: whoever got it must play it, if they still can.',
    brief: {
      wild: 'Give up a ship: another player has your power for this encounter.',
      super: 'Whoever got your encounter card must play it.',
    },
  },
  uses: { give: 'Give a card' },
  asks: {
    gift: {
      title: 'Which card do you give to {to}?',
      help: 'It goes to that hand at once. Nobody else learns which one it was.',
      fallback: 'the one you need least.',
      waiting: '{seats} chooses a gift',
      act: 'Give this card',
    },
  },
  tells: {
    lent: '{from} lends a power to {to} until the encounter is over.',
  },
  loses: {
    log: '{seat} gives up {count, plural, one {# ship} other {# ships}} to lend a power: {places}.',
    help: 'It goes to the warp, and your power to another player until the encounter is over.',
  },
};
