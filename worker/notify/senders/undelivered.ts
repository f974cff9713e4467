/** What went wrong on the way out, in words of ours: fit for a log, for it repeats nothing that was said or asked for. */
export class Undelivered extends Error {}

/** As much of an error as may stand in a log. What others say may hold an address or a key. */
export function causeOf(error: unknown): string {
  if (error instanceof Undelivered) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}
