import type { AlienWords } from '../../../cosmic-entry.ts';

export const filch: AlienWords<'filch'> = {
  name: 'Filch',
  epithet: 'it fell into my sleeve',
  seen: 'The mask of a raccoon moth, a sleeve full of used cards',
  power: 'Theft',
  rulings: [
    { ask: 'The cards were switched. Which one do I take?', answer: 'The one your opponent resolved the encounter with.' },
    { ask: 'Clone keeps the card. Can I still take it?', answer: 'No. It never reaches the discards.' },
  ],
  short: 'As a main player you may take your opponent’s used encounter card from the discards.',
  used: 'The encounter card of the other main player goes from the discards to its hand.',
  full: 'You are a main player and the encounter cards have been discarded. You may take the card your opponent fought with out of the discards into your hand. If cards were switched or replaced, that is the one they ended with. Stopped, the card stays discarded.',
  flare: {
    wild: 'When someone else plays an artifact or a flare: discard a negotiate from your hand. The card has no effect and comes to your hand.',
    super: 'Whatever your role, you may take the used encounter card of any other player.',
    classic:
      'A licence to cheat, between the phases: slip one of your ships out of the warp, or a card out of the deck or the discards. Nobody is told. Then everyone may accuse another player: caught, you show the flare, give back what you took and lose a ship. To be offered it, press “Ask me” at the card.',
    brief: {
      wild: 'Discard a negotiate: the card being played fails and is yours.',
      super: 'Take a used encounter card, even when not involved.',
      classic: 'Between phases: slip a ship or a card away, unless you are caught.',
    },
  },
  uses: { steal: 'Take your opponent’s card' },
  asks: {
    cheat: {
      title: 'Nobody is looking',
      help: 'Who holds the flare of the Filch may take something now. Everyone is asked, so that nobody knows who can.',
      fallback: 'you do nothing.',
      waiting: '{seats} looks around',
      words: { pass: 'Be honest', ship: 'Slip a ship out of the warp', deck: 'Slip the top card off the deck' },
    },
    accuse: {
      title: 'Was somebody cheating?',
      help: 'Point at a player whom you suspect of taking something just now. To be wrong costs nothing.',
      fallback: 'you accuse nobody.',
      waiting: '{seats} looks around',
      words: { pass: 'Accuse nobody' },
    },
  },
  orders: {
    cheat: 'Between the phases: I may cheat',
    accuse: 'Before every phase: I may accuse somebody of cheating',
    'accuse.glance': 'Once an encounter, unless I am a main player: I may accuse somebody of cheating',
  },
  tells: {
    accused: '{from} accuses {to} of cheating.',
    exposed: 'Caught in the act: {seat} shows the flare of the Filch and gives back what was taken.',
    slipped: 'Something has changed places, and nobody saw it.',
    took: 'You slip into your hand: {faces}.',
    caught: '{seat} catches {face} for a negotiate.',
    stole: '{seat} takes {face} from the discards.',
  },
  loses: {
    log: '{seat} was caught cheating and loses {count, plural, one {# ship} other {# ships}}.',
    help: 'You were caught: it goes to the warp. Ships in the encounter stay.',
  },
  options: {
    filch_flare: {
      title: 'The flare of the Filch',
      choices: {
        standard: { label: 'Standard', help: 'it catches cards that are played' },
        classic: { label: 'Classic', help: 'a licence to cheat' },
      },
      refused: 'There is no such flare of the Filch.',
      bars: { classic_without_flares: 'It is one of the flares, and there are none in the deck.' },
    },
  },
};
