import type { OptionGroup, Preset } from '../../engine/rules.ts';

/** Ways to play that are offered first. What one does not name is as usual; an option that the game has not is passed over. */
export const presets: readonly Preset[] = [
  { id: 'first', options: {} },
  { id: 'base', options: { aliens: 'flares', flares: 'yes' } },
  {
    id: 'everything',
    options: {
      aliens: 'flares',
      flares: 'yes',
      unlimited_flares: 'yes',
      technologies: 'yes',
      hidden_powers: 'yes',
      rotating_powers: 'yes',
    },
  },
  { id: 'short', options: { four_planets: 'yes', single_encounter: 'yes' } },
];

/** The headings of the form. */
export const groups: readonly OptionGroup[] = [
  { id: 'length', options: ['four_planets', 'single_encounter', 'technologies'] },
  { id: 'aliens', options: ['aliens', 'alert', 'flares', 'unlimited_flares', 'hidden_powers', 'rotating_powers'] },
  { id: 'seats', options: ['first_player'] },
  { id: 'deals', options: ['bargaining', 'deal_seconds', 'deal_hours', 'deal_sight', 'deal_colonies', 'deal_refusal'] },
  { id: 'pace', options: ['windows'] },
  { id: 'rulings', options: [] },
];
