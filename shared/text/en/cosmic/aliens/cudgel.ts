import type { AlienWords } from '../../../cosmic-entry.ts';

export const cudgel: AlienWords<'cudgel'> = {
  name: 'Cudgel',
  epithet: 'hits first, thinks later',
  seen: 'No neck, one huge fist, ships bouncing off it',
  power: 'Smash',
  rulings: [
    { ask: 'Does the extra loss bring more compensation?', answer: 'No. Compensation counts only ships lost by the defeat itself.' },
    { ask: 'What if the loser has too few ships left?', answer: 'Then all that are left are lost, and no more.' },
    { ask: 'I won with a negotiate. Do I smash?', answer: 'No. Your card at the end has to be an attack.' },
  ],
  short: 'When you win with an attack, your opponent loses as many ships more as you have in the encounter.',
  used: 'The beaten main player loses more ships, as many as the winner has in the encounter.',
  full: 'You are a main player, your card was an attack, and you have won. Beside what the defeat costs, your opponent loses as many ships to the warp as you have in the encounter, of their own choice from any of their colonies, or all they have left. They count for no compensation. This happens by itself. Stopped, nothing more is lost.',
  flare: {
    wild: 'As the offense, when you have landed a new colony: the ships of all other players on that planet go to the warp. Only your allies of this encounter are spared.',
    super: 'When you smash: hit any of your opponent’s allies too. Each of them loses as many ships.',
    brief: { wild: 'Where you land, ships of all but your allies go to the warp.', super: 'Smash any of your opponent’s allies too.' },
  },
  asks: {
    allies: {
      title: 'Which allies do you hit too?',
      help: 'Each of them loses as many ships as your opponent.',
      fallback: 'all of them.',
      waiting: '{seats} swings the cudgel',
      act: '{count, plural, =0 {Choose an ally} one {Hit # ally} other {Hit # allies}}',
    },
  },
  loses: {
    log: '{seat} loses {count, plural, one {# ship} other {# ships}} to the Cudgel ({places}).',
    help: 'The Cudgel smashes: they go to the warp, beside those lost by the defeat.',
  },
};
