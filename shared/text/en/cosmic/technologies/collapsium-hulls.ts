import type { TechnologyWords } from '../../../cosmic-entry.ts';

export const collapsiumHulls: TechnologyWords<'collapsium-hulls'> = {
  name: 'Collapsium Hulls',
  short: 'As the defense, beaten by five or less: one of your ships stays on the planet.',
  full: 'You are the defense and lose, attack against attack, by five or less: one of your ships is not lost but holds out on the planet, beside whoever lands there. The encounter is lost all the same. The technology stays.',
  uses: { hold: 'Trust the hulls: one ship stays' },
};
