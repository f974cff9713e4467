import { memoize } from '$shared/text/memoize.ts';
import type { Language } from '$shared/text/language.ts';

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const formatOf = memoize((language: Language) => new Intl.RelativeTimeFormat(language, { numeric: 'always' }));

/** How long ago that was, in the largest unit; null where it is less than a minute. */
export function ago(at: number, now: number, language: Language): string | null {
  const past = Math.max(0, now - at);
  const step = steps.find(([, length]) => past >= length);
  if (!step) return null;
  return formatOf(language).format(-Math.floor(past / step[1]), step[0]);
}
