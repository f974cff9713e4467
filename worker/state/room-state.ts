import type { Stage } from '../../shared/protocol.ts';
import { type PlayState } from '../play/play-state.ts';
import type { Desk, Key, Row, SeatSettings } from './records.ts';

/** A room as it stands: all that views are made of. */
export interface RoomState {
  /** Of the last row, and of the last one that everyone may know of. */
  seq: number;
  tick: number;
  desk: Desk;
  /** By seat; one that has left nothing has no entry. */
  settings: ReadonlyMap<number, SeatSettings>;
  play: PlayState | null;
  /** The host's secret of the table that goes on from this one, brought forth by the service's own key. */
  rematchHost: string | null;
  /** Hash of the room's own seed. */
  fingerprint: string | null;
  /** The latest rows, in order. */
  tail: readonly Row[];
}

/** How often this viewer's view has changed: sealed answers that wait for others count for their own seat alone. */
export const tickFor = ({ tick, play }: RoomState, { role, seat }: Key): number =>
  tick + ((role === 'seat' && play?.beside.hushed[seat!]) || 0);

export function stageOf({ play, desk }: Pick<RoomState, 'play' | 'desk'>): Stage {
  if (!play) return 'lobby';
  if (desk.cancelled) return 'cancelled';
  const { rules, table } = play.sitting;
  return rules.result(table) ? 'over' : 'playing';
}
