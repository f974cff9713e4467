import type { AlienWords } from '../../../cosmic-entry.ts';

export const demon: AlienWords<'demon'> = {
  name: 'Demon',
  epithet: 'your hands, my fingers',
  seen: 'A smile behind somebody’s shoulders, its fingers in their hand of cards',
  power: 'Possess',
  rulings: [
    {
      ask: 'Can others take the cards I possess?',
      answer: 'No. They are in nobody’s hand: no compensation, looting or swap reaches them.',
    },
    {
      ask: 'Where do the cards go in the end?',
      answer: 'Played ones to the discards as usual, the rest back to the hand they came from once the encounter is over.',
    },
    { ask: 'Their owner draws cards meanwhile. Are those mine too?', answer: 'No. They go to the owner’s hand and stay there.' },
  ],
  short: 'As a main player you may take a bystander’s whole hand for one encounter and play from it.',
  used: 'It takes that player’s whole hand until the encounter is over, and plays from it.',
  full: 'You are a main player and nobody has been invited yet. You may take the whole hand of a player who is not your opponent onto your sheet. Nobody else can look at those cards or take them; until the encounter is over you may play them as if from your hand, also as your encounter card. A card that would come back to your hand comes back to that player’s, and so does everything left on the sheet when the encounter ends. Cards they get meanwhile are theirs. Stopped, nothing is taken.',
  flare: {
    wild: 'As a main player, before anyone is invited: a player who is not your opponent must ally with you, with as many ships as you have in the encounter, up to four, but without emptying a colony.',
    super:
      'When you possess: instead of a hand take six cards from the deck. Cards that come back come to your hand, and what is left goes back on top of the deck, in any order you like.',
    brief: { wild: 'A player of your choice must ally with you.', super: 'Possess six cards of the deck instead of a hand.' },
  },
  uses: { possess: 'Possess a hand' },
  asks: {
    order: {
      title: 'In which order do the cards go back?',
      help: 'The first one lies on top of the deck and is drawn first.',
      fallback: 'as they lie.',
      waiting: '{seats} puts cards back on the deck',
      act: 'Put them back',
    },
  },
  tells: {
    stacked: '{seat} puts {count, plural, one {# card} other {# cards}} back on top of the deck.',
  },
  options: {
    demon: {
      title: 'Demon',
      choices: {
        yes: { label: 'In the box', help: '51 aliens' },
        no: { label: 'Left out', help: '50 aliens, nor is its flare there' },
      },
      refused: 'Choose whether the Demon is in the box.',
    },
  },
};
