import type { ClockKind } from './engine/decision.ts';

const MINUTE = 60_000;
const RULED = { gather: 10_000, bargain: MINUTE };
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Pace {
  /** Games over days: nobody need be online together. */
  postal: boolean;
  /** How long a decision of each kind may take, in milliseconds, unless it says itself. The minute of a bargain and the moment to gather for it are rules, whatever the pace. */
  limit: Record<ClockKind, number>;
  /** Time a seat has beside that for the whole game; used up where an answer takes longer than its limit. */
  bank: number;
}

export const paces = {
  live: { postal: false, limit: { turn: 2 * MINUTE, choose: MINUTE, respond: MINUTE / 2, ...RULED }, bank: 5 * MINUTE },
  evening: { postal: false, limit: { turn: 10 * MINUTE, choose: 5 * MINUTE, respond: 3 * MINUTE, ...RULED }, bank: 0 },
  daily: { postal: true, limit: { turn: DAY, choose: DAY, respond: 12 * HOUR, ...RULED }, bank: 0 },
  slow: { postal: true, limit: { turn: 3 * DAY, choose: 3 * DAY, respond: DAY, ...RULED }, bank: 0 },
} as const satisfies Record<string, Pace>;

export type PaceId = keyof typeof paces;
export const paceIds = Object.keys(paces) as PaceId[];

/** A pace of the table's own, in minutes. */
export interface CustomPace {
  turn: number;
  choose: number;
  respond: number;
  bank: number;
}

/** One of ours, or one's own. */
export type PaceChoice = PaceId | CustomPace;

/** Whoever takes an hour over a turn does not sit there waiting. */
const POSTAL_FROM = 60;

export function paceOf(choice: PaceChoice): Pace {
  if (typeof choice === 'string') return paces[choice];
  const { turn, choose, respond, bank } = choice;
  const limit = { turn: turn * MINUTE, choose: choose * MINUTE, respond: respond * MINUTE, ...RULED };
  return { postal: turn >= POSTAL_FROM, limit, bank: bank * MINUTE };
}

/** How long a decision may take, in milliseconds: as the table has it, else by the pace. */
export const limitOf = (choice: PaceChoice, { clock, seconds }: { clock: ClockKind; seconds?: number }): number =>
  seconds === undefined ? paceOf(choice).limit[clock] : seconds * 1000;

/**
 * Someone may have less time than before: a limit is shorter, or a turn with all of the bank is. A bank that goes may be made up for by
 * the limits.
 */
export function isShorter(choice: PaceChoice, than: PaceChoice): boolean {
  const [to, from] = [paceOf(choice), paceOf(than)];
  const isLess = (Object.keys(from.limit) as ClockKind[]).some((kind) => to.limit[kind] < from.limit[kind]);
  return isLess || to.limit.turn + to.bank < from.limit.turn + from.bank;
}

/** The longest that one question may take. */
export function longestWait(choice: PaceChoice): number {
  const { limit, bank } = paceOf(choice);
  return Math.max(...Object.values(limit)) + bank;
}

/** The name under which the texts speak of it. */
export const paceName = (choice: PaceChoice): PaceId | 'custom' => (typeof choice === 'string' ? choice : 'custom');
