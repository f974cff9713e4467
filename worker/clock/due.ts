import { paceOf } from '../../shared/pace.ts';
import { dueExpiry } from '../desk/expiry.ts';
import type { Env } from '../env.ts';
import { planNotices } from '../notify/plan.ts';
import { botPause, isBots } from '../play/bots.ts';
import { bankOf, isBanked } from '../play/deadlines.ts';
import { type RoomState, stageOf } from '../state/room-state.ts';
import type { DueList, NewDue } from './due-list.ts';

/**
 * All that the room is to be woken for, as it stands. What waits for a pause from now on keeps the time it has on the list; for a room
 * that has just woken `now` is when it last changed.
 */
export function listDue(state: RoomState, clock: DueList, env: Env, now: number): NewDue[] {
  const always = [...planNotices(state, clock, now), dueExpiry(state, env)];
  const stage = stageOf(state);
  if (stage === 'lobby') return [...votesDue(state), ...always];
  if (stage !== 'playing') return always;
  return [...answers(state, clock, env, now), ...desk(state, env), ...always];
}

/** A bot answers after a pause, a person until the deadline and what is left of the bank, a short window all at once when it closes. While all is paused nothing falls due. */
function answers({ play, desk }: RoomState, clock: DueList, env: Env, now: number): NewDue[] {
  const { sitting, beside } = play!;
  if (desk.paused) return [];
  return sitting.open.flatMap((decision): NewDue[] => {
    const { id, seat } = decision;
    const { occupant } = desk.seats[seat]!;
    const isBot = isBots(desk, seat);
    // nobody is there who would change it
    if ((isBot || occupant === 'readers') && decision.lapse) return [];
    if (isBot) {
      const at = decision.brief ? beside.until[id]! : (clock.find('bot', id) ?? now + botPause(env));
      return [{ kind: 'bot', subject: id, at }];
    }
    // the votes of readers are counted by the deadline alone
    const bank = isBanked(decision) && occupant !== 'readers' ? bankOf(desk, beside, seat) : 0;
    return [{ kind: 'deadline', subject: id, at: beside.until[id]! + bank }];
  });
}

/** How long the bot plays on before someone else may be asked to sit in. */
const GRACE = { postal: 2 * 24 * 3_600_000, live: 5 * 60_000 };

function desk(state: RoomState, env: Env): NewDue[] {
  const { paused, seats, links, pace } = state.desk;
  const grace = paceOf(pace).postal ? GRACE.postal : GRACE.live;
  return [
    ...seats.flatMap(({ away }, seat): NewDue[] =>
      env.LINK_KEY && away?.by === 'bot' && !away.host && !links.seats[seat]!.on
        ? [{ kind: 'grace', subject: String(seat), at: away.since + grace }]
        : [],
    ),
    ...(paused ? [{ kind: 'resume' as const, subject: 'table', at: paused.until }] : []),
    ...votesDue(state),
  ];
}

const votesDue = ({ desk: { votes } }: RoomState): NewDue[] =>
  votes.map(({ id, ends }) => ({ kind: 'vote', subject: String(id), at: ends }));
