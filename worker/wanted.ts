import { botPause } from './bots.ts';
import type { Clock, DueKind, Wanted } from './clock.ts';
import { paceOf } from '../shared/pace.ts';
import type { Env } from './env.ts';
import { noticesWanted } from './notices.ts';
import { bankOf, isBanked } from './standing.ts';
import { stageOf, type RoomState } from './view.ts';

/** Kinds of due lines that follow from how the room stands: after every change they are worked out anew. */
export const derivedKinds: readonly DueKind[] = ['deadline', 'bot', 'resume', 'vote', 'grace', 'notice', 'reminder', 'digest', 'news'];

/** All that the room is to be woken for, as it stands. */
export function wanted(state: RoomState, clock: Clock, env: Env, now: number): Wanted[] {
  const notices = noticesWanted(state, clock, now);
  if (stageOf(state) !== 'playing') return notices;
  return [...answers(state, clock, env, now), ...desk(state, env), ...notices];
}

/** A bot answers after a pause, a person until the deadline and what is left of the bank. While all is paused nothing falls due. */
function answers({ standing, desk }: RoomState, clock: Clock, env: Env, now: number): Wanted[] {
  const { sitting, beside } = standing!;
  if (desk.paused) return [];
  return sitting.open.flatMap((decision): Wanted[] => {
    const { id, seat } = decision;
    const { occupant, away } = desk.seats[seat]!;
    if (occupant === 'bot' || away?.by === 'bot') return [{ kind: 'bot', subject: id, at: clock.find('bot', id) ?? now + botPause(env) }];
    const bank = isBanked(decision) ? bankOf(desk, beside, seat) : 0;
    return [{ kind: 'deadline', subject: id, at: beside.until[id]! + bank }];
  });
}

/** How long the bot plays on before someone else may be asked to sit in. */
const GRACE = { postal: 2 * 24 * 3_600_000, live: 5 * 60_000 };

function desk({ desk: { paused, votes, seats, links, pace } }: RoomState, env: Env): Wanted[] {
  const grace = paceOf(pace).postal ? GRACE.postal : GRACE.live;
  return [
    ...seats.flatMap(({ away }, seat): Wanted[] =>
      env.LINK_KEY && away?.by === 'bot' && !links.seats[seat]!.on
        ? [{ kind: 'grace', subject: String(seat), at: away.since + grace }]
        : [],
    ),
    ...(paused ? [{ kind: 'resume' as const, subject: 'table', at: paused.until }] : []),
    ...votes.map(({ id, ends }) => ({ kind: 'vote' as const, subject: String(id), at: ends })),
  ];
}
