import { memoize } from '$shared/text/memoize.ts';
import type { Language } from '$shared/text/language.ts';

const steps = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
  { unit: 'second', ms: 1_000 },
] as const;

const formatOf = memoize((language: Language) => new Intl.RelativeTimeFormat(language));

/** In so long, in the largest unit of which there are two at least; the script of the frame says it the same way. */
export function whenSaid(ms: number, language: Language): string {
  const step = steps.find((one) => ms >= 2 * one.ms) ?? steps[3];
  return formatOf(language).format(Math.max(1, Math.floor(ms / step.ms)), step.unit);
}
