import type { Language } from '$shared/text/language.ts';
import { moment, timeOfDay } from './time.ts';

const HALF_DAY = 12 * 60 * 60_000;

/** A past moment as one would say it: the time if it is not long ago, the day with it if it is. */
export const lately = (at: number, now: number, language: Language, isLocal: boolean): string =>
  now - at > HALF_DAY ? moment(at, language, isLocal) : timeOfDay(at, language, isLocal);
