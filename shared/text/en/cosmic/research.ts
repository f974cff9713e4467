import type { Catalogue } from '../../say.ts';

/** Cosmic Encounter: what a table with technologies says beside its board. */
export const research = {
  'cosmic.pieces': 'Special pieces on the table',
  'cosmic.pieces.planet': '{seat}: one more home planet, {planet}.',
  'cosmic.pieces.gap': '{tech}, {seat}: beside {planet}.',
  'cosmic.pieces.ship': '{tech}, {seat}: on {planet}.',
  'cosmic.pieces.warp': '{tech}, {seat}: in the warp.',
  'cosmic.pieces.encounter': '{tech}, {seat}: in the encounter.',
  'cosmic.pieces.off': '{tech}, {seat}: not on the board now.',
  'cosmic.techs': 'Your technologies',
  'cosmic.techs.none': 'none complete',
  'cosmic.techs.working':
    '{count, plural, =0 {No ships} one {# ship} other {# ships}} at work on {cards, plural, one {a card} other {# cards}} face down',
  'cosmic.techs.up': 'Complete, face up',
  'cosmic.techs.secret': 'Secret, {count, plural, =0 {no ships} one {# ship} other {# ships}}',
  'cosmic.techs.down': 'Face down, {count} of {needed}',
  'cosmic.techs.holds': '{count, plural, one {a card} other {# cards}} under it',
  'cosmic.techs.at-work': 'face down, {count, plural, =0 {no ships} one {# ship} other {# ships}} on it',
  'cosmic.techs.takes':
    '{kind, select, secret {Secret, } other {}}{research, select, X {as many ships as you like} other {takes {research} ships}}',
  'cosmic.techs.all': 'All technologies',
  'cosmic.work.research': 'Research {tech} with one ship?',
  'cosmic.work.research.help':
    '{research, select, X {{count, plural, =0 {No ship} one {# ship} other {# ships}} on it now.} other {{count} of {research} now, {more} of {research} then.}}',
  'cosmic.work.research.from': 'It comes off your largest colony.',
  'cosmic.work.research.last': 'It would be the last ship of a colony.',
  'cosmic.work.complete': 'Complete {tech}?',
  'cosmic.work.complete.help': 'It has the ships it takes: it is turned up, and they go home.',
  'cosmic.work.abandon': 'Give up {tech}?',
  'cosmic.work.abandon.help': 'It is shown and discarded, and its ships go home. This cannot be taken back.',
  'cosmic.work.other': 'To choose another card, press it.',
  'cosmic.work.each': 'One ship each time{until, select, done { until complete} enough { until there are enough} other {}}',
  'cosmic.work.send': '{each, select, yes {Send one ship, each time} other {Send one ship}}',
  'cosmic.work.send.last': 'Send a last ship',
  'cosmic.work.send.more': 'One ship more than it takes',
  'cosmic.work.finish': 'Complete it',
  'cosmic.work.give': 'Give it up',
  'cosmic.work.not': '{asks, select, yes {Not now} other {Leave it as it is}}',
  'cosmic.work.left': 'Left as it is, it is not asked about again.',

  'reason.tech_secret': 'It is secret: it is never completed, but used from where it lies.',
  'reason.tech_short': 'There are too few ships on it yet.',
  'reason.tech_no_ship': 'You have no ship on a colony.',
  'reason.tech_not_yours': 'This cannot be done with your technologies now.',
  'reason.planets_scarce': 'With one planet less somebody could never reach the goal.',
} as const satisfies Catalogue;
