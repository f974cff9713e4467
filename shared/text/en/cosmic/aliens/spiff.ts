import type { AlienWords } from '../../../cosmic-entry.ts';

export const spiff: AlienWords<'spiff'> = {
  name: 'Spiff',
  epithet: 'any landing will do',
  seen: 'The grinning pilot of a wreck plants a flag in the crater.',
  power: 'Crash Land',
  rulings: [
    {
      ask: 'How is the margin counted with Anti-Matter or an upset?',
      answer: 'As the plain difference of the totals, by whatever rule you lost.',
    },
    { ask: 'Is a crash landing a colony?', answer: 'Yes, and it counts for victory, though the encounter is lost.' },
  ],
  short: 'Badly beaten as the offense, you may leave one ship on the planet.',
  used: 'One of the beaten ships stays on the planet as a colony.',
  full: 'You are the offense and lose attack against attack by 10 or more: you may land one of your ships that would go to the warp on the planet you aimed at, beside those who are there. It is a colony like any other, though the encounter is lost. Ships that are removed from the game cannot be saved this way. Stopped, the ship goes to the warp.',
  flare: {
    wild: 'As a beaten defense: one of your ships stays on the planet, beside whoever lands there.',
    super: 'As the offense, beaten attack against attack: losing by 5 or more is enough for a crash landing.',
    brief: { wild: 'One of your beaten ships stays on the planet.', super: 'Losing by 5 is enough for a crash landing.' },
  },
  uses: { crash: 'Crash-land a ship' },
};
