import type { TechnologyWords } from '../../../cosmic-entry.ts';

export const xenonLasers: TechnologyWords<'xenon-lasers'> = {
  name: 'Xenon Lasers',
  short: 'As a main player or an ally: once in each reveal your side’s total is one more or one less.',
  full: 'You are a main player or an ally, and two attacks are up: once in the encounter you may make the total of your side one more, or one less. The technology stays.',
  uses: {
    tune: {
      label: 'Fire the lasers',
      ways: {
        plus: { label: 'Lasers: +1 for your side', log: '{seat} fires {what}: one more for the own side.' },
        minus: { label: 'Lasers: −1 for your side', log: '{seat} fires {what}: one less for the own side.' },
      },
    },
  },
};
