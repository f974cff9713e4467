import type { Catalogue } from '../say.ts';

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
  'play.keys.log': 'log',
  'play.keys.help': 'this list',
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
  'play.fair.explain':
    'All shuffles of this game come from one secret number. Its fingerprint was published before the deal; the number itself is opened at the end.',
  'play.fair.explain.over':
    'All shuffles came from this number. Its fingerprint was published before the deal. If the fingerprint of the opened number is the same, nobody has changed the cards on the way.',
  'play.fair.commitment': 'Fingerprint published at the deal (SHA-256)',
  'play.fair.seed': 'The number, opened at the end',
  'play.fair.check': 'Check it on this device',
  'play.fair.match': 'They match.',
  'play.fair.differ': 'They do not match.',
} as const satisfies Catalogue;
