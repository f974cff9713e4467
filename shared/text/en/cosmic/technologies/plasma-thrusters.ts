import type { TechnologyWords } from '../../../cosmic-entry.ts';

export const plasmaThrusters: TechnologyWords<'plasma-thrusters'> = {
  name: 'Plasma Thrusters',
  short: 'As the offense or an ally you may send one ship more; as the defense you may bring one to the planet.',
  full: 'You are the offense or an ally: you may send one ship more than you otherwise could. You are the defense and the gate is aimed: you may bring one ship from another colony to the planet, if you have a colony there. The technology stays.',
  uses: { guard: 'Bring a ship to the planet' },
  asks: {
    from: {
      title: 'From where does a ship come to {planet}?',
      help: 'One ship from another of your colonies.',
      fallback: 'your largest colony.',
      waiting: '{seats} brings up a ship',
      act: 'Bring this ship',
    },
  },
  tells: { guarded: '{seat} brings a ship to {planet}.' },
};
