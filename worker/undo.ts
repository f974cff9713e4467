import { Sitting } from '../shared/engine/sitting.ts';
import { sittingAt, takenBack, type Moment, type Step } from './standing.ts';
import type { Row, Store } from './store.ts';
import type { RoomState } from './view.ts';

/** This answer taken back, and with it all that came after; null if there is nothing to go back to. */
export function undone({ standing, tail }: RoomState, store: Store, row: Row, moment: Moment): Step | null {
  const then = standing && sittingAt(standing.sitting.rules, store, row.seq - 1);
  if (!then) return null;
  // options that followed another pace since are not the seat's to take back
  const { rules, save } = standing.sitting;
  const sitting = new Sitting(rules, { ...then.save, options: save.options });
  const restores = tail.findLast(({ seq, by }) => seq < row.seq && by !== 'desk')?.seq ?? row.seq - 1;
  return takenBack(standing, row, restores, sitting, moment);
}
