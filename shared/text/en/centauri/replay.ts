import type { Catalogue } from '../../say.ts';

/** The course of a game, where it is looked at again. */
export const replay = {
  'centauri.replay.rounds': 'Rounds',
  'centauri.replay.round': 'Round {round}',
  'centauri.replay.points': 'Points',
  'centauri.replay.won': '{winners}',
  'centauri.replay.gained': '+{points}',
  'centauri.replay.none': 'nobody',
} as const satisfies Catalogue;
