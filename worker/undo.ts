import { sittingAt, takenBack, type Moment, type Step } from './standing.ts';
import type { Row, Store } from './store.ts';
import type { RoomState } from './view.ts';

/** This answer taken back, and with it all that came after; null if there is nothing to go back to. */
export function undone({ standing, tail }: RoomState, store: Store, row: Row, moment: Moment): Step | null {
  const sitting = standing && sittingAt(standing.sitting.rules, store, row.seq - 1);
  if (!sitting) return null;
  const restores = tail.findLast(({ seq, by }) => seq < row.seq && by !== 'desk')?.seq ?? row.seq - 1;
  return takenBack(standing, row, restores, sitting, moment);
}
