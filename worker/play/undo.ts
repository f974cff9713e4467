import { undoableBy } from '../../shared/engine/history/history.ts';
import { Sitting } from '../../shared/engine/sitting.ts';
import { isKnownPlay } from '../state/log.ts';
import type { Row } from '../state/records.ts';
import type { RoomState } from '../state/room-state.ts';
import type { Store } from '../state/store.ts';
import { type Entry, type EntryContext, sittingAt, takeBack, withdraw } from './play-state.ts';

/** Answers taken back. Whether others have answered in secret meanwhile plays no part, or the offer would tell it. */

/** The seat's own sealed answer that still waits for those of others. */
function waitingAnswer(tail: readonly Row[], seat: number): Row | null {
  const since = tail.slice(1 + tail.findLastIndex(isKnownPlay));
  const own = since.filter((row) => row.silent && row.seat === seat);
  const last = own.findLast(
    (row) => row.by !== 'undo' && !own.some((one) => one.by === 'undo' && one.seq > row.seq && one.decision === row.decision),
  );
  return last?.by === 'seat' ? last : null;
}

/** The row that this seat could take back now. What happens at the desk does not stand in the way. */
export function undoRow({ tail }: RoomState, seat: number): Row | null {
  return waitingAnswer(tail, seat) ?? undoableBy(seat, tail.filter(isKnownPlay));
}

const frameOf = ({ decision }: Row): string | undefined => decision?.split('.')[0];

/** The first of the sealed answers that were given together with this one: who came before whom must not show. */
function firstOf(tail: readonly Row[], row: Row): Row {
  const before = tail.filter(({ seq, by }) => seq < row.seq && by !== 'desk');
  const other = before.findLastIndex((one) => !one.silent || frameOf(one) !== frameOf(row));
  return before[other + 1] ?? row;
}

/** This answer taken back, and with it all that came after; null if there is nothing to go back to. */
export function undoEntry({ play, tail }: RoomState, store: Store, row: Row, context: EntryContext): Entry | null {
  if (!play) return null;
  if (waitingAnswer(tail, row.seat!) === row) return withdraw(play, row, context);
  const { seq } = row.silent ? firstOf(tail, row) : row;
  const then = sittingAt(play.sitting.rules, store, seq - 1);
  if (!then) return null;
  // options that followed another pace since are not the seat's to take back
  const { rules, save } = play.sitting;
  const sitting = new Sitting(rules, { ...then.save, options: save.options });
  const restores = tail.findLast((one) => one.seq < seq && one.by !== 'desk')?.seq ?? seq - 1;
  return takeBack(play, row, restores, sitting, context);
}
