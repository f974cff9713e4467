import { isZone, minuteOfDay } from '../../../shared/quiet.ts';
import { memoize } from '../../../shared/text/memoize.ts';
import type { Language } from '../../../shared/text/language.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;

const formatsOf = memoize((language: Language, timeZone: string) => {
  const locale = language === 'en' ? 'en-GB' : language;
  // after "until" Russian and Ukrainian want a case that a weekday would not be in
  const weekday = language === 'en' ? { weekday: 'long' as const } : {};
  return {
    day: new Intl.DateTimeFormat(locale, { ...weekday, day: 'numeric', month: 'long', timeZone }),
    time: new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
  };
});

/** A moment by the reader's own clock, so that "by" can stand before it: Saturday 16 November, 18:00. */
export function formatTime(at: number, language: Language, zone: string): string {
  const { day, time } = formatsOf(language, isZone(zone) ? zone : 'UTC');
  return `${day.format(at)}, ${time.format(at)}`;
}

/** The next time after this moment that the clocks of the zone show that minute of the day, even if they are changed on the way. */
export function nextAt(minute: number, after: number, zone: string): number {
  const ahead = (at: number): number => (minute - minuteOfDay(at, zone) + DAY) % DAY;
  const whole = after - (after % MINUTE);
  const first = whole + (ahead(whole) || DAY) * MINUTE;
  const off = ahead(first);
  if (off === 0) return first;
  // an hour too early where the clocks were put back, an hour too late where they were put forward
  return off <= DAY / 2 ? first + off * MINUTE : first - (DAY - off) * MINUTE;
}
