import type { replay as english } from '../../en/cosmic/replay.ts';

export const replay: Record<keyof typeof english, string> = {
  'cosmic.replay.encounters': 'Контакти',
  'cosmic.replay.encounter': '{number}-й контакт',
  'cosmic.replay.colonies': 'Нерідні колонії',
  'cosmic.replay.offense': '{offense}',
  'cosmic.replay.sides': '{offense} › {defense}',
  'cosmic.replay.totals': '{offense} : {defense}',
  'cosmic.replay.ending.won': 'успіх',
  'cosmic.replay.ending.lost': 'відсіч',
  'cosmic.replay.ending.deal': 'угода',
  'cosmic.replay.ending.deal-made': 'угода',
  'cosmic.replay.ending.deal-failed': 'без угоди',
  'cosmic.replay.ending.resettled': 'заселено',
  'cosmic.replay.ending.conceded': 'поступка',
  'cosmic.replay.ending.both-lost': 'програли обоє',
  'cosmic.replay.ending.aborted': 'скасовано',
};
