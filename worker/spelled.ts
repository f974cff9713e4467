import type { Outcome, RoomDoor } from '../shared/protocol.ts';
import { apiHeaders } from './headers.ts';

/** What can be asked of a room. */
export type Spelling = keyof RoomDoor;

/** An outcome as HTTP says it: a status and JSON; a refusal is `{ reason, view? }`. */
export interface Spelled {
  status: number;
  text: string;
}

export interface SpellingDoor {
  spell<A extends Spelling>(act: A, ...said: Parameters<RoomDoor[A]>): Promise<Spelled>;
}

export function spelled(outcome: Outcome<unknown>): Spelled {
  if (outcome.ok) return { status: 200, text: JSON.stringify(outcome.value) };
  const { status, reason, view } = outcome;
  return { status, text: JSON.stringify({ reason, view }) };
}

export function reply({ status, text }: Spelled, more?: Record<string, string>): Response {
  return new Response(text, { status, headers: more ? { ...apiHeaders, ...more } : apiHeaders });
}
