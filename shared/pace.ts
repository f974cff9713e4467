import type { ClockKind } from './engine/decision.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Pace {
  /** Games over days: nobody need be online together. */
  postal: boolean;
  /** How long a decision of each kind may take, in milliseconds. The minute of a bargain is a rule, whatever the pace. */
  limit: Record<ClockKind, number>;
}

export const paces = {
  live: { postal: false, limit: { turn: 2 * MINUTE, choose: MINUTE, respond: MINUTE / 2, bargain: MINUTE } },
  evening: { postal: false, limit: { turn: 10 * MINUTE, choose: 5 * MINUTE, respond: 3 * MINUTE, bargain: MINUTE } },
  daily: { postal: true, limit: { turn: DAY, choose: DAY, respond: 12 * HOUR, bargain: MINUTE } },
  slow: { postal: true, limit: { turn: 3 * DAY, choose: 3 * DAY, respond: DAY, bargain: MINUTE } },
} as const satisfies Record<string, Pace>;

export type PaceId = keyof typeof paces;
export const paceIds = Object.keys(paces) as PaceId[];
