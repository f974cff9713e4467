import type { Catalogue } from '../../say.ts';

/** The course of a game, where it is looked at again. */
export const replay = {
  'comet.replay.rounds': 'Rounds',
  'comet.replay.round': 'Round {round}',
  'comet.replay.points': 'Points',
  'comet.replay.rescued': '{seats}',
  'comet.replay.animals': '{count} rescued',
} as const satisfies Catalogue;
