import { viewOf } from '../../shared/engine/play.ts';
import { pieces, plainOf, say } from '../../shared/text/say.ts';
import { settingsOf } from '../desk/seat/seat-settings.ts';
import type { RoomState } from '../state/room-state.ts';
import { isOpenQuestion, privateWords } from './mail/disclosure.ts';
import { askedOf, tableName, type Tongue, tongueOf } from './mail/tongue.ts';

/** What is asked of a seat and until when, for a calendar: RFC 5545. */

const HALF_HOUR = 30 * 60_000;

const stamp = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

/** A bare carriage return ends a line for some programs, too, and what has no sign of its own is a space. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** Lines are at most 75 bytes long and go on after a space; no letter is cut. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [''];
  let size = 0;
  for (const letter of line) {
    const own = encoder.encode(letter).length;
    if (size + own > (parts.length > 1 ? 74 : 75)) {
      parts.push('');
      size = 0;
    }
    parts[parts.length - 1] += letter;
    size += own;
  }
  return parts.join('\r\n ');
}

/** An entry ends where the decision's time does. An alarm rings an hour before. */
export function calendarOf(state: RoomState, seat: number, { speaker, words }: Tongue, now: number): string {
  const decisions = askedOf(state, seat);
  const table = tableName(state.desk, speaker);
  const kept = decisions.length
    ? privateWords(viewOf(state.play!.sitting, seat).board, viewOf(state.play!.sitting, 'watch').board)
    : new Set<string>();
  const entries = decisions.flatMap((decision) => {
    const until = state.play!.beside.until[decision.id]!;
    const question = isOpenQuestion(decision, kept)
      ? plainOf(pieces(speaker, words.question(decision)))
      : say(speaker, 'mail.turn.generic');
    return [
      'BEGIN:VEVENT',
      `UID:${state.desk.room}.${seat}.${decision.id.replace(/[^\w.-]/g, '-')}@parley`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(until - HALF_HOUR)}`,
      `DTEND:${stamp(until)}`,
      `SUMMARY:${escapeText(say(speaker, 'mail.calendar.title', { table, question }))}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(table)}`,
      'TRIGGER:-PT60M',
      'END:VALARM',
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parley//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries,
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

/** The same in the seat's own language. The room is read once its words are at hand. */
export async function calendarFor(read: () => RoomState, seat: number, now: number): Promise<string> {
  const tongue = await tongueOf(read().desk, settingsOf(read(), seat).language);
  return calendarOf(read(), seat, tongue, now);
}
