/** Hours of the day in which nothing falls due and nobody is written to: minutes after midnight, by the clock of the zone. */
export interface Quiet {
  from: number;
  to: number;
}

const DAY = 24 * 60;
const MINUTE = 60_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

export function isZone(zone: string): boolean {
  try {
    clockOf(zone);
    return true;
  } catch {
    return false;
  }
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  clocks.set(zone, clock);
  return clock;
}

/** Minutes after midnight in that zone. */
export function minuteOfDay(at: number, zone: string): number {
  const [hour, minute] = clockOf(zone).format(at).split(':');
  return Number(hour) * 60 + Number(minute);
}

const isWithin = (minute: number, { from, to }: Quiet): boolean => (minute - from + DAY) % DAY < (to - from + DAY) % DAY;

/** The moment itself, or the end of the quiet hours it falls into. */
export function afterQuiet(at: number, quiet: Quiet | null, zone: string): number {
  const isQuiet = (moment: number): boolean => quiet !== null && isWithin(minuteOfDay(moment, zone), quiet);
  if (!quiet || !isQuiet(at)) return at;
  let end = at - (at % MINUTE);
  while (isQuiet(end)) end += ((quiet.to - minuteOfDay(end, zone) + DAY) % DAY) * MINUTE;
  // the clock may have been put forward on the way there
  while (!isQuiet(end - MINUTE)) end -= MINUTE;
  return end;
}
