import type { AlienWords } from '../../../cosmic-entry.ts';

export const reincarnator: AlienWords<'reincarnator'> = {
  name: 'Reincarnator',
  epithet: 'someone else tomorrow',
  seen: 'A shed skin, and a different creature stepping out of it',
  power: 'Reincarnation',
  rulings: [
    {
      ask: 'When does the old incarnation stop working?',
      answer: 'With the end of the encounter. A Zombie incarnation still saves the ships of the encounter just lost.',
    },
    { ask: 'Which aliens can come?', answer: 'Any that is not in the game, needs nothing before the game and may sit with the others.' },
    { ask: 'Do I keep my own power?', answer: 'Yes, you have both.' },
  ],
  short: 'When your side loses or your deal fails, you get the power of a random alien besides.',
  used: 'Takes on the power of a random alien that nobody plays.',
  full: 'At the end of an encounter that your side has lost, as a main player or an ally, or in which you failed to deal, you draw a random alien that nobody plays. You have its power beside this one until the next time; the one you had before leaves the game with all that it had collected, but still served in the encounter just lost. Aliens that need something before the game begins, and those that may not be in this game, are passed over. Stopped, you stay what you are.',
  flare: {
    wild: 'Another player was on the losing side or failed to deal: this card goes to their hand, and when the encounter is over they give up their alien for a random one that nobody plays. Never for the Reincarnator.',
    super: 'You need not take another incarnation this time.',
    brief: { wild: 'A player who lost gets this card and a random new alien.', super: 'Stay as you are this time.' },
  },
  tells: { reborn: '{seat} is reborn, with the power of {alien} besides.' },
};
