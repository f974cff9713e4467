import type { Catalogue } from '../../say.ts';

/** The course of a game, where it is looked at again. */
export const replay = {
  'cosmic.replay.encounters': 'Encounters',
  'cosmic.replay.encounter': 'Encounter {number}',
  'cosmic.replay.colonies': 'Foreign colonies',
  'cosmic.replay.offense': '{offense}',
  'cosmic.replay.sides': '{offense} › {defense}',
  'cosmic.replay.totals': '{offense} : {defense}',
  'cosmic.replay.ending.won': 'won',
  'cosmic.replay.ending.lost': 'lost',
  'cosmic.replay.ending.deal': 'deal',
  'cosmic.replay.ending.deal-made': 'deal',
  'cosmic.replay.ending.deal-failed': 'no deal',
  'cosmic.replay.ending.resettled': 'resettled',
  'cosmic.replay.ending.conceded': 'conceded',
  'cosmic.replay.ending.both-lost': 'both lost',
  'cosmic.replay.ending.aborted': 'called off',
} as const satisfies Catalogue;
