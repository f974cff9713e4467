import { botPicks } from './bots.ts';
import type { Ledger } from './ledger.ts';
import { answered, forecasts } from './standing.ts';
import type { Due } from './store.ts';

/** The alarm: everything due by now is done, whoever is there. */
export function ring(ledger: Ledger, now: number): void {
  const { clock } = ledger;
  clock.rang();
  for (const due of clock.dueBy(now)) {
    try {
      fire(ledger, due, now);
    } catch (error) {
      // a failing line must not hold up the others, nor be tried without pause
      console.error('due', due.kind, due.subject, error);
      clock.postpone(due, now);
    }
  }
  clock.arm();
}

/** A bot answers as it sees fit, an absent seat with the fallback. */
function fire(ledger: Ledger, due: Due, now: number): void {
  const { state, nextSeq, clock } = ledger;
  const { kind, subject } = due;
  // one that fired before may have left this one without a subject; the list knows that already
  if (clock.find(kind, subject) !== due.at) return;
  const decision = state.standing?.sitting.open.find(({ id }) => id === subject);
  if (!state.standing || !decision) return clock.drop(due);
  const isBot = kind === 'bot';
  const picks = isBot ? botPicks(state.standing, decision) : decision.fallback;
  const moment = { seq: nextSeq, now, desk: state.desk };
  const step = answered(state.standing, decision, picks, isBot ? 'bot' : 'clock', moment);
  const fired = forecasts(step.standing, { ...moment, seq: nextSeq + 1 });
  ledger.play([step, ...fired.steps], fired.standing, now);
}
