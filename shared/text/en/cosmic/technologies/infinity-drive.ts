import type { TechnologyWords } from '../../../cosmic-entry.ts';

export const infinityDrive: TechnologyWords<'infinity-drive'> = {
  name: 'Infinity Drive',
  short: 'At the end of any encounter: have an extra one at once.',
  full: 'At the end of any encounter, with an encounter card in hand: you have an encounter of your own at once, as the offense and from the regroup on. Then play goes on where it was interrupted. There is no second encounter after it. The technology is discarded.',
  uses: { engage: 'Start the drive: an extra encounter' },
};
