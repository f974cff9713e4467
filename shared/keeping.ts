/** How long tables that nobody opens are kept, in days; an operator may say otherwise. */
export interface Keeping {
  unfinished: number;
  finished: number;
}

interface KeepingVars {
  KEEP_UNFINISHED_DAYS?: string;
  KEEP_FINISHED_DAYS?: string;
}

export function keepingOf({ KEEP_UNFINISHED_DAYS, KEEP_FINISHED_DAYS }: KeepingVars): Keeping {
  return { unfinished: Number(KEEP_UNFINISHED_DAYS || 90), finished: Number(KEEP_FINISHED_DAYS || 365) };
}
