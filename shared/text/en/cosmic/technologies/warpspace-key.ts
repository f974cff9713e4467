import type { TechnologyWords } from '../../../cosmic-entry.ts';

export const warpspaceKey: TechnologyWords<'warpspace-key'> = {
  name: 'Warpspace Key',
  short: 'As the offense, when you regroup: all your ships leave the warp.',
  full: 'You are the offense and your encounter begins: all your ships leave the warp for any of your colonies. Nothing is left for the regroup to bring back. Then the technology is discarded.',
  uses: { open: 'Open the warp: all your ships come home' },
};
