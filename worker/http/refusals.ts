import { Refusal } from '../../shared/engine/refusal.ts';
import type { Outcome, Refused } from '../../shared/protocol.ts';

/** Reasons that are not about the picks themselves. */
const statuses: Record<string, number> = {
  malformed: 400,
  not_seated: 403,
  not_host: 403,
  not_readable: 403,
  no_such_page: 404,
  no_such_link: 404,
  no_such_moment: 404,
  method_not_allowed: 405,
  duplicate_request: 409,
  game_not_started: 409,
  game_over: 409,
  stale_state: 409,
  not_your_turn: 409,
  nothing_to_undo: 409,
  nothing_to_forecast: 409,
  nothing_to_pass: 409,
  colour_taken: 409,
  name_taken: 409,
  renamed_too_often: 429,
  game_full: 409,
  seats_empty: 409,
  already_started: 409,
  game_not_running: 409,
  already_paused: 409,
  not_paused: 409,
  already_away: 409,
  not_away: 409,
  not_absent: 409,
  no_person: 409,
  vote_open: 409,
  vote_over: 409,
  no_vote: 403,
  vote_closed: 409,
  voted_too_often: 429,
  changed_too_often: 429,
  already_lent: 409,
  not_lent: 409,
  not_objecting: 409,
  person_away: 409,
  not_agreed: 409,
  too_few_voters: 409,
  shorter_pace: 409,
  no_talk: 409,
  game_not_over: 409,
  puzzles_shut: 409,
  not_heir: 403,
  not_set_up: 501,
  too_large: 413,
  too_many_requests: 429,
  too_many_tables: 429,
  talking_too_fast: 429,
  told_too_often: 429,
  mailed_too_often: 429,
  not_by_mail: 403,
  no_address: 409,
  internal: 500,
  corrupt_game: 500,
};

/** What is well-formed and well-timed but not possible. */
const UNPROCESSABLE = 422;

const statusOf = (reason: string): number => statuses[reason] ?? UNPROCESSABLE;

export const refuse = (reason: string): Refused => ({ ok: false, status: statusOf(reason), reason });

/** Too often for now; in so many milliseconds it may be tried again. */
export const refuseFor = (reason: string, wait: number): Refused => ({ ...refuse(reason), retry: Math.ceil(wait / 1_000) });

/** What the rules or the desk refuse; anything else is thrown on. */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Refusal) return refuse(error.key);
  throw error;
}

/** A refusal by the rules or the desk is an outcome: nothing was changed. */
export function refusable<T>(then: () => Outcome<T>): Outcome<T> {
  try {
    return then();
  } catch (error) {
    return refusalOf(error);
  }
}
