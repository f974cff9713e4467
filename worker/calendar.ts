import { pieces, say } from '../shared/text/say.ts';
import { askedOf, tableName, type Tongue } from './mail/compose.ts';
import type { RoomState } from './view.ts';
import { isOpenQuestion, privateWords } from './mail/openly.ts';
import { viewOf } from '../shared/engine/play.ts';

/** What is asked of a seat and until when, for a calendar: RFC 5545. */

const HALF_HOUR = 30 * 60_000;

const stamp = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Lines are at most 75 bytes long and go on after a space; no letter is cut. */
export function folded(line: string): string {
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
    ? privateWords(viewOf(state.standing!.sitting, seat).board, viewOf(state.standing!.sitting, 'watch').board)
    : new Set<string>();
  const entries = decisions.flatMap((decision) => {
    const until = state.standing!.beside.until[decision.id]!;
    const question = isOpenQuestion(decision, kept)
      ? pieces(speaker, words.question(decision))
          .map((piece) => (typeof piece === 'string' ? piece : piece.name))
          .join('')
      : say(speaker, 'mail.turn.generic');
    return [
      'BEGIN:VEVENT',
      `UID:${state.desk.room}.${seat}.${decision.id.replace(/[^\w.-]/g, '-')}@parley`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(until - HALF_HOUR)}`,
      `DTEND:${stamp(until)}`,
      `SUMMARY:${escaped(say(speaker, 'mail.calendar.title', { table, question }))}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(table)}`,
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
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
