import type { Catalogue } from '../../say.ts';

/** What a frame says to those who play in it. */
export const play = {
  'embed-play.title': 'A seat at “{title}”',
  'embed-play.back': 'Back to the board',
  'embed-play.narrow': 'This frame is too narrow to play in.',

  'embed-play.kept': 'You have a seat at this table',
  'embed-play.kept.help': 'This browser remembers it.',
  'embed-play.own': 'You have a seat already?',
  'embed-play.own.help': 'Paste its link. It stays in this frame: the page around it does not get to see it.',
  'embed-play.own.link': 'Link of your seat',
  'embed-play.own.open': 'Open my seat',
  'embed-play.free': 'Take a free seat',
  'embed-play.free.seat': 'Seat',
  'embed-play.free.any': 'Any free seat',
  'embed-play.free.name': 'Your name',
  'embed-play.free.sit': 'Sit down',
  'embed-play.free.shut': 'The invitation in this frame opens nothing any more. Whoever runs this page can put in a new one.',

  'embed-play.sure': 'Sit down as {name}?',
  'embed-play.sure.help': 'You take a seat at the table “{title}”. Everyone there sees this name, and waits for your moves.',
  'embed-play.sure.yes': 'Yes, sit down',
  'embed-play.sure.no': 'Not now',

  'embed-play.yours': 'The seat is yours',
  'embed-play.yours.help':
    'Scripts do not run in this frame, so it goes on in a page of its own. Keep the address of that page: it is your seat.',
  'embed-play.opening': 'Your seat is being opened',
  'embed-play.as': 'You play as {name}',
  'embed-play.whole': 'Open in a page of its own',

  'embed-play.ask': 'Send it to the table?',
  'embed-play.ask.help': 'You are playing inside another page, so we make sure that it is you who wants this. Sent, it counts.',
  'embed-play.ask.yes': 'Yes, send it',
  'embed-play.ask.no': 'Not yet',
  'embed-play.onward': 'This goes on in a page of its own',
  'embed-play.onward.go': 'Open it',
  'embed-play.onward.stay': 'Stay here',

  'embed-play.no_seat': 'This link opens no seat. Please copy the whole link of your seat, and no other.',
  'embed-play.other_table': 'This link leads to another table than the one shown here.',
  'embed-play.no_connection': 'There is no connection. Please try again.',
  'embed-play.foreign':
    'The page around this frame, {origin}, has tried to open a seat here. The host of the table has not allowed it to. You can still open your seat yourself.',

  'embed-play.demo': 'Try {game}',
  'embed-play.demo.play': 'Play now',
  'embed-play.demo.help': 'You against {count, plural, one {# bot} other {# bots}}. No account, and nobody hurries you.',
  'embed-play.demo.note': 'Nothing starts before you press.',
  'embed-play.demo.guest': 'Guest',
  'embed-play.demo.set': 'Your table is being set',
  'embed-play.demo.refused': 'No table could be set',
  'embed-play.demo.again': 'Try again',
  'embed-play.demo.back': 'Back',

  'reason.not_sent': 'You have not sent it.',
} as const satisfies Catalogue;
