import type { Speech } from '$lib/speech.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** When to try again, in words; nothing where that was not said. */
export function retrySaid({ say }: Pick<Speech, 'say'>, seconds: number | undefined): string {
  if (seconds === undefined) return '';
  return seconds > 2 * HOUR
    ? say('site.retry.hours', { hours: Math.ceil(seconds / HOUR) })
    : say('site.retry.minutes', { minutes: Math.ceil(seconds / MINUTE) });
}
