import type { Catalogue } from '../say.ts';

/** What a table over days tells its seats: votes, pauses, and who is away. */
export const table = {
  'table.notices': 'News of the table',
  'table.more': '{count, plural, one {One more notice} other {# more notices}}',
  'table.hours': '{hours, plural, one {# hour} other {# hours}}',
  'table.days': '{days, plural, one {# day} other {# days}}',

  'table.paused': 'The clocks stand still',
  'table.paused.help': 'Until {time} at the latest. You may answer all the same.',
  'table.resume': 'Vote to go on',
  'table.away.bot': 'The bot plays for you',
  'table.away.substitute': '{name} plays for you',
  'table.away.help': 'The seat is still yours. Come back and you get the full time for what is open.',
  'table.back': 'I am back',
  'table.others.bot': 'The bot plays for {seats} until they are back.',
  'table.others.substitute': '{name} sits in for {seat} until they are back.',
  'table.hide': 'Hide this line',
  'table.heir': 'The hosting is offered to you',
  'table.heir.help': 'The host makes links, invites and keeps the clocks, and never sees a hand. You keep your seat.',
  'table.heir.take': 'Be the host',
  'table.cancelled': 'This game has ended without a result',
  'table.cancelled.help': 'All seats agreed to it. The board stays as it was.',

  'table.vote': '{seat} proposes: {what}',
  'table.vote.yours': 'You propose: {what}',
  'table.vote.pause': 'a pause of {time}',
  'table.vote.pace': 'another pace ({pace})',
  'table.vote.all': 'Everyone must agree.',
  'table.vote.most': 'More Yes than No decides.',
  'table.vote.ends': 'Open until {time}.',
  'table.vote.tally': 'Yes: {yes}. No: {no}. Still to vote: {open}.',
  'table.vote.nobody': 'nobody',
  'table.vote.none': 'You have no vote on this.',
  'table.vote.yes': 'Yes',
  'table.vote.no': 'No',
  'table.vote.withdraw': 'Withdraw',
} as const satisfies Catalogue;
