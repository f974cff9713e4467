import { keepingOf } from '../../shared/keeping.ts';
import type { NewDue } from '../clock/due-list.ts';
import type { Env } from '../env.ts';
import type { Desk } from '../state/records.ts';
import { type RoomState, stageOf } from '../state/room-state.ts';

/** Tables that nobody has opened for long are deleted, a week after it was announced. */

const DAY = 86_400_000;
const WEEK = 7 * DAY;

/** When the table is deleted if nobody opens it. */
export function expiryOf(state: Pick<RoomState, 'desk' | 'play'>, env: Env): number {
  const { visited, warned } = state.desk;
  const stage = stageOf(state);
  const { unfinished, finished } = keepingOf(env);
  const end = visited + DAY * (stage === 'over' || stage === 'cancelled' ? finished : unfinished);
  return warned === null ? end : Math.max(end, warned + WEEK);
}

export function dueExpiry(state: RoomState, env: Env): NewDue {
  const at = expiryOf(state, env);
  return state.desk.warned === null ? { kind: 'farewell', subject: 'table', at: at - WEEK } : { kind: 'expiry', subject: 'table', at };
}

/** The desk with a visit noted; null where one was noted today, for a row is not to be written with every look. */
export function noteVisit(desk: Desk, now: number): Desk | null {
  return desk.warned === null && now - desk.visited < DAY ? null : { ...desk, visited: now, warned: null };
}
