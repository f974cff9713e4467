import type { Outcome, RoomDoor } from '../../shared/protocol.ts';
import { apiHeaders } from './headers.ts';

/** What can be asked of a room. */
export type Ask = keyof RoomDoor;

/** An outcome as HTTP says it: a status and JSON; a refusal is `{ reason, view?, retry? }`. */
export interface Reply {
  status: number;
  text: string;
  /** In how many seconds it may be tried again. */
  retry?: number;
}

export interface ReplyDoor {
  reply<A extends Ask>(act: A, ...said: Parameters<RoomDoor[A]>): Promise<Reply>;
}

export function toReply(outcome: Outcome<unknown>): Reply {
  if (outcome.ok) return { status: 200, text: JSON.stringify(outcome.value) };
  const { status, reason, view, retry } = outcome;
  return { status, text: JSON.stringify({ reason, view, retry }), ...(retry !== undefined && { retry }) };
}

export function respond({ status, text, retry }: Reply, more?: Record<string, string>): Response {
  const headers = { ...apiHeaders, ...more, ...(retry !== undefined && { 'Retry-After': String(retry) }) };
  return new Response(text, { status, headers });
}
