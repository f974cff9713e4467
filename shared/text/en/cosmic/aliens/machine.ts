import type { AlienWords } from '../../../cosmic-entry.ts';

export const machine: AlienWords<'machine'> = {
  name: 'Machine',
  epithet: 'next, please',
  seen: 'An engine block with a slot for a mouth, feeding out one planet after another',
  power: 'Continuity',
  rulings: [
    { ask: 'Where does a further encounter begin?', answer: 'With regroup, as any other.' },
    { ask: 'I ran out of encounter cards in the middle of an encounter. May I go on?', answer: 'No. Your turn is over then.' },
  ],
  short: 'In your turn you may go on after each encounter while you hold an encounter card.',
  used: 'Goes on with another encounter in the same turn.',
  full: 'As the offense you may have another encounter after each of your own, successful or not and however many you have had, as long as you hold an encounter card. Each begins with regrouping. Run out of encounter cards in the middle of one and your turn is over. Stopped, you have another only if the rules give you one.',
  flare: {
    wild: 'As the offense after your first encounter: have a second one, even if you failed or hold no encounter card. Without one you draw a new hand as it begins and keep this card beside it.',
    super: 'As the offense, regrouping: draw a card instead of taking a ship out of the warp.',
    brief: { wild: 'Have a second encounter, even after a failure.', super: 'Draw a card instead of taking a ship out of the warp.' },
  },
  uses: { continue: 'Go on' },
};
