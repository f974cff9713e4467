import type { TechnologyWords } from '../../../cosmic-entry.ts';

export const energyCloak: TechnologyWords<'energy-cloak'> = {
  name: 'Energy Cloak',
  short: 'As the offense, once you have aimed: the defense invites nobody.',
  full: 'You are the offense and the gate is aimed: in this encounter the defense may invite no allies. Whoever may join without an invitation still may. Then the technology is discarded.',
  uses: { veil: 'Raise the cloak: the defense invites nobody' },
};
