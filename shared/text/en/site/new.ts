import type { Catalogue } from '../../say.ts';

/** The form for a new table with all that can be chosen, beside what the first page says of it. */
export const newTable = {
  'new.title': 'New table',
  'new.heading': 'How do you want to play?',
  'new.lead': 'Pick one. You can open the table straight away.',
  'new.behind': 'What is behind it',
  'new.as': '{count, plural, =0 {As it is} one {# changed} other {# changed}}',
  'new.back': 'Back to “{preset}”',
  'new.changed': 'changed',
  'new.barred': 'Not allowed.',
  'new.idle': 'No use.',
  'new.open': 'Open the table',
  'new.note': 'Nothing is dealt until you start the game.',
  'new.players': 'Players',
  'new.colours': 'One colour each{left, plural, =0 {.} one {; one is left over.} other {; # are left over.}}',
  'new.differs': 'Not as usual: {list}',
  'new.seen': 'Seen to without asking',

  'cosmic.preset.first.help': 'Aliens that fit together, dealt to you. No flares, nothing extra.',
  'cosmic.preset.base.help': 'Choose one of two aliens. Ten flares in the deck.',
  'cosmic.preset.everything.help':
    '{technologies, select, yes {Flares without limit, technologies, hidden and rotating powers.} other {Flares without limit, hidden and rotating powers.}}',
  'cosmic.preset.short.help': 'Four planets, four colonies to win, one encounter a turn.',

  'cosmic.group.length': 'Length',
  'cosmic.group.aliens': 'Aliens and flares',
  'cosmic.group.seats': 'Seats',
  'cosmic.group.deals': 'Deals',
  'cosmic.group.pace': 'Pace and talk',
  'cosmic.group.rulings': 'Rulings where editions differ',

  'cosmic.seats.why': 'There are five colours, and alliances need a third player.',
  'cosmic.remedy.flares.yes': 'Put flares in',
  'cosmic.remedy.technologies.yes': 'Put technologies in',
  'cosmic.remedy.hidden_powers.no': 'Open the powers',

  'cosmic.outline.goal': 'To win',
  'cosmic.outline.goal.is': '{count, plural, one {# foreign colony} other {# foreign colonies}}',
  'cosmic.outline.hold': 'Power sleeps',
  'cosmic.outline.hold.is': 'below {count, plural, one {# home colony} other {# home colonies}}',
  'cosmic.outline.deck': 'Cosmic deck',
  'cosmic.outline.deck.is':
    '{count, plural, one {# card} other {# cards}}, {flares, plural, =0 {no flares} one {# flare} other {# flares}}',
  'cosmic.outline.destiny': 'Destiny deck',
  'cosmic.outline.destiny.is': '{count, plural, one {# card} other {# cards}}',
  'cosmic.outline.techs': 'Technologies',
  'cosmic.outline.techs.is': '{count, plural, one {# card} other {# cards}}, {dealt} to choose from',
  'cosmic.outline.deals.live': 'Deals',
  'cosmic.outline.deals.live.is': 'at once, {seconds, plural, one {# second} other {# seconds}}',
  'cosmic.outline.deals.rendezvous': 'Deals',
  'cosmic.outline.deals.rendezvous.is': 'once both are there, {seconds, plural, one {# second} other {# seconds}}',
  'cosmic.outline.deals.slow': 'Deals',
  'cosmic.outline.deals.slow.is': 'slow, {hours, plural, one {# hour} other {# hours}}',

  'cosmic.note.fewer_techs': 'With four planets {left} of {all}: what takes 8 or 9 ships stays out.',

  'cosmic.seen-to.apart': 'Gambler and Sorcerer never play at one table. If both come up, one is dealt again.',
  'cosmic.seen-to.hidden': 'Hidden powers leave out Miser and Tick-Tock: they set up in the open.',
  'cosmic.seen-to.rotating': 'Rotating powers skip them too.',
} as const satisfies Catalogue;
