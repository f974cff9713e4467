import { isSpared, MISSED_MOST, relieve, seekSubstitute } from '../desk/seat/absence.ts';
import type { Act } from '../desk/act.ts';
import { settlePoll } from '../desk/vote/motions.ts';
import { resumeClocks } from '../desk/pause.ts';
import { endVote } from '../desk/vote/votes.ts';
import type { Env } from '../env.ts';
import type { Situation } from '../notify/limits.ts';
import { digest, farewell, news, notice, reminder } from '../notify/notices.ts';
import type { Queue } from '../notify/queue.ts';
import { botPicks } from '../play/bots.ts';
import { lodgedFor } from '../play/lodged.ts';
import type { Entry } from '../play/play-state.ts';
import type { Committer } from '../room/commit.ts';
import type { Change } from '../state/change.ts';
import type { Store } from '../state/store.ts';
import type { DueKind, NewDue } from './due-list.ts';

/** What the alarm may touch. */
export interface AlarmRoom {
  committer: Committer;
  store: Store;
  env: Env;
  queue: Queue;
  /** Which seats have a page open, and has anyone? */
  pages: { readonly here: readonly boolean[] };
  broadcast: { readonly isAnyone: boolean };
}

/** The alarm: everything due by now is done, whoever is there. A room that has expired is to be deleted when all else is done. */
export function runAlarm(room: AlarmRoom, now: number): { isExpired: boolean } {
  const { dueList: clock } = room.committer;
  let isExpired = false;
  clock.rang();
  for (const due of clock.dueBy(now)) {
    // one that fired before may have left this one without a subject; the list knows that already
    if (clock.find(due.kind, due.subject) !== due.at) continue;
    try {
      const fired = firings[due.kind](room, due, now);
      if (fired === 'expired') isExpired = true;
      else if (!fired) clock.drop(due);
    } catch (error) {
      // a failing line must not hold up the others, nor be tried without pause
      console.error('due', due.kind, due.subject, error);
      postpone(room, due, now);
    }
  }
  clock.arm();
  return { isExpired };
}

/** A minute later, if what was due failed. */
const AGAIN = 60_000;

/** The next try of a delivery is stored, and so it is put off by a commit; all else follows from how the room stands. */
function postpone({ committer }: AlarmRoom, due: NewDue, now: number): void {
  const at = now + AGAIN;
  if (due.kind === 'send') committer.commit({ postponed: { id: due.subject, at } }, now);
  else committer.dueList.postpone(due, at);
}

/** False: there was nothing to do, and the line can go. What is done takes its line off the list itself, in the same transaction. */
type Firing = (room: AlarmRoom, due: NewDue, now: number) => boolean | 'expired';

const firings: Record<DueKind, Firing> = {
  bot: (room, due, now) => answerDue(room, due, now, 'bot'),
  deadline: (room, due, now) => answerDue(room, due, now, 'clock'),
  resume: ({ committer }, _, now) => {
    if (!committer.state.desk.paused) return false;
    committer.act(resumeClocks(committer.state, now), now);
    return true;
  },
  vote: ({ committer, store, env }, { subject }, now) => {
    const poll = endVote(committer.state, Number(subject));
    if (!poll) return false;
    const { act, entry } = settlePoll(poll, committer.state, store, env, now);
    committer.act(act, now, entry);
    return true;
  },
  grace: ({ committer, env }, { subject }, now) => {
    committer.act(seekSubstitute(committer.state, Number(subject), env, now, 'clock'), now);
    return true;
  },
  notice: (room, due, now) => tell(room, notice(situation(room, now), due), now),
  reminder: (room, due, now) => tell(room, reminder(situation(room, now), due), now),
  digest: (room, due, now) => tell(room, digest(situation(room, now), due), now),
  news: (room, _, now) => tell(room, news(situation(room, now)), now),
  send: ({ queue }, due, now) => {
    queue.again(due, now);
    return true;
  },
  farewell: (room, _, now) => (room.broadcast.isAnyone ? putOffExpiry(room, now) : tell(room, farewell(situation(room, now)), now)),
  expiry: (room, _, now) => (room.broadcast.isAnyone ? putOffExpiry(room, now) : 'expired'),
};

const situation = ({ committer, store, env, pages }: AlarmRoom, now: number): Situation => ({
  state: committer.state,
  store,
  env,
  here: pages.here,
  now,
});

function tell({ committer }: AlarmRoom, change: Change | null, now: number): boolean {
  if (change) committer.commit(change, now);
  return change !== null;
}

/** A bot answers as it sees fit, an absent seat with the fallback, a seat that has lodged an answer with that; one that is absent too often is relieved by its bot. */
function answerDue({ committer }: AlarmRoom, { subject }: NewDue, now: number, by: 'bot' | 'clock'): boolean {
  const { state } = committer;
  const decision = state.play?.sitting.open.find(({ id }) => id === subject);
  if (!state.play || !decision) return false;
  const { seat } = decision;
  const bring = ({ play: { beside, sitting } }: Entry): Act | undefined => {
    const hasMissed = by === 'clock' && state.desk.seats[seat]!.occupant === 'person' && (beside.missed[seat] ?? 0) >= MISSED_MOST;
    const isAbsent = hasMissed && !isSpared(state, seat, now);
    const isRunning = sitting.rules.result(sitting.table) === null;
    return isAbsent && isRunning && state.desk.seats[seat]!.away?.by !== 'bot' ? relieve(state, seat, now, 'clock') : undefined;
  };
  const lodged = lodgedFor(state.play, decision);
  const picks = lodged ?? (by === 'bot' ? botPicks(state.play.sitting, decision) : decision.fallback);
  committer.answer({ decision, picks, by: lodged ? 'forecast' : by, bring }, now);
  return true;
}

/** A page that has stayed open is a visit that has not ended. */
function putOffExpiry({ committer }: AlarmRoom, now: number): boolean {
  committer.commit({ desk: { ...committer.state.desk, visited: now, warned: null } }, now);
  return true;
}
