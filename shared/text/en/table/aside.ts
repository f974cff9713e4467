import type { Catalogue } from '../../say.ts';

/** What a seat page says in what is unfolded: the table menu, the text view, the proof of the shuffle; and before the game begins. */
export const aside = {
  'play.menu.rules': 'Rules of the game',
  'play.menu.name': 'Your name at this table',
  'play.menu.rename': 'Rename',
  'play.text': 'Text view',
  'play.text.hide': 'Leave text view',
  'play.keys': 'Keys',
  'play.keys.pick': 'pick a card, then a planet',
  'play.keys.confirm': 'confirm',
  'play.keys.drop': 'drop the choice',
  'play.keys.explain': 'explain it',
  'play.keys.log': 'log',
  'play.keys.help': 'this list',
  'play.explain.leaves': 'Leaf through',
  'play.explain.more': 'I or the other mouse button: read on',
  'play.pick.nth': 'Placing {n}',
  'play.pick.none': 'choose…',
  'play.pick.send': 'Send this choice',
  'play.pick.lodge': 'Keep for later',
  'play.ahead': 'In advance',
  'play.ahead.help': 'What you lodge here is played as soon as it is your turn, if it is still allowed. You can change it until then.',
  'play.ahead.lodged': 'Lodged: {count, plural, one {# answer} other {# answers}}.',
  'play.ahead.clear': 'Take it back',
  'play.foyer': 'The table is gathering',
  'play.foyer.help':
    '{free, plural, =0 {Everyone has sat down. The host starts the game.} one {One seat is still free. You may close this page.} other {# seats are still free. You may close this page.}}',
  'play.foyer.seats': 'At the table',
  'play.foyer.rules': 'House rules',
  'play.fair.explain.lobby':
    'All shuffles of this game will come from a secret number of the table and from random numbers that the players’ devices add before the start. The table’s number is fixed already: this is its fingerprint. What was added is shown when the game begins.',
  'play.fair.explain':
    'All shuffles of this game come from a secret number of the table and from random numbers that the players’ devices added. The table’s number was fixed, and its fingerprint shown, before anyone added anything; the number itself is opened at the end. So neither the service nor a player alone could choose the cards.',
  'play.fair.explain.over':
    'All shuffles came from the table’s number and from what the players’ devices added. If the fingerprint of the opened number is the one shown since the table was set, and both together give the number of the deal, nobody has changed the cards on the way.',
  'play.fair.first':
    'All shuffles of this game come from one secret number. Its fingerprint was published with the deal; the number itself is opened at the end.',
  'play.fair.first.over':
    'All shuffles came from this number. Its fingerprint was published with the deal. If the fingerprint of the opened number is the same, nobody has changed the cards since.',
  'play.fair.commitment': 'Fingerprint of the table’s number (SHA-256)',
  'play.fair.seed': 'The table’s number, opened at the end',
  'play.fair.contributions': 'Added before the start',
  'play.fair.by': '{who}:',
  'play.fair.nothing': 'nothing (a bot, or a page without a script)',
  'play.fair.dealt': 'The number of the deal, from all of these',
  'play.fair.check': 'Check it on this device',
  'play.fair.match': 'Everything matches.',
  'play.fair.match.own': 'Everything matches, and what this device added is among it.',
  'play.fair.differ': 'It does not match.',
  'play.fair.differ.own': 'The numbers match each other, but not what this device added or was shown before the start.',
} as const satisfies Catalogue;
