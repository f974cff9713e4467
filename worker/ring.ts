import { MISSED_MOST, offered, relieved } from './away.ts';
import { botPicks } from './bots.ts';
import type { DueKind } from './clock.ts';
import type { Env } from './env.ts';
import { resumedClocks } from './halt.ts';
import type { Ledger } from './ledger.ts';
import type { Letterbox } from './letterbox.ts';
import { polled } from './motions.ts';
import { answered, forecasts } from './standing.ts';
import type { Due, Store } from './store.ts';
import { ended } from './votes.ts';

/** What the alarm may touch. */
export interface Ringing {
  ledger: Ledger;
  store: Store;
  env: Env;
  letterbox: Letterbox;
}

/** The alarm: everything due by now is done, whoever is there. */
export function ring(room: Ringing, now: number): void {
  const { clock } = room.ledger;
  clock.rang();
  for (const due of clock.dueBy(now)) {
    // one that fired before may have left this one without a subject; the list knows that already
    if (clock.find(due.kind, due.subject) !== due.at) continue;
    try {
      if (!firings[due.kind as DueKind](room, due, now)) clock.drop(due);
    } catch (error) {
      // a failing line must not hold up the others, nor be tried without pause
      console.error('due', due.kind, due.subject, error);
      clock.postpone(due, now);
    }
  }
  clock.arm();
}

/** False: there was nothing to do, and the line can go. What is done takes its line off the list itself, in the same transaction. */
type Firing = (room: Ringing, due: Due, now: number) => boolean;

const firings: Record<DueKind, Firing> = {
  bot: (room, due, now) => answer(room, due, now, 'bot'),
  deadline: (room, due, now) => answer(room, due, now, 'clock'),
  resume: ({ ledger }, _, now) => {
    if (!ledger.state.desk.paused) return false;
    ledger.desk(resumedClocks(ledger.state, now), now);
    return true;
  },
  vote: ({ ledger, store, env }, { subject }, now) => {
    const poll = ended(ledger.state, Number(subject));
    if (!poll) return false;
    const { act, step } = polled(poll, ledger.state, store, env, now);
    ledger.desk(act, now, step);
    return true;
  },
  grace: ({ ledger, env }, { subject }, now) => {
    ledger.desk(offered(ledger.state, Number(subject), env, now), now);
    return true;
  },
  notice: ({ letterbox }, due, now) => letterbox.notice(due, now),
  reminder: ({ letterbox }, due, now) => letterbox.reminder(due, now),
  digest: ({ letterbox }, due, now) => letterbox.digest(due, now),
  news: ({ letterbox }, _, now) => letterbox.news(now),
  send: ({ letterbox }, due, now) => letterbox.send(due, now),
};

/** A bot answers as it sees fit, an absent seat with the fallback; one that is absent too often is relieved by its bot. */
function answer({ ledger }: Ringing, { subject }: Due, now: number, by: 'bot' | 'clock'): boolean {
  const { state } = ledger;
  const decision = state.standing?.sitting.open.find(({ id }) => id === subject);
  if (!state.standing || !decision) return false;
  const { seat } = decision;
  const moment = ledger.moment(now);
  const step = answered(state.standing, decision, by === 'bot' ? botPicks(state.standing, decision) : decision.fallback, by, moment);
  const fired = forecasts(step.standing, { ...moment, seq: moment.seq + 1 });
  const isAbsent = by === 'clock' && (step.standing.beside.missed[seat] ?? 0) >= MISSED_MOST;
  const isRunning = step.standing.sitting.rules.result(step.standing.sitting.table) === null;
  const act = isAbsent && isRunning && state.desk.seats[seat]!.away?.by !== 'bot' ? relieved(state, seat, now) : undefined;
  ledger.play([step, ...fired.steps], fired.standing, now, act);
  return true;
}
