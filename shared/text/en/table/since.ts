import type { Catalogue } from '../../say.ts';

/** What a seat page says around what happened since one left. */
export const since = {
  'table.since': 'Since you left',
  'table.since.count':
    '{count, plural, one {One thing happened.} other {# things happened.}} {yours, plural, =0 {None of it was done to you.} one {One of them to you.} other {# of them to you.}}',
  'table.since.steps': 'Show step by step',
  'table.since.skip': 'Skip',
  'table.since.list': 'As a list',
  'table.since.unlist': 'Hide the list',
  'table.since.at': '{n} of {count}',
  'table.since.back': 'Back',
  'table.since.on': 'Next',
  'table.since.pause': 'Stop here',
  'table.since.play': 'Play on',
  'table.since.you': 'Done to you',
  'table.since.earlier': '{count, plural, one {One earlier line is in the log.} other {# earlier lines are in the log.}}',
  'table.since.yours': 'Now it is your move.',
  'table.since.waits': 'Now the table waits for {seats}.',
  'table.since.secret': 'Now the table waits for a secret choice.',
  'table.since.over': 'The game is over.',
  'table.since.done': 'To the table',
} as const satisfies Catalogue;
