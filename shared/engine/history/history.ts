import { applyPatches, type Patch } from './patch.ts';
import type { AnyRules } from '../rules.ts';
import type { Save, Viewer } from '../save.ts';
import type { Table } from '../table.ts';

/** A whole save is kept this often; between, only what changed. */
export const KEYFRAME_EVERY = 50;

/** Who answered: the seat itself, its bot, the clock, or an answer lodged in advance. */
export const hands = ['seat', 'bot', 'clock', 'forecast'] as const;
export type Hand = (typeof hands)[number];

/** One answer, or the taking back of one: what tells whether it can be taken back. Rows are only ever added. */
export interface HistoryRow {
  /** Counts from 1; row 0 is the deal. */
  seq: number;
  seat: number | null;
  /** Whose hand it was; only what a seat has answered itself is taken back. */
  by: string;
  /** May it still be taken back, as long as nobody else answers? */
  undoable: boolean;
  /** For a taking back: the row whose save it restored. */
  restores: number | null;
}

/** The save as it was after row `seq`, from the last keyframe before it and the patches since. */
export function saveAt(keyframe: Save, since: readonly { patch: Patch }[]): Save {
  return applyPatches(keyframe, ...since.map(({ patch }) => patch));
}

/** Is all that is known now among what was known? Mostly it is just the same, in the same order. */
function isNothingNew(was: readonly string[], is: readonly string[]): boolean {
  let same = 0;
  while (same < is.length && is[same] === was[same]) same++;
  if (same === is.length) return true;
  const known = new Set(was);
  return is.every((fact) => known.has(fact));
}

/** Does the table let anyone know, or has any chance decided, something that it did not before? Then there is no way back. */
export function isUndoable(rules: AnyRules, was: Table, is: Table): boolean {
  if (is.save.chance.drawn !== was.save.chance.drawn || rules.result(is)) return false;
  // what everyone learns is seen by whoever looks on
  const viewers: Viewer[] = ['watch', ...was.seats];
  return viewers.every((viewer) => isNothingNew(rules.knowledge(was, viewer), rules.knowledge(is, viewer)));
}

/** The row that this seat could take back now, or null. `rows` are the latest, in order, with the last one in force. */
export function undoableBy<Row extends HistoryRow>(seat: number, rows: readonly Row[]): Row | null {
  let row = rows.at(-1);
  while (row && row.restores !== null) {
    const { restores } = row;
    row = rows.find((one) => one.seq === restores);
  }
  return row && row.undoable && row.seat === seat && row.by === 'seat' ? row : null;
}
