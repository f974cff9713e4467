import { memoize } from '$shared/text/memoize.ts';
import type { Language } from '$shared/text/language.ts';
import type { Speech } from '$lib/speech.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const two = (value: number): string => String(value).padStart(2, '0');

/** Time left: minutes and seconds, under a day hours and minutes; beyond that see `moment`. */
export function timeLeft(ms: number, { say }: Pick<Speech, 'say'>): string {
  const left = Math.max(0, ms);
  if (left < HOUR) return `${Math.floor(left / MINUTE)}:${two(Math.floor((left % MINUTE) / 1000))}`;
  return say('play.clock.hours', { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
}

/** Day before month and 24 hours, in every language. */
const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

const shapes = {
  moment: { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  day: { day: 'numeric', month: 'short' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const;

/** The server does not know the reader's time zone: there it is UTC, and a whole moment says so. */
const formatOf = memoize((shape: keyof typeof shapes, language: Language, isLocal: boolean) => {
  const zone = isLocal ? {} : { timeZone: 'UTC', ...(shape === 'moment' && { timeZoneName: 'short' as const }) };
  return new Intl.DateTimeFormat(localeOf(language), { ...shapes[shape], ...zone });
});

export const moment = (at: number, language: Language, isLocal: boolean): string => formatOf('moment', language, isLocal).format(at);

/** Only the day, where there is little room. */
export const dayOf = (at: number, language: Language, isLocal: boolean): string => formatOf('day', language, isLocal).format(at);

/** Only the time of day. */
export const timeOfDay = (at: number, language: Language, isLocal: boolean): string => formatOf('time', language, isLocal).format(at);

/** A deadline as one would say it: the time if it is near, the day with it if not. */
export function deadline(at: number, now: number, language: Language, isLocal: boolean): string {
  return at - now > 12 * HOUR ? moment(at, language, isLocal) : timeOfDay(at, language, isLocal);
}
