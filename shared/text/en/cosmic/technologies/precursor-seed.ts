import type { TechnologyWords } from '../../../cosmic-entry.ts';

export const precursorSeed: TechnologyWords<'precursor-seed'> = {
  name: 'Precursor Seed',
  short: 'Brings you the power of another alien beside your own.',
  full: 'When you complete it, draw at random an alien that nobody plays: you have its power beside your own, with all that is compulsory in it. With too few home colonies you lose it as you lose yours. If the technology is cancelled that alien leaves the game.',
  tells: { sprouted: '{seat} now has the power of {alien} too.', withered: '{seat} no longer has the power of {alien}.' },
};
