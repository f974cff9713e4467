/** The time zone of this device. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every zone there is, with the one that is set even if this browser has not heard of it. */
export const zonesWith = (...zones: string[]): string[] =>
  [...new Set(['UTC', ...zones, ...Intl.supportedValuesOf('timeZone')])].sort((a, b) => a.localeCompare(b));

/** Minutes after midnight as a field shows them, and back. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
