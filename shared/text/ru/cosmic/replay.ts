import type { replay as english } from '../../en/cosmic/replay.ts';

export const replay: Record<keyof typeof english, string> = {
  'cosmic.replay.encounters': 'Контакты',
  'cosmic.replay.encounter': '{number}-й контакт',
  'cosmic.replay.colonies': 'Далёкие колонии',
  'cosmic.replay.offense': '{offense}',
  'cosmic.replay.sides': '{offense} › {defense}',
  'cosmic.replay.totals': '{offense} : {defense}',
  'cosmic.replay.ending.won': 'успех',
  'cosmic.replay.ending.lost': 'отпор',
  'cosmic.replay.ending.deal': 'сделка',
  'cosmic.replay.ending.deal-made': 'сделка',
  'cosmic.replay.ending.deal-failed': 'без сделки',
  'cosmic.replay.ending.resettled': 'заселено',
  'cosmic.replay.ending.conceded': 'уступка',
  'cosmic.replay.ending.both-lost': 'оба проиграли',
  'cosmic.replay.ending.aborted': 'отменён',
};
