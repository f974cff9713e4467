import type { Catalogue } from '../../say.ts';

/** What is said around the talk of the seats. */
export const talk = {
  'play.talk.empty': 'Nobody has spoken yet. What you say here, everyone at the table reads.',
  'play.talk.empty-two': 'Nobody has spoken yet. Only you two read this.',
  'play.talk.silence': 'Nobody has spoken.',
  'play.talk.hint': 'Say something',
  'play.talk.hint.all': 'Everyone can read this',
  'play.talk.phrases': 'Ready phrases',
  'play.talk.send': 'Send',
  'play.talk.whom': 'To whom',
  'play.talk.everyone': 'To everyone',
  'play.talk.only': 'Only to {name}',
  'play.talk.for': 'for {name}',
  'play.talk.free': 'Everyone may talk, to the table or to one seat alone.',
  'play.talk.bargain': 'Only those who bargain may talk, and only while they do.',
  'play.talk.bargain.open': 'You are bargaining: you may talk until it is settled.',
  'play.talk.none': 'Nobody talks at this table. The host has set it so.',
  'play.talk.muted': 'You have muted: {seats}.',
} as const satisfies Catalogue;
