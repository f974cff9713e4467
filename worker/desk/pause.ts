import { Refusal } from '../../shared/engine/refusal.ts';
import { rulesOf } from '../../shared/games/shelf.ts';
import { limitOf, type PaceChoice, paceName, paceOf } from '../../shared/pace.ts';
import { deadlineOf, postpone, withDeadlines } from '../play/deadlines.ts';
import { changeOptions } from '../play/play-state.ts';
import type { RoomState } from '../state/room-state.ts';
import { type Act, announce } from './act.ts';

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
    desk: { ...desk, paused: null },
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

/** Another pace: what is open begins its time anew. */
export function changePace(state: RoomState, pace: PaceChoice, now: number): Act {
  const { play, settings } = state;
  if (JSON.stringify(pace) === JSON.stringify(state.desk.pace)) return nothing(state);
  const options = optionsAt(state, pace);
  const desk = { ...state.desk, pace, options };
  const played = play && options !== state.desk.options ? changeOptions(play, options) : play;
  return {
    ...nothing(state),
    desk,
    told: [announce('pace', { pace: paceName(pace) })],
    ...(played && { play: withDeadlines(played, (decision) => deadlineOf(decision, { desk, settings, now })) }),
  };
}
