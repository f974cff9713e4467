import { Refusal } from '../../shared/engine/refusal.ts';
import { rulesOf } from '../../shared/games/shelf.ts';
import { isShorter, limitOf, longestWait, type PaceChoice, paceName, paceOf } from '../../shared/pace.ts';
import { deadlineOf, postpone, withDeadlines } from '../play/deadlines.ts';
import { changeOptions } from '../play/play-state.ts';
import type { RoomState } from '../state/room-state.ts';
import { type Act, announce } from './act.ts';
import { MISSED_MOST } from './seat/absence.ts';

/** The table's clocks: stopped, started again, given more time, set to another pace. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The longest a table may stand still before its clocks go on by themselves. */
const longestPause = ({ desk }: RoomState): number => (paceOf(desk.pace).postal ? 14 * DAY : DAY);

const nothing = ({ desk }: RoomState): Act => ({ desk, told: [], cut: [], grant: [] });

/** Clocks stand still until then at the latest; a longer wish is cut to what is allowed. */
export function pauseClocks(state: RoomState, hours: number, now: number): Act {
  const { desk } = state;
  if (desk.paused) throw new Refusal('already_paused');
  const until = now + Math.min(hours * HOUR, longestPause(state));
  return { ...nothing(state), desk: { ...desk, paused: { since: now, until } }, told: [announce('paused', { until })] };
}

/** Every deadline is as far off as it was. */
export function resumeClocks(state: RoomState, now: number): Act {
  const { desk, play } = state;
  if (!desk.paused) throw new Refusal('not_paused');
  return {
    ...nothing(state),
    desk: { ...desk, paused: null, ...(desk.spared && { spared: { ...desk.spared, until: desk.spared.until + now - desk.paused.since } }) },
    told: [announce('resumed', {})],
    ...(play && { play: postpone(play, now - desk.paused.since) }),
  };
}

/** Everything that is open may take its full time once more. */
export function extendDeadlines(state: RoomState): Act {
  const { desk, play } = state;
  return {
    ...nothing(state),
    told: [announce('extended', {})],
    ...(play && { play: withDeadlines(play, (decision, until) => until + limitOf(desk.pace, decision)) }),
  };
}

/** The options under the new pace: what was left to the pace follows it, once the game runs only where the rules allow for that. */
function optionsAt({ desk, play }: RoomState, pace: PaceChoice): RoomState['desk']['options'] {
  const isPostal = paceOf(pace).postal;
  if (isPostal === paceOf(desk.pace).postal) return desk.options;
  const options = { ...desk.options };
  for (const { id, default: live, postal = live, follows } of rulesOf(desk.game).options) {
    if ((follows || !play) && options[id] === (isPostal ? live : postal)) options[id] = isPostal ? postal : live;
  }
  return options;
}

/** Before the game nothing runs out: who is spared is spared from its start. */
export function spareFromStart(act: Act, now: number): Act {
  const { spared } = act.desk;
  return spared ? { ...act, desk: { ...act.desk, spared: { ...spared, until: now + spared.until - spared.since } } } : act;
}

/** Another pace: what is open begins its time anew, and a longer one takes none from it. Who sleeps through the change is spared for a while. */
export function changePace(state: RoomState, pace: PaceChoice, now: number): Act {
  const { play, settings } = state;
  const { pace: was, spared } = state.desk;
  if (JSON.stringify(pace) === JSON.stringify(was)) return nothing(state);
  const options = optionsAt(state, pace);
  const left = spared ? spared.until - (play ? now : spared.since) : 0;
  const until = now + Math.max(MISSED_MOST * longestWait(was), left);
  const desk = { ...state.desk, pace, options, spared: { since: now, until } };
  const least = (before: number): number => (isShorter(pace, was) ? 0 : before);
  const played = play && options !== state.desk.options ? changeOptions(play, options) : play;
  return {
    ...nothing(state),
    desk,
    told: [announce('pace', { pace: paceName(pace) })],
    ...(played && {
      play: withDeadlines(played, (decision, before) => Math.max(deadlineOf(decision, { desk, settings, now }), least(before))),
    }),
  };
}
