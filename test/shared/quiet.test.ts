import { describe, expect, it } from 'vitest';
import { afterQuiet, isZone, minuteOfDay } from '../../shared/quiet.ts';

const at = (text: string): number => Date.parse(text);
const night = { from: 22 * 60, to: 8 * 60 };
const lunch = { from: 12 * 60, to: 13 * 60 };

describe('quiet hours', () => {
  const table: [string, string, typeof night, string, string][] = [
    ['before the night', '2026-11-16T19:59:00Z', night, 'Europe/Kyiv', '2026-11-16T19:59:00Z'],
    ['at its first minute', '2026-11-16T20:00:00Z', night, 'Europe/Kyiv', '2026-11-17T06:00:00Z'],
    ['after midnight', '2026-11-16T23:30:30Z', night, 'Europe/Kyiv', '2026-11-17T06:00:00Z'],
    ['at its last second', '2026-11-17T05:59:59Z', night, 'Europe/Kyiv', '2026-11-17T06:00:00Z'],
    ['when it is over', '2026-11-17T06:00:00Z', night, 'Europe/Kyiv', '2026-11-17T06:00:00Z'],
    ['within one day', '2026-11-16T12:30:00Z', lunch, 'UTC', '2026-11-16T13:00:00Z'],
    ['in a zone of half hours', '2026-11-16T17:00:00Z', night, 'Asia/Kolkata', '2026-11-17T02:30:00Z'],
    ['over the night in which clocks go forward', '2026-03-28T21:30:00Z', night, 'Europe/Kyiv', '2026-03-29T05:00:00Z'],
    ['over the night in which clocks go back', '2026-10-24T20:30:00Z', night, 'Europe/Kyiv', '2026-10-25T06:00:00Z'],
  ];
  it.each(table)('%s', (_, given, quiet, zone, expected) => {
    expect(new Date(afterQuiet(at(given), quiet, zone)).toISOString()).toBe(new Date(expected).toISOString());
  });

  it('are none where nothing is said, or where they begin and end together', () => {
    expect(afterQuiet(at('2026-11-16T23:30:00Z'), null, 'UTC')).toBe(at('2026-11-16T23:30:00Z'));
    expect(afterQuiet(at('2026-11-16T23:30:00Z'), { from: 60, to: 60 }, 'UTC')).toBe(at('2026-11-16T23:30:00Z'));
  });

  it('end outside the quiet hours whenever one begins to wait, all year round', () => {
    for (let hour = 0; hour < 366 * 24; hour++) {
      const end = afterQuiet(at('2026-01-01T00:17:00Z') + hour * 3_600_000, night, 'Europe/Kyiv');
      const minute = minuteOfDay(end, 'Europe/Kyiv');
      expect(minute >= night.to && minute < night.from, new Date(end).toISOString()).toBe(true);
    }
  });

  it('know zones from nonsense', () => {
    expect(isZone('Europe/Kyiv')).toBe(true);
    expect(isZone('Mars/Olympus')).toBe(false);
    expect(isZone('')).toBe(false);
  });
});
